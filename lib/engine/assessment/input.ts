import type { LiabilityClass } from "@/lib/engine/document";

/** The firm's inputs for the assessment of one request. Null or empty if not given. */
export type AssessmentInput = {
  hemMonthlyCents: number | null;
  household: Household | null;
  proposedLoan: { amountCents: number; termMonths: number; rate: number; purpose: string | null } | null;
  declared: Declared;
  expectedEmployer: string | null;
};

export type Household = { adults: number; children: number };

/** The customer's declarations to the firm: monthly amounts, and debts. */
export type Declared = {
  /** `type` is an income code of the taxonomy, or the first part that several codes share, such as "inc.salary". */
  income: { type: string; monthlyCents: number }[];
  expenses: { lixi: string; monthlyCents: number }[];
  debts: {
    class: LiabilityClass;
    lender: string | null;
    balanceCents: number | null;
    repaymentCents: number | null;
  }[];
};

export const NO_INPUT: AssessmentInput = {
  hemMonthlyCents: null,
  household: null,
  proposedLoan: null,
  declared: { income: [], expenses: [], debts: [] },
  expectedEmployer: null,
};
