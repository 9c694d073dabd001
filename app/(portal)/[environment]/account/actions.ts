"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { changeName } from "@/lib/company/change-name";
import { switchCompany } from "@/lib/company/switch-company";
import { NameFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { personAction } from "@/lib/http/person";

/** Changes what the person is called. */
export const saveName = personAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = NameFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await changeName(asking, parsed.data.name);
  refresh();
  return done("Saved.");
});

/** Goes on in another company of the person's. */
export const workFor = personAction(async (asking, form) => {
  await switchCompany(asking, String(form.get("company_id") ?? ""));
  redirect("/");
});
