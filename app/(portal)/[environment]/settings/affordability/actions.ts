"use server";

import { refresh } from "next/cache";
import { changeAssumptions, getAssumptions } from "@/lib/company/change-assumptions";
import { ChangeAssumptions, toAssumptionFields } from "@/lib/contract/assumptions";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, mergeForm, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Saves all of the firm's assumptions together. */
export const changeAssumptionsAction = memberAction(
  "settings.write",
  async ({ company, actor }, form) => {
    const { assumptions } = await getAssumptions(company.id);
    const fields = mergeForm(fieldsOf(form), toAssumptionFields(assumptions));
    const parsed = ChangeAssumptions.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    await changeAssumptions(company.id, parsed.data, actor);
    refresh();
    return done("Saved. New reports use these values and show them.");
  },
  { long: true },
);

/** Resets the firm's assumptions to the service's defaults. */
export const resetAssumptionsAction = memberAction("settings.write", async ({ company, actor }) => {
  await changeAssumptions(company.id, null, actor);
  refresh();
  return done("The defaults are restored.");
});
