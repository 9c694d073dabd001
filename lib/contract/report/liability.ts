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
    name: z.string().describe("Who was to be paid."),
    paid: Count.describe("Payments that went through."),
    bounced: Count.describe("Payments that bounced."),
    not_made_good: Count.describe(
      "Of those, not paid again within fourteen days, and no new loan of the lender since.",
    ),
    not_made_good_cents: Cents.nullable().describe("Their sum. Null in the insight profile."),
    last_not_made_good_on: Day.nullable().describe(
      "The last of them; null without one and in the insight profile.",
    ),
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    evidence: Evidence,
  })
  .meta({
    id: "ReportArrears",
    description:
      "Payments for rent or to a lender that bounced, and whether they were paid within 14 days (L-ARREARS).",
  });

const RepaymentTest = z
  .object({
    pay_period: Frequency.describe("The pay period the test is done for."),
    available_income_cents: Cents.nullable().describe(
      "Net income of the period. Null in the insight profile.",
    ),
    repayments_cents: Cents.nullable().describe("Repayments due in it. Null in the insight profile."),
    ratio: Ratio.describe("Repayments ÷ income."),
    cap: Ratio.describe("The share the regulations allow."),
    headroom_cents: Cents.nullable().describe(
      "What is left under the cap; below zero when it is passed. Null in the insight profile.",
    ),
    lenders: z.array(z.string()).describe("Whose repayments were counted."),
    note: z.string().nullable().describe("What a reader should know about the test; null where nothing is."),
    evidence: Evidence.nullable().describe("The repayments."),
    income_evidence: Evidence.nullable().describe("The income."),
  })
  .meta({
    id: "ReportRepaymentTest",
    description: "Repayments due in a pay period against a share of the income of that period (S-SACC).",
  });

export const Liabilities = z
  .object({
    shared: z.array(SharedDebt).describe("Debts whose accounts were shared."),
    detected: z.array(DetectedDebt).describe("Debts seen only in transactions."),
    arrears: z.array(Arrears).describe("A line for each lender seen and each payee of rent."),
    totals: z
      .object({
        owed_cents: Cents.nullable().describe("Owed on shared debts; null when no balance is known."),
        limits_cents: Cents.nullable().describe(
          "Limits of shared cards and overdrafts; null when none is known.",
        ),
        repayments_monthly: Figure.describe(
          "All repayments a month (L-SUM): of a loan that another person repays too, the own share.",
        ),
        lenders: Count.describe("Lenders seen in transactions."),
        cards: Count.describe("Cards shared."),
        unknown: Count.describe(
          "Debts whose limit or balance is neither known nor estimated. Above 0, the totals here are too low.",
        ),
      })
      .meta({ id: "ReportLiabilityTotals", description: "What all debts come to." }),
    sacc_test: RepaymentTest.nullable().describe(
      "Small amount credit contracts: National Consumer Credit Protection Regulations, 28LCA. Null when none was seen or no income is known.",
    ),
    lease_test: RepaymentTest.nullable().describe(
      "Leases of household goods: 28LCB, with a cap of its own. Null when none was seen.",
    ),
  })
  .meta({
    id: "ReportLiabilities",
    description: "Debts: those whose accounts were shared, and those seen in transactions.",
  });
