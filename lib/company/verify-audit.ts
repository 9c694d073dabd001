import { readChain } from "@/lib/store/read/audit";
import { auditHash } from "@/lib/store/write/audit";

export type ChainVerdict = { intact: true; entries: number } | { intact: false; firstBadSeq: number };

const FIRST_HASH = "0".repeat(64);

/**
 * Recomputes a company's audit chain from its rows. Names the first entry that was altered, is missing, or was cut off
 * at the end: the chain's head, kept apart, says how long it must be.
 */
export async function verifyAudit(companyId: string): Promise<ChainVerdict> {
  const { entries, head } = await readChain(companyId);
  let prevHash = FIRST_HASH;
  for (const [index, entry] of entries.entries()) {
    const seq = index + 1;
    const isWhole =
      entry.seq === seq && entry.prevHash === prevHash && entry.hash === auditHash(prevHash, entry);
    if (!isWhole) return { intact: false, firstBadSeq: seq };
    prevHash = entry.hash;
  }
  const isComplete = head.seq === entries.length && head.hash === prevHash;
  return isComplete
    ? { intact: true, entries: entries.length }
    : { intact: false, firstBadSeq: entries.length + 1 };
}
