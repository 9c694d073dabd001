import type { Formulas } from "@/lib/engine/figures/formula";
import { explainQuotient, explainSum, lessOthers, shareOf, toPart } from "@/lib/engine/figures/kinds";

/** Formulas for the surplus, and for the test of small loans and leases. */
export const SURPLUS = {
  "S-SURPLUS": {
    name: "Surplus",
    text: "Net income − living expenses − commitments. Transfers to accounts that were not shared are in none of the three; if they are at least $200 a month and a tenth of income, the surplus is marked incomplete. The surplus is not stated in three cases: there are fewer than 30 covered days; all income was received only once; or there are fewer than 90 covered days and less than half of the income was paid on two dates at least 6 days apart.",
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
    text: "Repayments of small amount contracts due in a pay period ÷ net income of that period, compared with the cap of 10% (NCCP Regulations, 28LCA); leases of household goods are tested in the same way, separately (28LCB). If no income is regular, the period is a month.",
    isIn: ({ liabilities }) => liabilities.saccTest !== null || liabilities.leaseTest !== null,
  },
} as const satisfies Formulas;
