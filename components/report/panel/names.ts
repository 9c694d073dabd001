import type { ReportDocument } from "@/lib/engine/document";
import { joined } from "../context";
import { incomeLabel } from "../income-words";
import { UNSHARED } from "../words";
import type { PanelKey } from "./model";

/** Figures outside any list, by their place. */
const SINGLE: Readonly<Record<string, string>> = {
  "summary.livingMonthly": "Living expenses",
  "summary.essentialMonthly": "Essential living expenses",
  "summary.essentialWithHousingMonthly": "Essential, with rent or home loan",
  "summary.discretionaryMonthly": "Discretionary living expenses",
  "summary.commitmentsMonthly": "Commitments",
  "summary.surplusMonthly": "Surplus",
  "summary.savingsRate": "Surplus as % of net income",
  "income.totals.netMonthly": "All income",
  "income.totals.assessedMonthly": "Assessed income",
  "income.totals.governmentRatio": "From government, share of income",
  "income.totals.recentSources": "Sources paid lately",
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
  "commitments.totalMonthly": "All commitments",
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
  "conduct.gambling.depositsTotal": "Gambling, all paid in",
  "conduct.gambling.returnsTotal": "Gambling, all that came back",
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
  "affordability.ratios.nsr": "Net servicing ratio",
  "affordability.ratios.dsr": "Debt service ratio",
  "affordability.ratios.commitmentsToGross": "All commitments, of gross income",
  "affordability.ratios.dti": "Debt to income",
  "affordability.ratios.housingCost": "Housing cost, share of income",
  "affordability.ratios.repaymentToIncome": "Repayments, share of income",
  "affordability.ratios.essential": "Essential spending, share of income",
  "affordability.ratios.essentialWithHousing": "Essential spending and housing, share of income",
  "affordability.ratios.savingsRate": "Surplus as % of net income",
  "affordability.ratios.daysOfCash": "Days the cash would last",
};

/** The last word of a place, where the thing it is of has several figures. */
const ASPECT: Readonly<Record<string, string>> = {
  covered: "mean of the whole period",
  m3: "mean of 3 months",
  m6: "mean of 6 months",
  m12: "mean of 12 months",
  median: "median month",
  trimmed: "trimmed mean",
  stream: "regular payments at their current amount",
  annualised: "bills spread over the year",
  charged: "charged",
  refunded: "given back",
  net: "net",
  total: "in the period",
  monthlyIn: "money in a month",
  monthlyOut: "money out a month",
  repaymentMonthly: "repayments a month",
  servicingMonthly: "assessed repayment",
  extraRepayments: "extra repayments",
  advancedMonthly: "advanced a month",
  figure: "how often",
};

/** What people call the figure at this place; null where only its formula has a name. */
export function nameOf(document: ReportDocument, key: PanelKey): string | null {
  if (key === "summary.incomeNetMonthly") return incomeLabel(document);
  const single = SINGLE[key];
  if (single !== undefined) return single;
  const words = key.split(".");
  const thing = thingAt(document, words);
  return thing === null ? null : joined(thing, ASPECT[words.at(-1) ?? ""] ?? null);
}

function thingAt(document: ReportDocument, words: readonly string[]): string | null {
  const { income, expenses, liabilities, commitments, conduct, quality, affordability } = document;
  const [part, list, first = "", inner, second = ""] = words;
  const at = Number(first);
  switch (`${part}.${list}`) {
    case "income.streams":
      return income.streams[at]?.name ?? null;
    case "income.byType":
      return income.byType[at]?.label ?? null;
    case "income.financialYears":
      return `Income received in ${income.financialYears[at]?.year ?? ""}`;
    case "expenses.groups": {
      const group = expenses.groups[at];
      return (inner === "leaves" ? group?.leaves[Number(second)]?.label : group?.label) ?? null;
    }
    case "liabilities.shared":
      return liabilities.shared[at]?.name ?? null;
    case "liabilities.detected":
      return liabilities.detected[at]?.lender ?? null;
    case "commitments.lines":
      return commitments.lines[at]?.label ?? null;
    case "conduct.fees":
      return conduct.fees[at]?.label ?? null;
    case "conduct.markers":
      return conduct.markers[at]?.kind.toLowerCase().replaceAll("_", " ") ?? null;
    case "quality.suspectedUnshared": {
      const item = quality.suspectedUnshared[at];
      return item === undefined ? null : `${UNSHARED[item.kind]} (${item.hint})`;
    }
    case "affordability.ladder":
      return affordability?.ladder[at]?.label ?? null;
    default:
      return null;
  }
}
