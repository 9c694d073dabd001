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
    text: "The period ends on the day before the data was taken, or on that day if rows were posted on it. If the last row is more than 31 days before that end, the period ends with the last row. The period begins with the earliest row, at most twelve months back. If the earliest row is in the first week of the twelve months, the period begins at the start of the twelve months. In that case, if the first account was opened later than that start, the period begins on the day it was opened.",
    isIn: () => true,
  },
  "K-BRIDGE": {
    name: "From the opening to the closing balances",
    text: "The rows of all accounts in the report except loans, each counted in one line. Closing balances − opening balances = the sum of the lines; the opening balance is the bank's balance less every row since.",
  },
} as const satisfies Formulas;
