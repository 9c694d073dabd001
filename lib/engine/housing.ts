import type { Expenses, Figure, Liabilities } from "@/lib/engine/document";
import { sumFigures, toMonthlyFigure } from "@/lib/engine/figures/figure";
import { listHousing } from "@/lib/engine/figures/formulas/expenses";

const UNKNOWN = "Not available, because the amount of the rent or of a home loan repayment is not known.";

/**
 * Essential living costs plus housing, in cents a month. Rent and home loans are commitments, not living costs, so the
 * essential total without them understates what a household needs. Not available if any of the parts is unknown.
 */
export function toEssentialWithHousing(
  expenses: Pick<Expenses, "groups" | "totals">,
  liabilities: Pick<Liabilities, "shared" | "detected">,
): Figure {
  const { essential } = expenses.totals;
  const { window } = essential;
  if (essential.value === null) return { ...essential, formula: "E-HOUSED" };
  const parts = [essential, ...listHousing(expenses, liabilities)];
  const sum = sumFigures(parts, "E-HOUSED", { window });
  return sum.value === null || parts.every(({ value }) => value !== null)
    ? sum
    : toMonthlyFigure(null, "E-HOUSED", { ...sum, quality: "INCOMPLETE", note: UNKNOWN });
}
