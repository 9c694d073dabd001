// The kinds of arithmetic in formulas. Each calculates a value and explains it.
import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import type { Formula, Line, Operand, Part, Sign, Working } from "@/lib/engine/figures/formula";
import {
  type Cadence,
  type MonthTotal,
  type Query,
  TIMES_PER_YEAR,
  type Value,
} from "@/lib/engine/figures/sources";
import { findMedian, toMean } from "@/lib/engine/figures/statistics";

/** The largest amount by which rounding to whole cents may change a result. */
export const ROUNDING_CENTS = 0.5 + 1e-6;
/** The largest amount by which rounding may change a ratio, which keeps four decimals. */
const ROUNDING_RATIO = 0.000_05 + 1e-9;

const money = (cents: number | null): Operand => ({ kind: "MONEY", cents });
const ofFigure = (figure: Value): Operand => ({ kind: "FIGURE", figure });

/** A sum over days as an amount per average month; null for no days. */
export function perMonth({ cents, days }: { cents: number; days: number }): number | null {
  return days === 0 ? null : (cents / days) * DAYS_PER_MONTH;
}

/** The equation of an amount per average month: "$300.00 ÷ 30 days × 30.4375". */
export const perMonthLine = (cents: number, days: number): Line => [
  money(cents),
  "÷",
  { kind: "COUNT", count: days, of: "day" },
  "×",
  { kind: "NUMBER", number: DAYS_PER_MONTH },
];

/** A payment made `times` times a year, as an amount per average month. */
export function timesAYear(cents: number, times: number): number {
  return (cents * times) / 12;
}

/** A payment made at a cadence, as an amount per average month. Null for an irregular cadence. */
export function atCadence(cents: number, cadence: Cadence): number | null {
  return cadence === "IRREGULAR" ? null : timesAYear(cents, TIMES_PER_YEAR[cadence]);
}

/** The sum of amounts; 0 for none. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The sum of the available values; null if there are none. */
export function addValues(values: readonly Value[]): number | null {
  let total: number | null = null;
  for (const { value } of values) if (value !== null) total = (total ?? 0) + value;
  return total;
}

/** The first value less all others; null if one of them is not available. */
export function lessOthers([first, ...others]: readonly Value[]): number | null {
  let left = first?.value ?? null;
  for (const { value } of others) left = left === null || value === null ? null : left - value;
  return left;
}

/** A part as a share of a whole; null if either is unknown or the whole is not positive. */
export function shareOf({ part, whole }: { part: number | null; whole: number | null }): number | null {
  return part === null || whole === null || whole <= 0 ? null : part / whole;
}

const OF_MONTHS =
  "This total does not match the figure: the figure uses only whole calendar months, and the rows of every month are listed here.";
export const OF_PARTS =
  "This total does not match the figure: the figure adds up the monthly amounts of its parts, each calculated by its own rule. The rows listed here are the payments behind the parts, over the whole period.";

type MonthsFormula = Required<
  Pick<Formula<readonly number[]>, "unit" | "value" | "explain" | "differs" | "isOfMonths" | "ignoresRows">
>;

/**
 * The formula of a mean of whole months. `keep` chooses the months. It returns the number of latest months to use or,
 * for each month, whether to use it.
 */
export function meanOfMonths(
  keep: (amounts: readonly number[]) => readonly boolean[] | number,
): MonthsFormula {
  const choose = <T>(items: readonly T[], amounts: readonly number[]): T[] => {
    const kept = keep(amounts);
    return typeof kept === "number" ? items.slice(-kept) : items.filter((_, index) => kept[index]);
  };
  const value = (amounts: readonly number[]) => {
    const chosen = choose(amounts, amounts);
    return chosen.length === 0 ? null : toMean(chosen);
  };
  return {
    unit: "AUD_CENTS_PER_MONTH",
    value,
    explain: (query) => {
      const whole = listWholeMonths(query);
      const months = choose(whole, amountsOf(whole));
      const line: Line = [
        money(addAmounts(amountsOf(months))),
        "÷",
        { kind: "COUNT", count: months.length, of: "whole month" },
      ];
      return toMonthsWorking(value(amountsOf(whole)), line, months, "+");
    },
    differs: OF_MONTHS,
    isOfMonths: true,
    ignoresRows: true,
  };
}

export const MEDIAN_OF_MONTHS: MonthsFormula = {
  unit: "AUD_CENTS_PER_MONTH",
  value: findMedian,
  explain: (query) => {
    const months = listWholeMonths(query);
    const line: Line = ["The middle of", { kind: "COUNT", count: months.length, of: "whole month" }];
    return toMonthsWorking(findMedian(amountsOf(months)), line, months, "");
  },
  differs: OF_MONTHS,
  isOfMonths: true,
  ignoresRows: true,
};

const amountsOf = (months: readonly MonthTotal[]) => months.map(({ amountCents }) => amountCents);

function toMonthsWorking(
  value: number | null,
  line: Line,
  months: readonly MonthTotal[],
  sign: Part["sign"],
): Working[] {
  if (value === null) return [];
  const parts = months.map(
    ({ month, amountCents }): Part => ({
      sign,
      name: { kind: "MONTH", month },
      amount: money(amountCents),
      from: null,
    }),
  );
  return [{ line, parts, value, within: ROUNDING_CENTS }];
}

