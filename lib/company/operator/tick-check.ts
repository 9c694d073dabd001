import { AppError, notFound } from "@/lib/errors";
import { type CheckItem, isCheckItem, NEEDS_WORDS } from "@/lib/rules/application/checks";
import { findEvidenceType, toEvidenceName } from "@/lib/rules/application/evidence";
import { getApplicant } from "@/lib/store/read/review";
import { type CheckEvidence, type Operator, writeCheck } from "@/lib/store/write/review";

/** The largest evidence file of a check, in bytes: a screenshot or an extract of a register. */
export const CHECK_FILE_BYTES_MAX = 900_000;

/** The evidence of a check, as the operator's form sends it, before it is validated. */
type SentEvidence = {
  note: string | null;
  link: string | null;
  file: { name: string; bytes: Uint8Array } | null;
};

/**
 * Ticks an item of an application's checklist with its evidence: a note, a link or a file. Some items need a note.
 * Ticking a ticked item changes nothing. Throws not_found and too_large; bad_request for missing or unusable evidence.
 */
export async function tickCheck(
  applicationId: string,
  operator: Operator,
  { item, evidence }: { item: string; evidence: SentEvidence },
  now = new Date(),
): Promise<void> {
  if (!isCheckItem(item)) throw notFound();
  const companyId = await getApplicant(applicationId);
  const kept = toEvidence(item, evidence);
  await writeCheck({ companyId, applicationId, seenVersion: null }, { operator, item, evidence: kept, now });
}

/** Removes a tick and its evidence. Does nothing without a tick. Throws not_found. */
export async function clearCheck(
  applicationId: string,
  operator: Operator,
  item: string,
  now = new Date(),
): Promise<void> {
  if (!isCheckItem(item)) throw notFound();
  const companyId = await getApplicant(applicationId);
  await writeCheck({ companyId, applicationId, seenVersion: null }, { operator, item, evidence: null, now });
}

function toEvidence(item: CheckItem, { note, link, file }: SentEvidence): CheckEvidence {
  if (NEEDS_WORDS.has(item) && !note)
    throw new AppError("bad_request", "Give the reason under “What you saw”.");
  if (!note && !link && !file)
    throw new AppError("bad_request", "Record what you saw: in words, as a link or as a file.");
  if (!file) return { note, link, file: null };
  if (file.bytes.length > CHECK_FILE_BYTES_MAX)
    throw new AppError("too_large", `A file can be at most ${CHECK_FILE_BYTES_MAX / 1_000} kB.`);
  const type = findEvidenceType(file.bytes);
  if (!type) throw new AppError("bad_request", "The file’s content is not a PDF, PNG or JPEG.");
  return { note, link, file: { name: toEvidenceName(file.name, type), type, bytes: file.bytes } };
}
