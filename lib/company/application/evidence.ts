import { AppError } from "@/lib/errors";
import { EVIDENCE_BYTES_MAX, findEvidenceType, toEvidenceName } from "@/lib/rules/application/evidence";
import type { Actor } from "@/lib/scope";
import * as files from "@/lib/store/write/application-file";

type SentFile = { name: string; bytes: Uint8Array };

/**
 * Adds a document to an application that the company may edit. Determines the file's type from its bytes, not its name.
 * Throws too_large and not_found; bad_request for an unsupported type; conflict if the application already has
 * EVIDENCE_FILES_MAX documents, or while the company cannot edit it.
 */
export async function addEvidence(
  companyId: string,
  applicationId: string,
  {
    file: { name, bytes },
    by,
    now = new Date(),
  }: { file: SentFile; by: { userId: string; actor: Actor }; now?: Date },
): Promise<void> {
  if (bytes.length > EVIDENCE_BYTES_MAX)
    throw new AppError("too_large", `A file can be at most ${EVIDENCE_BYTES_MAX / 1_000_000} MB.`);
  const type = findEvidenceType(bytes);
  if (!type) throw new AppError("bad_request", "The file’s content is not a PDF, PNG or JPEG.");
  await files.addEvidence(companyId, applicationId, {
    file: { name: toEvidenceName(name, type), type, bytes },
    by,
    now,
  });
}
