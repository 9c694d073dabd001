import type { Assumptions } from "@/lib/engine/document";
import { newestParameter } from "@/lib/engine/parameters/parameter";

/** Categories of income that each have their own discount. A category's discount also applies to its subcategories. */
const DISCOUNTED = [
  "inc.salary.regular",
  "inc.salary.variable",
  "inc.gig",
  "inc.business",
  "inc.gov",
  "inc.super.pension",
  "inc.property.rent",
  "inc.property.board",
  "inc.invest",
  "inc.support",
  "inc.comp.workcover",
] as const;

/**
 * The default assumptions; their numbers are in `parameters.csv`. The report prints each assumption, and a company may
 * change it.
 */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  bufferPercentagePoints: newestParameter("assumption.buffer_points"),
  discounts: DISCOUNTED.map((code) => ({ code, discount: newestParameter(`assumption.discount.${code}`) })),
  cardServicingMonths: newestParameter("assumption.card_months"),
  cardRate: newestParameter("assumption.card_rate"),
  hemMonthlyCents: null,
  hemHousehold: null,
  hemTreatment: [],
  defaultMortgageTermMonths: newestParameter("assumption.mortgage_term_months"),
  defaultLoanTermMonths: newestParameter("assumption.loan_term_months"),
  interestOnlyMonths: newestParameter("assumption.interest_only_months"),
  dtiFlag: newestParameter("assumption.dti_flag"),
  studyLoan: "NO",
  liquidityOutgoings: "ESSENTIAL",
  proposedLoan: null,
  highlightDifference: newestParameter("assumption.highlight_difference"),
};
