import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { CONFIRM_CODE, CONFIRM_PASSWORD, type FormAction, type FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { ENVIRONMENT_HEADER, PATH_HEADER } from "@/lib/http/environment-header";
import { answerForm, findMoved, refused, refusedSignedOut, toForm } from "@/lib/http/form";
import { logRoleRefusal } from "@/lib/http/log-refusal";
import { findReturnPath, toConfirmPath, toSignInPath, withBack } from "@/lib/http/return-path";
import { giveSessionCookie, readSessionCookie } from "@/lib/http/session-cookie";
import { checkPerson, type SignedInPerson } from "@/lib/identity/check-person";
import { findMember, type SignedInMember } from "@/lib/identity/check-session";
import { confirmPerson, isFresh } from "@/lib/identity/confirm-person";
import { isOperatorEmail } from "@/lib/identity/operator-emails";
import { MAY, may, type Permission, type Role } from "@/lib/identity/permission";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { findPerson } from "@/lib/store/read/user";

/** A signed-in member, in the environment of the page's URL. */
export type Member = SignedInMember & {
  scope: Scope;
  actor: Actor;
  may: (permission: Permission) => boolean;
  /**
   * True in live while the company's live access is suspended; the member can then only withdraw requests
   * (memberToWithdraw).
   */
  isSuspendedHere: boolean;
  /** Returns the path of a portal page in this environment: /test/requests for /requests. */
  pathOf: (path: `/${string}`) => string;
};

/** The signed-in user, with or without a company; null for a visitor. Read from the database once per HTTP request. */
export const findSignedInPerson = cache(async (): Promise<SignedInPerson | null> => {
  const sessionId = await readSessionCookie();
  return sessionId ? checkPerson(sessionId) : null;
});

/** The signed-in member; null for a visitor and for a user without a company. Read once per HTTP request. */
export const findSignedIn = cache(async (): Promise<SignedInMember | null> => {
  const person = await findSignedInPerson();
  return person && findMember(person);
});

/** A member's start page after sign-in: in live once the company is approved for it. */
function homeOf({ company }: SignedInMember): string {
  return company.isLiveApproved ? "/live/requests" : "/test/requests";
}

/**
 * The start page of the signed-in user: their requests, the operator's console for an operator without a company, or a
 * page that says they have no company. Null for a visitor.
 */
export async function findHome(): Promise<string | null> {
  const person = await findSignedInPerson();
  if (!person) return null;
  const signedIn = await findSignedIn();
  if (signedIn) return homeOf(signedIn);
  return isOperatorEmail(person.email) ? "/operator" : "/no-company";
}

/**
 * Returns the member for a portal page or action, in the environment of its URL only. Every page calls this itself.
 * Redirects a visitor to sign-in. Redirects a member who lacks a required second factor or single sign-on to the page
 * that asks for it. In live, redirects a member of an unapproved company to the page that lists the missing steps.
 */
export async function member(): Promise<Member> {
  const asking = await memberToWithdraw();
  if (asking.isSuspendedHere) redirect("/test/settings/live");
  return asking;
}

/**
 * Like member(), but also available in live while live is suspended, because a customer's deletion request must not
 * wait until the suspension ends. During the suspension, `may` allows only withdrawing, and only if the member's role
 * allows it; it refuses everything else, including reading reports. Use only for the page frame, the list of requests,
 * a request's own page and its withdrawal.
 */
export async function memberToWithdraw(): Promise<Member> {
  const signedIn = (await findSignedIn()) ?? redirect((await findHome()) ?? (await toSignInPath()));
  if (signedIn.lacksSso)
    redirect(withBack("/sign-in/sso", findReturnPath((await headers()).get(PATH_HEADER))));
  if (signedIn.lacksSecondFactor) redirect("/second-factor");
  const environment = await getEnvironment();
  const { id, isLiveApproved, isLiveSuspended } = signedIn.company;
  if (environment === "live" && !isLiveApproved && !isLiveSuspended) redirect("/test/settings/live");
  const isSuspendedHere = environment === "live" && isLiveSuspended;
  return {
    ...signedIn,
    isSuspendedHere,
    scope: { companyId: id, environment },
    actor: { kind: "member", id: signedIn.userId },
    may: (permission) =>
      (!isSuspendedHere || permission === "request.withdraw") && may(signedIn.role, permission),
    pathOf: (path) => `/${environment}${path}`,
  };
}

/**
 * Returns the environment in the page's URL. Shows the not-found page if there is none. The router reads /%74est as
 * test, but the proxy then sets no environment, so no company data may be read or changed there.
 */
async function getEnvironment(): Promise<Environment> {
  const named = (await headers()).get(ENVIRONMENT_HEADER);
  if (named === "test" || named === "live") return named;
  return notFound();
}

/**
 * Wraps a portal form's action. In order: finds the member, checks that the page was rendered for this member and
 * company, and checks the permission. Then requires a recent proof of identity if `fresh` is set, runs the work and
 * converts refusals to messages. A user without a recent proof is asked for one in the form, which keeps the typed
 * values. If the session has ended, a `long` form keeps the typed values too and shows a message. `whileSuspended`
 * allows the action in live during a suspension.
 */
export function memberAction(
  permission: Permission | null,
  act: (asking: Member, form: FormData) => Promise<FormState>,
  {
    fresh = false,
    long = false,
    whileSuspended = false,
  }: { fresh?: boolean; long?: boolean; whileSuspended?: boolean } = {},
): FormAction {
  return async (_before, sent) => {
    const form = toForm(sent);
    if (long && !(await findSignedInPerson())) return refusedSignedOut(form, await toSignInPath());
    const asking = await (whileSuspended ? memberToWithdraw() : member());
    const moved = findMoved(form, asking);
    if (moved) return refused(form, moved);
    if (permission && !asking.may(permission)) return refuseRole(asking, form, permission);
    const answer = (proven: Member) => answerForm(form, () => act(proven, form));
    return fresh ? withProof(asking, form, answer) : answer(asking);
  };
}

/**
 * Runs `act` if the user proved their identity within the last ten minutes, or proves it in this form by a password or
 * code. A proof in this form gives the session a new cookie. Otherwise returns the form with all typed values and the
 * ways to prove identity, so that pressing the same button again continues.
 */
export async function withProof<Asking extends SignedInPerson>(
  asking: Asking,
  form: FormData,
  act: (proven: Asking) => Promise<FormState>,
): Promise<FormState> {
  if (isFresh(asking)) return act(asking);
  const sent = (name: string) => String(form.get(name) ?? "").trim();
  const [password, code] = [String(form.get(CONFIRM_PASSWORD) ?? ""), sent(CONFIRM_CODE)];
  const known = await findPerson(asking.userId);
  const confirm = {
    password: known?.hasPassword ? CONFIRM_PASSWORD : null,
    code: asking.hasTotp ? CONFIRM_CODE : null,
    path: await toConfirmPath(),
  };
  const ask = (says: string): FormState => ({ ...refused(form, says), confirm });
  if (!password && !code)
    return ask("Confirm it’s you, then press the button again. Nothing has been changed yet.");
  const proof = code
    ? ({ kind: "totp", text: code } as const)
    : ({ kind: "password", text: password } as const);
  const proven = await confirmPerson(asking, proof).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (proven instanceof AppError) return ask(proven.message);
  await giveSessionCookie(proven);
  return act({ ...asking, ...proven });
}

/**
 * The refusal, if any, of each HTTP request. Stored on globalThis because each route is a separate bundle. The key
 * is the request's headers object, which is the same for an action and for the page rendered after it.
 */
const shared = globalThis as unknown as { surplusRoleRefusals?: WeakMap<object, string> };
shared.surplusRoleRefusals ??= new WeakMap();
const refusals = shared.surplusRoleRefusals;

type Asking = { userId: string; role: Role; company: { id: string; name: string } };

/**
 * The header in which the page's script names the action that it calls. A form sent without a script has no such
 * header.
 */
const ACTION_HEADER = "next-action";

/**
 * Refuses a form because of the member's role, and says which roles may send it. With a script, the form shows the
 * refusal. Without a script, the page is rendered again, often without the form, so the page's frame shows the refusal
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
  const text = `Your role (${role}) cannot do this. An ${who} of ${company.name} can.`;
  const request = await headers();
  if (request.has(ACTION_HEADER)) return refused(form, text);
  refusals.set(request, text);
  return { ...refused(form, text), note: null };
}

/**
 * Returns the message that refuseRole stored while this HTTP request ran the form's action; null if there is none. The
 * page that is rendered after the action shows the message.
 */
export async function findRoleRefusal(): Promise<string | null> {
  return refusals.get(await headers()) ?? null;
}
