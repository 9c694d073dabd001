import type { Formulas } from "@/lib/engine/figures/formula";

/** Expenses: groups, totals and shares. */
export const EXPENSES = {
  "E-GROUP": { name: "Group of expenses", text: "Sum of the selected monthly amounts of its leaves." },
  "E-SUM": {
    name: "Expense total",
    text: "Sum of the selected monthly amounts of the leaves concerned. Living = essential + discretionary, which holds every living cost that is not essential, gambling and conduct fees (marked RISK) among them; all = living + committed + debt. Rent and repayments are in committed and debt; repayments of shared loans are in none of these but in the commitments.",
  },
  "E-HOUSED": {
    name: "Essential costs with housing",
    text: "Essential living costs + rent and board + repayments of home loans, shared or seen in the rows, but for those whose name says they are for an investment.",
  },
  "E-SHARE": {
    name: "Share of outgoings",
    text: "The selected monthly amount ÷ (living costs + all commitments, repayments of shared loans with them).",
  },
  "E-HEM": {
    name: "Living costs within HEM",
    text: "The larger of what was observed in the categories HEM covers and the HEM figure the firm supplied.",
  },
} as const satisfies Formulas;
