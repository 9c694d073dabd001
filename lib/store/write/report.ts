import { newId } from "@/lib/ids";
import type { ReportType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { reportContext } from "@/lib/store/read/report";
import { type KeyOwner, seal } from "@/lib/store/seal";

export type NewReport = {
  verificationId: string;
  generation: number;
  /** The version of the adjustments in an assessed copy; omitted for the report. */
  assessedVersion?: number;
  reportType: ReportType;
  /** The whole JSON that a firm receives, packed (pack.ts). */
  packed: Uint8Array<ArrayBuffer>;
  digest: string;
  signature: string;
  keyId: string;
  hasUnshared: boolean;
};

const contextOf = (report: NewReport) =>
  reportContext({ ...report, assessedVersion: report.assessedVersion ?? 0 });

const signedColumns = (request: KeyOwner, report: NewReport) => ({
  documentSealed: seal(request, contextOf(report), report.packed),
  digest: report.digest,
  signature: report.signature,
  keyId: report.keyId,
});

/** Seals and writes a report or an assessed copy. */
export async function insertReport(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { report, now }: { report: NewReport; now: Date },
): Promise<void> {
  await tx.report.create({
    data: {
      id: newId("rpt"),
      requestId: request.id,
      ...scope,
      verificationId: report.verificationId,
      generation: report.generation,
      ...(report.assessedVersion === undefined ? {} : { assessedVersion: report.assessedVersion }),
      reportType: report.reportType,
      ...signedColumns(request, report),
      hasUnshared: report.hasUnshared,
      createdAt: now,
    },
    select: { id: true },
  });
}

/**
 * Replaces the document that the customer is reviewing with one that includes the customer's notes. The firm never had
 * access to the replaced document.
 */
export async function replaceReport(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  report: NewReport,
): Promise<void> {
  await tx.report.updateMany({
    where: { requestId: request.id, ...scope, generation: report.generation, assessedVersion: 0 },
    data: signedColumns(request, report),
  });
}

/**
 * Marks every earlier report as superseded and erases it, with its source data. The verification ids of these reports
 * can still be checked.
 */
export async function supersedeReports(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { by, now }: { by: NewReport; now: Date },
): Promise<void> {
  const earlier = { requestId, ...scope, generation: { lt: by.generation } };
  await tx.report.updateMany({
    where: { ...earlier, supersededAt: null },
    data: {
      supersededAt: now,
      supersededBy: by.verificationId,
      documentSealed: null,
      hasUnshared: false,
      erasedAt: now,
    },
  });
  // Deleted after the reports, so that a download in progress cannot write a file afterwards (keep_document).
  await tx.renderedDocument.deleteMany({
    where: { requestId, ...scope, report: { generation: earlier.generation } },
  });
  await tx.snapshot.deleteMany({ where: earlier });
}

/**
 * Marks every assessed copy of the request as superseded (by the new copy if there is one) and erases it. Call this
 * before superseding the reports and before writing the new copy.
 */
export async function supersedeCopies(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { by, now }: { by: { verificationId: string } | null; now: Date },
): Promise<void> {
  const copies = { assessedVersion: { gt: 0 } };
  await tx.report.updateMany({
    where: { requestId, ...scope, ...copies, supersededAt: null },
    data: {
      supersededAt: now,
      supersededBy: by?.verificationId ?? null,
      documentSealed: null,
      erasedAt: now,
    },
  });
  await tx.renderedDocument.deleteMany({ where: { requestId, ...scope, report: copies } });
}
