import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import type { AuditFact } from "@/lib/store/write/audit";

export type ChainEntry = AuditFact & { seq: number; prevHash: string; hash: string };

/** Where a company's audit chain ends, by the row kept apart and by the last entry there is. */
export async function readHead(
  companyId: string,
): Promise<{ seq: number; hash: string; lastSeq: number; firstAt: Date | null; lastAt: Date | null }> {
  return inCompany(companyId, async (tx) => {
    const [row] = await tx.$queryRaw<
      { seq: number; hash: string; lastSeq: number | null; firstAt: Date | null; lastAt: Date | null }[]
    >`
      select h.seq, h.hash, l.seq as "lastSeq", l.at as "lastAt", f.at as "firstAt" from audit_head h
        left join lateral (select e.seq, e.at from audit_entry e where e.company_id = ${companyId} order by e.seq desc limit 1) l on true
        left join lateral (select e.at from audit_entry e where e.company_id = ${companyId} order by e.seq limit 1) f on true
      where h.company_id = ${companyId}`;
    if (!row) throw new Error("the company has no audit head");
    return { ...row, lastSeq: row.lastSeq ?? 0 };
  });
}

/** The hash an entry carries; null where there is no such entry. */
export async function findEntryHash(companyId: string, seq: number): Promise<string | null> {
  const row = await inCompany(companyId, (tx) =>
    tx.auditEntry.findUnique({ where: { companyId_seq: { companyId, seq } }, select: { hash: true } }),
  );
  return row?.hash ?? null;
}

/** The next entries of a company's audit chain, of every environment, oldest first. */
export async function readChain(companyId: string, afterSeq: number, limit: number): Promise<ChainEntry[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({
      where: { companyId, seq: { gt: afterSeq } },
      orderBy: { seq: "asc" },
      take: limit,
    }),
  );
  return rows.map((row) => ({
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
}
