import { z } from "zod";
import { Figure, MonthAmount, Monthly } from "@/lib/contract/report/figure";
import {
  Category,
  Cents,
  Count,
  Day,
  Evidence,
  Share,
  StreamId,
  TransactionId,
} from "@/lib/contract/report/scalar";
import { stream } from "@/lib/contract/report/stream";
import { EXCLUDED_TEXT } from "@/lib/engine/categories/excluded-text";
import type { ExcludedReason } from "@/lib/engine/document";

const Outlier = z
  .object({
    transaction_id: TransactionId,
    amount_cents: Cents,
    kind: z
      .enum(["BONUS_OR_BACK_PAY", "HIGH"])
      .describe("BONUS_OR_BACK_PAY is used for wages, HIGH for any other income."),
  })
  .meta({ id: "ReportIncomeOutlier", description: "A payment far above the usual amount." });

const GrossPay = z
  .object({
    net_cents: Cents.describe("The net pay that the estimate starts from."),
    low_cents: Cents.describe("Lower estimate, in cents rounded to whole dollars."),
    high_cents: Cents.describe("Upper estimate, in cents rounded to whole dollars."),
    tax_year: z
      .string()
      .meta({ description: "Financial year of the tax tables used.", examples: ["2025-26"] }),
    note: z.string().describe("The assumptions made."),
  })
  .meta({
    id: "ReportGrossPay",
    description: "Estimated gross pay per pay period, calculated back from the net pay (F-GROSS).",
  });

const IncomeStream = z
  .object({
    ...stream,
    code: Category,
    label: z.string().describe("The category in words."),
    monthly: Monthly,
    annual_cents: Cents.nullable().describe(
      "The selected monthly amount over a year. For a single payment, the amount of that payment.",
    ),
    history: z.array(MonthAmount).describe("Every month of the period. Empty in the insight profile."),
    outliers: z.array(Outlier).describe("Payments far above the usual amount. Empty in the insight profile."),
    gross: GrossPay.nullable().describe("Null for income other than salaries, and in the insight profile."),
    included: z.boolean().describe("Whether the stream is included in the totals."),
    exclusion_reason: z
      .string()
      .nullable()
      .describe("Why the stream is not included, in words. Null when it is included."),
    discount: Share.describe("The share that the assessment deducts, from 0 (nothing) to 1 (everything)."),
    assessed_monthly_cents: Cents.nullable().describe("The selected monthly amount after the discount."),
  })
  .meta({ id: "ReportIncomeStream", description: "Income of one kind from one payer." });

const IncomeType = z
  .object({
    code: Category,
    label: z.string().describe("The category in words."),
    monthly: Figure,
    history: z.array(MonthAmount).describe("Every month of the period. Empty in the insight profile."),
  })
  .meta({ id: "ReportIncomeType", description: "Income of one kind from all payers." });

const FinancialYear = z
  .object({
    year: z.string().meta({ description: "The financial year.", examples: ["2025-26"] }),
    from: Day.describe("First day of the period that is in the financial year."),
    to: Day.describe("Last day of the period that is in the financial year."),
    net_received: Figure.describe("Income received from `from` to `to`."),
  })
  .meta({
    id: "ReportFinancialYear",
    description: "The part of a financial year (1 July to 30 June) that is within the period.",
  });

const ExcludedCredits = z
  .object({
    reason: z.enum(Object.keys(EXCLUDED_TEXT) as ExcludedReason[]).describe("Stable code of the reason."),
    text: z.string().describe("The reason in words."),
    count: Count.describe("Number of payments excluded for this reason."),
    total_cents: Cents.nullable().describe(
      "Null in the insight profile when it would reveal a single payment.",
    ),
    evidence: Evidence,
  })
  .meta({
    id: "ReportExcludedCredits",
    description: "Money in that does not count as income, for one reason.",
  });

const IncomeEvent = z
  .object({
    kind: z
      .enum(["STARTED", "CEASED", "CHANGED", "GAP"])
      .describe(
        "The type of event. CHANGED: the amount changed. GAP: at least two expected payments in a row were missed.",
      ),
    stream_id: StreamId,
    on: Day.describe("The date of the event. For a gap, the date of the first missed payment."),
    until_on: Day.nullable().describe(
      "For a gap, the date of the next payment, if there is one; otherwise null.",
    ),
    from_cents: Cents.nullable().describe(
      "The usual payment before the event. For CEASED, the last payment.",
    ),
    to_cents: Cents.nullable().describe("The usual payment after the event."),
  })
  .meta({
    id: "ReportIncomeEvent",
    description: "A change in income, observed from dates or amounts.",
  });

export const Income = z
  .object({
    streams: z
      .array(IncomeStream)
      .describe("Every observed source of income, whether included in the totals or not."),
    by_type: z.array(IncomeType).describe("The included income by kind."),
    totals: z
      .object({
        net_monthly: Figure.describe("Monthly income from included streams, after any tax withheld (I-NET)."),
        assessed_monthly: Figure.describe(
          "Monthly income from included streams, after any tax withheld and after the discounts (I-ASSESSED).",
        ),
        government_ratio: Figure.describe("Government payments ÷ net income (I-GOV)."),
        recent_sources: Figure.describe("Number of included streams with a payment in the last 61 days."),
        salary_sources: Figure.describe("Number of included streams of wages."),
        regular_sources: Figure.describe("Number of included streams with a regular cadence."),
      })
      .meta({ id: "ReportIncomeTotals", description: "Totals of all income." }),
    financial_years: z.array(FinancialYear).describe("Income by financial year."),
    excluded_credits: z.array(ExcludedCredits).describe("Money in that does not count as income, by reason."),
    events: z.array(IncomeEvent).describe("Dated changes in income. Empty in the insight profile."),
  })
  .meta({ id: "ReportIncome", description: "Income as it reached the accounts, after any tax withheld." });
