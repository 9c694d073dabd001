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
        "A PART is within the SUBTOTAL that follows it; the RESULT is income less the other subtotals.",
      ),
    observed_cents: Cents.nullable().describe("As seen in the data, a month."),
    adjustment_cents: Cents.nullable().describe("Assessed less observed, signed."),
    assessed_cents: Cents.nullable().describe("As a lender would count it, a month."),
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    evidence: Evidence.nullable(),
    quality: FigureQuality.describe(
      "INCOMPLETE where something a lender would count is not known, such as the limit of a card that was not shared.",
    ),
    note: z.string().nullable().describe("What the adjustment is."),
  })
  .meta({
    id: "ReportLadderLine",
    description:
      "One line of the way from what was observed to what a lender would assess. The result is signed.",
  });

const Ratios = z
  .object({
    ndi: Figure.describe("Net disposable income: what is left a month, as assessed (R-NDI)."),
    nsr: Figure.describe("Net servicing ratio (R-NSR)."),
    dsr: Figure.describe("Debt servicing ratio: debts alone against gross income (R-DSR)."),
    commitments_to_gross: Figure.describe(
      "All commitments, rent with them, against gross income (R-COMMIT).",
    ),
    dti: Figure.describe("Debt to income: debts ÷ gross income a year (R-DTI)."),
    housing_cost: Figure.describe("Rent, board and home loans ÷ net income (R-HOUSING)."),
    repayment_to_income: Figure.describe("Repayments ÷ net income (R-REPAY)."),
    essential: Figure.describe("Essential living costs ÷ net income (R-ESSENTIAL)."),
    essential_with_housing: Figure.describe("The same with housing (R-HOUSED)."),
    savings_rate: Figure.describe("Surplus ÷ net income (S-RATE)."),
    days_of_cash: Figure.describe("Days that the balances would last (R-CASH)."),
  })
  .meta({
    id: "ReportRatios",
    description:
      "The ratios lenders ask for. Their definitions differ from lender to lender; each formula is printed.",
  });

const GrossIncome = z
  .object({
    low_cents: Cents.nullable(),
    high_cents: Cents.nullable(),
    used_cents: Cents.nullable().describe("What the ratios were worked out with."),
    note: z.string().describe("How it was worked out."),
  })
  .meta({
    id: "ReportGrossIncome",
    description:
      "Gross income a year: salaries worked back from net pay, everything else as received. Null in the insight profile.",
  });

const Sensitivity = z
  .object({
    code: z.string().meta({ description: "Stable code of the case.", examples: ["INCOME_90"] }),
    scenario: z.string().describe("The case in words."),
    ndi_cents: Cents.nullable().describe("Net disposable income a month in that case, signed."),
    nsr: Ratio.nullable().describe("Net servicing ratio in that case."),
  })
  .meta({ id: "ReportSensitivity", description: "What the result becomes when one thing changes." });

const ProposedLoan = z
  .object({
    amount_cents: Cents.describe("What would be borrowed."),
    term_months: z.number().describe("Months it is repaid over."),
    assessed_rate: Ratio.describe("Rate a year with the buffer."),
    repayment_monthly_cents: Cents.describe("The repayment at that rate."),
    ndi_after_cents: Cents.nullable().describe("Net disposable income a month after it, signed."),
    dti_after: Ratio.nullable().describe("Debt to income after it."),
  })
  .meta({
    id: "ReportProposedLoan",
    description: "The repayment of the proposed loan, and the surplus left after it.",
  });

export const Affordability = z
  .object({
    assumptions: Assumptions,
    ladder: z.array(LadderLine).describe("In order: parts, their subtotal, and at the end the result."),
    ratios: Ratios,
    gross_income: GrossIncome,
    sensitivity: z.array(Sensitivity).describe("What is left when one thing changes."),
    proposed: ProposedLoan.nullable().describe("Null unless the assumptions name a proposed loan."),
  })
  .meta({
    id: "ReportAffordability",
    description: "The customer's position as a lender would assess it. No decision.",
  });
