import { readOwnAnchors } from "@/lib/company/audit-anchors";
import type { Anchor } from "@/lib/rules/audit-anchor";
import type { ChainBreak, ChainVerdict } from "@/lib/rules/audit-verdict";
import {
  type ChainEntry,
  type ChainHead,
  findEntryHash,
  findEntryHashes,
  findHead,
  readChain,
} from "@/lib/store/read/audit";
import { auditHash, auditHashWithoutId, signEnd } from "@/lib/store/write/audit";

/** The progress of a check that reached its time limit: `checked` of `entries` entries are valid so far. */
type ChainProgress = { checked: number; entries: number };

const FIRST_HASH = "0".repeat(64);
const BATCH = 2_000;

/**
 * Recomputes a company's audit chain from its rows. Checks the head against its signature, and the entries against
 * anchors. Anchors are copies of earlier heads stored outside the database, by default in AUDIT_ANCHOR_FILE. If the
 * log is not intact, the result states the kind of fault, the first entry with the fault, and the last entry that is
 * known to be missing.
 */
export async function verifyAudit(companyId: string, anchors?: readonly Anchor[]): Promise<ChainVerdict> {
  const verdict = await verifyAuditFrom(companyId, 0, Number.POSITIVE_INFINITY, anchors);
  if ("checked" in verdict) throw new Error("a check without a time limit did not finish");
  return verdict;
}

/**
 * Like verifyAudit, but starting after an entry that an earlier check found valid, and only up to a time limit. If the
 * limit is reached, returns the progress. Ignores entries added during the check.
 */
export async function verifyAuditFrom(
  companyId: string,
  afterSeq: number,
  forMs: number,
  given?: readonly Anchor[],
): Promise<ChainVerdict | ChainProgress> {
  const until = performance.now() + forMs;
  const anchors = given ?? (await readOwnAnchors()).get(companyId) ?? [];
  const anchor = anchors.at(-1) ?? null;
  const head = await findHead(companyId);
  if (!head) return missing(1, anchor?.seq);
  if (head.firstSeq < 1) return { intact: false, fault: "added", firstBadSeq: head.firstSeq };
  const start = Math.min(afterSeq, head.seq);
  let prevHash = start === 0 ? FIRST_HASH : await findEntryHash(companyId, start);
  if (prevHash === null) return missing(start);
  let seq = start;
  while (seq < head.seq) {
    if (performance.now() > until) return { checked: seq, entries: head.seq };
    const entries = await readChain(companyId, seq, Math.min(BATCH, head.seq - seq));
    if (entries.length === 0) return missing(seq + 1, Math.max(head.seq, anchor?.seq ?? 0));
    for (const entry of entries) {
      seq++;
      if (entry.seq > seq) return missing(seq, entry.seq - 1);
      if (!isWhole(entry, seq, prevHash)) return { intact: false, fault: "changed", firstBadSeq: seq };
      prevHash = entry.hash;
    }
  }
  return (
    (await findFaultAtEnd(companyId, head, prevHash, anchors)) ?? {
      intact: true,
      entries: head.seq,
      anchored: anchor ? { seq: anchor.seq, at: new Date(anchor.at) } : null,
    }
  );
}

function missing(firstBadSeq: number, lastBadSeq = firstBadSeq): ChainBreak {
  const more = lastBadSeq > firstBadSeq ? { lastBadSeq } : {};
  return { intact: false, fault: "missing", firstBadSeq, ...more };
}

function isWhole(entry: ChainEntry, seq: number, prevHash: string): boolean {
  // Check `isWholeMs` before the hash is computed, because an infinite time cannot be hashed.
  if (!entry.isWholeMs || entry.seq !== seq || entry.prevHash !== prevHash) return false;
  return entry.hash === auditHash(prevHash, entry) || entry.hash === auditHashWithoutId(prevHash, entry);
}

/**
 * Compares the last entry of a valid chain with the stored head, the head with its signature, and the entries with the
 * anchors.
 */
async function findFaultAtEnd(
  companyId: string,
  head: ChainHead,
  lastHash: string,
  anchors: readonly Anchor[],
): Promise<ChainBreak | null> {
  const newest = anchors.at(-1);
  if (newest && newest.seq > head.seq) return missing(head.seq + 1, newest.seq);
  const ends = anchors.filter(({ seq }) => seq > 0);
  const hashes = await findEntryHashes(
    companyId,
    ends.map(({ seq }) => seq),
  );
  const contradicted = ends.find(({ seq, hash }) => hashes.get(seq) !== hash);
  if (contradicted) return { intact: false, fault: "changed", firstBadSeq: contradicted.seq };
  // There are rows after the head, or the head's hash is not that of the last entry.
  if (head.hash !== lastHash || head.lastSeq !== head.seq)
    return { intact: false, fault: "changed", firstBadSeq: head.seq + 1 };
  if (head.signature !== signEnd(companyId, head))
    return { intact: false, fault: "unsigned", firstBadSeq: head.seq + 1 };
  // A company is created with its first entry, so a head without an entry means that the log was emptied.
  if (head.seq < 1) return missing(1);
  return null;
}
