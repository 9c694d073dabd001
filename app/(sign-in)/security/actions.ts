"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { PasskeyName } from "@/lib/contract/account";
import { AppError } from "@/lib/errors";
import { done, requireUnmoved } from "@/lib/http/form";
import { answerPasskey, NewPasskeyAnswer } from "@/lib/http/passkey";
import { NOT_BY_SSO, person, personAction } from "@/lib/http/person";
import { findReturnPath, sendToConfirm } from "@/lib/http/return-path";
import { changePassword } from "@/lib/identity/change-password";
import { isFresh } from "@/lib/identity/confirm-person";
import { addPasskey, removePasskey, startPasskey } from "@/lib/identity/passkey";
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from "@/lib/identity/set-up-totp";
import { endOtherSessions, endSession } from "@/lib/store/write/end-session";

const FRESH = { fresh: true };
const BY_PASSWORD = { fresh: true, byPassword: true };
/**
 * The requirements of actions that do not change how the user signs in. Users who signed in through single sign-on may
 * use these actions too.
 */
const PROVEN = { fresh: true, bySso: true };

/** Sets a new password and ends every other session. A user who has a password must also give the current one. */
export const changePasswordAction = personAction(async (asking, form) => {
  await changePassword(asking, String(form.get("password") ?? ""));
  refresh();
  return done("Your password is changed, and you’ve been signed out everywhere else.");
}, BY_PASSWORD);

/** Creates an authenticator's secret and redirects to the page that shows it. */
export const startTotpAction = personAction(async (asking, form) => {
  await startTotp(asking);
  redirect(findReturnPath(form.get("next")) ?? "/security/authenticator");
}, FRESH);

const KEEP =
  "Keep these recovery codes somewhere safe, away from your phone. Each can replace your authenticator once. They won’t be shown again.";

/** Turns the authenticator on, and returns the recovery codes. */
export const confirmTotpAction = personAction(async (asking, form) => {
  const codes = await confirmTotp(asking, String(form.get("code") ?? ""));
  return done(`Your authenticator is on. ${KEEP}`, codes.join("\n"));
}, FRESH);

export const removeTotpAction = personAction(async (asking) => {
  await removeTotp(asking);
  refresh();
  return done("The authenticator is removed, and you’ve been signed out everywhere else.");
}, FRESH);

/** Creates new recovery codes; the old ones stop working. */
export const renewRecoveryCodesAction = personAction(async (asking) => {
  const codes = await renewRecoveryCodes(asking);
  return done(`These are your new recovery codes. The old codes no longer work. ${KEEP}`, codes.join("\n"));
}, FRESH);

/**
 * Starts adding a passkey. `madeFor` is the user of the page when it was rendered. Another tab may have signed in as
 * another user since then.
 */
export async function startPasskeyAction(madeFor: unknown) {
  return answerPasskey(async () => {
    const asking = await person();
    requireUnmoved(madeFor, asking);
    if (asking.ssoCompanyId) throw new AppError("not_allowed", NOT_BY_SSO);
    if (!isFresh(asking)) return sendToConfirm();
    return startPasskey(asking);
  });
}

export async function addPasskeyAction(
  answer: unknown,
  name: unknown,
  madeFor: unknown,
): Promise<{ error: string } | { added: true }> {
  return answerPasskey(async () => {
    const asking = await person();
    requireUnmoved(madeFor, asking);
    if (asking.ssoCompanyId) throw new AppError("not_allowed", NOT_BY_SSO);
    if (!isFresh(asking)) return sendToConfirm();
    const parsed = NewPasskeyAnswer.safeParse(answer);
    if (!parsed.success) throw new AppError("bad_request", "The passkey’s response could not be read.");
    const named = PasskeyName.safeParse(name);
    if (!named.success)
      throw new AppError("bad_request", "Give the passkey a name of at most 60 characters.");
    await addPasskey(asking, { ...parsed.data, name: named.data });
    refresh();
    return { added: true };
  });
}

export const removePasskeyAction = personAction(async (asking, form) => {
  await removePasskey(asking, String(form.get("id") ?? ""));
  refresh();
  return done("The passkey is removed, and you’ve been signed out everywhere else.");
}, FRESH);

export const endSessionAction = personAction(async (asking, form) => {
  await endSession(asking, String(form.get("id") ?? ""));
  refresh();
  return done("That session was signed out.");
}, PROVEN);

export const endOtherSessionsAction = personAction(async (asking) => {
  await endOtherSessions(asking);
  refresh();
  return done("You’ve been signed out everywhere else.");
}, PROVEN);
