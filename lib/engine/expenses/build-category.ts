import type { Day } from "@/lib/engine/calendar/day";
import type { Category } from "@/lib/engine/categories/taxonomy";
import type { ExpenseLeaf } from "@/lib/engine/document";
import { selectExpense } from "@/lib/engine/expenses/select-expense";
import { type Sums, toAnnual, toHistory, toMonthly, toSums } from "@/lib/engine/figures/average";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const MERCHANTS_MAX = 10;

/**
 * One spending category. Its total is its debits less the refunds offset against it. `shareOut` later adds its share of
 * income and of all outgoings.
 */
export function buildCategory(
  category: Category,
  entries: readonly Entry[],
  streams: readonly FoundStream[],
  ledger: Ledger,
): { built: ExpenseLeaf; sums: Sums } {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.keep(`leaf:${category.code}`, rows);
  const sums = toSums(rows, -1);
  const cover = ledger.coverOf(rows);
  const selection = selectExpense({ category, entries, sums, cover, evidence }, streams, ledger);
  const monthly = toMonthly(sums, cover, evidence, selection);
  const value = monthly.selected.value;
  const built: ExpenseLeaf = {
    code: category.code,
    label: category.label,
    basis: category.basis,
    hemBasis: category.hemBasis,
    hemTreatment: category.hemTreatment,
    lixiCategory: category.lixiCategory,
    monthly,
    weeklyCents: value === null ? null : roundHalfUp((value * 12) / 52),
    annualCents: toAnnual(selection),
    shareOfOutgoings: null,
    shareOfIncome: null,
    count: rows.length,
    totalCents: sums.cents,
    refundsNettedCents: rows.reduce((total, row) => total + Math.max(0, row.cents), 0),
    merchants: listMerchants(entries),
    history: toHistory(sums, ledger.bank.period),
    streamIds: streams.map((stream) => stream.id),
    evidence,
  };
  return { built, sums };
}

function listMerchants(entries: readonly Entry[]): ExpenseLeaf["merchants"] {
  const merchants = new Map<string, { name: string; totalCents: number; count: number; lastOn: Day }>();
  for (const { name, row } of entries) {
    const known = merchants.get(name);
    if (known) {
      known.totalCents -= row.cents;
      known.count++;
      if (row.on > known.lastOn) known.lastOn = row.on;
    } else merchants.set(name, { name, totalCents: -row.cents, count: 1, lastOn: row.on });
  }
  return [...merchants.values()]
    .sort((a, b) => b.totalCents - a.totalCents || (a.name < b.name ? -1 : 1))
    .slice(0, MERCHANTS_MAX);
}
