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
 * Previews a file: the effect of each row. On confirmation it creates only what was shown. An uploaded file takes
 * precedence over pasted text.
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

/** A refusal that does not return the input, which may be too large. */
const nothingOf = (form: FormData, says: string): FormState => ({ ...refused(form, says), values: {} });

/** The input as text; null if it is too large. */
async function readSent(form: FormData): Promise<string | null> {
  const bytes = await fileOf(form, "file");
  const text = bytes ? decodeFile(bytes) : String(form.get("rows") ?? "");
  return Buffer.byteLength(text) > FILE_BYTES_MAX ? null : text;
}
