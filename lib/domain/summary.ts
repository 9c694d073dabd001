import type { Commitments, Expenses, Figure, Income, Summary } from "@/lib/domain/document";
import { toFigure, toMonthlyFigure, worstOf } from "@/lib/domain/figure";
import { toDollars } from "@/lib/domain/money";
import { toRatio } from "@/lib/domain/statistics";

/** Money sent to accounts not shared may be spent there or saved there; past these it may change the surplus. */
const ELSEWHERE_CENTS_MIN = 20_000;
const ELSEWHERE_SHARE_MIN = 0.1;
const ELSEWHERE: ReadonlySet<string> = new Set(["trf.business_unknown", "trf.own_unshared"]);

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
  const elsewhere = noteElsewhere(expenses, net ?? 0);
  const basis = {
    window: incomeNetMonthly.window,
    count: parts.reduce((count, figure) => count + figure.count, 0),
    quality: elsewhere === null ? worstOf(parts) : ("INCOMPLETE" as const),
    note: surplus === null ? "Not available without income, living costs and commitments." : elsewhere,
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

/**
 * What the surplus says nothing about: money sent to accounts that were not shared, where it is large enough to matter. The
 * amount of a single transfer is not said here, because this text is part of the insight profile too.
 */
export function noteElsewhere(expenses: Expenses, netMonthly: number): string | null {
  const sent: Figure[] = expenses.groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => ELSEWHERE.has(leaf.code))
    .map((leaf) => leaf.monthly.covered);
  const total = sent.reduce((sum, figure) => sum + (figure.value ?? 0), 0);
  if (total < Math.max(ELSEWHERE_CENTS_MIN, netMonthly * ELSEWHERE_SHARE_MIN)) return null;
  const amount = sent.some((figure) => figure.count === 1)
    ? "Money"
    : `$${toDollars(total)} a month on average`;
  return `${amount} went to accounts that were not shared and is in no part of this figure.`;
}
