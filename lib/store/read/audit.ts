import type { Actor } from "@/lib/scope";
import { ask, inCompany } from "@/lib/store/client";
import type { AuditFact } from "@/lib/store/write/audit";
import type { AuditEntry } from "@/prisma/generated/client";

/**
 * An entry of an audit chain, as read from the database. `isWholeMs` is false if its time is infinite or has a fraction
 * of a millisecond, which we never write.
 */
export type ChainEntry = AuditFact & {
  id: string;
  seq: number;
  prevHash: string;
  hash: string;
  isWholeMs: boolean;
};

export type ChainHead = {
  seq: number;
  hash: string;
  signature: string | null;
  firstSeq: number;
  lastSeq: number;
  firstAt: Date | null;
  lastAt: Date | null;
};

/**
 * Returns the head of a company's audit chain, as stored in the head's own row. Also returns the numbers of the first
 * and last entries, for comparison. Null if the head's row is missing.
 */
export async function findHead(companyId: string): Promise<ChainHead | null> {
  return inCompany(companyId, async (tx) => {
    const [row] = await tx.$queryRaw<
      (Omit<ChainHead, "firstSeq" | "lastSeq"> & { firstSeq: number | null; lastSeq: number | null })[]
    >`
      select h.seq, h.hash, h.signature, l.seq as "lastSeq", f.seq as "firstSeq", l.at as "lastAt", f.at as "firstAt" from audit_head h
        left join lateral (select e.seq, e.at from audit_entry e where e.company_id = ${companyId} order by e.seq desc limit 1) l on true
        left join lateral (select e.seq, e.at from audit_entry e where e.company_id = ${companyId} order by e.seq limit 1) f on true
      where h.company_id = ${companyId}`;
    return row ? { ...row, firstSeq: row.firstSeq ?? 1, lastSeq: row.lastSeq ?? 0 } : null;
  });
}

/** Like findHead, but throws if there is no head, because every company is created with a head. */
export async function readHead(companyId: string): Promise<ChainHead> {
  const head = await findHead(companyId);
  if (!head) throw new Error("the company has no audit head");
  return head;
}

type HeadRow = { company_id: string; seq: number; hash: string; signature: string | null };
const HEADS_BATCH = 1_000;

/** Returns the head of every company's audit chain, read in batches. */
export async function* listHeads(): AsyncGenerator<HeadRow> {
  for (let after = ""; ; ) {
    const rows = await ask<HeadRow>("list_audit_heads", "select * from list_audit_heads($1, $2)", [
      after,
      HEADS_BATCH,
    ]);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.company_id;
  }
}

/** The hash of the entry with this number in the company's audit log; null if there is none. */
export async function findEntryHash(companyId: string, seq: number): Promise<string | null> {
  const row = await inCompany(companyId, (tx) =>
    tx.auditEntry.findUnique({ where: { companyId_seq: { companyId, seq } }, select: { hash: true } }),
  );
  return row?.hash ?? null;
}

/** Returns the hashes of the entries with these numbers, by number. Leaves out numbers without an entry. */
export async function findEntryHashes(companyId: string, seqs: number[]): Promise<Map<number, string>> {
  const rows = await inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId, seq: { in: seqs } }, select: { seq: true, hash: true } }),
  );
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}

/**
 * Reads up to `limit` entries of a company's audit chain that follow `afterSeq`, oldest first. Includes both
 * environments.
 */
export async function readChain(companyId: string, afterSeq: number, limit: number): Promise<ChainEntry[]> {
  type Row = Omit<AuditEntry, "companyId"> & { isWholeMs: boolean };
  const rows = await inCompany(
    companyId,
    (tx) => tx.$queryRaw<Row[]>`
      select id, environment, seq, request_id as "requestId", action, actor_kind as "actorKind",
        actor_id as "actorId", detail, at, prev_hash as "prevHash", hash,
        isfinite(at) and at = date_trunc('milliseconds', at) as "isWholeMs"
      from audit_entry where company_id = ${companyId} and seq > ${afterSeq} order by seq limit ${limit}`,
  );
  return rows.map((row) => ({
    id: row.id,
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
    isWholeMs: row.isWholeMs,
  }));
}
