import { z } from "zod";
import {
  AccountId,
  Cents,
  Count,
  Day,
  Evidence,
  Frequency,
  Ratio,
  Share,
} from "@/lib/contract/report/scalar";

const Amount = z
  .object({
    last_cents: Cents.nullable(),
    median_cents: Cents.nullable(),
    mean_cents: Cents.nullable(),
    min_cents: Cents.nullable(),
    max_cents: Cents.nullable(),
    total_cents: Cents.nullable().describe("All payments of the stream in the period, added up."),
  })
  .meta({
    id: "ReportStreamAmount",
    description:
      "What one payment comes to, in whole cents. In the insight profile, members that are or may equal one payment are null.",
  });

const Stability = z
  .object({
    regularity: Share.nullable().describe(
      "Expected dates on which a payment came ÷ expected dates (S-REGULARITY), from 0 to 1.",
    ),
    amount_consistency: Share.nullable().describe(
      "1 when every amount is the same, less as they spread (S-CONSISTENCY).",
    ),
    longevity_months: z
      .number()
      .min(0)
      .describe("Months from the first payment to the last, to one decimal."),
    consecutive_months: Count.describe("Whole months in a row, up to the last one, with a payment in each."),
    stable_months: Count.nullable().describe(
      "Whole months in a row, up to the last, within 10 per cent of the usual payment (S-STABLE).",
    ),
    secure_months: Count.nullable().describe(
      "Whole months in a row, up to the last, at 90 per cent of the usual payment or above (S-SECURE).",
    ),
    trend_per_year: Ratio.nullable().describe(
      "Change a year as a fraction of the median month, below zero when it falls (S-TREND).",
    ),
    missed_dates: z.array(Day).describe("Expected dates without a payment. Empty in the insight profile."),
  })
  .meta({
    id: "ReportStability",
    description: "How steadily the payments come. Null where there is too little to say.",
  });

const NextPayment = z
  .object({
    on: Day,
    amount_cents: Cents.describe("The usual amount."),
    low_cents: Cents.nullable().describe("Low end of what to expect."),
    high_cents: Cents.nullable().describe("High end of what to expect."),
  })
  .meta({ id: "ReportNextPayment", description: "The next payment expected." });

const ConfidenceFactor = z
  .object({
    code: z.enum(["KIND", "RHYTHM", "AMOUNT", "COUNT", "RECENCY"]).describe("What was looked at."),
    value: Share.describe("From 0 to 1."),
  })
  .meta({
    id: "ReportConfidenceFactor",
    description:
      "One thing a stream's confidence is made of: how sure its kind is, how well it keeps its rhythm, how steady the amounts are, how many payments there are, whether it still runs.",
  });

/** The fields that income and expense streams share; each section spreads them into its own schema. */
export const stream = {
  id: z.string().describe("Id of the stream, unique in the document."),
  name: z.string().describe("Who pays or is paid, without the bank's own words."),
  raw_examples: z
    .array(z.string())
    .describe("Descriptions as the bank wrote them, a few of them. Empty in the insight profile."),
  account_id: AccountId.describe("The account the payments go through."),
  frequency: Frequency,
  interval_days: z.number().nullable().describe("Usual days between payments; null where there is only one."),
  status: z
    .enum(["ACTIVE", "LATE", "CEASED", "NEW", "ONE_OFF"])
    .describe(
      "By the end of the data: LATE is quiet for one and a half cycles, CEASED for two; NEW began only lately; ONE_OFF is a single payment.",
    ),
  first_on: Day.describe("Day of the first payment; in the insight profile the first day of its month."),
  last_on: Day.describe("Day of the last payment; in the insight profile the last day of its month."),
  count: Count.describe("Payments in the period."),
  amount: Amount,
  stability: Stability,
  next: NextPayment.nullable().describe(
    "Null where no further payment is expected, and in the insight profile.",
  ),
  confidence: Share.describe(
    "How sure it is that this is one stream of its kind, from 0 to 1 (S-CONFIDENCE).",
  ),
  confidence_band: z.enum(["VERY_HIGH", "HIGH", "MEDIUM", "LOW"]).describe("The same in a word."),
  confidence_factors: z.array(ConfidenceFactor).describe("What that confidence is made of."),
  evidence: Evidence,
};
