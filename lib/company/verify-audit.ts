import { findEntryHash, readChain, readHead } from "@/lib/store/read/audit";
import { auditHash } from "@/lib/store/write/audit";

export type ChainVerdict = { intact: true; entries: number } | { intact: false; firstBadSeq: number };

/** A check that went as far as its time allowed: the entries up to here are whole, and there are so many in all. */
export type ChainProgress = { checked: number; entries: number };

const FIRST_HASH = "0".repeat(64);
const BATCH = 2_000;

/**
 * Recomputes a company's audit chain from its rows. Names the first entry that was altered, is missing, or was cut off
 * at the end: the chain's head, kept apart, says how long it must be.
 */
export async function verifyAudit(companyId: string): Promise<ChainVerdict> {
  const verdict = await verifyAuditFrom(companyId, 0, Number.POSITIVE_INFINITY);
  if ("checked" in verdict) throw new Error("a check without a limit came to no end");
  return verdict;
}

/**
 * As verifyAudit, from behind an entry that an earlier check found whole, for about so long; then tells how far it came.
 * Entries added meanwhile are not looked at.
 */
export async function verifyAuditFrom(
  companyId: string,
  afterSeq: number,
  forMs: number,
): Promise<ChainVerdict | ChainProgress> {
  const until = performance.now() + forMs;
  const head = await readHead(companyId);
  const start = Math.min(afterSeq, head.seq);
  let prevHash = start === 0 ? FIRST_HASH : await findEntryHash(companyId, start);
  if (prevHash === null) return { intact: false, firstBadSeq: start };
  let seq = start;
  while (seq < head.seq) {
    if (performance.now() > until) return { checked: seq, entries: head.seq };
    const entries = await readChain(companyId, seq, Math.min(BATCH, head.seq - seq));
    if (entries.length === 0) return { intact: false, firstBadSeq: seq + 1 };
    for (const entry of entries) {
      seq++;
      const isWhole =
        entry.seq === seq && entry.prevHash === prevHash && entry.hash === auditHash(entry.prevHash, entry);
      if (!isWhole) return { intact: false, firstBadSeq: seq };
      prevHash = entry.hash;
    }
  }
  // The end that is kept apart, and whatever stands behind it that it does not know of.
  const isComplete = head.hash === prevHash && head.lastSeq === head.seq;
  return isComplete ? { intact: true, entries: head.seq } : { intact: false, firstBadSeq: head.seq + 1 };
}
