"use server";

import { refresh as refreshPage } from "next/cache";
import { toFieldErrors } from "@/lib/contract/fault";
import { Invite } from "@/lib/contract/request";
import { resumeReminders } from "@/lib/deliver/resume-reminders";
import { sendInvite } from "@/lib/deliver/send-invite";
import { stopReminders } from "@/lib/deliver/stop-reminders";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { getRequest } from "@/lib/store/read/request";

const idOf = (form: FormData) => String(form.get("id") ?? "");

/** Sends the customer their link by e-mail. In test nothing reaches anybody, so there is nothing to send. */
export const invite = memberAction("request.write", async ({ scope, actor }, form) => {
  const { id } = await getRequest(scope, idOf(form));
  if (scope.environment === "test")
    return refused(form, "Invites are sent in live alone. In test, open the link yourself.");
  const { to } = fieldsOf(form);
  const sent = { channel: "email", to };
  const parsed = Invite.safeParse(sent);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, sent));
  await sendInvite(scope, id, parsed.data, consentUrlOf(id), actor);
  refreshPage();
  return done("Sent. Your client has the link in their mail.");
});

/** Stops the reminders of this request alone. */
export const stop = memberAction("request.write", async ({ scope, actor }, form) => {
  await stopReminders(scope, idOf(form), actor);
  refreshPage();
  return done("Reminders are stopped for this request.");
});

/** Lets stopped reminders go on. */
export const resume = memberAction("request.write", async ({ scope, actor }, form) => {
  await resumeReminders(scope, idOf(form), actor);
  refreshPage();
  return done("Reminders go on.");
});
