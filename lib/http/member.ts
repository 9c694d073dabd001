import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { checkPerson, type SignedInPerson } from "@/lib/company/check-person";
import { findStanding, type SignedInMember } from "@/lib/company/check-session";
import { isFresh } from "@/lib/company/confirm-person";
import { isOperatorEmail } from "@/lib/company/operator-emails";
import { may, type Permission } from "@/lib/company/permission";
import type { FormAction, FormState } from "@/lib/contract/form";
import { ENVIRONMENT_HEADER } from "@/lib/http/environment-header";
import { answerForm, refused, refusedSignedOut, toForm } from "@/lib/http/form";
import { findMoved } from "@/lib/http/made-for";
import { readSessionCookie } from "@/lib/http/session-cookie";
import { placeToSignIn, sendToConfirm } from "@/lib/http/way-back";
import type { Actor, Environment, Scope } from "@/lib/scope";

/** Somebody signed in, in the environment their page's address names. */
export type Member = SignedInMember & {
  scope: Scope;
  actor: Actor;
  may: (permission: Permission) => boolean;
  /** They are in live while it is suspended, where nothing is left to do but to withdraw (memberToWithdraw). */
  isSuspendedHere: boolean;
  /** The address of a page of the portal in this environment: /requests becomes /test/requests. */
  place: (path: `/${string}`) => string;
};

/** Who is asking, whatever they belong to; null for a visitor. Asked of the database once a request. */
export const findSignedInPerson = cache(async (): Promise<SignedInPerson | null> => {
  const sessionId = await readSessionCookie();
  return sessionId ? checkPerson(sessionId) : null;
});

/** The member who is asking; null for a visitor, and for somebody who belongs to no company. Asked once a request. */
export const findSignedIn = cache(async (): Promise<SignedInMember | null> => {
  const person = await findSignedInPerson();
  return person && findStanding(person);
});

/** Where somebody who has just signed in begins: in live once that is open to their company. */
export function homeOf({ company }: SignedInMember): string {
  return company.isLiveApproved ? "/live/requests" : "/test/requests";
}

/**
 * Where whoever is asking begins: their requests, the operator's console for an operator who belongs to no company, or
 * a page that says so. Null for a visitor.
 */
export async function findHome(): Promise<string | null> {
  const person = await findSignedInPerson();
  if (!person) return null;
  const signedIn = await findSignedIn();
  if (signedIn) return homeOf(signedIn);
  return isOperatorEmail(person.email) ? "/operator" : "/no-company";
}

/**
 * The member a page or an action of the portal is for, in the environment of its address and in no other. Every page
 * calls this itself. A visitor is sent to sign in; in live, whoever's company is not approved is sent to what is missing.
 */
export async function member(): Promise<Member> {
  const asking = await memberToWithdraw();
  if (asking.isSuspendedHere) redirect("/test/settings/live");
  return asking;
}

/**
 * As member(), and let into live while that is suspended too: a customer who asks the firm to be deleted does not wait for
 * it to be lifted. There somebody may withdraw, where their role may, and nothing else; what is asked of `may` is refused,
 * the reading of reports as well. It is for the frame, the list of requests, a request's own page and its withdrawal alone.
 */
export async function memberToWithdraw(): Promise<Member> {
  const signedIn = (await findSignedIn()) ?? redirect((await findHome()) ?? (await placeToSignIn()));
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
    place: (path) => `/${environment}${path}`,
  };
}

/**
 * What the address of the page says. Not found where none does, as in /%74est, which the router reads as test: nothing of a
 * company may be read or done there.
 */
async function getEnvironment(): Promise<Environment> {
  const named = (await headers()).get(ENVIRONMENT_HEADER);
  if (named === "test" || named === "live") return named;
  return notFound();
}

/**
 * What every form action promises, in this order: who asks, whether the page was made for them and this company, whether
 * they may, whether they have just proved who they are where `fresh` asks for it, the work, and refusals in words. Who has not
 * is sent to prove it and back to the page. A `long` form is one nobody wants to type again: where its sender's session has
 * ended it stays as it is and says so. `whileSuspended` lets it be done in live while that is suspended.
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
    if (long && !(await findSignedInPerson())) return refusedSignedOut(form, await placeToSignIn());
    const asking = await (whileSuspended ? memberToWithdraw() : member());
    const moved = findMoved(form, asking);
    if (moved) return refused(form, moved);
    if (permission && !asking.may(permission)) {
      return refused(
        form,
        `Your role (${asking.role}) may not do this. An owner or admin of ${asking.company.name} can.`,
      );
    }
    if (fresh && !isFresh(asking)) return sendToConfirm();
    return answerForm(form, () => act(asking, form));
  };
}
