import { toAverages } from "@/lib/domain/average";
import { GROUPS, groupOf, OUTGOING_LEAVES } from "@/lib/domain/category/taxonomy";
import type { Averages, ExpenseGroup, ExpenseLeaf, Expenses, Figure } from "@/lib/domain/document";
import { buildLeaf } from "@/lib/domain/expense/build-leaf";
import { listBills } from "@/lib/domain/expense/list-bills";
import type { CodedStream } from "@/lib/domain/expense/list-expense-streams";
import { listLargest, listOneOffs } from "@/lib/domain/expense/list-large";
import { toTotals } from "@/lib/domain/expense/to-totals";
import { sumFigures } from "@/lib/domain/figure";
import { type Entry, isMoved, type Ledger } from "@/lib/domain/ledger";
import { toSum } from "@/lib/domain/statistics";

/**
 * Outgoings by leaf and group. Living = essential + discretionary, and all = living + committed + debt, to the cent; cash and
 * uncategorised are parts of discretionary shown apart. Money that only moved is in no group. Shares are filled in later.
 */
export function buildExpenses(ledger: Ledger, coded: readonly CodedStream[]): Expenses {
  const spent = ledger.entries.filter((entry) => entry.leaf !== null && !isMoved(entry.leaf.code));
  const byLeaf = partBy(spent, (entry) => entry.leaf?.code ?? "");
  const leaves = OUTGOING_LEAVES.flatMap((leaf) => {
    const entries = byLeaf.get(leaf.code);
    if (!entries) return [];
    const own = coded.filter((stream) => stream.code === leaf.code).map((stream) => stream.found);
    return [{ leaf, built: buildLeaf(leaf, entries, own, ledger) }];
  });
  const totals = toTotals(leaves, spent, ledger);
  const annualised = listBills(
    leaves.map(({ built }) => built),
    ledger,
    coded,
  );
  return {
    groups: toGroups(
      leaves.map(({ built }) => built),
      partBy(spent, (entry) => groupOf(entry.leaf?.code ?? "")),
      ledger,
    ),
    streams: coded.map((stream) => stream.described),
    totals,
    annualised,
    possibleOneOffs: listOneOffs(ledger, annualised),
    largest: listLargest(ledger),
  };
}

function partBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const part = parts.get(key);
    if (part) part.push(entry);
    else parts.set(key, [entry]);
  }
  return parts;
}

function toGroups(
  leaves: readonly ExpenseLeaf[],
  byGroup: ReadonlyMap<string, Entry[]>,
  ledger: Ledger,
): ExpenseGroup[] {
  return Object.entries(GROUPS).flatMap(([code, label]) => {
    const own = leaves.filter((leaf) => groupOf(leaf.code) === code);
    if (own.length === 0) return [];
    const rows = byGroup.get(code) ?? [];
    const evidence = ledger.evidence.note(
      `group:${code}`,
      rows.map((entry) => entry.row),
    );
    const monthly = sumFigures(
      own.map((leaf) => leaf.monthly.selected),
      "E-GROUP",
      { window: ledger.whole.window, evidence },
    );
    return [{ code, label, monthly, averages: averageGroup(own, rows, ledger, evidence ?? ""), leaves: own }];
  });
}

/** The averages of a group's rows together; what is regular in it is the sum over its leaves. */
function averageGroup(
  leaves: readonly ExpenseLeaf[],
  entries: readonly Entry[],
  ledger: Ledger,
  evidence: string,
): Averages {
  const rows = entries.map((entry) => entry.row);
  const sum = (pick: (leaf: ExpenseLeaf) => Figure): number | null => {
    const values = leaves.map((leaf) => pick(leaf).value).filter((value) => value !== null);
    return values.length === 0 ? null : toSum(values);
  };
  return toAverages(
    rows.map((row) => ({ on: row.on, cents: -row.cents })),
    ledger.coverOf(rows),
    evidence,
    {
      streamCents: sum((leaf) => leaf.monthly.stream),
      annualisedCents: sum((leaf) => leaf.monthly.annualised),
    },
  );
}
