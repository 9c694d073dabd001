"use server";

import { redirect } from "next/navigation";
import { createBatch } from "@/lib/connect/create-batch";
import type { FormState } from "@/lib/contract/form";
import { decodeFile, FILE_BYTES_MAX, readRequestFile } from "@/lib/contract/request-file";
import { fileOf, refused } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { readyCount, toNote, toPreview } from "./preview";

const TOO_LARGE = `That is more than ${FILE_BYTES_MAX / 1_000} kB. Split the file and send one part after the other.`;

/**
 * Looks at a file and says what each row would do; creates when told to, and only what was shown. A file that was chosen
 * goes before text that was pasted.
 */
export const bulk = memberAction("request.write", async ({ scope, actor, place }, form) => {
  const text = await readSent(form);
  if (text === null) return nothingOf(form, TOO_LARGE);
  const refuse = (says: string): FormState => ({ ...nothingOf(form, says), values: { rows: text } });
  if (text.trim() === "") return refuse("Choose a file, or paste its rows.");
  const file = readRequestFile(text, scope.environment);
  if ("problem" in file) return refuse(file.problem);
  const preview = await toPreview(scope, text, file);
  const isShown = form.get("checked") === preview.fingerprint;
  if (form.get("step") === "create" && isShown && readyCount(preview) > 0)
    redirect(place(`/requests/bulk/${await createBatch(scope, file.rows, actor)}`));
  const hasChanged = form.get("step") === "create" && !isShown;
  return { ...refused(form, ""), note: toNote(preview, hasChanged), values: { rows: text }, preview };
});

/** A refusal that does not send back what may be too much to send. */
const nothingOf = (form: FormData, says: string): FormState => ({ ...refused(form, says), values: {} });

/** What was sent, as text; null where it is too much. */
async function readSent(form: FormData): Promise<string | null> {
  const bytes = await fileOf(form, "file");
  const text = bytes ? decodeFile(bytes) : String(form.get("rows") ?? "");
  return Buffer.byteLength(text) > FILE_BYTES_MAX ? null : text;
}
