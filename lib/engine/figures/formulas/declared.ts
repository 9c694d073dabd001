import type { Formulas } from "@/lib/engine/figures/formula";

/** What is observed for an amount or a debt that the customer declared. */
export const DECLARED = {
  "C-OBSERVED": {
    name: "Observed for a declared amount",
    text: "Sum of the observed monthly amounts of the types or leaves that the declared amount speaks of. Difference: observed − declared.",
  },
  "C-BALANCE": {
    name: "Balance for a declared debt",
    text: "What the bank says is owed on the account that matches the declared debt. Difference: observed − declared.",
  },
} as const satisfies Formulas;
