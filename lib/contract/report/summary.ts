import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { Evidence, Severity } from "@/lib/contract/report/scalar";

const Headline = z
  .object({
    code: z.string().meta({ description: "Stable code of the fact.", examples: ["INCOME_CEASED"] }),
    text: z.string().describe("The fact in words."),
    severity: Severity,
    evidence: Evidence.nullable(),
  })
  .meta({ id: "ReportHeadline", description: "A neutral, dated fact worth a question. Never a verdict." });

export const Summary = z
  .object({
    income_net_monthly: Figure.describe("Income included, after tax."),
    living_monthly: Figure.describe(
      "Living costs: essential and discretionary, without rent, debts and contracts.",
    ),
    essential_monthly: Figure.describe("Living costs that are hard to do without."),
    essential_with_housing_monthly: Figure.describe(
      "Essential living costs with rent, board and home loan repayments, which stand in the commitments.",
    ),
    discretionary_monthly: Figure.describe("Every living cost that is not essential."),
    commitments_monthly: Figure.describe("Rent, debts and other contracts."),
    surplus_monthly: Figure.describe(
      "Income − living costs − commitments; below zero when more goes out than comes in.",
    ),
    savings_rate: Figure.describe("Surplus ÷ income."),
    headlines: z.array(Headline).describe("The facts most worth a question, five at most, weightiest first."),
  })
  .meta({
    id: "ReportSummary",
    description: "The headline figures, in cents an average month where they are money.",
  });
