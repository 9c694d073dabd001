import type { Day } from "@/lib/engine/calendar/day";
import { sayDay, sayMonth } from "@/lib/engine/calendar/day-words";
import type { ComparedFigures } from "@/lib/engine/changes/compared-figures";
import { toDollars } from "@/lib/engine/money";

/**
 * A monthly amount counts as changed if it differs by at least this many cents, and by at least MONTHLY_MIN_SHARE of
 * its former value. A smaller difference may only be due to the later dates of the new report.
 */
export const MONTHLY_MIN_CENTS = 5_000;
export const MONTHLY_MIN_SHARE = 0.05;

export const CHANGE_KINDS = [
  "INCOME_CEASED",
  "INCOME_LATE",
  "INCOME_NEW",
  "INCOME_CHANGED",
  "INCOME_NOT_LISTED",
  "LENDER_NEW",
  "LENDER_BEHIND",
  "LENDER_SETTLED",
  "COMMITMENT_NEW",
  "COMMITMENT_ENDED",
  "COMMITMENT_CHANGED",
  "DISHONOURS",
  "BALANCE_BELOW_ZERO",
  "BALANCE_UNDER_100",
  "SURPLUS_CHANGED",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One change. The amounts are in cents a month; null for changes of lenders, dishonours and balances. */
export type Change = {
  kind: ChangeKind;
  text: string;
  /** The payer, lender or line that the change concerns; null for totals. */
  name: string | null;
  code: string | null;
  previousCents: number | null;
  currentCents: number | null;
};

export const LIMITATIONS = {
  ACCOUNTS_ADDED:
    "This report has accounts that the previous report did not have. Only income into accounts in both reports is compared.",
  PERIODS_DIFFER:
    "The two reports cover periods of different lengths. Changes in the surplus, commitments and lenders are not listed.",
  SAME_PERIOD:
    "The data of this report does not end later than the data of the previous report. No change is listed.",
  STALE_DATA: "The bank sent no recent transactions, so no income is listed as late or ceased.",
  METHOD_CHANGED:
    "The analysis has a new version. Only changes with a date are listed. Some amounts may differ only because of the new version.",
} as const;
export type Limitation = keyof typeof LIMITATIONS;

/** The two reports, and the limits of their comparison. */
export type Pair = {
  previous: ComparedFigures;
  current: ComparedFigures;
  limitations: ReadonlySet<Limitation>;
  newDishonours: number | null;
};

export const NO_AMOUNTS = { previousCents: null, currentCents: null };

/** Reports whether a monthly amount has changed enough to mention; false if either report does not know it. */
export function hasMoved(previous: number | null, current: number | null): boolean {
  if (previous === null || current === null) return false;
  const difference = Math.abs(current - previous);
  return difference >= MONTHLY_MIN_CENTS && difference >= Math.abs(previous) * MONTHLY_MIN_SHARE;
}

/** Formats an amount as "$1,234.50" or "−$83.62". */
export const say = (amountCents: number) =>
  `${amountCents < 0 ? "−" : ""}$${toDollars(Math.abs(amountCents))}`;

/** Formats as "$5,600.00 a month; $5,000.00 in the previous report". Both amounts must be known. */
export const sayMove = (previous: number | null, current: number | null) =>
  `${say(current ?? 0)} a month; ${say(previous ?? 0)} in the previous report`;

/** Names a day in the full profile (`isFull`), but only its month in the insight profile. */
export const sayWhen = (on: Day, isFull: boolean) => (isFull ? `on ${sayDay(on)}` : `in ${sayMonth(on)}`);
