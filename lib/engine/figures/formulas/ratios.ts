import type { Formulas } from "@/lib/engine/figures/formula";

/** Ratios that lenders ask for. */
export const RATIOS = {
  "R-NDI": {
    name: "Net disposable income",
    text: "Assessed income − assessed living costs − assessed commitments. Incomplete where a tenth of the income or more is not assessed, a limit or a term is not known, or no income is visible.",
  },
  "R-NSR": {
    name: "Net servicing ratio",
    text: "Assessed income ÷ (assessed living costs + assessed commitments). Lenders' definitions differ.",
  },
  "R-DSR": {
    name: "Debt servicing ratio",
    text: "Assessed repayments of debts and the servicing of limits ÷ gross income a month; salaries worked back from net pay, everything else as received. Rent and other contracts are not in it.",
  },
  "R-COMMIT": {
    name: "Commitments to gross income",
    text: "All assessed commitments, rent and other contracts with them, ÷ gross income a month.",
  },
  "R-DTI": {
    name: "Debt to income",
    text: "Shared debts, cards and overdrafts at their limits, and what is left of small fixed loans, ÷ gross yearly income. Incomplete where a debt's balance or limit is not known, and where no debt is shared or seen.",
  },
  "R-REPAY": {
    name: "Repayments to income",
    text: "Repayments of shared loans and of lenders seen in the rows ÷ net income. Repayments of shared cards are not in it.",
  },
  "R-HOUSING": {
    name: "Housing cost",
    text: "Rent, board and home loan repayments ÷ net income. A loan whose name says it is for an investment is left out.",
  },
  "R-ESSENTIAL": {
    name: "Essential share",
    text: "Essential living costs ÷ net income. Rent and home loans are not in them.",
  },
  "R-HOUSED": {
    name: "Essential share with housing",
    text: "Essential living costs, rent, board and home loan repayments ÷ net income.",
  },
  "R-CASH": {
    name: "Days of cash",
    text: "Transaction and savings balances ÷ (essential living costs + all commitments: rent, other contracts and debt repayments) a day; all living costs instead of the essential where the firm asks for that.",
  },
} as const satisfies Formulas;
