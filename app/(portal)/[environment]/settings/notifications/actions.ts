"use server";

import { refresh } from "next/cache";
import { chooseNotifications } from "@/lib/company/choose-notifications";
import { done } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Saves which notices this member wants by mail; each member chooses only for themselves. */
export const saveNotifications = memberAction(null, async ({ company, userId, role, actor }, form) => {
  const wanted = new Set(form.getAll("kind").map(String));
  await chooseNotifications({ companyId: company.id, userId, role }, wanted, actor);
  refresh();
  return done("Saved.");
});
