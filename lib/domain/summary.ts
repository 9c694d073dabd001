import type { Commitments, Expenses, Income, Summary } from "@/lib/domain/document";
import { toFigure, toMonthlyFigure, worstOf } from "@/lib/domain/figure";
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
  const parts = [incomeNetMonthly, livingMonthly, commitmentsMonthly];
  const [net, living, committed] = parts.map((figure) => figure.value);
  const surplus = net == null || living == null || committed == null ? null : net - living - committed;
  const basis = {
    window: incomeNetMonthly.window,
    count: parts.reduce((count, figure) => count + figure.count, 0),
    quality: worstOf(parts),
    note: surplus === null ? "Not available without income, living costs and commitments." : null,
  };
  return {
    incomeNetMonthly,
    livingMonthly,
    essentialMonthly: expenses.totals.essential,
    discretionaryMonthly: expenses.totals.discretionary,
    commitmentsMonthly,
    surplusMonthly: toMonthlyFigure(surplus, "S-SURPLUS", basis),
    savingsRate: toFigure(surplus === null ? null : toRatio(surplus, net ?? 0), "RATIO", "S-RATE", basis),
    headlines,
  };
}
