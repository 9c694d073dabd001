import type { Formulas, Working } from "@/lib/engine/figures/formula";
import {
  addAmounts,
  explainPayments,
  MEDIAN_OF_MONTHS,
  meanOfMonths,
  type Payment,
  perMonth,
} from "@/lib/engine/figures/kinds";
import { type Query, type StreamSource, TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { findQuantile } from "@/lib/engine/figures/statistics";

/** Reports for each month whether it is within one and a half interquartile ranges of the quartiles. */
export function trimMonths(amounts: readonly number[]): boolean[] {
  const low = findQuantile(amounts, 0.25) ?? 0;
  const high = findQuantile(amounts, 0.75) ?? 0;
  const reach = 1.5 * (high - low);
  return amounts.map((amount) => amount >= low - reach && amount <= high + reach);
}

/** Adds the monthly amounts of regular payments, each calculated from the payment's cadence. */
const OF_PAYMENTS = {
  unit: "AUD_CENTS_PER_MONTH",
  value: addAmounts,
  ignoresRows: true,
  explain: listPaymentWorkings,
} as const;

export const AVERAGES = {
  "A-COV": {
    name: "Covered-days mean",
    text: "Sum ÷ days covered × 30.4375 (365.25 ÷ 12). Days covered are the days for which the accounts concerned supplied data. Days in gaps do not count.",
    unit: "AUD_CENTS_PER_MONTH",
    value: perMonth,
  },
  "A-M3": {
    name: "Three-month mean",
    text: "Mean of the last three whole calendar months.",
    ...meanOfMonths(() => 3),
  },
  "A-M6": {
    name: "Six-month mean",
    text: "Mean of the last six whole calendar months.",
    ...meanOfMonths(() => 6),
  },
  "A-M12": {
    name: "Twelve-month mean",
    text: "Mean of the last twelve whole calendar months.",
    ...meanOfMonths(() => 12),
  },
  "A-MED": {
    name: "Median month",
    text: "Median of whole calendar months, including months without any payment.",
    ...MEDIAN_OF_MONTHS,
  },
  "A-TRIM": {
    name: "Trimmed mean",
    text: "Mean of whole calendar months without unusually low or high months. Such months are more than one and a half interquartile ranges below the first quartile or above the third quartile.",
    ...meanOfMonths(trimMonths),
  },
  "A-STREAM": {
    name: "Current regular amount, per month",
    text: "Median of the last three usual payments × payments a year ÷ 12 (weekly 52, fortnightly 26, four-weekly 13, twice a month 24, monthly 12).",
    ...OF_PAYMENTS,
    differs:
      "This total does not match the figure: the figure is the current regular amount per month, not the total of the payments.",
  },
  "A-ANN": {
    name: "Spread over the year",
    text: "Mean payment × payments a year ÷ 12, for cycles longer than a month. If a bill is seen only once and the data is shorter than the usual cycle of such bills, the usual cycle is assumed, and the bill is marked estimated. If the data covers less than a year, bonuses without a cadence are treated as the total of a whole year: sum ÷ 12. The same applies to the yearly supplement of a benefit.",
    ...OF_PAYMENTS,
    differs:
      "This total does not match the figure: bills that are less frequent than monthly are spread over the year, and this period may contain more or fewer of them.",
  },
  "A-LIFE": {
    name: "Mean since the income began",
    text: "Sum ÷ days × 30.4375. The days are those from the first payment to one cycle after the last. Days on which workers' compensation or parental leave pay replaced the wage are left out. If the pay has been lower since the return to work, only the payments and days since the return count.",
    unit: "AUD_CENTS_PER_MONTH",
    value: perMonth,
    differs:
      "This total does not match the figure: the figure is a monthly average over the days for which this income was paid, not over all days.",
  },
  "A-MIX": {
    name: "Regular payments and the rest",
    text: "Regular payments at their current amount, plus everything else in the category averaged over the days covered. Regular payments less frequent than monthly are spread over the year. Contracts that have ended count as zero.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    differs:
      "This total does not match the figure: regular payments count at their current amount, and only the other payments are averaged.",
  },
  CEASED: {
    name: "Ended",
    text: "A contract counts as zero once it has ended. Any other stream counts as zero if it ended and another stream of its category replaced it.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    differs:
      "This total does not match the figure: a contract or stream counts as zero once it has ended, and the rows listed here are the payments before the end.",
  },
} as const satisfies Formulas;

/**
 * Lists the possible equations of a figure that adds up regular payments. Each of the first four uses one amount of
 * every stream: the current, median, last or mean amount. The last one uses the amounts of bills. The report shows
 * the first equation that gives the figure.
 */
function listPaymentWorkings(query: Query): Working[] {
  const streams = listStreams(query);
  const by = (amountOf: (stream: StreamSource) => number | null) =>
    streams.flatMap((stream): Payment[] => {
      const { name, frequency } = stream;
      const cents = amountOf(stream);
      return cents === null || frequency === "IRREGULAR"
        ? []
        : [{ name, frequency, cents, times: TIMES_PER_YEAR[frequency] }];
    });
  return [
    by((stream) => findCurrent(query, stream)),
    by(({ amount }) => amount.medianCents),
    by(({ amount }) => amount.lastCents),
    by(({ amount }) => amount.meanCents),
    listBills(query),
  ].flatMap(explainPayments);
}

/** The median size of a stream's last three payments; null if it has fewer payments. */
function findCurrent({ rows }: Query, { id }: StreamSource): number | null {
  const last = rows.filter(({ streamId }) => streamId === id).slice(-3);
  const sizes = last.map(({ amountCents }) => Math.abs(amountCents)).sort((a, b) => a - b);
  return sizes.length < 3 ? null : (sizes[1] ?? null);
}

function listBills(query: Query): Payment[] {
  const leaf = findLeaf(query);
  return query.document.expenses.annualised
    .filter(({ code }) => code === leaf?.code)
    .map(({ label, amountCents, times }) => ({ name: label, frequency: null, cents: amountCents, times }));
}

function findLeaf({ document, figure }: Query) {
  const leaves = document.expenses.groups.flatMap((group) => group.leaves);
  const code = document.commitments.lines.find(({ monthly }) => monthly === figure)?.code;
  return leaves.find((leaf) => leaf.code === code || Object.values(leaf.monthly).includes(figure));
}

/** The streams whose payments the figure includes: those of an income, a category or a lender. */
function listStreams(query: Query): StreamSource[] {
  const { document, figure } = query;
  const own = document.income.streams.find(({ monthly }) => Object.values(monthly).includes(figure));
  if (own) return [own];
  const lender = document.liabilities.detected.find(({ repaymentMonthly }) => repaymentMonthly === figure);
  const ids = lender ? [lender.repayment?.streamId] : (findLeaf(query)?.streamIds ?? []);
  return document.expenses.streams.filter(({ id, status }) => ids.includes(id) && status !== "CEASED");
}
