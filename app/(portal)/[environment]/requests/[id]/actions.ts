"use server";

import { refresh as refreshPage } from "next/cache";
import { addAdjustment, removeAdjustment } from "@/lib/analyse/adjust-request";
import { assessRequest } from "@/lib/analyse/assess-request";
import { assignRequest } from "@/lib/connect/assign-request";
import { readAdjustmentForm, toFormFault } from "@/lib/contract/adjustment-form";
import { readAssessmentForm } from "@/lib/contract/assessment-form";
import { toFieldErrors } from "@/lib/contract/fault";
import { Invite } from "@/lib/contract/request";
import { AppError } from "@/lib/errors";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { isRemovable, removeSuppression } from "@/lib/messages/remove-suppression";
import { resumeReminders } from "@/lib/messages/resume-reminders";
import { sendInvite } from "@/lib/messages/send-invite";
import { stopReminders } from "@/lib/messages/stop-reminders";
import { BOUNCED } from "@/lib/messages/suppressed-words";
import { getRequest } from "@/lib/store/read/request";

/**
 * The texts shown after a send. By then the provider has only accepted the email or text message; the timeline shows
 * whether it arrives.
 */
const DONE_WORDS = {
  email: "Sent. Your customer should receive the email within minutes. If it bounces, the timeline says so.",
  sms: "Sent. Your customer should receive the text message within minutes. If it doesn’t arrive, the timeline says so.",
} as const;

const OUTBOX_WORDS = "The message is in this server’s outbox at /outbox. It isn’t sent to anyone.";

const idOf = (form: FormData) => String(form.get("id") ?? "");

/**
 * Sends the customer their link. In test nothing is sent: a local server stores the message in its outbox. `lift` is a
 * bounced email address that, according to the member, works again. The action removes the suppression of that address
 * and sends the link to it.
 */
export const sendInviteAction = memberAction("request.write", async ({ scope, actor }, form) => {
  const { id } = await getRequest(scope, idOf(form));
  const channels = findLinkChannels(scope);
  if (!channels)
    return refused(
      form,
      "Invites are sent only in the live environment. In the test environment, open the link yourself.",
    );
  const { channel, to, lift } = fieldsOf(form);
  const sent = { channel, to };
  const parsed = Invite.safeParse(sent);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, sent));
  // Removes the suppression only of the email address that the member confirmed. The member may have typed a different
  // address afterwards.
  if (lift === parsed.data.to) await removeSuppression(scope, id, { typed: parsed.data, actor });
  try {
    await sendInvite(scope, id, { invite: parsed.data, consentUrl: consentUrlOf(id), actor });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "invalid")) throw error;
    const state = refusedFields(form, error.fields);
    if (!(await isRemovable(scope, parsed.data))) return state;
    return { ...state, errors: { ...state.errors, to: BOUNCED }, liftable: parsed.data.to };
  }
  refreshPage();
  // Keeps the typed address, so that "Send again" uses it instead of the request's original one.
  return {
    ...done(channels.isOutbox ? OUTBOX_WORDS : DONE_WORDS[parsed.data.channel]),
    values: { ...parsed.data },
  };
});

/**
 * Saves the firm's inputs for this request. The form sends the version it showed, so that no one overwrites a newer
 * version.
 */
export const assessRequestAction = memberAction(
  "request.write",
  async (asking, form) => {
    if (!asking.may("report.read"))
      return refused(form, `Your role (${asking.role}) cannot see the customer’s declared amounts.`);
    const { id = "", version = "", ...fields } = fieldsOf(form);
    const read = readAssessmentForm(fields);
    if ("faults" in read) return refusedFields(form, read.faults);
    const change = { inputs: read.inputs, version: /^\d{1,6}$/.test(version) ? Number(version) : 0 };
    const { verificationId } = await assessRequest(asking.scope, id, change, asking.actor);
    refreshPage();
    return done(
      verificationId
        ? `Saved. The new report’s verification id is ${verificationId}.`
        : "Saved. The report will be prepared with these inputs.",
    );
  },
  { long: true },
);

/** Makes a member the owner of the request, or removes its owner. */
export const assignRequestAction = memberAction("request.write", async ({ scope, actor }, form) => {
  await assignRequest(scope, idOf(form), { ownerId: fieldsOf(form).owner ?? null, actor });
  refreshPage();
  return done("Saved.");
});

/**
 * Adds one adjustment to the stored list instead of replacing it, so that two members can add adjustments at the same
 * time.
 */
export const addAdjustmentAction = memberAction(
  "request.write",
  async (asking, form) => {
    if (!asking.may("report.read"))
      return refused(form, `Your role (${asking.role}) cannot see the payments of a report.`);
    const { id = "", ...fields } = fieldsOf(form);
    const read = readAdjustmentForm(fields);
    if ("faults" in read) return refusedFields(form, read.faults);
    try {
      const { verificationId } = await addAdjustment(asking.scope, id, read.input, asking.actor);
      refreshPage();
      return done(`Added. The assessed copy’s verification id is ${verificationId}.`);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "invalid")) throw error;
      return refusedFields(form, error.fields.map(toFormFault));
    }
  },
  { long: true },
);

export const removeAdjustmentAction = memberAction(
  "request.write",
  async (asking, form) => {
    if (!asking.may("report.read"))
      return refused(form, `Your role (${asking.role}) cannot see the payments of a report.`);
    const { id = "", adjustment = "" } = fieldsOf(form);
    await removeAdjustment(asking.scope, id, adjustment, asking.actor);
    refreshPage();
    return done("Removed.");
  },
  { long: true },
);

export const stopRemindersAction = memberAction("request.write", async ({ scope, actor }, form) => {
  await stopReminders(scope, idOf(form), actor);
  refreshPage();
  return done("Reminders are stopped for this request.");
});

export const resumeRemindersAction = memberAction("request.write", async ({ scope, actor }, form) => {
  await resumeReminders(scope, idOf(form), actor);
  refreshPage();
  return done("Reminders resume.");
});
