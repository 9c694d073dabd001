import type { Formulas } from "@/lib/engine/figures/formula";
import { addValues } from "@/lib/engine/figures/kinds";

/** Formulas that compare the amounts and debts that the customer declared with the observed ones. */
export const DECLARED = {
  "C-OBSERVED": {
    name: "Observed for a declared amount",
    text: "Sum of the observed monthly amounts of the types or categories that the declared amount covers. Difference: observed − declared.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
  },
  "C-BALANCE": {
    name: "Balance for a declared debt",
    text: "The amount owed, according to the bank, on the account that matches the declared debt. Difference: observed − declared.",
    unit: "AUD_CENTS",
    value: (owedCents: number) => owedCents,
  },
} as const satisfies Formulas;
