import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { Assumptions, Expenses } from "@/lib/engine/document";
import { FORMULAS } from "@/lib/engine/figures/formulas";

/**
 * Monthly living expenses in cents. `hem` and `outside` are observed: within the scope of HEM (the Household
 * Expenditure Measure) and outside it. `hemAssessed` is the assessed amount within the scope.
 */
export type Living = {
  hem: number | null;
  outside: number | null;
  hemAssessed: number | null;
  /** True if the firm moved a category into or out of HEM's scope. */
  isMoved: boolean;
  note: string | null;
};

/**
 * The living expenses for the assessment. Within HEM's scope, the assessed amount is the larger of the observed amount
 * and the firm's HEM figure. Outside HEM's scope, it is the observed amount.
 */
export function toLiving(expenses: Expenses, assumptions: Assumptions): Living {
  const { hem, outside, isMoved } = toScopes(expenses, assumptions);
  const floor = assumptions.hemMonthlyCents;
  const hemAssessed = FORMULAS["E-HEM"].value({ observed: hem, hem: floor });
  const household = assumptions.hemHousehold === null ? "" : ` (${assumptions.hemHousehold})`;
  const note =
    floor === null
      ? "counted as observed, because no HEM figure was supplied"
      : hem !== null && hem >= floor
        ? `counted as observed, which is above the firm's HEM figure${household}`
        : `the firm's HEM figure${household}`;
  return { hem, outside, hemAssessed, isMoved, note };
}

function toScopes(
  expenses: Expenses,
  { hemTreatment }: Assumptions,
): Pick<Living, "hem" | "outside" | "isMoved"> {
  const { hemScope, outsideHem } = expenses.totals;
  const chosen = new Map(hemTreatment.map(({ code, treatment }) => [code, treatment === "IN"]));
  let moved = 0;
  let isMoved = false;
  for (const leaf of expenses.groups.flatMap((group) => group.leaves)) {
    const isIn = leaf.hemTreatment === "IN";
    const wanted = chosen.get(leaf.code) ?? isIn;
    if (wanted === isIn || toCategory(leaf.code).part !== "LIVING") continue;
    moved += (wanted ? 1 : -1) * (leaf.monthly.selected.value ?? 0);
    isMoved = true;
  }
  return {
    hem: hemScope.value === null ? null : hemScope.value + moved,
    outside: outsideHem.value === null ? null : outsideHem.value - moved,
    isMoved,
  };
}
