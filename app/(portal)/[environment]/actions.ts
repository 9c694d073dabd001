"use server";

import { refresh } from "next/cache";
import { dismissNotice } from "@/lib/company/dismiss-notice";
import { done } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Dismisses a notice for the whole company. `dismissNotice` checks the member's permission. */
export const dismissNoticeAction = memberAction(null, async (asking, form) => {
  await dismissNotice(asking.company.id, String(form.get("id") ?? ""), asking);
  refresh();
  return done("Dismissed.");
});
