import { averagePrecision, calibrationError, quantile, rateOf } from "@/tests/accuracy/score/judge";
import type { Tally } from "@/tests/accuracy/score/tally";

export type Line = {
  id: string;
  measure: string;
  /** The target; null if there is none. */
  target: number | null;
  /** The side of the target on which a result is good. */
  good: "ABOVE" | "BELOW";
  value: number | null;
};

type Row = readonly [
  id: string,
  measure: string,
  target: number | null,
  good: Line["good"],
  read: (tally: Tally) => number | null,
];

/** The published measures with their targets, then measures that help to explain them. */
const ROWS: readonly Row[] = [
  ["incomePrecision", "Income or not, precision", 0.99, "ABOVE", (tally) => rateOf(tally.incomePrecision)],
  ["incomeRecall", "Income or not, recall", 0.97, "ABOVE", (tally) => rateOf(tally.incomeRecall)],
  [
    "salaryAp",
    "Salary streams, average precision",
    0.98,
    "ABOVE",
    (tally) => averagePrecision(tally.salary, tally.salaryTotal),
  ],
  ["frequency", "Frequency exact, 4 pays and more", 0.97, "ABOVE", (tally) => rateOf(tally.frequency)],
  [
    "incomeErrorMedian",
    "Monthly income error, median",
    0.005,
    "BELOW",
    (tally) => quantile(tally.incomeErrors, 0.5),
  ],
  [
    "incomeErrorP95",
    "Monthly income error, 95th percentile",
    0.03,
    "BELOW",
    (tally) => quantile(tally.incomeErrors, 0.95),
  ],
  [
    "transferPrecision",
    "Pairs of transfers between own accounts, precision",
    0.995,
    "ABOVE",
    (tally) => rateOf(tally.transferPrecision),
  ],
  [
    "transferRecall",
    "Pairs of transfers between own accounts, recall",
    0.97,
    "ABOVE",
    (tally) => rateOf(tally.transferRecall),
  ],
  ["groupByValue", "Spending group, by value", 0.95, "ABOVE", (tally) => rateOf(tally.groupByValue)],
  ["groupByCount", "Spending group, by count", 0.92, "ABOVE", (tally) => rateOf(tally.groupByCount)],
  ["categoryByCount", "Spending category, by count", 0.88, "ABOVE", (tally) => rateOf(tally.categoryByCount)],
  ["uncategorised", "Uncategorised, by value", 0.05, "BELOW", (tally) => rateOf(tally.uncategorisedByValue)],
  ["labelPrecision", "Harmful labels, precision", 0.99, "ABOVE", (tally) => rateOf(tally.labelPrecision)],
  [
    "labelRecall",
    "Harmful labels, recall (listed names)",
    0.99,
    "ABOVE",
    (tally) => rateOf(tally.listedLabelRecall),
  ],
  [
    "debitCalibration",
    "Calibration error, money out",
    0.03,
    "BELOW",
    (tally) => calibrationError(tally.debitPoints),
  ],
  [
    "creditCalibration",
    "Calibration error, money in",
    0.03,
    "BELOW",
    (tally) => calibrationError(tally.creditPoints),
  ],
  ["sameBytes", "Same input in any order, same bytes", 1, "ABOVE", (tally) => rateOf(tally.sameBytes)],
  ["balances", "Daily closing balances exact", 1, "ABOVE", (tally) => rateOf(tally.balances)],
  [
    "rowsRead",
    "Rows read once each",
    1,
    "ABOVE",
    (tally) => 1 - (tally.lostRows + tally.extraRows) / Math.max(1, tally.rows),
  ],
  [
    "groupErrorMedian",
    "Monthly spending by group, error, median",
    null,
    "BELOW",
    (tally) => quantile(tally.groupErrors, 0.5),
  ],
  [
    "groupErrorP95",
    "Monthly spending by group, error, 95th pct",
    null,
    "BELOW",
    (tally) => quantile(tally.groupErrors, 0.95),
  ],
  [
    "reversalPrecision",
    "Reversal pairs, precision",
    null,
    "ABOVE",
    (tally) => rateOf(tally.reversalPrecision),
  ],
  ["reversalRecall", "Reversal pairs, recall", null, "ABOVE", (tally) => rateOf(tally.reversalRecall)],
  ["refundPrecision", "Refunds, precision", null, "ABOVE", (tally) => rateOf(tally.refundPrecision)],
  ["refundRecall", "Refunds, recall", null, "ABOVE", (tally) => rateOf(tally.refundRecall)],
  [
    "creditCategory",
    "Category of money in, by count",
    null,
    "ABOVE",
    (tally) => rateOf(tally.creditCategoryByCount),
  ],
  [
    "labelRecallAll",
    "Harmful labels, recall, all names",
    null,
    "ABOVE",
    (tally) => rateOf(tally.labelRecall),
  ],
  [
    "codedGroupByValue",
    "Rows with a category code: group, by value",
    null,
    "ABOVE",
    (tally) => rateOf(tally.codedGroupByValue),
  ],
  [
    "codedGroupByCount",
    "Rows with a category code: group, by count",
    null,
    "ABOVE",
    (tally) => rateOf(tally.codedGroupByCount),
  ],
  [
    "unknownGroupByValue",
    "Names not in the tables: group, by value",
    null,
    "ABOVE",
    (tally) => rateOf(tally.unknownGroupByValue),
  ],
  [
    "unknownGroupByCount",
    "Names not in the tables: group, by count",
    null,
    "ABOVE",
    (tally) => rateOf(tally.unknownGroupByCount),
  ],
  [
    "unknownCategoryByCount",
    "Names not in the tables: category, by count",
    null,
    "ABOVE",
    (tally) => rateOf(tally.unknownCategoryByCount),
  ],
];

export function toLines(tally: Tally): Line[] {
  return ROWS.map(([id, measure, target, good, read]) => ({ id, measure, target, good, value: read(tally) }));
}

/** Returns true if the target is met; null if there is no target or no measurement. */
export function isMet({ target, good, value }: Line): boolean | null {
  if (target === null || value === null) return null;
  return good === "ABOVE" ? value >= target : value <= target;
}
