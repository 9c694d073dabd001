"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { EmailFields, NameFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { visitorOf } from "@/lib/http/enter";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { personAction } from "@/lib/http/person";
import { askEmailChange, EMAIL_LINK_HOURS } from "@/lib/identity/change-email";
import { changeName } from "@/lib/identity/change-name";
import { switchCompany } from "@/lib/identity/switch-company";

export const changeNameAction = personAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = NameFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await changeName(asking, parsed.data.name);
  refresh();
  return done("Saved.");
});

/**
 * Emails the link that changes the user's email address. The response is the same if another account already has the
 * new address, so the response reveals no accounts.
 */
export const askEmailChangeAction = personAction(
  async (asking, form) => {
    const fields = fieldsOf(form);
    const parsed = EmailFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const { address } = await visitorOf();
    await askEmailChange(asking, { ...parsed.data, address });
    return done(
      `We’ve emailed a link to ${parsed.data.email}. Open it in this browser within ${EMAIL_LINK_HOURS} hours. Your email address doesn’t change until then. Check your spam folder too.`,
    );
  },
  { fresh: true },
);

export const switchCompanyAction = personAction(async (asking, form) => {
  await switchCompany(asking, String(form.get("company_id") ?? ""));
  redirect("/");
});
