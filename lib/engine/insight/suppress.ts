import type { Averages, ExpenseLeaf, Figure, Income, ReportDocument } from "@/lib/engine/document";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";

const WITHHELD = "Withheld: it would show a single transaction.";

/** Removes the value of every figure that has only one transaction. Counts of events keep their values. */
export function suppressSingles<T>(value: T): T {
  if (Array.isArray(value)) return value.map(suppressSingles) as T;
  if (typeof value !== "object" || value === null) return value;
  if (isFigure(value))
    return (
      value.count === 1 && value.unit !== "COUNT" ? { ...value, value: null, note: WITHHELD } : value
    ) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, suppressSingles(part)])) as T;
}

/** The figure without its value. */
export function suppress(figure: Figure): Figure {
  return { ...figure, value: null, note: WITHHELD };
}

/** All averages of a stream or category without their values. */
export function suppressAll<T extends Averages>(monthly: T): T {
  const figures = Object.entries(monthly).map(([name, part]) => [
    name,
    typeof part === "string" ? part : suppress(part),
  ]);
  return Object.fromEntries(figures);
}

/** With fewer payments or months than these, a mean of calendar months may be one payment's amount. */
const MONTHLY_PAYMENTS_MIN = 6;
const WHOLE_MONTHS_MIN = 2;

/**
 * Suppresses averages that may equal one payment: always the median month, and the regular and annualised amounts; with
 * few payments or months, also the other averages of calendar months.
 */
export function suppressMonths<T extends Averages>(monthly: T, count: number, months: number): T {
  // A regular stream's monthly amount is one payment's amount times a known factor.
  const always = {
    median: suppress(monthly.median),
    stream: suppress(monthly.stream),
    annualised: suppress(monthly.annualised),
  };
  if (count >= MONTHLY_PAYMENTS_MIN && months >= WHOLE_MONTHS_MIN) return { ...monthly, ...always };
  const { m3, m6, m12, trimmed } = monthly;
  return {
    ...monthly,
    ...always,
    m3: suppress(m3),
    m6: suppress(m6),
    m12: suppress(m12),
    trimmed: suppress(trimmed),
  };
}

/** Reports whether a category has one refund, or similar ones. */
export function wouldRefundsReveal({ evidence }: ExpenseLeaf, report: ReportDocument): boolean {
  return isNearEqual(readAmounts(report)(evidence).filter((cents) => cents > 0));
}

/**
 * Reports whether the assessed income would reveal the only payment of a source: if sources are discounted differently,
 * the income before and after the discounts gives two sources.
 */
export function wouldDiscountsReveal({ streams }: Income): boolean {
  const included = streams.filter((stream) => stream.included);
  const discounts = new Set(included.map(({ discount }) => discount));
  return discounts.size > 1 && included.some(({ count }) => count === 1);
}

/**
 * Suppresses totals in pairs, because each pair adds up to a known total: essential with discretionary, within HEM with
 * outside it, committed with debt.
 */
export function suppressTotals(
  totals: ReportDocument["expenses"]["totals"],
): ReportDocument["expenses"]["totals"] {
  const pairs = [
    ["essential", "discretionary"],
    ["hemScope", "outsideHem"],
    ["committed", "debt"],
  ] as const;
  const hidden = pairs.filter((pair) => pair.some((name) => totals[name].count === 1)).flat();
  return { ...totals, ...Object.fromEntries(hidden.map((name) => [name, suppress(totals[name])])) };
}

/**
 * Living costs are the sum of essential and discretionary costs, so suppressing one suppresses both. The surplus and
 * two of its parts reveal the third, so the surplus is suppressed with any part.
 */
export function suppressSplit(
  summary: ReportDocument["summary"],
  isHousingSingle: boolean,
): Partial<ReportDocument["summary"]> {
  const { essentialMonthly, discretionaryMonthly, surplusMonthly, savingsRate } = summary;
  const parts = [summary.incomeNetMonthly, summary.livingMonthly, summary.commitmentsMonthly];
  const isSplitHidden = essentialMonthly.count === 1 || discretionaryMonthly.count === 1;
  // Subtracting the essential costs from this figure would reveal the housing payment.
  const { essentialWithHousingMonthly: housed } = summary;
  return {
    ...(isSplitHidden || isHousingSingle ? { essentialWithHousingMonthly: suppress(housed) } : {}),
    ...(isSplitHidden
      ? { essentialMonthly: suppress(essentialMonthly), discretionaryMonthly: suppress(discretionaryMonthly) }
      : {}),
    ...(parts.some((part) => part.count === 1)
      ? { surplusMonthly: suppress(surplusMonthly), savingsRate: suppress(savingsRate) }
      : {}),
  };
}

/**
 * The parts to suppress. If there is only one, also the smallest other part, because the total would reveal a single
 * one.
 */
export function withNeighbour<T>(
  parts: readonly T[],
  isHidden: (part: T) => boolean,
  sizeOf: (part: T) => number,
): Set<T> {
  const hidden = new Set(parts.filter(isHidden));
  const rest = parts.filter((part) => !hidden.has(part)).sort((a, b) => sizeOf(a) - sizeOf(b));
  const [neighbour] = rest;
  if (hidden.size === 1 && neighbour !== undefined) hidden.add(neighbour);
  return hidden;
}

export function isFigure(value: object): value is Figure {
  return "formula" in value && "unit" in value && "quality" in value && "count" in value;
}
