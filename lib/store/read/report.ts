import { notFound } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { ask, asking } from "@/lib/store/client";
import { toRequest } from "@/lib/store/read/request-row";
import type { Json } from "@/lib/store/read/row";
import { unseal } from "@/lib/store/seal";
import type { Report, Request } from "@/prisma/generated/client";

export type StoredReport = {
  /** The JSON a firm receives, byte for byte. */
  text: string;
  integrity: { digestSha256: string; signatureJws: string; keyId: string };
  createdAt: Date;
};

export type ReportState = { request: Request; report: StoredReport | null };

type StateRow = {
  request: Json<Request>;
  report: Pick<Json<Report>, "generation" | "digest" | "signature" | "key_id" | "created_at"> | null;
  sealed: Buffer | null;
};

/**
 * The request and its current report, opened; `report` is null while there is none, and after erasure.
 * Throws not_found.
 */
export async function getReportState(
  { companyId, environment }: Scope,
  requestId: string,
): Promise<ReportState> {
  const [row] = await ask<StateRow>("find_report", "select * from find_report($1, $2, $3)", [
    companyId,
    environment,
    requestId,
  ]);
  if (!row) throw notFound();
  const request = toRequest(row.request);
  const { report, sealed } = row;
  if (!report || !sealed) return { request, report: null };
  const text = unseal(request, `report:${report.generation}`, sealed);
  const integrity = { digestSha256: report.digest, signatureJws: report.signature, keyId: report.key_id };
  return { request, report: { text, integrity, createdAt: new Date(report.created_at) } };
}

export type Verification = {
  verificationId: string;
  reportType: string;
  createdAt: Date;
  digestSha256: string;
  standing: "current" | "superseded" | "withdrawn" | "purged";
  supersededBy: string | null;
};

/** What anyone holding a verification id may know: no name, no bank data. Null when there is no such id. */
export async function findVerification(verificationId: string): Promise<Verification | null> {
  const row = await asking(verificationId, (tx) => tx.report.findUnique({ where: { verificationId } }));
  if (!row) return null;
  const status = await asking(row.requestId, (tx) =>
    tx.request.findUnique({ where: { id: row.requestId }, select: { status: true } }),
  );
  const ended = status?.status === "withdrawn" || status?.status === "purged" ? status.status : null;
  return {
    verificationId: row.verificationId,
    reportType: row.reportType,
    createdAt: row.createdAt,
    digestSha256: row.digest,
    standing: ended ?? (row.supersededAt ? "superseded" : "current"),
    supersededBy: row.supersededBy,
  };
}
