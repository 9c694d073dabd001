import { type Anchor, findAnchor } from "@/lib/company/audit-anchors";
import type { ChainBreak, ChainVerdict } from "@/lib/rules/audit-verdict";
import { type ChainEntry, type ChainHead, findEntryHash, findHead, readChain } from "@/lib/store/read/audit";
import { auditHash, auditHashWithoutId, signEnd } from "@/lib/store/write/audit";

/** The progress of a check that reached its time limit: `checked` of `entries` entries are valid so far. */
type ChainProgress = { checked: number; entries: number };

const FIRST_HASH = "0".repeat(64);
const BATCH = 2_000;

/**
 * Recomputes a company's audit chain from its rows, and compares its head with its signature and with an anchor: a
 * head stored outside the database, by default the newest in AUDIT_ANCHOR_FILE. Returns the first entry that was
 * altered or is missing, and which entries are known to be missing.
 */
export async function verifyAudit(companyId: string, anchor?: Anchor | null): Promise<ChainVerdict> {
  const verdict = await verifyAuditFrom(companyId, 0, Number.POSITIVE_INFINITY, anchor);
  if ("checked" in verdict) throw new Error("a check without a limit came to no end");
  return verdict;
}

/**
 * As verifyAudit, starting after an entry that an earlier check found valid, up to a time limit; then returns its
 * progress. Ignores entries added during the check.
 */
export async function verifyAuditFrom(
  companyId: string,
  afterSeq: number,
  forMs: number,
  given?: Anchor | null,
): Promise<ChainVerdict | ChainProgress> {
  const until = performance.now() + forMs;
  const anchor = given === undefined ? await findAnchor(companyId) : given;
  const head = await findHead(companyId);
  if (!head) return missing(1, anchor?.seq);
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
    (await findFaultAtEnd(companyId, head, prevHash, anchor)) ?? {
      intact: true,
      entries: head.seq,
      anchoredAt: anchor ? new Date(anchor.at) : null,
    }
  );
}

function missing(firstBadSeq: number, lastBadSeq = firstBadSeq): ChainBreak {
  const more = lastBadSeq > firstBadSeq ? { lastBadSeq } : {};
  return { intact: false, fault: "missing", firstBadSeq, ...more };
}

function isWhole(entry: ChainEntry, seq: number, prevHash: string): boolean {
  const isHashed =
    entry.hash === auditHash(prevHash, entry) || entry.hash === auditHashWithoutId(prevHash, entry);
  return entry.seq === seq && entry.prevHash === prevHash && entry.isWholeMs && isHashed;
}

/** Compares the last entry of a valid chain with the head, its signature and the anchor. */
async function findFaultAtEnd(
  companyId: string,
  head: ChainHead,
  lastHash: string,
  anchor: Anchor | null,
): Promise<ChainBreak | null> {
  if (anchor && anchor.seq > head.seq) return missing(head.seq + 1, anchor.seq);
  if (anchor && anchor.seq > 0 && (await findEntryHash(companyId, anchor.seq)) !== anchor.hash)
    return { intact: false, fault: "changed", firstBadSeq: anchor.seq };
  // There are rows after the head, or the head names another entry.
  if (head.hash !== lastHash || head.lastSeq !== head.seq)
    return { intact: false, fault: "changed", firstBadSeq: head.seq + 1 };
  if (head.signature !== signEnd(companyId, head))
    return { intact: false, fault: "unsigned", firstBadSeq: head.seq + 1 };
  return null;
}
