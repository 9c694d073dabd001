"use server";

import { confirmSignUp } from "@/lib/company/confirm-sign-up";
import { signUp } from "@/lib/company/sign-up";
import { SignUpFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { enter, visitorOf } from "@/lib/http/enter";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { visitorAction } from "@/lib/http/person";

/**
 * Starts a sign-up. The response is the same for an email address with an account and for one without; only the email
 * differs.
 */
export const signUpAction = visitorAction(async (form) => {
  const fields = fieldsOf(form);
  const parsed = SignUpFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { address } = await visitorOf();
  await signUp({ ...parsed.data, password: String(form.get("password") ?? ""), address });
  return done(
    `We’ve emailed a link to ${parsed.data.email}. Open it within 24 hours to continue. Check your spam folder too.`,
  );
});

/** Creates the company for the opened link and signs its owner in. */
export const confirmSignUpAction = visitorAction(async (form) => {
  const { userAgent } = await visitorOf();
  const token = String(form.get("token") ?? "");
  const password = String(form.get("password") ?? "");
  return enter(await confirmSignUp({ token, password, userAgent }), null);
});
