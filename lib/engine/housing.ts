import type { Expenses, Figure, Liabilities } from "@/lib/engine/document";
import { sumFigures } from "@/lib/engine/figures/figure";
import { listHousing } from "@/lib/engine/figures/formulas/expenses";

/**
 * Essential living costs plus housing. Rent and home loans are commitments, not living costs, so the essential total
 * without them understates what a household needs.
 */
export function toEssentialWithHousing(
  expenses: Pick<Expenses, "groups" | "totals">,
  liabilities: Pick<Liabilities, "shared" | "detected">,
): Figure {
  const { essential } = expenses.totals;
  const { window } = essential;
  if (essential.value === null) return { ...essential, formula: "E-HOUSED" };
  return sumFigures([essential, ...listHousing(expenses, liabilities)], "E-HOUSED", { window });
}
