import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import type { AuditFact } from "@/lib/store/write/audit";

export type ChainEntry = AuditFact & { seq: number; prevHash: string; hash: string };

/** A company's whole audit chain, oldest first, and its head. */
export async function readChain(
  companyId: string,
): Promise<{ entries: ChainEntry[]; head: { seq: number; hash: string } }> {
  return inCompany(companyId, async (tx) => {
    const rows = await tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" } });
    const head = await tx.auditHead.findUniqueOrThrow({
      where: { companyId },
      select: { seq: true, hash: true },
    });
    const entries = rows.map((row) => ({
      companyId,
      environment: row.environment,
      requestId: row.requestId,
      action: row.action,
      actor: { kind: row.actorKind, id: row.actorId } as Actor,
      detail: row.detail as NonNullable<AuditFact["detail"]>,
      at: row.at,
      seq: row.seq,
      prevHash: row.prevHash,
      hash: row.hash,
    }));
    return { entries, head };
  });
}
