import type { Commitments, Expenses, Income, Summary } from "@/lib/domain/document";
import { toFigure, toMonthlyFigure } from "@/lib/domain/figure";
import { toRatio } from "@/lib/domain/statistics";

/** The headline figures. Surplus = income − living − commitments, to the cent. */
export function buildSummary(
  income: Income,
  expenses: Expenses,
  commitments: Commitments,
  headlines: Summary["headlines"],
): Summary {
  const incomeNetMonthly = income.totals.netMonthly;
  const livingMonthly = expenses.totals.living;
  const commitmentsMonthly = commitments.totalMonthly;
  const surplus =
    (incomeNetMonthly.value ?? 0) - (livingMonthly.value ?? 0) - (commitmentsMonthly.value ?? 0);
  const basis = {
    window: incomeNetMonthly.window,
    count: incomeNetMonthly.count + livingMonthly.count + commitmentsMonthly.count,
    quality: [incomeNetMonthly, livingMonthly, commitmentsMonthly].some((figure) => figure.quality !== "OK")
      ? ("THIN" as const)
      : ("OK" as const),
  };
  return {
    incomeNetMonthly,
    livingMonthly,
    essentialMonthly: expenses.totals.essential,
    discretionaryMonthly: expenses.totals.discretionary,
    commitmentsMonthly,
    surplusMonthly: toMonthlyFigure(surplus, "S-SURPLUS", basis),
    savingsRate: toFigure(toRatio(surplus, incomeNetMonthly.value ?? 0), "RATIO", "S-RATE", basis),
    headlines,
  };
}
