"use server";

import { EmailFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { AppError } from "@/lib/errors";
import { enter, visitorOf } from "@/lib/http/enter";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { answerPasskey, PasskeyAnswer } from "@/lib/http/passkey";
import { visitorAction } from "@/lib/http/person";
import { findReturnPath } from "@/lib/http/return-path";
import { mailSignInLink, SIGN_IN_LINK_MINUTES } from "@/lib/identity/mail-sign-in-link";
import { askForPasskey } from "@/lib/identity/passkey";
import { signIn } from "@/lib/identity/sign-in";
import { signInByLink } from "@/lib/identity/sign-in-by-link";
import { signInByPasskey } from "@/lib/identity/sign-in-by-passkey";
import { requireAsk } from "@/lib/identity/throttle";

/** Signs in with the form's input. The password is only checked, never returned to the form. */
export const signInAction = visitorAction(async (form) => {
  const email = String(form.get("email") ?? "");
  const password = String(form.get("password") ?? "");
  const signedIn = await signIn({ email, password, ...(await visitorOf()) });
  return enter(signedIn, findReturnPath(form.get("back")));
});

/**
 * Emails a sign-in link if an account has the email address. The response is the same if no account has it, so the
 * response reveals no accounts.
 */
export const mailSignInLinkAction = visitorAction(async (form) => {
  const fields = fieldsOf(form);
  const parsed = EmailFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { address } = await visitorOf();
  await mailSignInLink({ ...parsed.data, address, back: findReturnPath(form.get("back")) });
  return done(
    `If this address has an account, we’ve emailed a link to it. The link works once and expires after ${SIGN_IN_LINK_MINUTES} minutes. Check your spam folder too.`,
  );
});

/** Signs in with an emailed link, which works once. */
export const signInByLinkAction = visitorAction(async (form) => {
  const { userAgent } = await visitorOf();
  const signedIn = await signInByLink(String(form.get("token") ?? ""), userAgent);
  return enter(signedIn, findReturnPath(form.get("back")));
});

/**
 * Creates a passkey challenge for a visitor. Each challenge is a row stored for some minutes, so requests are rate
 * limited.
 */
export async function askForPasskeyAction() {
  return answerPasskey(async () => {
    await requireAsk("passkey", (await visitorOf()).address);
    return askForPasskey("sign_in", null);
  });
}

export async function signInByPasskeyAction(answer: unknown, back: unknown): Promise<{ error: string }> {
  return answerPasskey(async () => {
    const parsed = PasskeyAnswer.safeParse(answer);
    if (!parsed.success) throw new AppError("bad_request", "The passkey’s response could not be read.");
    const { userAgent } = await visitorOf();
    return enter(await signInByPasskey(parsed.data, userAgent), findReturnPath(back));
  });
}
