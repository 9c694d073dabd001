import { z } from "zod";
import { DetectedDebt, SharedDebt } from "@/lib/contract/report/debt";
import { Figure } from "@/lib/contract/report/figure";
import {
  Category,
  Cents,
  Count,
  Day,
  Evidence,
  Formula,
  Frequency,
  Ratio,
} from "@/lib/contract/report/scalar";

const Arrears = z
  .object({
    code: Category,
    name: z.string().describe("The intended payee."),
    paid: Count.describe("Number of successful payments."),
    bounced: Count.describe("Dishonoured payments."),
    not_made_good: Count.describe(
      "Number of dishonoured payments that were not paid within fourteen days. For a lender, only payments since its most recent advance are counted, because a new loan is assumed to settle the earlier payments.",
    ),
    not_made_good_cents: Cents.nullable().describe(
      "Sum of the dishonoured payments not paid within fourteen days. Null in the insight profile.",
    ),
    last_not_made_good_on: Day.nullable().describe(
      "Date of the last dishonoured payment not paid within fourteen days. Null when there is none, and in the insight profile.",
    ),
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    evidence: Evidence,
  })
  .meta({
    id: "ReportArrears",
    description:
      "Dishonoured payments for rent or to a lender, and whether they were paid within fourteen days (L-ARREARS).",
  });

const RepaymentTest = z
  .object({
    pay_period: Frequency.describe("The pay period that the test uses."),
    available_income_cents: Cents.nullable().describe(
      "Net income in the pay period. Null in the insight profile.",
    ),
    repayments_cents: Cents.nullable().describe(
      "Repayments due in the pay period. Null in the insight profile.",
    ),
    ratio: Ratio.describe("Repayments ÷ income."),
    cap: Ratio.describe("The maximum ratio under the regulations."),
    headroom_cents: Cents.nullable().describe(
      "Amount remaining under the cap. Negative when the cap is exceeded. Null in the insight profile.",
    ),
    lenders: z.array(z.string()).describe("The lenders whose repayments were counted."),
    note: z.string().nullable().describe("A remark for the reader about the test, or null."),
    evidence: Evidence.nullable().describe("The repayments counted."),
    income_evidence: Evidence.nullable().describe("The income counted."),
  })
  .meta({
    id: "ReportRepaymentTest",
    description:
      "Compares the repayments due in a pay period with their cap, which is a share of the income in that period (S-SACC).",
  });

export const Liabilities = z
  .object({
    shared: z.array(SharedDebt).describe("Debts whose accounts were shared."),
    detected: z.array(DetectedDebt).describe("Debts found in transactions."),
    arrears: z.array(Arrears).describe("One line for each lender and each recipient of rent in the data."),
    totals: z
      .object({
        owed_cents: Cents.nullable().describe(
          "Total owed on debts whose accounts were shared. Null when no balance is known.",
        ),
        limits_cents: Cents.nullable().describe(
          "Total limits of cards and overdrafts whose accounts were shared. Null when no limit is known.",
        ),
        repayments_monthly: Figure.describe(
          "All repayments a month (L-SUM). For a loan that another person also repays, only the customer's share is included.",
        ),
        lenders: Count.describe(
          "Number of loans whose accounts were shared, plus the other lenders whose debt is not settled.",
        ),
        cards: Count.describe("Number of cards whose accounts were shared."),
        unknown: Count.describe(
          "Number of debts whose limit or balance is neither known nor estimated. When it is above 0, the customer may owe more than `owed_cents` and `limits_cents` show.",
        ),
      })
      .meta({ id: "ReportLiabilityTotals", description: "Totals of all debts." }),
    sacc_test: RepaymentTest.nullable().describe(
      "Test for small amount credit contracts: National Consumer Credit Protection Regulations, 28LCA. Null when there are no such contracts or no income is known.",
    ),
    lease_test: RepaymentTest.nullable().describe(
      "Test for leases of household goods: 28LCB, which has a separate cap. Null when there are no such leases or no income is known.",
    ),
  })
  .meta({
    id: "ReportLiabilities",
    description: "Debts whose accounts were shared, and debts found in transactions.",
  });
