import type { Category } from "@/lib/engine/categories/taxonomy";
import type { ExpenseLeaf, Expenses, Figure } from "@/lib/engine/document";
import { whyTooShort } from "@/lib/engine/expenses/select-expense";
import { calculate, sumFigures, toUnstated } from "@/lib/engine/figures/figure";
import { IN_TOTAL } from "@/lib/engine/figures/formulas/expenses";
import { NOTHING_READ } from "@/lib/engine/income/why-unseen";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";

type Built = { category: Category; built: ExpenseLeaf };
type Total = keyof Expenses["totals"];

/** The evidence id for the rows of each total. */
const EVIDENCE: Readonly<Record<Total, string>> = {
  living: "living",
  essential: "essential",
  discretionary: "discretionary",
  committed: "committed",
  debt: "debt",
  cash: "cash",
  uncategorised: "uncategorised",
  all: "all",
  hemScope: "hem",
  outsideHem: "outside-hem",
};
const NAMES = Object.keys(EVIDENCE) as Total[];

/** Sums the selected amounts of the categories. `spent` are the rows of all categories in canonical order. */
export function toTotals(
  built: readonly Built[],
  spent: readonly Entry[],
  ledger: Ledger,
): Expenses["totals"] {
  const rows = new Map<Total, BankRow[]>(NAMES.map((name) => [name, []]));
  const listsOf = new Map<string, BankRow[][]>();
  for (const { category } of built) {
    const lists = NAMES.filter((name) => IN_TOTAL[name](category)).map((name) => rows.get(name) ?? []);
    listsOf.set(category.code, lists);
  }
  for (const { category, row } of spent)
    for (const list of listsOf.get(category?.code ?? "") ?? []) list.push(row);
  const totals = NAMES.map((name) => [name, toTotal(name, rows.get(name) ?? [], built, ledger)] as const);
  return Object.fromEntries(totals) as Expenses["totals"];
}

const NOT_VISIBLE = "No account that pays for spending was shared.";
const NONE_SEEN = "No living expense is paid from the accounts shared.";
/**
 * Totals that include living expenses. Every household has living expenses, so these totals are incomplete if none is
 * seen.
 */
const OF_LIVING: ReadonlySet<Total> = new Set(["living", "essential", "discretionary", "all", "hemScope"]);

function toTotal(name: Total, rows: readonly BankRow[], built: readonly Built[], ledger: Ledger): Figure {
  const chosen = built.filter(({ category }) => IN_TOTAL[name](category));
  const evidence = ledger.evidence.note(`expenses:${EVIDENCE[name]}`, rows);
  const isRead = ledger.whole.window.days > 0;
  const unseen = isRead ? (chosen.length === 0 && !isVisible(ledger) ? NOT_VISIBLE : null) : NOTHING_READ;
  if (unseen !== null) return calculate("E-SUM", null, { quality: "INCOMPLETE", note: unseen });
  const short = chosen.length === 0 ? whyTooShort(ledger.whole.window.days) : null;
  if (short !== null) return toUnstated(short, "E-SUM", { window: ledger.whole.window });
  const total = sumFigures(
    chosen.map(({ built }) => built.monthly.selected),
    "E-SUM",
    { window: ledger.whole.window, evidence },
  );
  const isUnseen = OF_LIVING.has(name) && !built.some(({ category }) => IN_TOTAL.living(category));
  return isUnseen ? { ...total, quality: "INCOMPLETE", note: NONE_SEEN } : total;
}

/** False if only loans were shared: no one buys anything from a loan, so spending is unknown rather than zero. */
function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) => coverage.days > 0 && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}
