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
    total_cents: Cents.nullable().describe("Total of the stream's payments in the period."),
  })
  .meta({
    id: "ReportStreamAmount",
    description:
      "Statistics of the payment amounts. In the insight profile, values that could equal a single payment are null.",
  });

const Stability = z
  .object({
    regularity: Share.nullable().describe(
      "Share of the expected dates on which a payment was made (S-REGULARITY), from 0 to 1.",
    ),
    amount_consistency: Share.nullable().describe(
      "1 when all amounts are equal, lower when they vary (S-CONSISTENCY).",
    ),
    longevity_months: z
      .number()
      .min(0)
      .describe("Months from the first to the last payment, to one decimal."),
    consecutive_months: Count.describe(
      "Number of consecutive whole months with a payment, counted back from the last whole month.",
    ),
    stable_months: Count.nullable().describe(
      "Number of consecutive whole months, counted back from the last one, whose mean payment is within 10% of the usual payment (S-STABLE).",
    ),
    secure_months: Count.nullable().describe(
      "Number of consecutive whole months, counted back from the last one, whose mean payment is at least 90% of the usual payment (S-SECURE).",
    ),
    trend_per_year: Ratio.nullable().describe(
      "Annual change as a fraction of the median month. Negative when payments fall (S-TREND).",
    ),
    missed_dates: z.array(Day).describe("Expected dates without a payment. Empty in the insight profile."),
  })
  .meta({
    id: "ReportStability",
    description:
      "How regular the payments and their amounts are. A value is null when there is too little data.",
  });

const NextPayment = z
  .object({
    on: Day,
    amount_cents: Cents.describe("The usual amount."),
    low_cents: Cents.nullable().describe("Lower end of the expected amount."),
    high_cents: Cents.nullable().describe("Upper end of the expected amount."),
  })
  .meta({ id: "ReportNextPayment", description: "The next expected payment." });

const ConfidenceFactor = z
  .object({
    code: z.enum(["KIND", "RHYTHM", "AMOUNT", "COUNT", "RECENCY"]).describe("The aspect measured."),
    value: Share.describe("From 0 to 1."),
  })
  .meta({
    id: "ReportConfidenceFactor",
    description:
      "One component of a stream's confidence. KIND: how certain its category is. RHYTHM: how regular the dates are. AMOUNT: how steady the amounts are. COUNT: the number of payments. RECENCY: whether the payments continue.",
  });

/** The fields that income and expense streams share; each section spreads them into its own schema. */
export const stream = {
  id: z.string().describe("Id of the stream, unique in the document."),
  name: z.string().describe("Name of the payer or payee, without the words that the bank adds."),
  raw_examples: z
    .array(z.string())
    .describe("Some descriptions of the payments, as the bank wrote them. Empty in the insight profile."),
  account_id: AccountId.describe("The account that the payments are made to or from."),
  frequency: Frequency,
  interval_days: z
    .number()
    .nullable()
    .describe("Usual number of days between payments. Null when there is only one payment."),
  status: z
    .enum(["ACTIVE", "LATE", "CEASED", "NEW", "ONE_OFF"])
    .describe(
      "The status at the end of the data. LATE: no payment for one and a half cycles. CEASED: no payment for two cycles, or replaced by another stream. NEW: started recently. ONE_OFF: a single payment.",
    ),
  first_on: Day.describe("Day of the first payment. In the insight profile, the first day of its month."),
  last_on: Day.describe("Day of the last payment. In the insight profile, the last day of its month."),
  count: Count.describe("Payments in the period."),
  amount: Amount,
  stability: Stability,
  next: NextPayment.nullable().describe(
    "Null when no further payment is expected, and in the insight profile.",
  ),
  confidence: Share.describe(
    "Confidence that these payments form one stream of this kind, from 0 to 1 (S-CONFIDENCE).",
  ),
  confidence_band: z.enum(["VERY_HIGH", "HIGH", "MEDIUM", "LOW"]).describe("The confidence as a band."),
  confidence_factors: z.array(ConfidenceFactor).describe("The components of the confidence."),
  evidence: Evidence,
};
