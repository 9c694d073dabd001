import { headers } from "next/headers";
import type { FormState } from "@/lib/contract/form";
import { refused } from "@/lib/http/form";
import { MAY, type Permission, type Role } from "@/lib/identity/permission";

/**
 * Refusals by HTTP request, on the process because each route is a separate bundle. A request is known by its headers,
 * of which the framework has one object for an action and for the page after it.
 */
const cache = globalThis as unknown as { surplusRoleRefusals?: WeakMap<object, string> };
cache.surplusRoleRefusals ??= new WeakMap();
const refusals = cache.surplusRoleRefusals;

type Asking = { role: Role; company: { name: string } };

/** The header in which the page's script names the action that it calls. A form without script has none. */
const ACTION_HEADER = "next-action";

/**
 * Refuses a form because of the member's role, and says which roles may send it. With script the form shows the
 * refusal. Without, the page is rendered again, often without the form, so only its frame shows it (findRoleRefusal).
 */
export async function refuseRole(
  { role, company }: Asking,
  form: FormData,
  permission?: Permission,
): Promise<FormState> {
  const roles: readonly Role[] = permission ? MAY[permission] : ["owner", "admin"];
  const who = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(roles);
  const text = `Your role (${role}) may not do this. An ${who} of ${company.name} can.`;
  const request = await headers();
  if (request.has(ACTION_HEADER)) return refused(form, text);
  refusals.set(request, text);
  return { ...refused(form, text), note: null };
}

/** Why the form that led to this page was refused, if its sender's role was the reason; otherwise null. */
export async function findRoleRefusal(): Promise<string | null> {
  return refusals.get(await headers()) ?? null;
}
