"use server";

import { refresh } from "next/cache";
import {
  approveApplication,
  askApplicant,
  noteApplication,
  rejectApplication,
  type SeenVersion,
} from "@/lib/company/operator/review-application";
import { clearCheck, tickCheck } from "@/lib/company/operator/tick-check";
import { CheckEvidenceFields, Message, Reason } from "@/lib/contract/application";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { done, fieldsOf, fileOf, refused, refusedFields } from "@/lib/http/form";
import { operatorAction } from "@/lib/http/operator";

/**
 * Reads the version of the application that the form showed. An invalid version becomes -1, which no application has.
 */
function readSeen(fields: Record<string, string>): SeenVersion {
  const { id = "", version = "" } = fields;
  return { applicationId: id, seenVersion: /^\d{1,9}$/.test(version) ? Number(version) : -1 };
}

const isSure = (form: FormData) => form.get("sure") === "on";
const unsure = (form: FormData): FormState => refused(form, "Tick the box to confirm.");

export const askApplicantAction = operatorAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = Message.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await askApplicant(readSeen(fields), asking, parsed.data.body);
  refresh();
  return done("Your question was sent. The company’s owners and admins are notified.");
});

export const approveApplicationAction = operatorAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = Reason.partial().safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  if (!isSure(form)) return unsure(form);
  const { opened } = await approveApplication(readSeen(fields), asking, parsed.data.reason ?? null);
  refresh();
  return done(
    opened
      ? "Approved. The company now has live access."
      : "Your approval is recorded. Another operator must approve it too.",
  );
});

export const rejectApplicationAction = operatorAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = Reason.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  if (!isSure(form)) return unsure(form);
  await rejectApplication(readSeen(fields), asking, parsed.data.reason);
  refresh();
  return done("Rejected. The company can see the reason.");
});

/** The form's state after a check. The list shows who checked the item and when, so no message is needed. */
const SHOWN: FormState = { note: null, errors: {}, values: {}, secret: null };

/**
 * Ticks an item and records what the operator saw. Ticking and clearing are separate forms, so that a second press does
 * not undo the first.
 */
export const tickCheckAction = operatorAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = CheckEvidenceFields.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { note = null, link = null } = parsed.data;
  const sent = form.get("file");
  const bytes = await fileOf(form, "file");
  const file = bytes && sent instanceof File ? { name: sent.name, bytes } : null;
  await tickCheck(fields.id ?? "", asking, { item: fields.item ?? "", evidence: { note, link, file } });
  refresh();
  return SHOWN;
});

export const clearCheckAction = operatorAction(async (asking, form) => {
  const { id = "", item = "" } = fieldsOf(form);
  await clearCheck(id, asking, item);
  refresh();
  return SHOWN;
});

export const noteApplicationAction = operatorAction(async (asking, form) => {
  const fields = fieldsOf(form);
  const parsed = Message.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  const { id = "", note: noteId = "" } = fields;
  await noteApplication(id, asking, { id: noteId, body: parsed.data.body });
  refresh();
  return done("Noted.");
});
