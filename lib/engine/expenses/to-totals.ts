import { groupOf, type Leaf } from "@/lib/engine/categories/taxonomy";
import type { ExpenseLeaf, Expenses, Figure } from "@/lib/engine/document";
import { sumFigures, toMonthlyFigure } from "@/lib/engine/figures/figure";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";

export type Built = { leaf: Leaf; built: ExpenseLeaf };
type Total = keyof Expenses["totals"];

const isLiving = (leaf: Leaf) => leaf.place === "LIVING";
const isCommitment = (leaf: Leaf) => leaf.place === "COMMITMENT";

/** The components of each total, and the name under which its rows are recorded. */
const TOTALS: Readonly<Record<Total, readonly [evidence: string, test: (leaf: Leaf) => boolean]>> = {
  living: ["living", isLiving],
  essential: ["essential", (leaf) => isLiving(leaf) && leaf.basis === "ESSENTIAL"],
  discretionary: ["discretionary", (leaf) => isLiving(leaf) && leaf.basis !== "ESSENTIAL"],
  committed: ["committed", (leaf) => isCommitment(leaf) && leaf.basis !== "DEBT"],
  debt: ["debt", (leaf) => isCommitment(leaf) && leaf.basis === "DEBT"],
  cash: ["cash", (leaf) => groupOf(leaf.code) === "csh"],
  uncategorised: ["uncategorised", (leaf) => leaf.code === "unc.debit"],
  all: ["all", (leaf) => leaf.place !== "NONE"],
  hemScope: ["hem", (leaf) => isLiving(leaf) && leaf.hemTreatment === "IN"],
  outsideHem: ["outside-hem", (leaf) => isLiving(leaf) && leaf.hemTreatment !== "IN"],
};
const NAMES = Object.keys(TOTALS) as Total[];

/**
 * Sums of the selected amounts of the categories. `spent` are the rows of all categories in canonical order, walked
 * once.
 */
export function toTotals(
  leaves: readonly Built[],
  spent: readonly Entry[],
  ledger: Ledger,
): Expenses["totals"] {
  const rows = new Map<Total, BankRow[]>(NAMES.map((name) => [name, []]));
  const listsOf = new Map<string, BankRow[][]>();
  for (const { leaf } of leaves) {
    const lists = NAMES.filter((name) => TOTALS[name][1](leaf)).map((name) => rows.get(name) ?? []);
    listsOf.set(leaf.code, lists);
  }
  for (const { leaf, row } of spent) for (const list of listsOf.get(leaf?.code ?? "") ?? []) list.push(row);
  const totals = NAMES.map((name) => [name, toTotal(name, rows.get(name) ?? [], leaves, ledger)] as const);
  return Object.fromEntries(totals) as Expenses["totals"];
}

const NOT_VISIBLE = "No account that spending is paid from was shared.";

function toTotal(name: Total, rows: readonly BankRow[], leaves: readonly Built[], ledger: Ledger): Figure {
  const [label, test] = TOTALS[name];
  const chosen = leaves.filter(({ leaf }) => test(leaf));
  const evidence = ledger.evidence.note(`expenses:${label}`, rows);
  if (chosen.length === 0 && !isVisible(ledger))
    return toMonthlyFigure(null, "E-SUM", { quality: "INCOMPLETE", note: NOT_VISIBLE });
  return sumFigures(
    chosen.map(({ built }) => built.monthly.selected),
    "E-SUM",
    { window: ledger.whole.window, evidence },
  );
}

/** Nothing is bought from a loan: if only loans were shared, spending is not zero but unknown. */
function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) => coverage.days > 0 && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}
