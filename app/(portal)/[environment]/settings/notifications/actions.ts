"use server";

import { refresh } from "next/cache";
import { AlertForm, BrowserAlertForm } from "@/lib/company/alert-form";
import { chooseNotifications } from "@/lib/company/choose-notifications";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { chooseAlerts, chooseBrowserAlerts } from "@/lib/store/write/alert";

/** Saves which notices this member gets by email. Members choose only for themselves. */
export const chooseNotificationsAction = memberAction(
  null,
  async ({ company, userId, role, actor }, form) => {
    const wanted = new Set(form.getAll("kind").map(String));
    await chooseNotifications({ companyId: company.id, userId, role }, wanted, actor);
    refresh();
    return done("Saved.");
  },
);

/** Saves which request updates this member gets by email. Members choose only for themselves. */
export const chooseAlertsAction = memberAction(null, async ({ company, userId, actor }, form) => {
  const fields = fieldsOf(form);
  const parsed = AlertForm.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await chooseAlerts({ companyId: company.id, userId }, parsed.data, actor);
  refresh();
  return done("Saved.");
});

/** Saves for which requests this member gets browser notifications. Members choose only for themselves. */
export const chooseBrowserAlertsAction = memberAction(null, async ({ company, userId, actor }, form) => {
  const fields = fieldsOf(form);
  const parsed = BrowserAlertForm.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await chooseBrowserAlerts({ companyId: company.id, userId }, parsed.data.browser, actor);
  refresh();
  return done("Saved.");
});
