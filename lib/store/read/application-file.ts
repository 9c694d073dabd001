import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { asOperator, inCompany, type Tx } from "@/lib/store/client";
import { unsealBytes } from "@/lib/store/seal";
import type { Prisma } from "@/prisma/generated/client";

/** The sealing context that ties a file to its row. */
export const fileContext = (id: string) => `application-file:${id}`;

/** The sealing context that ties the file of an operator's check to its row. */
export const checkFileContext = (applicationId: string, item: string) =>
  `application-check:${applicationId}:${item}`;

export type FileRecord = { id: string; name: string; type: string; sizeBytes: number; createdAt: Date };
export type FileContent = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export const FILE_FIELDS = { id: true, name: true, type: true, sizeBytes: true, createdAt: true } as const;

/** Returns a file of the company's own application, decrypted. Throws not_found. */
export async function getFile(companyId: string, id: string): Promise<FileContent> {
  if (!isId("fil", id)) throw notFound();
  const row = await inCompany(companyId, (tx) => readFile(tx, { companyId, id }));
  return open(row);
}

/**
 * Returns a file of this application, and the id of its company, for an operator. Throws not_found, including for an
 * application that was never submitted.
 */
export async function getFileAsOperator(
  applicationId: string,
  id: string,
): Promise<FileContent & { companyId: string }> {
  if (!isId("fil", id)) throw notFound();
  const row = await asOperator((tx) =>
    readFile(tx, { applicationId, id, application: { submittedAt: { not: null } } }),
  );
  return { ...open(row), companyId: row?.companyId ?? "" };
}

/** The file that an operator stored as evidence of a check. For operators only. Throws not_found. */
export async function getCheckFile(applicationId: string, item: string): Promise<FileContent> {
  if (!isId("app", applicationId)) throw notFound();
  const row = await asOperator((tx) =>
    tx.applicationCheck.findUnique({ where: { applicationId_item: { applicationId, item } } }),
  );
  if (!row?.fileSealed || !row.fileName || !row.fileType) throw notFound();
  const bytes = Uint8Array.from(unsealBytes(checkFileContext(applicationId, item), row.fileSealed));
  return { name: row.fileName, type: row.fileType, bytes };
}

const readFile = (tx: Tx, where: Prisma.ApplicationFileWhereInput) => tx.applicationFile.findFirst({ where });

function open(row: Awaited<ReturnType<typeof readFile>>): FileContent {
  if (!row) throw notFound();
  return {
    name: row.name,
    type: row.type,
    bytes: Uint8Array.from(unsealBytes(fileContext(row.id), row.dataSealed)),
  };
}
