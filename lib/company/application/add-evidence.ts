import { EVIDENCE_BYTES_MAX, findEvidenceType, toEvidenceName } from "@/lib/domain/application/evidence";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { insertFile } from "@/lib/store/write/application-file";

export type SentFile = { name: string; bytes: Uint8Array };

/**
 * Keeps a document with an application that is not sent. It is what its bytes say, whatever it is called. Throws
 * too_large, bad_request for another kind of file, conflict when there are enough, and not_found.
 */
export async function addEvidence(
  companyId: string,
  applicationId: string,
  { name, bytes }: SentFile,
  by: { userId: string; actor: Actor },
  now = new Date(),
): Promise<void> {
  if (bytes.length > EVIDENCE_BYTES_MAX)
    throw new AppError("too_large", `A file may have ${EVIDENCE_BYTES_MAX / 1_000_000} MB at most.`);
  const type = findEvidenceType(bytes);
  if (!type) throw new AppError("bad_request", "This is no PDF, PNG or JPEG, whatever it is called.");
  await insertFile(companyId, applicationId, { name: toEvidenceName(name, type), type, bytes }, by, now);
}
