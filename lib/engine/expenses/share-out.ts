import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { Commitments, Expenses, Income } from "@/lib/engine/document";
import { toRatio } from "@/lib/engine/figures/statistics";

/**
 * Adds each category's share of all outgoings and of income. Outgoings are the amounts that the surplus deducts from
 * income: living costs and every commitment, including repayments of loans whose accounts were shared. Formula E-SHARE.
 */
export function shareOut(expenses: Expenses, income: Income, commitments: Commitments): Expenses {
  const living = expenses.totals.living.value;
  const committed = commitments.totalMonthly.value;
  const outgoings = living === null || committed === null ? null : living + committed;
  const net = income.totals.netMonthly.value;
  const share = (value: number, whole: number | null) => (whole === null ? null : toRatio(value, whole));
  return {
    ...expenses,
    groups: expenses.groups.map((group) => ({
      ...group,
      leaves: group.leaves.map((leaf) => {
        const { value } = leaf.monthly.selected;
        if (value === null || toCategory(leaf.code).part === "NONE") return leaf;
        return { ...leaf, shareOfOutgoings: share(value, outgoings), shareOfIncome: share(value, net) };
      }),
    })),
  };
}
