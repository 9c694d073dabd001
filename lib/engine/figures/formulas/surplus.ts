import type { Formulas } from "@/lib/engine/figures/formula";
import { explainQuotient, explainSum, lessOthers, shareOf, toPart } from "@/lib/engine/figures/kinds";

/** Formulas for the surplus, and for the test of small loans and leases. */
export const SURPLUS = {
  "S-SURPLUS": {
    name: "Surplus",
    text: "Net income − living expenses − commitments. Transfers to accounts that were not shared are in none of these three amounts. The surplus is marked incomplete if such transfers are at least $200 a month and a tenth of income. With fewer than 90 covered days, at least half of the income must come from sources that paid on two dates at least 6 days apart. The surplus is not available if this condition is not met, there are fewer than 30 covered days, or all income was received only once.",
    unit: "AUD_CENTS_PER_MONTH",
    value: lessOthers,
    explain: ({ document: { summary } }) =>
      explainSum([
        ...toPart(summary.incomeNetMonthly, ""),
        ...toPart(summary.livingMonthly, "−"),
        ...toPart(summary.commitmentsMonthly, "−"),
      ]),
  },
  "S-RATE": {
    name: "Surplus as % of net income",
    text: "Surplus ÷ net income.",
    unit: "RATIO",
    value: shareOf,
    explain: ({ document: { summary } }) =>
      explainQuotient(toPart(summary.surplusMonthly), toPart(summary.incomeNetMonthly)),
  },
  "S-SACC": {
    name: "Small loan and lease test",
    text: "Repayments of small amount contracts due in a pay period ÷ net income of that period. If no income is regular, the period is a month. The cap is 10% (NCCP Regulations, 28LCA). Leases of household goods are tested in the same way, separately (28LCB).",
    isIn: ({ liabilities }) => liabilities.saccTest !== null || liabilities.leaseTest !== null,
  },
} as const satisfies Formulas;
