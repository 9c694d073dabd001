import { z } from "zod";
import { Category, Cents, Ratio, Share } from "@/lib/contract/report/scalar";

const ProposedLoanTerms = z
  .object({
    amount_cents: Cents.describe("The amount to be borrowed."),
    rate: Ratio.describe("Annual rate, without the buffer."),
    term_months: z.number().describe("The term of the loan in months."),
  })
  .meta({ id: "ReportProposedLoanTerms", description: "The loan that the customer is applying for." });

export const Assumptions = z
  .object({
    buffer_percentage_points: z
      .number()
      .meta({ description: "The buffer that the assessment adds to the rate of every loan.", examples: [3] }),
    discounts: z
      .array(
        z.object({
          code: Category.describe("Applies to income categories whose code begins with this code."),
          discount: Share.describe("The share deducted, from 0 (nothing) to 1 (everything)."),
        }),
      )
      .describe("Discounts by kind of income. When several codes apply, the longest one is used."),
    card_servicing_months: z
      .number()
      .describe("The assessment treats a card's limit as fully drawn and repaid over this number of months."),
    card_rate: Ratio.describe("Annual rate used for a card when its own rate is not known."),
    hem_monthly_cents: Cents.nullable().describe(
      "The HEM figure from the firm. Null when the firm supplied none.",
    ),
    hem_household: z
      .string()
      .nullable()
      .describe("The household that the HEM figure applies to, in the firm's words."),
    hem_treatment: z
      .array(
        z.object({
          code: Category,
          treatment: z
            .enum(["IN", "OUT"])
            .describe("IN: the firm counts the category within HEM. OUT: outside HEM."),
        }),
      )
      .describe("Categories for which the firm overrides the HEM treatment of the taxonomy."),
    default_mortgage_term_months: z
      .number()
      .nullable()
      .describe(
        "Term used for a home loan when the bank gave no end date. Null means that no term is assumed.",
      ),
    default_loan_term_months: z
      .number()
      .nullable()
      .describe(
        "Term used for other loans when the bank gave no end date. Null means that no term is assumed.",
      ),
    interest_only_months: z
      .number()
      .describe(
        "Assumed length in months of the interest-only period of an interest-only loan, because bank data does not say when the period ends. It is counted from the start of the loan or, for a home loan without a start or end date, from now. Principal is repaid over the remaining term.",
      ),
    dti_flag: z.number().meta({
      description: "If the debt-to-income ratio is at or above this value, the report adds a note.",
      examples: [6],
    }),
    study_loan: z
      .enum(["NO", "YES"])
      .describe(
        "Whether gross pay is calculated with study loan repayments. Bank data does not show whether the customer has a study loan.",
      ),
    liquidity_outgoings: z
      .enum(["ESSENTIAL", "ALL"])
      .describe("The living costs used for `days_of_cash`. Both options include commitments."),
    proposed_loan: ProposedLoanTerms.nullable(),
    source: z
      .enum(["DEFAULT", "COMPANY"])
      .describe("DEFAULT: the service's default values. COMPANY: the firm changed some values."),
    highlight_difference: Ratio.describe(
      "The difference between a declared and an observed amount is highlighted when its absolute value ÷ the declared amount is above this value.",
    ),
  })
  .meta({
    id: "ReportAssumptions",
    description:
      "The inputs of the assessment that do not come from bank data. They are listed so that they can be disputed.",
  });
