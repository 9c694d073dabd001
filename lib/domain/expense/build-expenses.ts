import { toAverages } from "@/lib/domain/average";
import { GROUPS, groupOf, type Leaf, OUTGOING_LEAVES, type Place } from "@/lib/domain/category/taxonomy";
import type { Averages, ExpenseGroup, ExpenseLeaf, Expenses, Figure } from "@/lib/domain/document";
import { buildLeaf } from "@/lib/domain/expense/build-leaf";
import { listBills } from "@/lib/domain/expense/list-bills";
import type { CodedStream } from "@/lib/domain/expense/list-expense-streams";
import { listLargest, listOneOffs } from "@/lib/domain/expense/list-large";
import { sumFigures, toMonthlyFigure } from "@/lib/domain/figure";
import { type Entry, isMoved, type Ledger } from "@/lib/domain/ledger";
import { toRatio, toSum } from "@/lib/domain/statistics";

/**
 * Outgoings by leaf and group. Living = essential + discretionary, and all = living + committed + debt, to the cent; cash and
 * uncategorised are parts of discretionary shown apart. Money that only moved is in no group.
 */
export function buildExpenses(
  ledger: Ledger,
  coded: readonly CodedStream[],
  incomeMonthlyCents: number | null,
): Expenses {
  const byLeaf = new Map<string, Entry[]>();
  for (const entry of ledger.entries) {
    if (!entry.leaf || isMoved(entry.leaf.code)) continue;
    const entries = byLeaf.get(entry.leaf.code);
    if (entries) entries.push(entry);
    else byLeaf.set(entry.leaf.code, [entry]);
  }
  const leaves = OUTGOING_LEAVES.flatMap((leaf) => {
    const entries = byLeaf.get(leaf.code);
    if (!entries) return [];
    const own = coded.filter((stream) => stream.code === leaf.code).map((stream) => stream.found);
    return [{ leaf, built: buildLeaf(leaf, entries, own, ledger) }];
  });
  const totals = toTotals(leaves, ledger);
  for (const { leaf, built } of leaves) {
    const value = built.monthly.selected.value;
    if (value === null || leaf.place === "NONE") continue;
    built.shareOfOutgoings = toRatio(value, totals.all.value ?? 0);
    built.shareOfIncome = incomeMonthlyCents === null ? null : toRatio(value, incomeMonthlyCents);
  }
  return {
    groups: toGroups(
      leaves.map(({ built }) => built),
      ledger,
    ),
    streams: coded.map((stream) => stream.described),
    totals,
    annualised: listBills(
      leaves.map(({ built }) => built),
      ledger,
      coded,
    ),
    possibleOneOffs: listOneOffs(ledger),
    largest: listLargest(ledger),
  };
}

const NOT_VISIBLE = "No account that spending is paid from was shared.";

/** Nothing is bought from a loan: where only loans were shared, spending is not nothing but unknown. */
function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) => coverage.days > 0 && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}

type Built = { leaf: Leaf; built: ExpenseLeaf };

function toGroups(leaves: readonly ExpenseLeaf[], ledger: Ledger): ExpenseGroup[] {
  return Object.entries(GROUPS).flatMap(([code, label]) => {
    const own = leaves.filter((leaf) => groupOf(leaf.code) === code);
    if (own.length === 0) return [];
    const rows = ledger.entries.filter(
      (entry) => entry.leaf && groupOf(entry.leaf.code) === code && !isMoved(entry.leaf.code),
    );
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

function toTotals(leaves: readonly Built[], ledger: Ledger): Expenses["totals"] {
  const sum = (name: string, test: (leaf: Leaf) => boolean): Figure => {
    const chosen = leaves.filter(({ leaf }) => test(leaf));
    const codes = new Set(chosen.map(({ leaf }) => leaf.code));
    const rows = ledger.entries
      .filter((entry) => entry.leaf && codes.has(entry.leaf.code))
      .map((entry) => entry.row);
    const evidence = ledger.evidence.note(`expenses:${name}`, rows);
    if (chosen.length === 0 && !isVisible(ledger))
      return toMonthlyFigure(null, "E-SUM", { quality: "INCOMPLETE", note: NOT_VISIBLE });
    return sumFigures(
      chosen.map(({ built }) => built.monthly.selected),
      "E-SUM",
      { window: ledger.whole.window, evidence },
    );
  };
  const at = (place: Place) => (leaf: Leaf) => leaf.place === place;
  const living = at("LIVING");
  return {
    living: sum("living", living),
    essential: sum("essential", (leaf) => living(leaf) && leaf.basis === "ESSENTIAL"),
    discretionary: sum("discretionary", (leaf) => living(leaf) && leaf.basis !== "ESSENTIAL"),
    committed: sum("committed", (leaf) => leaf.place === "COMMITMENT" && leaf.basis !== "DEBT"),
    debt: sum("debt", (leaf) => leaf.place === "COMMITMENT" && leaf.basis === "DEBT"),
    cash: sum("cash", (leaf) => groupOf(leaf.code) === "csh"),
    uncategorised: sum("uncategorised", (leaf) => leaf.code === "unc.debit"),
    all: sum("all", (leaf) => leaf.place !== "NONE"),
    hemScope: sum("hem", (leaf) => living(leaf) && leaf.hemTreatment === "IN"),
    outsideHem: sum("outside-hem", (leaf) => living(leaf) && leaf.hemTreatment !== "IN"),
  };
}
