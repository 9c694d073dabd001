import type { Formulas } from "@/lib/engine/figures/formula";

/** Formulas for the completeness and reliability of the data. */
export const QUALITY = {
  "Q-GRADE": {
    name: "Grade of the data",
    text: "The lowest grade for which a reason applies, or A if none does. D: no rows, under 45 days, or over 30% uncategorised. C: under 90 days; over 45 gap days; over 15% uncategorised; over 40% of transfers unmatched; over 40% of transactions by value on weak evidence; no income or no food visible; a balance that does not reconcile; rows or debts of unclear sign; data that ends early; a name that does not match. B: under 180 days; any gap; an account covering under three quarters of the days; over 5% uncategorised; over 10% of transfers unmatched; over 20% of transactions by value on weak evidence; accounts not shared; rows not used; signs corrected. Unmatched transfers count if they are at least 2% of outgoings.",
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
