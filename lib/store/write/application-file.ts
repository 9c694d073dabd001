import { AppError, notFound } from "@/lib/errors";
import { isId, newId } from "@/lib/ids";
import { EVIDENCE_FILES_MAX, type EvidenceType } from "@/lib/rules/application/evidence";
import { isEditable } from "@/lib/rules/application/moves";
import type { Actor } from "@/lib/scope";
import { inCompany, inOperation, type Tx } from "@/lib/store/client";
import { fileContext } from "@/lib/store/read/application-file";
import { sealBytes } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { type LockedApplication, lockApplication } from "@/lib/store/write/move-application";

type NewFile = { name: string; type: EvidenceType; bytes: Uint8Array };

/**
 * Stores a sealed file with the application. Throws conflict if the application has the maximum number of files, or if
 * the company cannot edit it now. The company may edit a draft, and an application with unanswered questions from us.
 */
export async function addEvidence(
  companyId: string,
  applicationId: string,
  {
    file: { name, type, bytes },
    by,
    now,
  }: { file: NewFile; by: { userId: string; actor: Actor }; now: Date },
): Promise<void> {
  const id = newId("fil");
  const dataSealed = sealBytes(fileContext(id), bytes);
  await inCompany(companyId, async (tx) => {
    const held = await lockEditable(tx, companyId, applicationId);
    const kept = await tx.applicationFile.count({ where: { companyId, applicationId } });
    if (kept >= EVIDENCE_FILES_MAX)
      throw new AppError(
        "conflict",
        `An application can have at most ${EVIDENCE_FILES_MAX} files. Remove one first.`,
      );
    const about = { name, type, sizeBytes: bytes.length, addedBy: by.userId, createdAt: now };
    await tx.applicationFile.create({
      data: { id, companyId, applicationId, dataSealed, ...about },
      select: { id: true },
    });
    await record(tx, held, { action: "application.file_added", file: id, actor: by.actor, at: now });
  });
}

/** Deletes a file. Throws not_found, and conflict while the company cannot edit the application. */
export async function removeEvidence(
  companyId: string,
  applicationId: string,
  { id, actor, now = new Date() }: { id: string; actor: Actor; now?: Date },
): Promise<void> {
  if (!isId("fil", id)) throw notFound();
  await inCompany(companyId, async (tx) => {
    const held = await lockEditable(tx, companyId, applicationId);
    const { count } = await tx.applicationFile.deleteMany({ where: { companyId, applicationId, id } });
    if (count === 0) throw notFound();
    await record(tx, held, { action: "application.file_removed", file: id, actor, at: now });
  });
}

/** Records in the company's audit log that an operator opened a file of the company's application. */
export async function recordFileRead(
  companyId: string,
  applicationId: string,
  { file, actor, at }: { file: string; actor: Actor; at: Date },
): Promise<void> {
  await inOperation(companyId, (tx) =>
    appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "application.file_read",
      actor,
      detail: { application: applicationId, file },
      at,
    }),
  );
}

async function lockEditable(tx: Tx, companyId: string, applicationId: string): Promise<LockedApplication> {
  const held = await lockApplication(tx, { companyId, applicationId, seenVersion: null });
  if (isEditable(held.state)) return held;
  throw new AppError(
    "conflict",
    "This application was submitted, and its files cannot be changed while we review it.",
  );
}

async function record(
  tx: Tx,
  { id: application, companyId }: LockedApplication,
  { action, file, actor, at }: { action: string; file: string; actor: Actor; at: Date },
): Promise<void> {
  const detail = { application, file };
  await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, detail, at });
}
