import type { Income, ReportDocument } from "@/lib/engine/document";
import { incomeName, isAfterTax } from "@/lib/engine/figures/income-name";

/**
 * Names of figures by their path in the document, except figures in lists. Pages, panel, PDF and workbook use
 * these.
 */
export const FIGURE_NAME = {
  "summary.livingMonthly": "Living expenses",
  "summary.essentialMonthly": "Essential living expenses",
  "summary.essentialWithHousingMonthly": "Essential living expenses with rent or home loan",
  "summary.discretionaryMonthly": "Discretionary living expenses",
  "summary.commitmentsMonthly": "Commitments",
  "summary.surplusMonthly": "Surplus",
  "summary.savingsRate": "Surplus as % of net income",
  "income.totals.governmentRatio": "From government, share of income",
  "income.totals.recentSources": "Sources that paid recently",
  "income.totals.salarySources": "Sources of wages",
  "income.totals.regularSources": "Sources with a cadence",
  "expenses.totals.living": "Living expenses",
  "expenses.totals.essential": "Essential living expenses",
  "expenses.totals.discretionary": "Discretionary living expenses",
  "expenses.totals.committed": "Committed spending",
  "expenses.totals.debt": "Debts not shared, card interest",
  "expenses.totals.cash": "Cash withdrawn",
  "expenses.totals.uncategorised": "Uncategorised spending",
  "expenses.totals.all": "All categories",
  "expenses.totals.hemScope": "Living expenses within HEM",
  "expenses.totals.outsideHem": "Living expenses outside HEM",
  "liabilities.totals.repaymentsMonthly": "Repayments a month",
  "commitments.totalMonthly": "Commitments",
  "conduct.daysBelowZero": "Days an account was below zero",
  "conduct.daysUnder100": "Days an everyday account was under $100",
  "conduct.dishonours.figure": "Returned payments",
  "conduct.overdrawnFees.figure": "Overdrawn and late fees",
  "conduct.cash": "Cash",
  "conduct.cashByKind.atm": "ATM withdrawals",
  "conduct.cashByKind.cashOut": "EFTPOS cash out",
  "conduct.cashByKind.cardAdvance": "Cash advanced on cards",
  "conduct.cashByKind.ratioOfIncome": "Cash, share of income",
  "conduct.gambling.confirmed": "Gambling, confirmed",
  "conduct.gambling.lotteries": "Lotteries and prize draws",
  "conduct.gambling.inferred": "Gambling, inferred",
  "conduct.gambling.returns": "Gambling returns",
  "conduct.gambling.depositsTotal": "Gambling, total paid",
  "conduct.gambling.returnsTotal": "Gambling, total received back",
  "conduct.gambling.netTotal": "Gambling, net in the period",
  "conduct.highCostCredit": "High-cost credit",
  "conduct.people.paid": "Transfers to individuals",
  "conduct.people.received": "Transfers from individuals",
  "conduct.people.net": "Net transfers to individuals",
  "conduct.paydayCycle.daysToLowest": "Days from pay to the lowest balance",
  "conduct.paydayCycle.shareLeftAfter7Days": "Pay remaining after 7 days",
  "conduct.paydayCycle.balanceBeforePay": "Balance in the 3 days before pay",
  "conduct.liquidityDays": "Days the cash would last",
  "affordability.ratios.ndi": "Assessed surplus (NDI)",
  "affordability.ratios.nsr": "Net servicing ratio (NSR)",
  "affordability.ratios.dsr": "Debt service ratio (DSR)",
  "affordability.ratios.commitmentsToGross": "Commitments, share of gross income",
  "affordability.ratios.dti": "Debt to income (DTI)",
  "affordability.ratios.housingCost": "Housing cost, share of income",
  "affordability.ratios.repaymentToIncome": "Repayments, share of income",
  "affordability.ratios.essential": "Essential living expenses, share of income",
  "affordability.ratios.essentialWithHousing":
    "Essential living expenses with rent or home loan, share of income",
  "affordability.ratios.savingsRate": "Surplus as % of net income",
  "affordability.ratios.daysOfCash": "Days the cash would last",
} as const satisfies Readonly<Record<string, string>>;

const OF_INCOME: Readonly<Record<string, (income: Income) => string>> = {
  "summary.incomeNetMonthly": incomeName,
  "income.totals.netMonthly": incomeName,
  "income.totals.assessedMonthly": (income) =>
    isAfterTax(income) ? "Assessed net income" : "Assessed income",
};

/**
 * The name of the figure at `path`; null if the figure is in a list or has no name. Income is called net only if it is
 * after tax.
 */
export function figureName(document: ReportDocument, path: string): string | null {
  const names: Readonly<Record<string, string>> = FIGURE_NAME;
  return OF_INCOME[path]?.(document.income) ?? names[path] ?? null;
}
