import { findMedian } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

/**
 * The payment of an income stream that its monthly figure leaves out, and the reason. Null if there is none.
 */
export function findLeftOut(
  stream: FoundStream,
  code: string,
  ledger: Ledger,
): { row: BankRow; reason: string } | null {
  const far = findFarAbove(stream.rows, code);
  if (far) return { row: far, reason: `more than ${FAR_TIMES} times the usual` };
  const part = findPartPay(stream, code, ledger);
  return part && { row: part, reason: "for part of a pay period" };
}

/** A payment this many times the stream's usual amount is no indication of the next one. */
const FAR_TIMES = 10;
const FAR_PAYMENTS_MIN = 4;

/** The one credit far above all others of its stream; null for business receipts, which vary naturally. */
function findFarAbove(rows: readonly BankRow[], code: string): BankRow | null {
  if (rows.length < FAR_PAYMENTS_MIN || /^inc\.(?:business|gig)/.test(code)) return null;
  const usual = findMedian(rows.map((row) => row.cents)) ?? 0;
  const far = rows.filter((row) => row.cents > usual * FAR_TIMES);
  return far.length === 1 ? (far[0] ?? null) : null;
}

/** The first pay of a new job is for part of a pay period if it is below this share of each later pay. */
const PART_SHARE = 0.8;
const PART_PAYS_MIN = 4;
/** If later pay differs more than this, a low first pay shows nothing. */
const PART_STEADY_MIN = 0.95;
/** A job is new if this many of its pay cycles passed in the data before its first pay. */
const PART_CYCLES_MIN = 2;

/** The first wage of a job that began within the data, if it is for part of a pay period; otherwise null. */
function findPartPay({ rows, fit, isMature }: FoundStream, code: string, ledger: Ledger): BankRow | null {
  const [first, ...later] = rows;
  if (!first || !fit || !isMature || code !== "inc.salary.regular" || rows.length < PART_PAYS_MIN)
    return null;
  if (fit.frequency === "IRREGULAR") return null;
  const start = ledger.coverOf(rows).spans[0]?.from ?? first.dayNumber;
  const isNew = first.dayNumber - start > PART_CYCLES_MIN * CYCLE_DAYS[fit.frequency];
  const isLow = later.every(({ cents }) => first.cents < cents * PART_SHARE);
  return isNew && isLow && consistencyOf(later) >= PART_STEADY_MIN ? first : null;
}
