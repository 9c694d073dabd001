"use server";

import { refresh as refreshPage } from "next/cache";
import { toFieldErrors } from "@/lib/contract/fault";
import { Invite } from "@/lib/contract/request";
import { findWays } from "@/lib/deliver/find-ways";
import { isLiftable, liftBar } from "@/lib/deliver/lift-bar";
import { resumeReminders } from "@/lib/deliver/resume-reminders";
import { sendInvite } from "@/lib/deliver/send-invite";
import { stopReminders } from "@/lib/deliver/stop-reminders";
import { BOUNCED } from "@/lib/deliver/suppressed-words";
import { AppError } from "@/lib/errors";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { getRequest } from "@/lib/store/read/request";

/** What we know is that a provider has it; whether it arrives, the timeline tells. */
const DONE_WORDS = {
  email:
    "Sent. Your client should have the link in their mail within minutes; the timeline says if it comes back.",
  sms: "Sent. Your client should have the text message within minutes; the timeline says if it does not arrive.",
} as const;

const OUTBOX_WORDS = "Kept in this server’s outbox at /outbox, as it would be sent. It reaches nobody.";

const idOf = (form: FormData) => String(form.get("id") ?? "");

/**
 * Sends the customer their link. In test nothing reaches anybody: a local server keeps it in its outbox. `lift` names an
 * address that mail came back from and that the member says works again: it is let be written to, and the link sent there.
 */
export const invite = memberAction("request.write", async ({ scope, actor }, form) => {
  const { id } = await getRequest(scope, idOf(form));
  const ways = findWays(scope);
  if (!ways) return refused(form, "Invites are sent in live alone. In test, open the link yourself.");
  const { channel, to, lift } = fieldsOf(form);
  const sent = { channel, to };
  const parsed = Invite.safeParse(sent);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, sent));
  // Another address may have been typed since: nobody has said of it that it works.
  if (lift === parsed.data.to) await liftBar(scope, id, parsed.data, actor);
  try {
    await sendInvite(scope, id, parsed.data, consentUrlOf(id), actor);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invalid")) throw error;
    const state = refusedFields(form, error.fields);
    if (!(await isLiftable(scope, parsed.data))) return state;
    return { ...state, errors: { ...state.errors, to: BOUNCED }, liftable: parsed.data.to };
  }
  refreshPage();
  // What was typed stays: "Send again" goes where this went, not to the address the request was made with.
  return {
    ...done(ways.isOutbox ? OUTBOX_WORDS : DONE_WORDS[parsed.data.channel]),
    values: { ...parsed.data },
  };
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
