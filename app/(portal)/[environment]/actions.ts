"use server";

import { refresh } from "next/cache";
import { dismissNotice } from "@/lib/company/dismiss-notice";
import { done } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Takes a notice off the company's pages. Every notice there is tells of a webhook, so who may mend that may do it. */
export const dismiss = memberAction("webhook.write", async ({ company }, form) => {
  await dismissNotice(company.id, String(form.get("id") ?? ""));
  refresh();
  return done("Dismissed.");
});
