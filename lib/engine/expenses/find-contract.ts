import { toDayNumber } from "@/lib/engine/calendar/day";
import { atCadence } from "@/lib/engine/figures/kinds";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentAmount } from "@/lib/engine/streams/describe-stream";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { isLongCycle } from "@/lib/engine/streams/frequency";

/**
 * Paid and dishonoured payments together are a contract only if their cadence fits with at least this score (0 to 1).
 * The consistency of their amounts (0 to 1) must be at least STEADY_MIN.
 */
const SCORE_MIN = 0.6;
const STEADY_MIN = 0.9;
/**
 * Rent paid under several names is one contract only if the cadence of all its payments fits with at least this
 * score. Also, at least the share MOST of the amounts must be within NEAR_SHARE of the median.
 */
const WHOLE_SCORE_MIN = 0.8;
const NEAR_SHARE = 0.25;
const MOST = 0.8;
const PAYMENTS_MIN = 3;
const BOUNCED_MIN = 2;
const DOUBLED_SHARE = 1.2;
/** If no debit is attempted in this many of a contract's cycles, the contract counts as ended. */
const ENDED_CYCLES = 2;

type BouncedContract = { rows: BankRow[]; value: number; bounced: number };

/**
 * The monthly amount that a contract requires, calculated from its paid and dishonoured payments together. Without the
 * dishonoured payments, the paid ones have no cadence and add up to too little. Null with fewer than three paid
 * payments or fewer than two dishonoured ones. Null too if all payments together have no steady amount, no steady
 * cadence, or a cycle longer than a month, or if the contract has ended.
 */
export function findBouncedContract(entries: readonly Entry[], ledger: Ledger): BouncedContract | null {
  const keys = [...new Set(entries.map((entry) => entry.text.key))];
  const bounced = keys.flatMap((key) => ledger.bouncedOf(key)).map((entry) => entry.row);
  if (bounced.length < BOUNCED_MIN) return null;
  const rows = entries.map((entry) => entry.row).filter((row) => row.cents < 0);
  const value = toRunning(rows, bounced, SCORE_MIN, ledger);
  return value === null ? null : { rows, value, bounced: bounced.length };
}

/**
 * Joins the payments close to the usual amount into one contract, even if their names differ. Null if too many
 * payments are of other amounts. Also null if the joined payments are too few, have no common cadence or have ended.
 */
export function findOneContract(
  entries: readonly Entry[],
  ledger: Ledger,
): Omit<BouncedContract, "bounced"> | null {
  const paid = entries.map((entry) => entry.row).filter((row) => row.cents < 0);
  const middle = findMedian(paid.map((row) => row.cents)) ?? 0;
  // Leaves out other amounts: a share of the power bill paid to the landlord is not rent.
  const rows = paid.filter((row) => Math.abs(row.cents - middle) <= Math.abs(middle) * NEAR_SHARE);
  const value = rows.length < entries.length * MOST ? null : toRunning(rows, [], WHOLE_SCORE_MIN, ledger);
  return value === null ? null : { rows, value };
}

function toRunning(
  paid: readonly BankRow[],
  bounced: readonly BankRow[],
  scoreMin: number,
  ledger: Ledger,
): number | null {
  if (paid.length < PAYMENTS_MIN) return null;
  const asked = [...paid, ...bounced].sort((a, b) => a.index - b.index);
  const days = [...new Set(asked.map((row) => row.dayNumber))];
  // Several payments on one day belong to several contracts, or are parts of one payment. The payee's streams show
  // which, so no contract is returned here.
  if (asked.length > days.length * DOUBLED_SHARE) return null;
  const fit = fitCadence(days);
  if (fit === null || fit.frequency === "IRREGULAR" || fit.score < scoreMin) return null;
  if (isLongCycle(fit.frequency) || consistencyOf(asked) < STEADY_MIN) return null;
  let next = asked[asked.length - 1]?.dayNumber ?? 0;
  for (let cycle = 0; cycle < ENDED_CYCLES; cycle++) next = fit.next(next);
  return next < toDayNumber(ledger.bank.period.to)
    ? null
    : (atCadence(currentAmount(asked), fit.frequency) ?? 0);
}
