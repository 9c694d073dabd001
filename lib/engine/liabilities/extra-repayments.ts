import type { Figure } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import { findMedian, toSum } from "@/lib/engine/figures/statistics";
import type { Bank } from "@/lib/engine/input/read-bank";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { isLongCycle } from "@/lib/engine/streams/frequency";

type Account = Bank["accounts"][number];

const EXTRA_TIMES = 1.5;
const EXTRA_SHARE = 0.5;
const USUAL_MIN = 3;
const SCORE_MIN = 0.5;

/**
 * Separates extra repayments from the loan's instalments. If the repayments that the contract sets can be recognised,
 * all others are extra. Otherwise, an extra repayment is more than one and a half times the usual repayment, or less
 * than half of it. The usual repayment is normally the median. But small weekly extras may outnumber the monthly
 * instalments. So larger repayments are the usual ones if they are as regular as instalments and repay more of the
 * loan. A card, or a loan without a usual repayment, has no extra repayments.
 */
export function partExtra(
  { kind }: Account,
  rows: readonly BankRow[],
): { usual: readonly BankRow[]; extra: readonly BankRow[] } {
  const stated = kind === "CREDIT_CARD" ? null : findStated(rows);
  if (stated) return { usual: stated, extra: rows.filter((row) => !stated.includes(row)) };
  const cents = rows.map((row) => row.cents);
  const often = listAround(findMedian(cents) ?? 0, rows);
  const large = listAround(findMiddleOfMoney(cents), rows);
  const isLarge = sumOf(large) > sumOf(often) && keepsInstalmentTime(large);
  const usual = isLarge ? large : often;
  // Extra repayments of a card are not reported, because cards are repaid as they are used. A loan with few payments
  // has no usual repayment yet.
  const isReported =
    kind !== "CREDIT_CARD" && usual.length >= USUAL_MIN && (isLarge || usual.length > rows.length / 2);
  if (!isReported) return { usual: rows, extra: [] };
  const own = new Set(usual);
  return { usual, extra: rows.filter((row) => !own.has(row)) };
}

/** A repayment whose amount the customer chose is usually a multiple of this amount. */
const CHOSEN_CENTS = 5_000;

/** A note on repayments that the customer makes in addition to the instalments: "extra", "extra repayment". */
const NOTED_EXTRA = /\bextra\b/i;

/**
 * The repayments that the contract sets, if the customer also repays amounts of their choice; otherwise null. The
 * contract's repayments are those that are not multiples of CHOSEN_CENTS. There must be at least three, near their
 * median and as regular as instalments. The chosen repayments are the multiples. There must be at least three, and
 * they must vary, or each must have a note that calls it extra. A partner who repays the same round amount each time
 * pays instalments too.
 */
function findStated(rows: readonly BankRow[]): readonly BankRow[] | null {
  const unround = rows.filter(({ cents }) => cents % CHOSEN_CENTS !== 0);
  const chosen = rows.filter(({ cents }) => cents % CHOSEN_CENTS === 0);
  if (unround.length < USUAL_MIN || chosen.length < USUAL_MIN) return null;
  const isNear =
    listAround(findMedian(unround.map((row) => row.cents)) ?? 0, unround).length === unround.length;
  const isExtra = isVaried(chosen) || chosen.every(({ description }) => NOTED_EXTRA.test(description));
  return isExtra && isNear && keepsInstalmentTime(unround) ? unround : null;
}

/**
 * Reports whether the amounts vary: no amount occurs in more than half of the rows, or some amounts rise and others
 * fall. Amounts that only rise may be instalments after increases in the rate.
 */
function isVaried(rows: readonly BankRow[]): boolean {
  const amounts = rows.map(({ cents }) => cents);
  const isMajority = (each: number) => amounts.filter((cents) => cents === each).length > amounts.length / 2;
  const later = amounts.slice(1).map((cents, index) => cents - (amounts[index] ?? 0));
  return (
    !amounts.some(isMajority) || (later.some((change) => change > 0) && later.some((change) => change < 0))
  );
}

function listAround(middle: number, rows: readonly BankRow[]): BankRow[] {
  return rows.filter(({ cents }) => cents <= middle * EXTRA_TIMES && cents >= middle * EXTRA_SHARE);
}

/** The median weighted by amount: repayments up to this size make up half of the money. 0 if there are none. */
function findMiddleOfMoney(amounts: readonly number[]): number {
  const ordered = [...amounts].sort((a, b) => a - b);
  const half = toSum(amounts) / 2;
  let sum = 0;
  for (const amount of ordered) {
    sum += amount;
    if (sum >= half) return amount;
  }
  return 0;
}

const sumOf = (rows: readonly BankRow[]) => toSum(rows.map((row) => row.cents));

/** Reports whether the repayments are at least monthly. Instalments are; lump sums are not. */
function keepsInstalmentTime(rows: readonly BankRow[]): boolean {
  const fit = fitCadence([...new Set(rows.map((row) => row.dayNumber))]);
  return fit !== null && fit.hits >= USUAL_MIN && fit.score >= SCORE_MIN && !isLongCycle(fit.frequency);
}

/** Extra repayments in the whole period; null if there are none. */
export function toExtra(account: Account, rows: readonly BankRow[], ledger: Ledger): Figure | null {
  if (rows.length === 0) return null;
  return calculate(
    "L-EXTRA",
    rows.map((row) => row.cents),
    {
      window: ledger.coverOf(rows).window,
      count: rows.length,
      evidence: ledger.evidence.note(`extra:${account.id}`, rows),
    },
  );
}
