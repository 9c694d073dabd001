/**
 * The result of a check of a company's audit record. `changed`: an entry was altered or replaced. `missing`: entries
 * are gone. `unsigned`: the head of the record lacks our signature.
 */
export type ChainBreak = {
  intact: false;
  fault: "changed" | "missing" | "unsigned";
  firstBadSeq: number;
  /** The last entry known to be missing. */
  lastBadSeq?: number;
};

/** `anchoredAt` is the time of the newest anchor that the record was compared with; null without one. */
export type ChainVerdict = { intact: true; entries: number; anchoredAt: Date | null } | ChainBreak;

const count = (value: number) => value.toLocaleString("en-AU");

/** Describes a check's result: what is wrong, at which entry, and up to which entry the record can be relied on. */
export function verdictWords(verdict: ChainVerdict): string {
  if (verdict.intact) {
    const whole = `The record is whole: all ${count(verdict.entries)} entries are as they were written, and its end is signed.`;
    return verdict.anchoredAt
      ? `${whole} None is missing: it was compared with the end that was written down outside the database on ${verdict.anchoredAt.toISOString()}.`
      : `${whole} It could not be compared with an end written down outside the database, because none is there yet.`;
  }
  const { firstBadSeq: first, lastBadSeq: last = first } = verdict;
  const before =
    first > 1 ? ` The entries before it (1 to ${count(first - 1)}) are as they were written.` : "";
  if (verdict.fault === "missing") {
    const what =
      last > first
        ? `entries ${count(first)} to ${count(last)} are missing`
        : `entry ${count(first)} is missing`;
    return `The record is broken at entry ${count(first)}: ${what}.${before}`;
  }
  if (verdict.fault === "changed")
    return `The record is broken at entry ${count(first)}: it is not as it was written, and nothing from there on can be relied on.${before}`;
  return `The record is broken after entry ${count(first - 1)}: its end does not carry our signature, so later entries may have been removed.${before}`;
}
