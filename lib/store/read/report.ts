import type { ReportDocument } from "@/lib/domain/document";
import { notFound } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { asking, inScope } from "@/lib/store/client";
import { unseal } from "@/lib/store/seal";
import type { Request } from "@/prisma/generated/client";

export type StoredReport = {
  document: ReportDocument;
  integrity: { digestSha256: string; signatureJws: string; keyId: string };
  createdAt: Date;
};

export type ReportState = { request: Request; report: StoredReport | null };

/**
 * The request and its current report, opened; `report` is null while there is none, and after erasure.
 * Throws not_found.
 */
export async function getReportState(scope: Scope, requestId: string): Promise<ReportState> {
  return inScope(scope, async (tx) => {
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!request) throw notFound();
    if (request.generation === 0 || !request.dataKeyWrapped) return { request, report: null };
    const row = await tx.report.findFirst({
      where: { requestId, ...scope, generation: request.generation, documentSealed: { not: null } },
    });
    if (!row?.documentSealed) return { request, report: null };
    const document = JSON.parse(
      unseal(request, `report:${row.generation}`, row.documentSealed),
    ) as ReportDocument;
    const integrity = { digestSha256: row.digest, signatureJws: row.signature, keyId: row.keyId };
    return { request, report: { document, integrity, createdAt: row.createdAt } };
  });
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
