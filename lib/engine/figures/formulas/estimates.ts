import type { Formulas } from "@/lib/engine/figures/formula";
import { addAmounts } from "@/lib/engine/figures/kinds";

/** Formulas for estimated amounts, and for amounts that are rounded on purpose. */
export const ESTIMATES = {
  "S-RANGE": {
    name: "Range of a headline figure",
    text: "The lowest and the highest of the average month over the last 3, 6 and 12 whole months of “Money in and out by month” (all whole months, if there are fewer than twelve). With three to five whole months: the lowest and the highest month. With fewer: no range. A figure can lie outside the range, because it uses current payments, and the months contain past ones.",
  },
  "S-BRIDGE": {
    name: "From the average month to a headline",
    text: "The steps from the average month to the headline. The average is over the last twelve whole months of “Money in and out by month”, or over all whole months if there are fewer. Each step is one source, category or commitment: its amount counted now, less its average in those months. The smallest steps are added together. Together, the steps equal the difference to the cent. For the surplus, a month's amount is its net amount, without loan money received.",
  },
  "L-LEFT": {
    name: "Remaining balance of a small loan",
    text: "Money received less money repaid, counted from the last advance made while nothing was owed. An estimate without fees and interest: a small amount contract may charge 20% of the loan at the start and 4% of it each month (National Credit Code, s 31A).",
    isIn: ({ liabilities }) => liabilities.detected.some((debt) => debt.estimatedBalanceCents !== null),
  },
  "L-DUE": {
    name: "Still due on a plan",
    text: "For a buy now, pay later plan with at most four payments seen: the usual instalment × the number of its four instalments that are still due within thirty days after the data ends. More than four payments in a row are treated as several plans, and count at their cadence.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    differs:
      "This total differs because the figure is the remaining instalments. These are the instalments already seen.",
  },
  "X-TENS": {
    name: "Amounts in the insight profile",
    text: "Amounts are rounded to the nearest $10, including weekly amounts and amounts in sentences. Balances are rounded to the nearest $50, and shares to the nearest 1%. A count of 9 stands for any count from 1 to 9. Payments that are alike (the largest within 1% of the smallest) have only a monthly amount, so that no single payment shows. A total is shown only if the part of it that is not listed is more than one payment. Windows begin on the first of a month. They end with the last whole month before the bank data was taken.",
    isIn: ({ profile }) => profile === "insight",
  },
} as const satisfies Formulas;
