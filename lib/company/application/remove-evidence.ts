import type { Actor } from "@/lib/scope";
import { deleteFile } from "@/lib/store/write/application-file";

/** Removes a document from an application that is not sent. Throws not_found, or conflict once it is sent. */
export async function removeEvidence(
  companyId: string,
  applicationId: string,
  fileId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await deleteFile(companyId, applicationId, fileId, actor, now);
}
