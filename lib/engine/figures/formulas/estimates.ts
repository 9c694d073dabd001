import type { Formulas } from "@/lib/engine/figures/formula";
import { addAmounts } from "@/lib/engine/figures/kinds";

/** Formulas for estimated amounts, and for amounts that are rounded on purpose. */
export const ESTIMATES = {
  "S-RANGE": {
    name: "Range of a headline figure",
    text: "The lowest and the highest of three averages: those over the last 3, 6 and 12 whole months of “Money in and out by month”. If there are six to eleven whole months, the longest average is over all of them. If there are three to five, the range is from the lowest to the highest month. If there are fewer than three, there is no range. A figure can lie outside the range, because it uses current payments, and the months contain past payments.",
  },
  "S-BRIDGE": {
    name: "From the average month to a headline",
    text: "The steps from the average month to the headline. The average is over the last twelve whole months of “Money in and out by month”. If there are fewer whole months, the average is over all of them. Each step is one source, category or commitment: its current amount minus its average in those months. The smallest steps are added together as one step. The sum of all steps equals the difference to the cent. For the surplus, the amount of a month is “Left over” in that table, which leaves out loan money received.",
  },
  "L-LEFT": {
    name: "Remaining balance of a small loan",
    text: "Money received minus money repaid, counted from the last advance made while nothing was owed. An estimate without fees and interest. A small amount contract may charge 20% of the loan at the start and 4% of the loan each month (National Credit Code, s 31A).",
    isIn: ({ liabilities }) => liabilities.detected.some((debt) => debt.estimatedBalanceCents !== null),
  },
  "L-DUE": {
    name: "Still due on a plan",
    text: "The usual instalment × the number of instalments still due within thirty days after the data ends. Used for a buy now, pay later plan of four instalments with at most four payments seen. More than four payments in a row are treated as several plans. The monthly amount then follows from their cadence.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    differs:
      "This total does not match the figure: the figure is the instalments still to be paid, and the rows listed here are the instalments already paid.",
  },
  "X-TENS": {
    name: "Amounts in the insight profile",
    text: "Amounts are rounded to the nearest $10, including weekly amounts and amounts in sentences. Balances are rounded to the nearest $50, and shares to the nearest 1%. A count of 9 stands for any count from 1 to 9. Payments that are alike (the largest within 1% of the smallest) have only a monthly amount, so that no single payment shows. A total is shown only if the part of it that is not listed contains more than one payment. Windows begin on the first of a month, and end with the last whole month before the bank data was taken.",
    isIn: ({ profile }) => profile === "insight",
  },
} as const satisfies Formulas;
