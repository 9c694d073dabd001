import { AppError, notFound } from "@/lib/errors";
import type { AdjustmentList } from "@/lib/rules/adjustments";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { adjustmentsContext, readAdjustmentsVersion } from "@/lib/store/read/adjustments";
import { type KeyOwner, seal } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { insertReport, type NewReport, supersedeCopies } from "@/lib/store/write/report";

/** An assessed copy and the list of adjustments in it. */
export type NewCopy = { report: NewReport; list: AdjustmentList };

type AdjustmentsChange = {
  list: AdjustmentList;
  /** The version that the change starts from; 0 if no adjustments were stored. */
  version: number;
  /** The generation of the report from which the copy was made. */
  generation: number;
  /** The assessed copy; null without adjustments. */
  copy: NewReport | null;
  /** The numbers of adjustments, for the audit entry. */
  detail: { added: number; removed: number; total: number };
};

/**
 * Replaces the stored adjustments and their assessed copy, with an audit entry. The report and the request's status
 * stay unchanged. Returns false, and stores nothing, if the report was replaced or the request ended in the meantime.
 * Throws not_found, and conflict if someone else changed the adjustments since `version`.
 */
export async function writeAdjustments(
  scope: Scope,
  requestId: string,
  { change, actor, now }: { change: AdjustmentsChange; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    // The row is locked against a concurrent refresh. The refresh either sees these adjustments or has already replaced
    // the report, which the check below detects.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const row = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!row) throw notFound();
    if (!row.dataKeyWrapped || row.status !== "ready" || row.generation !== change.generation) return false;
    if ((await readAdjustmentsVersion(tx, scope, requestId)) !== change.version) throw adjustedSince();
    await putList(tx, scope, row, { list: change.list, version: change.version + 1, now });
    await putCopy(tx, scope, row, { copy: change.copy, now });
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: "adjustments.changed",
      actor,
      detail: { ...change.detail, verification_id: change.copy?.verificationId ?? null },
      at: now,
    });
    return true;
  });
}

/**
 * Replaces the assessed copy of the request's report with `copy`, which was made from the new report. If `copy` is
 * null, only marks the earlier copy as superseded. Call in the transaction that writes the new report, before
 * superseding earlier reports.
 */
export async function replaceCopy(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { copy, now }: { copy: NewCopy | null; now: Date },
): Promise<void> {
  await putCopy(tx, scope, request, { copy: copy?.report ?? null, now });
  if (!copy) return;
  const version = await readAdjustmentsVersion(tx, scope, request.id);
  await putList(tx, scope, request, { list: copy.list, version, now });
}

async function putCopy(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { copy, now }: { copy: NewReport | null; now: Date },
): Promise<void> {
  await supersedeCopies(tx, scope, request.id, { by: copy, now });
  if (copy) await insertReport(tx, scope, request, { report: copy, now });
}

async function putList(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { list, version, now }: { list: AdjustmentList; version: number; now: Date },
): Promise<void> {
  const requestId = request.id;
  const listSealed = seal(request, adjustmentsContext(version), JSON.stringify(list));
  const next = { listSealed, version, updatedAt: now };
  await tx.requestAdjustments.upsert({
    where: { companyId_environment_requestId: { ...scope, requestId } },
    create: { requestId, ...scope, ...next },
    update: next,
    select: { requestId: true },
  });
}

/** The error for a change that was based on an older version of the adjustments than the stored one. */
export function adjustedSince(): AppError {
  return new AppError(
    "conflict",
    "Someone else changed the adjustments. Your changes were not saved. Read the adjustments again, then repeat your changes.",
  );
}
