import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { Cents, Count, Evidence, Formula, Severity } from "@/lib/contract/report/scalar";

const Headline = z
  .object({
    code: z.string().meta({ description: "Stable code of the fact.", examples: ["INCOME_CEASED"] }),
    text: z.string().describe("The fact in words."),
    severity: Severity,
    evidence: Evidence.nullable(),
    level: z.enum(["HIGH", "MEDIUM", "LOW"]).describe("How much it weighs on an assessment."),
  })
  .meta({ id: "ReportHeadline", description: "A neutral, dated fact worth a question. Never a verdict." });

const MonthlyRange = z
  .object({
    low_cents: Cents.describe("The lowest of what was compared, in cents a month."),
    high_cents: Cents.describe("The highest of what was compared, in cents a month."),
    basis: z
      .enum(["AVERAGES", "MONTHS"])
      .describe(
        "AVERAGES compares the average month over the last 3, 6 and 12 whole months; MONTHS, where there are only three to five whole months, the months themselves.",
      ),
    whole_months: Count.describe("How many whole months were looked at, twelve at most."),
    formula: Formula.meta({ description: "Id of the formula.", examples: ["S-RANGE"] }),
  })
  .meta({
    id: "ReportMonthlyRange",
    description:
      "Between what amounts a headline figure lies, worked out from the whole months in `cashflow.months`. A figure may lie outside it: it counts what is paid now.",
  });

const range = (of: string) =>
  MonthlyRange.nullable().describe(`Of ${of}; null with fewer than three whole months.`);

const BridgeStep = z
  .object({
    code: z.string().meta({ description: "Stable code of the line.", examples: ["ENDED"] }),
    label: z.string().describe("The line in words."),
    amount_cents: Cents.describe("Signed: above zero raises the headline above the average month."),
  })
  .meta({
    id: "ReportHeadlineBridgeLine",
    description: "One reason why a headline is not the average month.",
  });

const HeadlineBridge = z
  .object({
    whole_months: Count.describe("Whole months in the average, twelve at most."),
    months_cents: Cents.describe("The average of those months in `cashflow.months`."),
    lines: z.array(BridgeStep).describe("Six at most, largest first."),
    headline_cents: Cents.describe("The headline figure: `months_cents` and the lines added up."),
    formula: Formula.meta({ description: "Id of the formula.", examples: ["S-BRIDGE"] }),
  })
  .meta({
    id: "ReportHeadlineBridge",
    description: "What lies between the average month and a headline figure, to the cent.",
  });

const bridge = (of: string) =>
  HeadlineBridge.nullable().describe(`Of ${of}; null without a whole month, and in the insight profile.`);

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
    ranges: z
      .object({
        income_net: range("the income"),
        living: range("the living costs"),
        commitments: range("the commitments"),
        surplus: range("the surplus"),
      })
      .describe("How far the four headline figures have ranged."),
    headlines: z.array(Headline).describe("The facts most worth a question, five at most, weightiest first."),
    bridges: z
      .object({
        income_net: bridge("the income"),
        living: bridge("the living costs"),
        commitments: bridge("the commitments"),
        surplus: bridge("the surplus; its months are the net ones less loan money received"),
      })
      .describe("From the average month to each of the four headline figures."),
  })
  .meta({
    id: "ReportSummary",
    description: "The headline figures, in cents an average month where they are money.",
  });
