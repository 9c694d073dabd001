import { headers } from "next/headers";
import type { FormState } from "@/lib/contract/form";
import { refused } from "@/lib/http/form";
import { logRoleRefusal } from "@/lib/http/log-refusal";
import { MAY, type Permission, type Role } from "@/lib/identity/permission";

/**
 * The refusal, if any, of each HTTP request. Stored on the process because each route is a separate bundle. The key
 * is the request's headers object, which is the same for an action and for the page rendered after it.
 */
const cache = globalThis as unknown as { surplusRoleRefusals?: WeakMap<object, string> };
cache.surplusRoleRefusals ??= new WeakMap();
const refusals = cache.surplusRoleRefusals;

type Asking = { userId: string; role: Role; company: { id: string; name: string } };

/**
 * The header in which the page's script names the action that it calls. A form sent without a script has no such
 * header.
 */
const ACTION_HEADER = "next-action";

/**
 * Refuses a form because of the member's role, and says which roles may send it. With a script, the form shows the
 * refusal. Without one, the page is rendered again, often without the form, so the page's frame shows the refusal
 * (findRoleRefusal).
 */
export async function refuseRole(
  asking: Asking,
  form: FormData,
  permission?: Permission,
): Promise<FormState> {
  const { role, company } = asking;
  logRoleRefusal(asking, permission ?? "owners and admins only");
  const roles: readonly Role[] = permission ? MAY[permission] : ["owner", "admin"];
  const who = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(roles);
  const text = `Your role (${role}) may not do this. An ${who} of ${company.name} can.`;
  const request = await headers();
  if (request.has(ACTION_HEADER)) return refused(form, text);
  refusals.set(request, text);
  return { ...refused(form, text), note: null };
}

/** The reason why the form that led to this page was refused, if the sender's role was the reason; otherwise null. */
export async function findRoleRefusal(): Promise<string | null> {
  return refusals.get(await headers()) ?? null;
}
