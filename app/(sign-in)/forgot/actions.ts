"use server";

import { EmailFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { visitorOf } from "@/lib/http/enter";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { visitorAction } from "@/lib/http/person";
import { mailResetLink } from "@/lib/identity/mail-sign-in-link";
import { resetPassword } from "@/lib/identity/reset-password";

/**
 * Emails a link to choose a new password if an account has the email address. The response is the same if no account
 * has it, so the response reveals no accounts.
 */
export const mailResetLinkAction = visitorAction(async (form) => {
  const fields = fieldsOf(form);
  const parsed = EmailFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { address } = await visitorOf();
  await mailResetLink({ ...parsed.data, address });
  return done(
    "If this address has an account, we’ve emailed a link to it. The link works once and expires after 30 minutes. Check your spam folder too.",
  );
});

/** Sets the new password. It does not sign the user in, because that would bypass the second step. */
export const resetPasswordAction = visitorAction(async (form) => {
  const { address } = await visitorOf();
  const token = String(form.get("token") ?? "");
  await resetPassword({ token, password: String(form.get("password") ?? ""), address });
  return done(
    "Your password is changed, and you’ve been signed out everywhere. Sign in with the new password.",
  );
});
