import { z } from "zod";
import { Averages, Figure, MonthAmount, Monthly } from "@/lib/contract/report/figure";
import {
  Category,
  Cents,
  Count,
  Day,
  Evidence,
  Ratio,
  StreamId,
  TransactionId,
} from "@/lib/contract/report/scalar";
import { stream } from "@/lib/contract/report/stream";

export const Basis = z.enum(["ESSENTIAL", "DISCRETIONARY", "COMMITTED", "DEBT", "RISK", "NEUTRAL"]).meta({
  id: "ReportBasis",
  description:
    "The role of a category in a household's budget. COMMITTED is rent and other contracts. RISK is gambling and conduct fees. NEUTRAL is money in, and money moved without being spent.",
});

export const HemBasis = z
  .enum(["ABSOLUTE_BASIC", "DISCRETIONARY_BASIC", "NON_BASIC", "OUTSIDE", "NONE"])
  .meta({
    id: "ReportHemBasis",
    description:
      "The class of the category in the Household Expenditure Measure (HEM). OUTSIDE is spending that HEM does not include. NONE is not spending.",
  });

export const HemTreatment = z.enum(["IN", "OUT", "LENDER_SPECIFIC", "NONE"]).meta({
  id: "ReportHemTreatment",
  description:
    "Whether lenders count the category within HEM. LENDER_SPECIFIC means that their policies differ.",
});

export const LixiCategory = z
  .string()
  .nullable()
  .meta({
    description: "The matching heading of lenders' living-expense forms (LIXI). Null when no heading fits.",
    examples: ["Groceries"],
  });

const Merchant = z
  .object({
    name: z.string().describe("Name of the merchant or payee."),
    total_cents: Cents.describe("Amount spent in the period."),
    count: Count.describe("Number of payments."),
    last_on: Day.describe("Day of the last payment. In the insight profile, the last day of its month."),
  })
  .meta({ id: "ReportMerchant", description: "A merchant or payee of a category." });

const ExpenseCategory = z
  .object({
    code: Category,
    label: z.string().describe("The category in words."),
    basis: Basis,
    hem_basis: HemBasis,
    hem_treatment: HemTreatment,
    lixi_category: LixiCategory,
    monthly: Monthly,
    weekly_cents: Cents.nullable().describe("The selected amount, per week."),
    annual_cents: Cents.nullable().describe("The selected amount, per year."),
    share_of_outgoings: Ratio.nullable().describe(
      "The category as a share of living costs plus all commitments (E-SHARE).",
    ),
    share_of_income: Ratio.nullable().describe("Share of net income."),
    count: Count.describe("Transactions in the category."),
    total_cents: Cents.nullable().describe(
      "Amount spent in the period, less refunds. Null in the insight profile when it would reveal a single payment.",
    ),
    refunds_netted_cents: Cents.nullable().describe(
      "Refunds deducted. Null in the insight profile when it would reveal a single refund.",
    ),
    merchants: z.array(Merchant).describe("The merchants with the highest spending."),
    history: z.array(MonthAmount).describe("Every month of the period. Empty in the insight profile."),
    stream_ids: z.array(StreamId).describe("Regular payments of the category."),
    evidence: Evidence,
  })
  .meta({
    id: "ReportExpenseLeaf",
    description: "Spending in one category, the lowest level of the taxonomy.",
  });

const ExpenseGroup = z
  .object({
    code: Category.describe("The group code: the first part of its categories' codes."),
    label: z.string().describe("The group in words."),
    monthly: Figure.describe("Sum of the selected amounts of the group's categories (E-GROUP)."),
    averages: Averages,
    leaves: z.array(ExpenseCategory).describe("The group's categories that have spending."),
  })
  .meta({ id: "ReportExpenseGroup", description: "Spending in one group of categories." });

const ExpenseStream = z
  .object({
    ...stream,
    code: Category,
    kind: z
      .enum(["BILL", "SUBSCRIPTION", "RENT", "INSURANCE", "REPAYMENT", "SAVING", "OTHER"])
      .describe("Purpose of the payments."),
  })
  .meta({ id: "ReportExpenseStream", description: "Regular payments to one party." });

const AnnualisedBill = z
  .object({
    code: Category,
    label: z.string().describe("The payee, or the category in words."),
    times: z.number().describe("Payments a year. For an irregular bill, the number of observed payments."),
    amount_cents: Cents.describe("Average payment."),
    per_month_cents: Cents.describe("The bill's cost per month, spread over the year."),
    evidence: Evidence,
  })
  .meta({
    id: "ReportAnnualisedBill",
    description: "A bill that comes less often than monthly, spread over the year.",
  });

const LargePayment = z
  .object({
    transaction_id: TransactionId,
    on: Day,
    name: z.string().describe("The payee."),
    amount_cents: Cents,
    code: Category,
  })
  .meta({ id: "ReportLargePayment", description: "A single large payment." });

export const Expenses = z
  .object({
    groups: z.array(ExpenseGroup).describe("Spending by group, and within each group by category."),
    streams: z.array(ExpenseStream).describe("Bills, subscriptions and other regular payments."),
    totals: z
      .object({
        living: Figure.describe("Essential and discretionary together."),
        essential: Figure.describe("Living costs that are hard to do without."),
        discretionary: Figure.describe("All other living costs, including gambling and conduct fees."),
        committed: Figure.describe("Rent and other contracts."),
        debt: Figure.describe("Payments to lenders whose accounts were not shared."),
        cash: Figure.describe("Cash withdrawn."),
        uncategorised: Figure.describe("Spending without a known category."),
        all: Figure.describe(
          "The sum of `living`, `committed` and `debt`. Repayments of loans whose accounts were shared are in `commitments` only.",
        ),
        hem_scope: Figure.describe("Living costs in categories that HEM covers."),
        outside_hem: Figure.describe("Living costs in categories that HEM does not cover."),
      })
      .meta({ id: "ReportExpenseTotals", description: "Totals for an average month (E-SUM)." }),
    annualised: z.array(AnnualisedBill).describe("Bills spread over the year. Empty in the insight profile."),
    possible_one_offs: z
      .array(LargePayment)
      .describe(
        "Payments that might not happen again. They are included in the figures. Empty in the insight profile.",
      ),
    largest: z.array(LargePayment).describe("The largest payments. Empty in the insight profile."),
  })
  .meta({ id: "ReportExpenses", description: "Spending, by group, category and payee." });
