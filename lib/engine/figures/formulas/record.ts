import type { Formulas } from "@/lib/engine/figures/formula";

/** The period of a report and how its balances add up. */
export const RECORD = {
  "F-GROSS": {
    name: "Gross pay",
    text: "The gross pay whose withholding under the tax office's schedules of the pay's date leaves the net pay seen.",
    isIn: ({ income }) => income.streams.some(({ gross }) => gross !== null),
  },
  "F-PERIOD": {
    name: "Period",
    text: "To the day before the data was taken, or the day itself when rows were posted on it; from the earliest row, twelve months at most.",
    isIn: () => true,
  },
  "K-BRIDGE": {
    name: "From the opening to the closing balances",
    text: "The rows of all shared accounts but loans, each in one line, added up. Closing balances − opening balances = the sum of the lines; the opening balance is the balance given less every row since.",
  },
} as const satisfies Formulas;
