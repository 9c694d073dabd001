import type { Formulas } from "@/lib/engine/figures/formula";

/** Formulas for the completeness and reliability of the data. */
export const QUALITY = {
  "Q-GRADE": {
    name: "Grade of the data",
    text: "The grade is the lowest for which a reason applies, or A if no reason applies. Reasons for D: no rows; under 45 days covered; over 30% of outgoings uncategorised. Reasons for C: under 90 days covered; over 45 gap days; over 15% of outgoings uncategorised; over 40% of transfers unmatched; over 40% of transactions on weak evidence. Other reasons for C: no income seen; no food spending seen; a balance that does not reconcile; rows, an account or a debt with an unclear sign; data that ends early; a name that does not match. Reasons for B: under 180 days covered; any gap; an account that covers under three quarters of the days; over 5% of outgoings uncategorised; over 10% of transfers unmatched; over 20% of transactions on weak evidence. Other reasons for B: accounts that seem to exist but were not shared; rows that could not be used; corrected signs. Percentages are by value. Unmatched transfers count only if they are at least 2% of outgoings.",
    isIn: () => true,
  },
  "Q-COMPLETE": {
    name: "Completeness of accounts",
    text: "Accounts that were shared and have rows ÷ (those accounts + accounts that appear to exist but were not shared).",
    isIn: ({ quality }) => quality.accountCompletenessRatio !== null,
  },
  "Q-RECONCILE": {
    name: "Balance check",
    text: "Balance now − balance at the last collection = rows posted in between. Rows dated on the day of the last collection may have been posted before or after it.",
    isIn: ({ quality }) => quality.reconciliations.length > 0,
  },
  "Q-OWNED": {
    name: "Accounts left out",
    text: "Accounts that the customer does not own, accounts in a foreign currency, and accounts shared a second time are listed but not counted in any figure. Joint accounts are counted in full.",
    isIn: ({ quality }) => quality.accountsLeftOut.length > 0,
  },
} as const satisfies Formulas;
