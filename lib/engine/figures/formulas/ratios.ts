import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import type { Formulas, Part } from "@/lib/engine/figures/formula";
import { listHousing } from "@/lib/engine/figures/formulas/expenses";
import {
  addValues,
  explainQuotient,
  explainSum,
  lessOthers,
  shareOf,
  toNamedPart,
  toPart,
} from "@/lib/engine/figures/kinds";
import type { Query, Sources, StepSource } from "@/lib/engine/figures/sources";

/** The unit, calculation and explanation shared by all formulas for a share of net income. */
const ofNetIncome = (over: (document: Sources) => Part[]) => ({
  unit: "RATIO" as const,
  value: shareOf,
  explain: ({ document }: Query) =>
    explainQuotient(over(document), toPart(document.summary.incomeNetMonthly)),
});

/** The subtotals of the assessment steps: income, and the amounts deducted from it. */
function listSubtotals({ affordability }: Sources): StepSource[] {
  return (affordability?.ladder ?? []).filter(
    ({ role, assessedCents }) => role === "SUBTOTAL" && assessedCents !== null,
  );
}

export const RATIOS = {
  "R-NDI": {
    name: "Assessed surplus (NDI)",
    text: "Assessed income − assessed living expenses − assessed commitments. Incomplete if no income is visible, or if at least a tenth of the income is not assessed. Also incomplete if a credit limit or a loan's balance, rate or term is not known, or if money goes to accounts that were not shared.",
    unit: "AUD_CENTS_PER_MONTH",
    value: lessOthers,
    explain: ({ document }) =>
      explainSum(
        listSubtotals(document).map((line) =>
          toNamedPart(line.label, line.assessedCents ?? 0, line, line.line === "income" ? "" : "−"),
        ),
      ),
  },
  "R-NSR": {
    name: "Net servicing ratio (NSR)",
    text: "Assessed income ÷ (assessed living expenses + assessed commitments).",
    unit: "RATIO",
    value: shareOf,
  },
  "R-DSR": {
    name: "Debt service ratio (DSR)",
    text: "Assessed debt repayments (with those for card and overdraft limits) ÷ gross monthly income. Salaries are grossed up from net pay, and other income is counted at the amount received. Rent and other contracts are not included.",
    unit: "RATIO",
    value: shareOf,
  },
  "R-COMMIT": {
    name: "Commitments to gross income",
    text: "All assessed commitments, including rent and other contracts, ÷ gross monthly income.",
    unit: "RATIO",
    value: shareOf,
  },
  "R-DTI": {
    name: "Debt to income (DTI)",
    text: "Debts ÷ gross yearly income. A loan whose account was shared counts at the balance owed. A card or overdraft counts at its limit or, if the limit is not known, at its balance. A small fixed loan counts at its remaining balance. If no debt is shared or seen, the ratio is 0, but it is not available if money goes to accounts that were not shared. The ratio is incomplete if a debt's balance or limit is not known. It is then available only if a debt account was shared and the known debts are at least a tenth of the income. Not available if no income is visible.",
    unit: "RATIO",
    value: shareOf,
  },
  "R-REPAY": {
    name: "Repayments to income",
    text: "Repayments of loans whose accounts were shared, and of lenders found in the transactions, ÷ net income. Repayments of cards whose accounts were shared are not included.",
    ...ofNetIncome(({ liabilities }) => toPart(liabilities.totals.repaymentsMonthly)),
  },
  "R-HOUSING": {
    name: "Housing cost",
    text: "Rent, board and home loan repayments ÷ net income. A loan whose name says it is for an investment is left out.",
    ...ofNetIncome(({ expenses, liabilities }) => {
      const cents = addValues(listHousing(expenses, liabilities)) ?? 0;
      return [toNamedPart("Rent, board and home loan repayments", cents, null)];
    }),
  },
  "R-ESSENTIAL": {
    name: "Essential share",
    text: "Essential living expenses ÷ net income. Rent and home loans are not included.",
    ...ofNetIncome(({ summary }) => toPart(summary.essentialMonthly)),
  },
  "R-HOUSED": {
    name: "Essential share with housing",
    text: "Essential living expenses, rent, board and home loan repayments ÷ net income.",
    ...ofNetIncome(({ summary }) => toPart(summary.essentialWithHousingMonthly)),
  },
  "R-CASH": {
    name: "Days of cash",
    text: "Transaction and savings balances ÷ the daily amount of essential living expenses and all commitments (rent, other contracts and debt repayments). If the firm asks for it, all living expenses count, not only essential living expenses.",
    unit: "DAYS",
    value: ({ heldCents, monthlyCents }: { heldCents: number; monthlyCents: number }) =>
      monthlyCents <= 0 ? null : Math.floor(Math.max(0, heldCents) / (monthlyCents / DAYS_PER_MONTH)),
  },
} as const satisfies Formulas;
