import type { Expenses, Figure, Liabilities } from "@/lib/domain/document";
import { sumFigures } from "@/lib/domain/figure";

const RENT: ReadonlySet<string> = new Set(["hou.rent", "hou.board"]);

/** What is paid for a home a month: rent, board, and the repayments of home loans, shared or seen in the rows. */
export function listHousing(
  { groups }: Pick<Expenses, "groups">,
  { shared, detected }: Pick<Liabilities, "shared" | "detected">,
): Figure[] {
  const rents = groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => RENT.has(leaf.code))
    .map((leaf) => leaf.monthly.selected);
  const unshared = detected.filter((lender) => lender.sharedAccountId === null);
  const loans = [...shared, ...unshared].filter((debt) => debt.class === "MORTGAGE");
  return [...rents, ...loans.map((debt) => debt.repaymentMonthly)];
}

/**
 * Essential living costs and housing together. Rent and home loans are commitments, not living costs, so the essential
 * total alone says less than what a household cannot do without.
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
