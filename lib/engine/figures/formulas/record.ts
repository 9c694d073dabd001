import type { Formulas } from "@/lib/engine/figures/formula";

/** Formulas for gross pay, the period of a report, and how its balances add up. */
export const RECORD = {
  "F-GROSS": {
    name: "Gross pay",
    text: "The gross pay that gives the observed net pay after withholding, by the tax office's schedules for the date of the pay.",
    isIn: ({ income }) => income.streams.some(({ gross }) => gross !== null),
  },
  "F-PERIOD": {
    name: "Period",
    text: "The period ends on the day before the data was taken, or on that day if rows were posted on it. If the last row is more than 31 days before that end, the period ends with the last row. The period begins with the earliest row, at most twelve months back. If the earliest row is in the first week of those twelve months, the period begins at their start. If no account was open then, it begins on the day the first account was opened.",
    isIn: () => true,
  },
  "K-BRIDGE": {
    name: "From the opening to the closing balances",
    text: "The rows of all accounts in the report except loans, each counted in one line. Closing balances − opening balances = the sum of the lines; the opening balance is the bank's balance minus every later row.",
  },
} as const satisfies Formulas;
