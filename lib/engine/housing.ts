import type { Expenses, Figure, Liabilities } from "@/lib/engine/document";
import { sumFigures } from "@/lib/engine/figures/figure";

const RENT: ReadonlySet<string> = new Set(["hou.rent", "hou.board"]);

/** A loan for a rented-out property is not a housing cost. */
const INVESTMENT = /\binvest(?:ment|or)/i;

/** Monthly housing costs: rent, board, and repayments of home loans, shared or seen in the rows. */
export function listHousing(
  { groups }: Pick<Expenses, "groups">,
  { shared, detected }: Pick<Liabilities, "shared" | "detected">,
): Figure[] {
  const rents = groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => RENT.has(leaf.code))
    .map((leaf) => leaf.monthly.selected);
  const own = shared.filter((debt) => debt.class === "MORTGAGE" && !INVESTMENT.test(debt.name));
  const unshared = detected.filter((debt) => debt.class === "MORTGAGE" && debt.sharedAccountId === null);
  return [...rents, ...[...own, ...unshared].map((debt) => debt.repaymentMonthly)];
}

/**
 * Essential living costs and housing together. Rent and home loans are commitments, not living costs, so the
 * essential total alone understates what a household needs.
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
