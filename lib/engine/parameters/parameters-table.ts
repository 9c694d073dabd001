// Made from parameters.csv by `npm run generate`: edit that, never this file.

/** Each parameter's values, oldest first. Both days are included; null means no limit. */
export const PARAMETERS = {
  "sacc.repayment_cap": [{ from: "2023-06-12", to: null, value: 0.1 }],
  "lease.repayment_cap": [{ from: "2023-06-12", to: null, value: 0.1 }],
  "assumption.buffer_points": [{ from: null, to: null, value: 3 }],
  "assumption.discount.inc.salary.regular": [{ from: null, to: null, value: 0 }],
  "assumption.discount.inc.salary.variable": [{ from: null, to: null, value: 0.2 }],
  "assumption.discount.inc.gig": [{ from: null, to: null, value: 0.2 }],
  "assumption.discount.inc.business": [{ from: null, to: null, value: 1 }],
  "assumption.discount.inc.gov": [{ from: null, to: null, value: 0 }],
  "assumption.discount.inc.super.pension": [{ from: null, to: null, value: 0 }],
  "assumption.discount.inc.property.rent": [{ from: null, to: null, value: 0.2 }],
  "assumption.discount.inc.property.board": [{ from: null, to: null, value: 0 }],
  "assumption.discount.inc.invest": [{ from: null, to: null, value: 0.2 }],
  "assumption.discount.inc.support": [{ from: null, to: null, value: 0.2 }],
  "assumption.discount.inc.comp.workcover": [{ from: null, to: null, value: 0 }],
  "assumption.card_months": [{ from: null, to: null, value: 36 }],
  "assumption.card_rate": [{ from: null, to: null, value: 0.22 }],
  "assumption.mortgage_term_months": [{ from: null, to: null, value: 360 }],
  "assumption.loan_term_months": [{ from: null, to: null, value: 84 }],
  "assumption.interest_only_months": [{ from: null, to: null, value: 60 }],
  "assumption.dti_flag": [{ from: null, to: null, value: 6 }],
  "assumption.highlight_difference": [{ from: null, to: null, value: 0.1 }],
} as const;
