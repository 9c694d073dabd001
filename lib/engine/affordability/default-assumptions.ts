import type { Assumptions } from "@/lib/engine/document";

/** APRA's buffer, APG 223's discounts, ASIC's three-year rule for cards. Each is printed, and a company may change it. */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  bufferPercentagePoints: 3,
  discounts: [
    { code: "inc.salary.regular", discount: 0 },
    { code: "inc.salary.variable", discount: 0.2 },
    { code: "inc.gig", discount: 0.2 },
    { code: "inc.business", discount: 1 },
    { code: "inc.gov", discount: 0 },
    { code: "inc.super.pension", discount: 0 },
    { code: "inc.property.rent", discount: 0.2 },
    { code: "inc.property.board", discount: 0 },
    { code: "inc.invest", discount: 0.2 },
    { code: "inc.support", discount: 0.2 },
    { code: "inc.comp.workcover", discount: 0 },
  ],
  cardServicingMonths: 36,
  cardRate: 0.22,
  hemMonthlyCents: null,
  hemHousehold: null,
  hemTreatment: [],
  defaultMortgageTermMonths: 360,
  defaultLoanTermMonths: 84,
  interestOnlyMonths: 60,
  dtiFlag: 6,
  studyLoan: "NO",
  liquidityOutgoings: "ESSENTIAL",
  proposedLoan: null,
  highlightDifference: 0.1,
};
