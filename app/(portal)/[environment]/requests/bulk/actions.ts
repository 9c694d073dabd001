"use server";

import { redirect } from "next/navigation";
import { createAndSendBatch, createBatch } from "@/lib/connect/create-batch";
import type { FormState } from "@/lib/contract/form";
import { decodeFile, FILE_BYTES_MAX, type FileChoices, readRequestFile } from "@/lib/contract/request-file";
import { fileOf, refused } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { REPORT_TYPES } from "@/lib/rules/request";
import { getCompany } from "@/lib/store/read/company";
import { readyCount, toNote, toPreview } from "./preview";

const TOO_LARGE = `These rows are more than ${FILE_BYTES_MAX / 1_000} kB. Split them into parts, and check each part separately.`;

/**
 * Shows the effect that each row of a file would have. After the member confirms, creates only the requests that were
 * shown, and sends their links if the member chose that. An uploaded file takes precedence over pasted text.
 */
export const createBatchAction = memberAction("request.write", async ({ scope, actor, pathOf }, form) => {
  const text = await readSent(form);
  if (text === null) return nothingOf(form, TOO_LARGE);
  const refuse = (says: string): FormState => ({ ...nothingOf(form, says), values: { rows: text } });
  if (text.trim() === "") return refuse("Choose a file, or paste its rows.");
  // A newly chosen file may have other headings, so the earlier choice of columns applies only if the headings are the
  // same.
  const choices = toChoices(form, form.get("headed") === headOf(text));
  const { settings } = await getCompany(scope.companyId);
  const file = readRequestFile(text, scope.environment, choices, settings.consentType);
  const kept = { ...choicesOf(form), rows: text, headed: headOf(text) };
  if ("problem" in file)
    return { ...refuse(file.problem), values: kept, ...(file.headings ? { headings: file.headings } : {}) };
  const preview = await toPreview(scope, text, file);
  const step = form.get("step");
  const isMaking = step === "create" || step === "send";
  const isShown = form.get("checked") === preview.fingerprint;
  if (isMaking && isShown && readyCount(preview) > 0) {
    if (step === "send")
      redirect(pathOf(`/requests/runs/${await createAndSendBatch(scope, file.rows, actor)}`));
    redirect(pathOf(`/requests/bulk/${await createBatch(scope, file.rows, actor)}`));
  }
  const hasChanged = isMaking && !isShown;
  return { ...refused(form, ""), note: toNote(preview, hasChanged), values: kept, preview };
});

/** Returns the first line of a file. The user's choice of columns applies only to a file with the same first line. */
const headOf = (text: string) => text.replace(/^\uFEFF/, "").split(/[\r\n]/, 1)[0] ?? "";

/**
 * Reads which column each heading stands for (fields `column.0`, `column.1`, …), and the report type for rows that do
 * not name a type.
 */
function toChoices(form: FormData, isSameHead: boolean): FileChoices {
  const columns: Record<number, string> = {};
  for (const [name, value] of isSameHead ? form : []) {
    const index = /^column\.(\d{1,3})$/.exec(name)?.[1];
    if (index && typeof value === "string") columns[Number(index)] = value;
  }
  const reportType = REPORT_TYPES.find((type) => type === form.get("default_report")) ?? null;
  return { columns, reportType };
}

const choicesOf = (form: FormData): Record<string, string> => ({
  default_report: String(form.get("default_report") ?? ""),
});

/** Refuses the form without sending its input back, because the input may be too large. */
const nothingOf = (form: FormData, says: string): FormState => ({ ...refused(form, says), values: {} });

/** Reads the file or the pasted rows as text; null if it is too large. */
async function readSent(form: FormData): Promise<string | null> {
  const bytes = await fileOf(form, "file");
  const text = bytes ? decodeFile(bytes) : String(form.get("rows") ?? "");
  return Buffer.byteLength(text) > FILE_BYTES_MAX ? null : text;
}
