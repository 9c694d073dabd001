import type { Formulas } from "@/lib/engine/figures/formula";
import type { Sources, StreamSource } from "@/lib/engine/figures/sources";

const hasStream =
  (isStated: (stability: StreamSource["stability"]) => boolean) =>
  ({ income, expenses }: Sources): boolean =>
    [...income.streams, ...expenses.streams].some(({ stability }) => isStated(stability));

/** Formulas for the regularity of a stream's dates and amounts. */
export const STREAMS = {
  "S-REGULARITY": {
    name: "Regularity",
    text: "Payments made on an expected date ÷ dates expected, from the first payment to the last. Dates on weekends and public holidays roll to a business day.",
    isIn: hasStream(({ regularity }) => regularity !== null),
  },
  "S-CONSISTENCY": {
    name: "Amount consistency",
    text: "1 − (mean distance from the median ÷ median). It is calculated for single payments and for the totals of months; the higher result counts. For the totals, the first and the last month are left out, and at least three other months are needed.",
    isIn: hasStream(({ amountConsistency }) => amountConsistency !== null),
  },
  "S-STABLE": {
    name: "Stable months",
    text: "The number of whole months in a row, counted back from the last, whose mean payment is within 10% of the stream's median payment.",
    isIn: hasStream(({ stableMonths }) => stableMonths !== null),
  },
  "S-SECURE": {
    name: "Secure months",
    text: "The number of whole months in a row, counted back from the last, whose mean payment is at least 90% of the stream's median payment.",
    isIn: hasStream(({ secureMonths }) => secureMonths !== null),
  },
  "S-TREND": {
    name: "Trend",
    text: "Median slope between the mean payments of whole months (Theil–Sen) × 12 ÷ the median of these mean payments. It uses the whole months after the month of the first payment; at least six are needed. A month without a payment counts as zero.",
    isIn: hasStream(({ trendPerYear }) => trendPerYear !== null),
  },
  "S-CONFIDENCE": {
    name: "Confidence of a stream",
    text: "How often similar streams were identified correctly in tests. The tests use households whose true figures are known. Streams are similar if these factors are the same: confidence of the kind, regularity of the cadence, steadiness of the amounts, number of payments, and whether the stream continues.",
    isIn: hasStream(() => true),
  },
} as const satisfies Formulas;