/** The whole months of the stream, category or group that a figure averages. */
function listWholeMonths({ document, figure }: Query): MonthTotal[] {
  const isOf = (averages: object) => Object.values(averages).includes(figure);
  const { income, expenses } = document;
  const own =
    income.streams.find(({ monthly }) => isOf(monthly)) ??
    expenses.groups.flatMap(({ leaves }) => leaves).find(({ monthly }) => isOf(monthly));
  const group = own ? null : expenses.groups.find(({ averages }) => isOf(averages));
  const history = own?.history ?? joinMonths(group?.leaves.flatMap((leaf) => leaf.history) ?? []);
  return history.filter(({ partial }) => !partial);
}

function joinMonths(items: readonly MonthTotal[]): MonthTotal[] {
  const months = new Map<string, MonthTotal>();
  for (const item of items) {
    const amountCents = (months.get(item.month)?.amountCents ?? 0) + item.amountCents;
    months.set(item.month, { ...item, amountCents });
  }
  return [...months.values()];
}

/** A payment and how often it is made a year. */
export type Payment = {
  name: string;
  frequency: Exclude<Cadence, "IRREGULAR"> | null;
  cents: number;
  times: number;
};

/** Explains a figure as the sum of payments at their cadences. */
export function explainPayments(payments: readonly Payment[]): Working[] {
  const [only] = payments;
  if (!only) return [];
  const value = addAmounts(payments.map(({ cents, times }) => timesAYear(cents, times)));
  const within = ROUNDING_CENTS * payments.length;
  if (payments.length === 1) return [{ line: timesLine(only), parts: [], value, within }];
  const parts = payments.map((payment): Part => {
    const { name, frequency, cents, times } = payment;
    return {
      sign: "+",
      name: { kind: "PAYMENT", name, frequency, line: timesLine(payment) },
      amount: money(Math.round(timesAYear(cents, times))),
      from: null,
    };
  });
  return [{ line: countLine(payments.length, "payment"), parts, value, within }];
}

const timesLine = ({ cents, times }: Payment): Line => [
  money(cents),
  "×",
  { kind: "NUMBER", number: times },
  "÷",
  { kind: "NUMBER", number: 12 },
];

const countLine = (count: number, of: "payment" | "part" | "row"): Line => [
  { kind: "COUNT", count, of },
  "added up",
];

/** The equation of a figure that is the sum of its rows. */
export const rowsLine = (count: number): Line => countLine(count, "row");

/** A figure of the report as a part; empty if it is not available. */
export function toPart(figure: Value, sign: Part["sign"] = "+"): Part[] {
  return figure.value === null
    ? []
    : [{ sign, name: { kind: "FIGURE" }, amount: ofFigure(figure), from: figure }];
}

/** Makes a part of an amount, with `text` as its name. */
export function toNamedPart(
  text: string,
  cents: number | null,
  from: object | null,
  sign: Part["sign"] = "+",
): Part {
  return { sign, name: { kind: "TEXT", text }, amount: money(cents), from };
}

/** The operand as a plain number: cents, a count or the number itself. An unknown value is 0. */
function operandValue(operand: Operand): number {
  switch (operand.kind) {
    case "FIGURE":
      return operand.figure.value ?? 0;
    case "MONEY":
      return operand.cents ?? 0;
    case "COUNT":
      return operand.count;
    case "NUMBER":
      return operand.number;
  }
}

/** The maximum number of parts in an equation. A longer equation states only their number; a list shows the parts. */
const LINE_PARTS_MAX = 4;
/** Each part may be rounded. This is the largest amount, in cents, by which one rounded part may change the sum. */
const CENTS_OFF_PER_PART = 1;

/**
 * Explains a sum of positive and negative parts. Omits parts that are zero; gives no explanation for a single part.
 */
export function explainSum(all: readonly Part[]): Working[] {
  const parts = all.filter(({ amount }) => operandValue(amount) !== 0);
  if (parts.length < 2) return [];
  const value = addAmounts(
    parts.map(({ sign, amount }) => (sign === "−" ? -operandValue(amount) : operandValue(amount))),
  );
  const within = CENTS_OFF_PER_PART * parts.length;
  const line = parts.length > LINE_PARTS_MAX ? countLine(parts.length, "part") : lineOf(parts);
  return [{ line, parts, value, within }];
}

function lineOf(parts: readonly Part[]): Line {
  return parts.flatMap(({ sign, amount }, index): Line => {
    const isFirst = index === 0 || sign === "" || sign === "=";
    return isFirst ? [amount] : [sign as Sign, amount];
  });
}

/**
 * Explains a ratio: the first part of `over`, divided by the first part of `under`. Empty if either list is empty, or
 * if the divisor is unknown or not positive.
 */
export function explainQuotient(over: readonly Part[], under: readonly Part[]): Working[] {
  const [part] = over;
  const [whole] = under.map((own): Part => ({ ...own, sign: "÷" }));
  if (!part || !whole) return [];
  const parts: Part[] = [{ ...part, sign: "" }, whole];
  const value = shareOf({ part: operandValue(part.amount), whole: operandValue(whole.amount) });
  return value === null ? [] : [{ line: lineOf(parts), parts, value, within: ROUNDING_RATIO }];
}
