import { z } from "zod";
import { Assumptions } from "@/lib/contract/report/assumption";
import { Figure, FigureQuality } from "@/lib/contract/report/figure";
import { Cents, Evidence, Formula, Ratio } from "@/lib/contract/report/scalar";

const LadderLine = z
  .object({
    line: z.string().meta({ description: "Stable id of the line.", examples: ["living_hem"] }),
    label: z.string().describe("The line in words."),
    role: z
      .enum(["PART", "SUBTOTAL", "RESULT"])
      .describe(
        "A PART is included in the SUBTOTAL that follows it. The RESULT is the income subtotal minus all other subtotals.",
      ),
    observed_cents: Cents.nullable().describe("The observed monthly amount."),
    adjustment_cents: Cents.nullable().describe("`assessed_cents` minus `observed_cents`, signed."),
    assessed_cents: Cents.nullable().describe("The monthly amount that a lender would count."),
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    evidence: Evidence.nullable(),
    quality: FigureQuality.describe(
      "INCOMPLETE when a value that a lender would count is not known, such as the limit of a card that was not shared.",
    ),
    note: z
      .string()
      .nullable()
      .describe(
        "A remark on the assessed amount, such as why it differs from the observed amount; null if there is none.",
      ),
  })
  .meta({
    id: "ReportLadderLine",
    description:
      "One assessment step, from the observed amount to the amount a lender would assess. The result is signed.",
  });

const Ratios = z
  .object({
    ndi: Figure.describe("Net disposable income: the assessed monthly surplus (R-NDI)."),
    nsr: Figure.describe("Net servicing ratio (R-NSR)."),
    dsr: Figure.describe("Debt service ratio: debt repayments ÷ gross income (R-DSR)."),
    commitments_to_gross: Figure.describe("All commitments, including rent, ÷ gross income (R-COMMIT)."),
    dti: Figure.describe("Debt to income: debts ÷ annual gross income (R-DTI)."),
    housing_cost: Figure.describe("Rent, board and home loans ÷ net income (R-HOUSING)."),
    repayment_to_income: Figure.describe("Repayments ÷ net income (R-REPAY)."),
    essential: Figure.describe("Essential living costs ÷ net income (R-ESSENTIAL)."),
    essential_with_housing: Figure.describe("Essential living costs and housing ÷ net income (R-HOUSED)."),
    savings_rate: Figure.describe("Surplus ÷ net income (S-RATE)."),
    days_of_cash: Figure.describe(
      "The number of days for which the balances would pay living costs and commitments (R-CASH).",
    ),
  })
  .meta({
    id: "ReportRatios",
    description:
      "Ratios that lenders use. Lenders define them differently, so the report includes each formula.",
  });

const GrossIncome = z
  .object({
    low_cents: Cents.nullable(),
    high_cents: Cents.nullable(),
    used_cents: Cents.nullable().describe("The value that the ratios use."),
    note: z.string().describe("How the value was calculated."),
  })
  .meta({
    id: "ReportGrossIncome",
    description:
      "Annual gross income: salaries calculated back from net pay, other income as received. The amounts are null in the insight profile.",
  });

const Sensitivity = z
  .object({
    code: z.string().meta({ description: "Stable code of the case.", examples: ["INCOME_90"] }),
    scenario: z.string().describe("The case in words."),
    ndi_cents: Cents.nullable().describe("Monthly net disposable income in that case, signed."),
    nsr: Ratio.nullable().describe("Net servicing ratio in that case."),
  })
  .meta({ id: "ReportSensitivity", description: "The result when one input changes." });

const ProposedLoan = z
  .object({
    amount_cents: Cents.describe("The amount to be borrowed."),
    term_months: z.number().describe("The term of the loan in months."),
    assessed_rate: Ratio.describe("Annual rate, including the buffer."),
    repayment_monthly_cents: Cents.describe("Monthly repayment at the assessed rate."),
    ndi_after_cents: Cents.nullable().describe("Monthly net disposable income after the repayment, signed."),
    dti_after: Ratio.nullable().describe("Debt to income including the loan."),
  })
  .meta({
    id: "ReportProposedLoan",
    description: "The repayment of the proposed loan, and the surplus that remains after it.",
  });

export const Affordability = z
  .object({
    assumptions: Assumptions,
    ladder: z
      .array(LadderLine)
      .describe("In order: the parts come before their subtotal, and the result comes last."),
    ratios: Ratios,
    gross_income: GrossIncome,
    sensitivity: z.array(Sensitivity).describe("The result in several cases, each with one changed input."),
    proposed: ProposedLoan.nullable().describe("Null unless the assumptions name a proposed loan."),
  })
  .meta({
    id: "ReportAffordability",
    description: "The customer's position as a lender would assess it. It is not a decision.",
  });
