import { type Day, monthOf } from "@/lib/engine/calendar/day";
import { sayDays } from "@/lib/engine/calendar/day-words";
import type { Averages, Figure, MonthAmount, Monthly, Period } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import { FORMULAS, type SelectionRule } from "@/lib/engine/figures/formulas";
import { trimMonths } from "@/lib/engine/figures/formulas/averages";
import { toSum } from "@/lib/engine/figures/statistics";
import { toMonthsWindow } from "@/lib/engine/input/coverage";
import type { Cover } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";

/** An amount with the sign that its figure needs: positive adds to the figure, and a refund is negative. */
type Amount = { on: Day; cents: number };

/** The sum of amounts, in total and by calendar month. Computed once, for every average. */
export type Sums = {
  cents: number;
  count: number;
  months: ReadonlyMap<string, { cents: number; count: number }>;
};

/** Adds amounts up. A `sign` of −1 makes money out positive. */
export function toSums(amounts: readonly Amount[], sign: 1 | -1 = 1): Sums {
  const months = new Map<string, { cents: number; count: number }>();
  let total = 0;
  let last: Day | null = null;
  let month = { cents: 0, count: 0 };
  for (const { on, cents } of amounts) {
    // Amounts are mostly in order of days, so the month is computed only when the day changes.
    if (on !== last) month = monthIn(months, monthOf(on));
    last = on;
    month.cents += sign * cents;
    month.count++;
    total += sign * cents;
  }
  return { cents: total, count: amounts.length, months };
}

/** Adds sums up, in total and for each month. Without parts, the sum is 0 and has no months. */
export function joinSums(parts: readonly Sums[]): Sums {
  const months = new Map<string, { cents: number; count: number }>();
  let cents = 0;
  let count = 0;
  for (const part of parts) {
    cents += part.cents;
    count += part.count;
    for (const [name, own] of part.months) {
      const month = monthIn(months, name);
      month.cents += own.cents;
      month.count += own.count;
    }
  }
  return { cents, count, months };
}

function monthIn(months: Map<string, { cents: number; count: number }>, name: string) {
  const known = months.get(name);
  if (known) return known;
  const month = { cents: 0, count: 0 };
  months.set(name, month);
  return month;
}

/** An average over fewer covered days than this has the quality THIN. */
export const THIN_DAYS = 60;

/**
 * The selected average, its rule, and the monthly amounts of the regular payments. `streamCents` covers payments with
 * a cycle of up to a month, at their current amount. `annualisedCents` covers payments with longer cycles, spread over
 * the year. Each is null if there are no such payments.
 */
export type Selection = {
  figure: Figure;
  rule: SelectionRule;
  streamCents: number | null;
  annualisedCents: number | null;
};

export type Choice = Pick<Selection, "figure" | "rule">;

/**
 * The selected average as cents a year. A-STREAM and A-ANN use their unrounded amounts. Null if the average is not
 * available.
 */
export function toAnnual({ figure, rule, streamCents, annualisedCents }: Selection): number | null {
  const exact = rule === "A-STREAM" ? streamCents : rule === "A-ANN" ? annualisedCents : null;
  if (exact !== null) return roundHalfUp(exact * 12);
  return figure.value === null ? null : figure.value * 12;
}

/**
 * Every average of the amounts, and the selected one. The mean over covered days (A-COV) never divides by the requested
 * window. The averages of calendar months use only whole months, and months without amounts count as zero.
 */
export function toMonthly(sums: Sums, cover: Cover, evidence: string, selection: Selection): Monthly {
  return {
    selected: selection.figure,
    rule: selection.rule,
    ...toAverages(sums, cover, evidence, selection),
  };
}

/** Every average of the amounts except the selected one. */
export function toAverages(
  sums: Sums,
  cover: Cover,
  evidence: string,
  regular: Pick<Selection, "streamCents" | "annualisedCents">,
): Averages {
  const months = cover.months.map((month) => sums.months.get(month)?.cents ?? 0);
  const basis = { count: sums.count, evidence, window: { ...cover.window } };
  const whole = toMonthsWindow(cover.months);
  const recent = (count: 3 | 6 | 12): Figure => {
    const taken = Math.min(count, months.length);
    const note = [
      taken === count ? "" : `${taken} whole ${taken === 1 ? "month" : "months"} of data`,
      (FORMULAS[`A-M${count}`].value(months) ?? 0) < 0
        ? "refunds for earlier purchases exceed the new purchases"
        : "",
    ]
      .filter((words) => words !== "")
      .join("; ");
    const quality = taken === count ? "OK" : "THIN";
    return calculate(`A-M${count}`, months, {
      ...basis,
      window: toMonthsWindow(cover.months.slice(-count)),
      quality,
      note: note || null,
    });
  };
  const kept = trimMonths(months).filter(Boolean).length;
  return {
    covered: meanOf(sums, cover, evidence),
    m3: recent(3),
    m6: recent(6),
    m12: recent(12),
    median: calculate("A-MED", months, {
      ...basis,
      window: whole,
      note: `${months.length} whole ${months.length === 1 ? "month" : "months"} of data`,
    }),
    trimmed: calculate("A-TRIM", months, {
      ...basis,
      window: whole,
      note:
        kept === months.length
          ? null
          : `${months.length - kept} of ${months.length} months left out as unusually low or high`,
    }),
    stream: calculate("A-STREAM", toList(regular.streamCents), basis),
    annualised: calculate("A-ANN", toList(regular.annualisedCents), basis),
  };
}

/**
 * A-COV: the sum of the amounts, divided by the covered days and multiplied by the average number of days in a month.
 */
export function coveredMean(amounts: readonly Amount[], cover: Cover, evidence: string | null): Figure {
  return meanOf(
    { cents: toSum(amounts.map((amount) => amount.cents)), count: amounts.length },
    cover,
    evidence,
  );
}

/** Like coveredMean, but for amounts that have already been added up. */
export function meanOf(sums: Pick<Sums, "cents" | "count">, cover: Cover, evidence: string | null): Figure {
  const { days } = cover.window;
  return calculate(
    "A-COV",
    { cents: sums.cents, days },
    {
      window: cover.window,
      count: sums.count,
      evidence,
      quality: days < THIN_DAYS ? "THIN" : "OK",
      note: days < THIN_DAYS ? `${sayDays(days)} of data` : null,
    },
  );
}

/** One item per month of the period, including months without amounts. */
export function toHistory({ months }: Sums, period: Period): MonthAmount[] {
  return listMonths(period).map((month) => ({
    month,
    amountCents: months.get(month)?.cents ?? 0,
    count: months.get(month)?.count ?? 0,
    partial: period.partialMonths.includes(month),
  }));
}

/** Every calendar month that the period touches, in order. */
export function listMonths(period: Period): string[] {
  const months: string[] = [];
  let year = Number(period.from.slice(0, 4));
  let month = Number(period.from.slice(5, 7));
  const last = monthOf(period.to);
  while (true) {
    const name = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    if (name > last) return months;
    months.push(name);
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
}

const toList = (cents: number | null): number[] | null => (cents === null ? null : [cents]);

/** A count as a figure. `evidence` is the list of the counted rows, `cover` the days in which they were counted. */
export function toCount(
  count: number,
  formula: "D-COUNT" | "I-SOURCES",
  evidence: string | null,
  cover: Cover,
): Figure {
  return calculate(formula, count, { window: cover.window, count, evidence });
}
