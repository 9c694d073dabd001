import type { LIXI_ROWS } from "@/lib/engine/categories/data/taxonomy-table";
import type { LiabilityClass } from "@/lib/engine/document";

/** The inputs as stored and returned: every field, null or empty if not given. */
export type AssessmentInputs = {
  hem_monthly_cents: number | null;
  household: { adults: number; children: number } | null;
  proposed_loan: {
    amount_cents: number;
    term_months: number;
    rate_percent: number;
    purpose: string | null;
  } | null;
  declared: {
    income: { type: string; monthly_cents: number }[];
    expenses: { lixi: (typeof LIXI_ROWS)[number]; monthly_cents: number }[];
    debts: {
      class: LiabilityClass;
      lender: string | null;
      balance_cents: number | null;
      repayment_cents: number | null;
    }[];
  };
  expected_employer: string | null;
};
