"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { saveApplication } from "@/lib/company/application/save-application";
import { startApplication } from "@/lib/company/application/start-application";
import { ApplicationDraft, listTicked, Message } from "@/lib/contract/application";
import { toFieldErrors } from "@/lib/contract/fault";
import { AppError } from "@/lib/errors";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { findApplication } from "@/lib/store/read/application";
import { withdrawApplication } from "@/lib/store/write/application";
import { removeEvidence } from "@/lib/store/write/application-file";

/** Starts an application, or opens the existing one, and redirects to its form. */
export const startApplicationAction = memberAction(
  "application.write",
  async ({ company, actor, pathOf }) => {
    await startApplication(company.id, actor);
    redirect(pathOf("/settings/live/application"));
  },
);

/**
 * Saves the form, complete or not. An incomplete form shows errors at its fields. The form's second button also
 * submits the application, for the first time or in answer to our question.
 */
export const saveApplicationAction = memberAction(
  "application.write",
  async (asking, form) => {
    const fields = fieldsOf(form);
    const draft = ApplicationDraft.safeParse(fields);
    if (!draft.success) return refusedFields(form, toFieldErrors("body", draft.error.issues, fields));
    const { id = "", version = "" } = fields;
    const current = await findApplication(asking.company.id);
    const trigger = current?.id === id && current.state === "questions" ? "answer" : "submit";
    const isSent = fields.intent === "send";
    const said = isSent && trigger === "answer" ? Message.safeParse({ body: fields.message ?? "" }) : null;
    if (said && !said.success) {
      const [fault] = toFieldErrors("body", said.error.issues, { body: fields.message ?? "" });
      return refusedFields(form, fault ? [{ ...fault, loc: ["body", "message"] }] : []);
    }
    const input = {
      id,
      seenVersion: /^\d{1,9}$/.test(version) ? Number(version) : -1,
      answers: draft.data,
      ticked: listTicked(fields),
      by: { userId: asking.userId, name: asking.name },
    };
    const sending = isSent ? ({ trigger, message: said?.data.body ?? null } as const) : null;
    try {
      await saveApplication(asking.company.id, { input, sending, actor: asking.actor });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid") throw error;
      // The input is saved, so the form is refreshed and shows the saved values.
      refresh();
      const state = refusedFields(form, error.fields);
      const text = `Saved, not sent: ${state.note?.text ?? ""}`;
      return { ...state, note: { tone: "bad", text } };
    }
    refresh();
    if (!isSent) return done("Saved.");
    return done(
      trigger === "answer" ? "We have received your answer." : "We have received your application.",
    );
  },
  { long: true },
);

/** Withdraws the application. The company may start another immediately. */
export const withdrawApplicationAction = memberAction(
  "application.write",
  async ({ company, actor, pathOf }, form) => {
    if (form.get("sure") !== "on") return refused(form, "Tick the box to confirm.");
    await withdrawApplication(company.id, String(form.get("id") ?? ""), actor);
    redirect(pathOf("/settings/live"));
  },
);

export const removeEvidenceAction = memberAction("application.write", async ({ company, actor }, form) => {
  const { application = "", file = "" } = fieldsOf(form);
  await removeEvidence(company.id, application, { id: file, actor });
  refresh();
  return done("Removed.");
});
