/**
 * The fault that a check of a company's audit log found. `changed`: an entry was altered or replaced. `missing`:
 * entries are gone. `added`: an entry has a number below 1, which is the first entry's number. `unsigned`: the last
 * entry lacks our signature.
 */
export type ChainBreak = {
  intact: false;
  fault: "changed" | "missing" | "added" | "unsigned";
  firstBadSeq: number;
  /** The number of the last entry known to be missing. */
  lastBadSeq?: number;
};

/**
 * The result of a check of a company's audit log. `anchored` is the number of the last entry that the newest anchor
 * covers, and the anchor's time; null without an anchor.
 */
export type ChainVerdict =
  | { intact: true; entries: number; anchored: { seq: number; at: Date } | null }
  | ChainBreak;

const count = (value: number) => value.toLocaleString("en-AU");

/** A sentence about the entries after the newest anchor; empty if there are none. */
function laterWords(later: number): string {
  return later > 0 ? " Later entries were not compared, because no digest of them has been saved yet." : "";
}

/** Describes a check's result: the fault, its entry, and up to which entry the log can be relied on. */
export function verdictWords(verdict: ChainVerdict): string {
  if (verdict.intact) {
    const whole = `The audit log is intact: all ${count(verdict.entries)} entries are unchanged, and the last entry is signed.`;
    return verdict.anchored
      ? `${whole} Entries 1 to ${count(verdict.anchored.seq)} are all present: the log matches its last digest, which was saved outside the database on ${verdict.anchored.at.toISOString()}.${laterWords(verdict.entries - verdict.anchored.seq)}`
      : `${whole} The log could not be compared with a digest saved outside the database, because none has been saved yet.`;
  }
  const { firstBadSeq: first, lastBadSeq: last = first } = verdict;
  const before = first > 1 ? ` The entries before this point (1 to ${count(first - 1)}) are unchanged.` : "";
  if (verdict.fault === "missing") {
    const what =
      last > first
        ? `entries ${count(first)} to ${count(last)} are missing`
        : `entry ${count(first)} is missing`;
    return `The audit log is broken at entry ${count(first)}: ${what}.${before}`;
  }
  if (verdict.fault === "added")
    return `The audit log is broken at entry ${count(first)}: the log begins with entry 1, so the product did not write this entry.`;
  if (verdict.fault === "changed")
    return `The audit log is broken at entry ${count(first)}: this entry was changed, so neither it nor any later entry can be relied on.${before}`;
  return `The audit log is broken after entry ${count(first - 1)}: the last entry does not have our signature, so later entries may have been removed.${before}`;
}
