import type { Averages, ExpenseLeaf, Figure, ReportDocument } from "@/lib/engine/document";
import { suppress } from "@/lib/engine/figures/insight-note";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";

/**
 * Removes the values of the figures, assessment steps and sensitivity cases in `hidden`, which contains the objects
 * themselves. Counts of events keep their values.
 */
export function suppressCells<T>(value: T, hidden: ReadonlySet<object>): T {
  if (Array.isArray(value)) return value.map((part) => suppressCells(part, hidden)) as T;
  if (typeof value !== "object" || value === null) return value;
  if (isFigure(value)) return (hidden.has(value) ? suppress(value) : value) as T;
  const parts = Object.entries(value).map(([name, part]) => {
    const isAmount = typeof part === "number" && (name.endsWith("Cents") || name === "nsr");
    return [name, isAmount && hidden.has(value) ? null : suppressCells(part, hidden)];
  });
  return Object.fromEntries(parts);
}

/** All averages of a stream or category without their values. */
export function suppressAll<T extends Averages>(monthly: T): T {
  const figures = Object.entries(monthly).map(([name, part]) => [
    name,
    typeof part === "string" ? part : suppress(part),
  ]);
  return Object.fromEntries(figures);
}

/**
 * A mean of calendar months is shown only if there are at least MONTHLY_PAYMENTS_MIN payments and at least
 * WHOLE_MONTHS_MIN whole months. With fewer, the mean may equal one payment's amount.
 */
const MONTHLY_PAYMENTS_MIN = 6;
const WHOLE_MONTHS_MIN = 2;

/**
 * Suppresses averages that may equal one payment: always the median month, and the regular and annualised amounts. With
 * few payments or months, the other averages of calendar months are suppressed too.
 */
export function suppressMonths<T extends Averages>(monthly: T, count: number, months: number): T {
  // Always suppressed, because a regular stream's monthly amount is one payment's amount times a known factor.
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

/**
 * Reports whether the sum of a category's refunds would reveal the amount of each refund, because there is only one
 * or all are similar.
 */
export function wouldRefundsReveal({ evidence }: ExpenseLeaf, report: ReportDocument): boolean {
  return isNearEqual(readAmounts(report)(evidence).filter((cents) => cents > 0));
}

/** Recognises a figure among a report's objects by the members that only figures have. */
export function isFigure(value: object): value is Figure {
  return "formula" in value && "unit" in value && "quality" in value && "count" in value;
}
