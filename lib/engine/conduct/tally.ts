import type { ConductEvent, Figure } from "@/lib/engine/document";
import { coveredMean, toCount } from "@/lib/engine/figures/average";
import { calculate } from "@/lib/engine/figures/figure";
import type { Entry, Ledger } from "@/lib/engine/ledger";

/** The mean per month over the covered days. With `sign` −1, money out is positive; with 1, money in is positive. */
export function toMean(name: string, entries: readonly Entry[], ledger: Ledger, sign = -1): Figure {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.note(`conduct:${name}`, rows);
  return coveredMean(
    rows.map((row) => ({ on: row.on, cents: sign * row.cents })),
    ledger.coverOf(rows),
    evidence,
  );
}

/** The sum of the rows' amounts over the whole period. Money in and money out both count as positive. */
export function toTotal(name: string, entries: readonly Entry[], ledger: Ledger): Figure {
  const rows = entries.map((entry) => entry.row);
  const amounts = rows.map((row) => Math.abs(row.cents));
  return calculate("D-SUM", amounts, {
    window: ledger.whole.window,
    count: rows.length,
    evidence: ledger.evidence.note(`conduct:${name}`, rows),
  });
}

/** The entries as events, with their number as a figure. Records the entries as evidence under `name`. */
export function toEvents(
  name: string,
  entries: readonly Entry[],
  ledger: Ledger,
): { figure: Figure; events: ConductEvent[] } {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.note(`conduct:${name}`, rows);
  return { figure: toCount(rows.length, "D-COUNT", evidence, ledger.whole), events: entries.map(toEvent) };
}

/** One entry as an event. Its amount is in cents and positive, for money in and for money out. */
export function toEvent({ row }: Entry): ConductEvent {
  return { on: row.on, transactionId: row.id, amountCents: Math.abs(row.cents), text: row.description };
}

/**
 * The part divided by income, with the part's rows as evidence. Null if the part or the income is unknown, or if the
 * income is not positive.
 */
export function toShareOfIncome(part: Figure, incomeMonthly: number | null): Figure {
  const { value, window, count, evidence, quality } = part;
  return calculate("D-SHARE", { part: value, whole: incomeMonthly }, { window, count, evidence, quality });
}
