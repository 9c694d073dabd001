import { type Category, GROUPS, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import type { Averages, ExpenseGroup, ExpenseLeaf, Expenses, Figure } from "@/lib/engine/document";
import { buildCategory } from "@/lib/engine/expenses/build-category";
import { listBills } from "@/lib/engine/expenses/list-bills";
import type { CodedStream } from "@/lib/engine/expenses/list-expense-streams";
import { listLargest, listOneOffs } from "@/lib/engine/expenses/list-large";
import { toTotals } from "@/lib/engine/expenses/to-totals";
import { joinSums, type Sums, toAverages } from "@/lib/engine/figures/average";
import { sumFigures } from "@/lib/engine/figures/figure";
import { toSum } from "@/lib/engine/figures/statistics";
import { type Cover, type Entry, isMoved, type Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

/**
 * Outgoings by category and group. Living = essential + discretionary, and all = living + committed + debt, to the
 * cent. Cash and uncategorised spending are parts of discretionary spending, and are also shown separately. Transfers
 * are in no group. `shareOut` later adds each category's share of income and of all outgoings.
 */
export function buildExpenses(ledger: Ledger, coded: readonly CodedStream[]): Expenses {
  const spent = ledger.entries.filter((entry) => entry.category !== null && !isMoved(entry.category.code));
  const streamsOf = new Map<string, FoundStream[]>();
  for (const { code, found } of coded) streamsOf.set(code, [...(streamsOf.get(code) ?? []), found]);
  const leaves = OUTGOING_CATEGORIES.flatMap((category) => {
    const entries = isMoved(category.code) ? undefined : ledger.byCategory.get(category);
    if (!entries) return [];
    return [{ category, ...buildCategory(category, entries, streamsOf.get(category.code) ?? [], ledger) }];
  });
  const totals = toTotals(leaves, spent, ledger);
  const annualised = listBills(
    leaves.map(({ built }) => built),
    ledger,
    coded,
  );
  return {
    groups: toGroups(leaves, spent, ledger),
    streams: coded.map((stream) => stream.described),
    totals,
    annualised,
    possibleOneOffs: listOneOffs(ledger, annualised),
    largest: listLargest(ledger),
  };
}

type Built = { category: Category; built: ExpenseLeaf; sums: Sums };

function toGroups(leaves: readonly Built[], spent: readonly Entry[], ledger: Ledger): ExpenseGroup[] {
  const rowsOf = new Map<string, BankRow[]>(leaves.map(({ category }) => [category.group, []]));
  for (const { category, row } of spent) rowsOf.get(category?.group ?? "")?.push(row);
  return Object.entries(GROUPS).flatMap(([code, label]) => {
    const own = leaves.filter(({ category }) => category.group === code);
    if (own.length === 0) return [];
    const rows = rowsOf.get(code) ?? [];
    const evidence = ledger.evidence.note(`group:${code}`, rows);
    const monthly = sumFigures(
      own.map(({ built }) => built.monthly.selected),
      "E-GROUP",
      { window: ledger.whole.window, evidence },
    );
    const averages = averageGroup(own, ledger.coverOf(rows), evidence ?? "");
    return [{ code, label, monthly, averages, leaves: own.map(({ built }) => built) }];
  });
}

/**
 * A group's averages over all its rows. The amounts of its regular payments are the sums of its categories' amounts.
 */
function averageGroup(leaves: readonly Built[], cover: Cover, evidence: string): Averages {
  const sum = (pick: (leaf: ExpenseLeaf) => Figure): number | null => {
    const values = leaves.map(({ built }) => pick(built).value).filter((value) => value !== null);
    return values.length === 0 ? null : toSum(values);
  };
  return toAverages(joinSums(leaves.map(({ sums }) => sums)), cover, evidence, {
    streamCents: sum((leaf) => leaf.monthly.stream),
    annualisedCents: sum((leaf) => leaf.monthly.annualised),
  });
}
