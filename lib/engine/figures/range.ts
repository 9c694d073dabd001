import type { CashflowMonth, MonthlyRange, Summary } from "@/lib/engine/document";
import { toMean } from "@/lib/engine/figures/statistics";

/** With fewer whole months than this, the variation between months is unknown. */
const MONTHS_MIN = 3;
/**
 * With at least this many whole months, a range compares averages over 3, 6 and 12 months. With fewer, it compares
 * single months.
 */
export const AVERAGED_MIN = 6;
const SPANS: readonly number[] = [3, 6, 12];

type AmountOf = (month: CashflowMonth) => number;

/** Calculates each of the four headline figures for one month from that month's totals, in cents. */
export const AMOUNT_OF_MONTH: Readonly<Record<keyof Summary["ranges"], AmountOf>> = {
  incomeNet: ({ incomeCents }) => incomeCents,
  living: ({ essentialCents, discretionaryCents }) => essentialCents + discretionaryCents,
  commitments: ({ commitmentsCents }) => commitmentsCents,
  surplus: (month) =>
    month.incomeCents - month.essentialCents - month.discretionaryCents - month.commitmentsCents,
};

/**
 * The ranges of the four headline figures, in whole cents. Calculated from the months in the document's own table, so
 * that a reader can check them. Formula S-RANGE.
 * With six or more whole months: the lowest and highest of the averages over the last 3, 6 and 12 months (or over all,
 * if there are fewer than twelve). With three to five whole months: the lowest and highest month. Null with fewer
 * months, and for a figure that is not available.
 */
export function buildRanges(
  months: readonly CashflowMonth[],
  figures: Readonly<Record<keyof Summary["ranges"], { value: number | null }>>,
): Summary["ranges"] {
  const whole = months.filter(({ partial }) => !partial).slice(-12);
  const rangeOf = (name: keyof Summary["ranges"]) =>
    figures[name].value === null ? null : toRange(whole.map(AMOUNT_OF_MONTH[name]));
  return {
    incomeNet: rangeOf("incomeNet"),
    living: rangeOf("living"),
    commitments: rangeOf("commitments"),
    surplus: rangeOf("surplus"),
  };
}

function toRange(amounts: readonly number[]): MonthlyRange | null {
  if (amounts.length < MONTHS_MIN) return null;
  const isAveraged = amounts.length >= AVERAGED_MIN;
  const compared = isAveraged
    ? spansOf(amounts.length).map((span) => Math.round(toMean(amounts.slice(-span))))
    : amounts;
  return {
    lowCents: Math.min(...compared),
    highCents: Math.max(...compared),
    basis: isAveraged ? "AVERAGES" : "MONTHS",
    wholeMonths: amounts.length,
    formula: "S-RANGE",
  };
}

/** The number of months in each compared average: 3, 6 and 12, each limited to the number of whole months. */
export function spansOf(wholeMonths: number): number[] {
  return [...new Set(SPANS.map((span) => Math.min(span, wholeMonths)))];
}
