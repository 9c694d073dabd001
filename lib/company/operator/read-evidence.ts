import { type FileContent, getFileAsOperator } from "@/lib/store/read/application-file";
import { recordFileRead } from "@/lib/store/write/application-file";
import type { Operator } from "@/lib/store/write/review";

/** Opens a document of an application for an operator and records it in the company's audit log. Throws not_found. */
export async function readEvidence(
  applicationId: string,
  fileId: string,
  operator: Operator,
  now = new Date(),
): Promise<FileContent> {
  const { companyId, ...file } = await getFileAsOperator(applicationId, fileId);
  await recordFileRead(companyId, applicationId, { file: fileId, actor: operator.actor, at: now });
  return file;
}
