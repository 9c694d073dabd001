import { redirect } from "next/navigation";
import { CURRENT_PASSWORD, type FormAction, type FormState } from "@/lib/contract/form";
import { answerForm, findMoved, refused, toForm } from "@/lib/http/form";
import { findSignedInPerson, withProof } from "@/lib/http/member";
import { toSignInPath } from "@/lib/http/return-path";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { confirmPerson } from "@/lib/identity/confirm-person";
import { findPerson } from "@/lib/store/read/user";

/** Shown when a user who signed in through single sign-on tries to change how they sign in. */
export const NOT_BY_SSO =
  "You signed in with single sign-on. To change how you sign in here, sign in with your password or an emailed link.";

/** The signed-in user, with or without a company; redirects a visitor to sign-in. */
export async function person(): Promise<SignedInPerson> {
  return (await findSignedInPerson()) ?? redirect(await toSignInPath());
}

/**
 * Wraps an action on a user's own account, for which the user need not belong to a company. `fresh` is for changes to
 * how the user signs in. It requires a proof of identity within the last ten minutes, and refuses a session of single
 * sign-on. A company's identity provider could otherwise gain access to the user's other companies. `bySso` allows such
 * a session, with the same proof. `byPassword` requires the current password each time, from a user who has one.
 */
export function personAction(
  act: (asking: SignedInPerson, form: FormData) => Promise<FormState>,
  {
    fresh = false,
    bySso = false,
    byPassword = false,
  }: { fresh?: boolean; bySso?: boolean; byPassword?: boolean } = {},
): FormAction {
  return async (_before, sent) => {
    const asking = await person();
    const form = toForm(sent);
    const moved = findMoved(form, asking);
    if (moved) return refused(form, moved);
    if (fresh && !bySso && asking.ssoCompanyId) return refused(form, NOT_BY_SSO);
    const answer = (proven: SignedInPerson) => answerForm(form, () => act(proven, form));
    if (byPassword) return withPassword(asking, form, answer);
    return fresh ? withProof(asking, form, answer) : answer(asking);
  };
}

/**
 * Runs `act` if the user types the current password into this form, even after a recent proof of identity. A user
 * without a password proves their identity through withProof (member.ts).
 */
async function withPassword(
  asking: SignedInPerson,
  form: FormData,
  act: (proven: SignedInPerson) => Promise<FormState>,
): Promise<FormState> {
  if (!(await findPerson(asking.userId))?.hasPassword) return withProof(asking, form, act);
  return answerForm(form, async () => {
    const text = String(form.get(CURRENT_PASSWORD) ?? "");
    const proven = await confirmPerson(asking, { kind: "password", text, field: CURRENT_PASSWORD });
    await giveSessionCookie(proven);
    return act({ ...asking, ...proven });
  });
}

/** Like personAction, but for public forms that need no session. */
export function visitorAction(act: (form: FormData) => Promise<FormState>): FormAction {
  return async (_before, sent) => {
    const form = toForm(sent);
    return answerForm(form, () => act(form));
  };
}
