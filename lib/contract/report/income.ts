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
import { EXCLUDED_TEXT } from "@/lib/engine/categories/credits";
import type { ExcludedReason } from "@/lib/engine/document";

const Outlier = z
  .object({
    transaction_id: TransactionId,
    amount_cents: Cents,
    kind: z
      .enum(["BONUS_OR_BACK_PAY", "HIGH"])
      .describe("BONUS_OR_BACK_PAY for wages, HIGH for any other income."),
  })
  .meta({ id: "ReportIncomeOutlier", description: "A payment far above the usual one." });

const GrossPay = z
  .object({
    net_cents: Cents.describe("The net pay it was worked back from."),
    low_cents: Cents.describe("Low end, whole dollars in cents."),
    high_cents: Cents.describe("High end, whole dollars in cents."),
    tax_year: z
      .string()
      .meta({ description: "Financial year of the tax tables used.", examples: ["2025-26"] }),
    note: z.string().describe("What was assumed."),
  })
  .meta({
    id: "ReportGrossPay",
    description: "Gross pay, per pay, that leaves the net pay seen (F-GROSS). An estimate.",
  });

const IncomeStream = z
  .object({
    ...stream,
    code: Category,
    label: z.string().describe("The category in words."),
    monthly: Monthly,
    annual_cents: Cents.nullable().describe("The selected monthly amount over a year."),
    history: z.array(MonthAmount).describe("Every month of the period. Empty in the insight profile."),
    outliers: z.array(Outlier).describe("Payments far above the usual one. Empty in the insight profile."),
    gross: GrossPay.nullable().describe("For salaries only, and null in the insight profile."),
    included: z.boolean().describe("Whether it counts in the totals."),
    exclusion_reason: z.string().nullable().describe("Why it does not count, in words; null when it does."),
    discount: Share.describe(
      "What the assumptions take off it to assess it, from 0 (nothing) to 1 (all of it).",
    ),
    assessed_monthly_cents: Cents.nullable().describe("The selected monthly amount less the discount."),
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
    from: Day.describe("First day of it within the period."),
    to: Day.describe("Last day of it within the period."),
    net_received: Figure.describe("Income received between these days."),
  })
  .meta({
    id: "ReportFinancialYear",
    description: "A financial year, 1 July to 30 June, as far as the period reaches.",
  });

const ExcludedCredits = z
  .object({
    reason: z.enum(Object.keys(EXCLUDED_TEXT) as ExcludedReason[]).describe("Stable code of the reason."),
    text: z.string().describe("The reason in words."),
    count: Count.describe("Payments left out for it."),
    total_cents: Cents.nullable().describe(
      "Null in the insight profile where it would give one payment away.",
    ),
    evidence: Evidence,
  })
  .meta({ id: "ReportExcludedCredits", description: "Money in that is no income, by the reason why." });

const IncomeEvent = z
  .object({
    kind: z
      .enum(["STARTED", "CEASED", "CHANGED", "GAP"])
      .describe("What happened. CHANGED is another amount than before, GAP a payment that did not come."),
    stream_id: StreamId,
    on: Day.describe("When it happened: for a gap, the first date a payment was missed."),
    until_on: Day.nullable().describe("For a gap, the payment that ended it; null for the rest."),
    from_cents: Cents.nullable().describe("The usual payment before."),
    to_cents: Cents.nullable().describe("The usual payment after."),
  })
  .meta({
    id: "ReportIncomeEvent",
    description: "A change in the income that the dates or the amounts show.",
  });

export const Income = z
  .object({
    streams: z.array(IncomeStream).describe("Every income seen, counted or not."),
    by_type: z.array(IncomeType).describe("The included income by its kind."),
    totals: z
      .object({
        net_monthly: Figure.describe("Included streams, after tax (I-NET)."),
        assessed_monthly: Figure.describe("The same after the discounts (I-ASSESSED)."),
        government_ratio: Figure.describe("Government payments ÷ net income (I-GOV)."),
        recent_sources: Figure.describe("Included streams paid in the last 61 days."),
        salary_sources: Figure.describe("Included streams of wages."),
        regular_sources: Figure.describe("Included streams that keep a rhythm."),
      })
      .meta({ id: "ReportIncomeTotals", description: "What all income comes to." }),
    financial_years: z.array(FinancialYear).describe("Income by financial year."),
    excluded_credits: z
      .array(ExcludedCredits)
      .describe("Money in that no figure counts as income, by reason."),
    events: z.array(IncomeEvent).describe("Changes of income, dated. Empty in the insight profile."),
  })
  .meta({ id: "ReportIncome", description: "Income after tax, as it reached the accounts." });
