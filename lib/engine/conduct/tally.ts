import type { ConductEvent, Figure } from "@/lib/engine/document";
import { coveredMean, toCount } from "@/lib/engine/figures/average";
import { toFigure } from "@/lib/engine/figures/figure";
import type { FormulaId } from "@/lib/engine/figures/formulas";
import type { Entry, Ledger } from "@/lib/engine/ledger";

/** Covered-days monthly mean of the rows; money out is positive unless `sign` says that money in is. */
export function toMean(name: string, entries: readonly Entry[], ledger: Ledger, sign = -1): Figure {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.note(`conduct:${name}`, rows);
  return coveredMean(
    rows.map((row) => ({ on: row.on, cents: sign * row.cents })),
    ledger.coverOf(rows),
    evidence,
  );
}

/** The sum of the rows over the whole period. */
export function toTotal(name: string, entries: readonly Entry[], ledger: Ledger): Figure {
  const rows = entries.map((entry) => entry.row);
  const total = rows.reduce((sum, row) => sum + Math.abs(row.cents), 0);
  return toFigure(total, "AUD_CENTS", "D-SUM", {
    window: ledger.whole.window,
    count: rows.length,
    evidence: ledger.evidence.note(`conduct:${name}`, rows),
  });
}

export function toEvents(
  name: string,
  entries: readonly Entry[],
  ledger: Ledger,
): { figure: Figure; events: ConductEvent[] } {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.note(`conduct:${name}`, rows);
  return { figure: toCount(rows.length, "D-COUNT", evidence, ledger.whole), events: entries.map(toEvent) };
}

export function toEvent({ row }: Entry): ConductEvent {
  return { on: row.on, transactionId: row.id, amountCents: Math.abs(row.cents), text: row.description };
}

/** The part divided by the whole, with the part's rows as evidence; null if either is unknown. */
export function toShare(part: Figure, whole: number | null, formula: FormulaId): Figure {
  const value = part.value === null || whole === null || whole <= 0 ? null : part.value / whole;
  const { window, count, evidence, quality } = part;
  return toFigure(value, "RATIO", formula, { window, count, evidence, quality });
}
