import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { Cents, Count, Evidence, Formula, Severity } from "@/lib/contract/report/scalar";

const Headline = z
  .object({
    code: z.string().meta({ description: "Stable code of the fact.", examples: ["INCOME_CEASED"] }),
    text: z.string().describe("The fact in words."),
    severity: Severity,
    evidence: Evidence.nullable(),
    level: z.enum(["HIGH", "MEDIUM", "LOW"]).describe("How important the fact is for an assessment."),
  })
  .meta({
    id: "ReportHeadline",
    description: "A neutral, dated fact that an assessor may want to ask about. It is not a judgement.",
  });

const MonthlyRange = z
  .object({
    low_cents: Cents.describe("The lowest of the compared values, in cents a month."),
    high_cents: Cents.describe("The highest of the compared values, in cents a month."),
    basis: z
      .enum(["AVERAGES", "MONTHS"])
      .describe(
        "AVERAGES: the monthly averages of the last 3, 6 and 12 whole months are compared. MONTHS: the months themselves are compared, because there are only three to five whole months.",
      ),
    whole_months: Count.describe("Number of whole months compared: at most twelve."),
    formula: Formula.meta({ description: "Id of the formula.", examples: ["S-RANGE"] }),
  })
  .meta({
    id: "ReportMonthlyRange",
    description:
      "The range of a headline figure over the whole months in `cashflow.months`. The figure can be outside the range, because it uses current payments.",
  });

const range = (of: string) =>
  MonthlyRange.nullable().describe(`The range of ${of}. Null if the data has fewer than three whole months.`);

const BridgeStep = z
  .object({
    code: z.string().meta({ description: "Stable code of the line.", examples: ["ENDED"] }),
    label: z.string().describe("The line in words."),
    amount_cents: Cents.describe(
      "Signed. A positive amount makes the headline figure higher than the average month.",
    ),
  })
  .meta({
    id: "ReportHeadlineBridgeLine",
    description: "One reason why a headline figure differs from the average month.",
  });

const HeadlineBridge = z
  .object({
    whole_months: Count.describe("Number of whole months in the average: at most twelve."),
    months_cents: Cents.describe("The average of these months in `cashflow.months`."),
    lines: z.array(BridgeStep).describe("At most six lines, largest first."),
    headline_cents: Cents.describe("The headline figure: the sum of `months_cents` and the lines."),
    formula: Formula.meta({ description: "Id of the formula.", examples: ["S-BRIDGE"] }),
  })
  .meta({
    id: "ReportHeadlineBridge",
    description: "Explains the difference between the average month and a headline figure, to the cent.",
  });

const bridge = (of: string) =>
  HeadlineBridge.nullable().describe(
    `Explains the headline figure for ${of}. Null in the insight profile, or if the data does not cover a whole month.`,
  );

export const Summary = z
  .object({
    income_net_monthly: Figure.describe("Income from included sources, after any tax withheld."),
    living_monthly: Figure.describe(
      "Living costs: essential and discretionary, without rent, debts and contracts.",
    ),
    essential_monthly: Figure.describe("Living costs that are hard to do without."),
    essential_with_housing_monthly: Figure.describe(
      "Essential living costs plus rent, board and home loan repayments, which are also part of the commitments.",
    ),
    discretionary_monthly: Figure.describe("All other living costs."),
    commitments_monthly: Figure.describe("Rent, debts and other contracts."),
    surplus_monthly: Figure.describe(
      "Income − living costs − commitments. Negative when more goes out than comes in.",
    ),
    savings_rate: Figure.describe("Surplus ÷ income."),
    ranges: z
      .object({
        income_net: range("income"),
        living: range("living costs"),
        commitments: range("commitments"),
        surplus: range("the surplus"),
      })
      .describe("The ranges of the four headline figures."),
    headlines: z
      .array(Headline)
      .describe("The facts most worth asking about: at most five, the most important first."),
    bridges: z
      .object({
        income_net: bridge("income"),
        living: bridge("living costs"),
        commitments: bridge("commitments"),
        surplus: bridge(
          "the surplus. Here, `months_cents` is the average of `net_cents` minus `borrowed_cents`",
        ),
      })
      .describe("Explains the difference between the average month and each of the four headline figures."),
  })
  .meta({
    id: "ReportSummary",
    description: "The headline figures. Money is in cents for an average month.",
  });
