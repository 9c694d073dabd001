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
    "What a category is in a household's budget. COMMITTED is rent and other contracts, RISK is gambling and conduct fees, NEUTRAL is money that moved and was not spent, and all money in.",
});

export const HemBasis = z
  .enum(["ABSOLUTE_BASIC", "DISCRETIONARY_BASIC", "NON_BASIC", "OUTSIDE", "NONE"])
  .meta({
    id: "ReportHemBasis",
    description:
      "Where the Household Expenditure Measure (HEM) puts the category. OUTSIDE is spending that HEM leaves out, NONE is no spending.",
  });

export const HemTreatment = z.enum(["IN", "OUT", "LENDER_SPECIFIC", "NONE"]).meta({
  id: "ReportHemTreatment",
  description: "Whether lenders count the category within HEM; on LENDER_SPECIFIC their policies differ.",
});

export const LixiCategory = z
  .string()
  .nullable()
  .meta({
    description: "The heading of lenders' living-expense forms (LIXI) it goes under; null where none fits.",
    examples: ["Groceries"],
  });

const Merchant = z
  .object({
    name: z.string().describe("Name of the merchant or payee."),
    total_cents: Cents.describe("Spent there in the period."),
    count: Count.describe("Payments to it."),
    last_on: Day.describe("The last of them; in the insight profile the last day of its month."),
  })
  .meta({ id: "ReportMerchant", description: "Where money of a category was spent." });

const ExpenseCategory = z
  .object({
    code: Category,
    label: z.string().describe("The category in words."),
    basis: Basis,
    hem_basis: HemBasis,
    hem_treatment: HemTreatment,
    lixi_category: LixiCategory,
    monthly: Monthly,
    weekly_cents: Cents.nullable().describe("The selected amount for a week."),
    annual_cents: Cents.nullable().describe("The selected amount for a year."),
    share_of_outgoings: Ratio.nullable().describe("Of living costs and all commitments (E-SHARE)."),
    share_of_income: Ratio.nullable().describe("Of net income."),
    count: Count.describe("Transactions in the category."),
    total_cents: Cents.nullable().describe(
      "Spent in the period, less refunds. Null in the insight profile where it would give one payment away.",
    ),
    refunds_netted_cents: Cents.nullable().describe(
      "Refunds taken off. Null in the insight profile where it would give one refund away.",
    ),
    merchants: z.array(Merchant).describe("The largest of the places it was spent at."),
    history: z.array(MonthAmount).describe("Every month of the period. Empty in the insight profile."),
    stream_ids: z.array(StreamId).describe("Regular payments of the category."),
    evidence: Evidence,
  })
  .meta({ id: "ReportExpenseLeaf", description: "Spending in one category, the finest there is." });

const ExpenseGroup = z
  .object({
    code: Category.describe("The group: the first part of the codes of its leaves."),
    label: z.string().describe("The group in words."),
    monthly: Figure.describe("Sum of the selected amounts of its leaves (E-GROUP)."),
    averages: Averages,
    leaves: z.array(ExpenseCategory).describe("The categories of the group in which something was spent."),
  })
  .meta({ id: "ReportExpenseGroup", description: "Spending in one group of categories." });

const ExpenseStream = z
  .object({
    ...stream,
    code: Category,
    kind: z
      .enum(["BILL", "SUBSCRIPTION", "RENT", "INSURANCE", "REPAYMENT", "SAVING", "OTHER"])
      .describe("What the payments are for."),
  })
  .meta({ id: "ReportExpenseStream", description: "Regular payments to one party." });

const AnnualisedBill = z
  .object({
    code: Category,
    label: z.string().describe("Who is paid, or the category in words."),
    times: z.number().describe("Payments a year; for a bill without a rhythm, the payments seen."),
    amount_cents: Cents.describe("The mean payment."),
    per_month_cents: Cents.describe("Its share of an average month."),
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
    name: z.string().describe("Who was paid."),
    amount_cents: Cents,
    code: Category,
  })
  .meta({ id: "ReportLargePayment", description: "A single large payment." });

export const Expenses = z
  .object({
    groups: z.array(ExpenseGroup).describe("Spending by group, and in each by category."),
    streams: z.array(ExpenseStream).describe("Bills, subscriptions and other regular payments."),
    totals: z
      .object({
        living: Figure.describe("Essential and discretionary together."),
        essential: Figure.describe("Living costs that are hard to do without."),
        discretionary: Figure.describe("Every other living cost, gambling and conduct fees with them."),
        committed: Figure.describe("Rent and other contracts."),
        debt: Figure.describe("Payments to lenders whose accounts were not shared."),
        cash: Figure.describe("Cash withdrawn."),
        uncategorised: Figure.describe("Spending whose kind is not known."),
        all: Figure.describe(
          "Living, committed and debt. Repayments of shared loans are in `commitments` only.",
        ),
        hem_scope: Figure.describe("Living costs in categories that HEM covers."),
        outside_hem: Figure.describe("Living costs in categories that it does not."),
      })
      .meta({ id: "ReportExpenseTotals", description: "Totals an average month (E-SUM)." }),
    annualised: z.array(AnnualisedBill).describe("Bills spread over the year. Empty in the insight profile."),
    possible_one_offs: z
      .array(LargePayment)
      .describe("Payments that may not come again, still counted. Empty in the insight profile."),
    largest: z.array(LargePayment).describe("The largest payments. Empty in the insight profile."),
  })
  .meta({ id: "ReportExpenses", description: "Spending, by group, category and payee." });
