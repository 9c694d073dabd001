import type { Formulas } from "@/lib/engine/figures/formula";

/** Formulas for the completeness and reliability of the data. */
export const QUALITY = {
  "Q-GRADE": {
    name: "Grade of the data",
    text: "The grade is the lowest for which a reason applies, or A if no reason applies. Percentages are by value. Days covered: under 45 days is D, under 90 is C, under 180 is B. Gaps: over 45 gap days is C, any gap is B. Outgoings uncategorised: over 30% is D, over 15% is C, over 5% is B. Transfers unmatched, counted only from 2% of outgoings: over 40% is C, over 10% is B. Transactions on weak evidence: over 40% is C, over 20% is B. No rows is D. Other reasons for C: no income seen; no food spending seen; data that ends early; a name that does not match. More reasons for C: a balance that does not reconcile; rows, an account or a debt with an unclear sign. Other reasons for B: an account that covers under three quarters of the days; rows that could not be used; corrected signs. Accounts that seem to exist but were not shared are also a reason for B.",
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
    text: "Accounts that the customer does not own, accounts in a foreign currency, and accounts shared a second time are listed. No figure counts these accounts. Joint accounts are counted in full.",
    isIn: ({ quality }) => quality.accountsLeftOut.length > 0,
  },
} as const satisfies Formulas;
