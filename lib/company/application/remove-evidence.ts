import type { Actor } from "@/lib/scope";
import { deleteFile } from "@/lib/store/write/application-file";

/**
 * Removes a document from an application that has not been submitted. Throws not_found, and conflict after submission.
 */
export async function removeEvidence(
  companyId: string,
  applicationId: string,
  fileId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await deleteFile(companyId, applicationId, fileId, actor, now);
}
