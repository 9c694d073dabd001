"use server";

import { refresh } from "next/cache";
import { changeCompany } from "@/lib/company/change-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { rotateWebhookSecret } from "@/lib/company/rotate-webhook-secret";
import { setWebhook } from "@/lib/company/set-webhook";
import { ChangeCompany } from "@/lib/contract/company";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Saves the company's settings. */
export const saveCompany = memberAction("settings.write", async ({ company, actor }, form) => {
  const fields = fieldsOf(form);
  const parsed = ChangeCompany.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await changeCompany(company.id, parsed.data, actor);
  refresh();
  return done("Saved.");
});

/** Sets where events of the environment at hand are sent. */
export const saveWebhook = memberAction("webhook.write", async ({ scope, actor }, form) => {
  const url = String(form.get("url") ?? "").trim();
  await setWebhook(scope, url, actor);
  refresh();
  return done(url ? "Saved. Events are sent there from now on." : "Saved. No events are sent.");
});

/** Makes a new signing secret for the environment at hand. */
export const newSecret = memberAction("webhook.write", async ({ scope, actor }) => {
  const secret = await rotateWebhookSecret(scope, actor);
  return done(
    "This is the new secret. It is shown this once; deliveries are signed with it from now on.",
    secret,
  );
});

/** Makes a new API key of one environment, which kills the old one. */
export const newKey = memberAction("key.write", async ({ company, actor }, form) => {
  const environment = form.get("environment");
  if (environment !== "test" && environment !== "live")
    return refused(form, "Choose the test or the live key.");
  const key = await rotateKey(company.id, environment, actor);
  refresh();
  return done(`This is the new ${environment} key. It is shown this once; the old one no longer works.`, key);
});
