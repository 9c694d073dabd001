import { z } from "zod";
import { Category, Cents, Ratio, Share } from "@/lib/contract/report/scalar";

const ProposedLoanTerms = z
  .object({
    amount_cents: Cents.describe("What would be borrowed."),
    rate: Ratio.describe("Rate a year, without the buffer."),
    term_months: z.number().describe("Months it is repaid over."),
  })
  .meta({ id: "ReportProposedLoanTerms", description: "The loan the firm is asked for." });

export const Assumptions = z
  .object({
    buffer_percentage_points: z.number().meta({ description: "Added to a loan's rate.", examples: [3] }),
    discounts: z
      .array(
        z.object({
          code: Category.describe("Begins the codes of the income it applies to."),
          discount: Share.describe("From 0 (nothing is taken off) to 1 (all of it)."),
        }),
      )
      .describe("Taken off income of a kind. The longest code that begins the income's own decides."),
    card_servicing_months: z
      .number()
      .describe("A card's limit is taken as drawn, and repaid over these months."),
    card_rate: Ratio.describe("Rate a year for a card whose own is not known."),
    hem_monthly_cents: Cents.nullable().describe(
      "The HEM figure the firm supplied; null when it supplied none.",
    ),
    hem_household: z.string().nullable().describe("The household that figure is for, in the firm's words."),
    hem_treatment: z
      .array(
        z.object({
          code: Category,
          treatment: z.enum(["IN", "OUT"]).describe("Whether the firm counts it within HEM."),
        }),
      )
      .describe("Categories the firm counts within HEM, or outside it, whatever the taxonomy says."),
    default_mortgage_term_months: z
      .number()
      .nullable()
      .describe("Term of a home loan whose end the bank did not give; null takes none."),
    default_loan_term_months: z.number().nullable().describe("The same for other loans."),
    interest_only_months: z
      .number()
      .describe(
        "How long a loan pays interest only from its start, where the bank did not say; principal is repaid in the time after that.",
      ),
    dti_flag: z
      .number()
      .meta({ description: "Debt to income from which the ratio carries a note.", examples: [6] }),
    study_loan: z
      .enum(["NO", "YES"])
      .describe("Whether gross pay is worked back with a study loan. Bank data cannot tell."),
    liquidity_outgoings: z
      .enum(["ESSENTIAL", "ALL"])
      .describe("Which living costs the days of cash are counted in; commitments are in either."),
    proposed_loan: ProposedLoanTerms.nullable(),
    source: z.enum(["DEFAULT", "COMPANY"]).describe("The service's own, or with changes by the firm."),
    highlight_difference: Ratio.describe(
      "Share of a declared amount from which its difference to the observed is marked.",
    ),
  })
  .meta({
    id: "ReportAssumptions",
    description:
      "What the assessment takes from elsewhere than the bank data, printed so that it can be disputed.",
  });
