import type { Figure, Window } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import { calculate, worstOf } from "@/lib/engine/figures/figure";
import type { BankRow } from "@/lib/engine/row";

const HIDDEN = "a part of this amount is not shown in the insight profile";

/**
 * Adds observed figures and records the rows behind them under `id`. Returns the figure itself if there is only one,
 * and null if there are none. `book` is null in the insight profile. In that profile, a sum with a suppressed part is
 * suppressed too. The counts cannot be added, because that profile shows every count under ten as 9, so the sum gets
 * the largest count of its parts.
 */
export function sumObserved(
  figures: readonly Figure[],
  id: string,
  book: EvidenceBook | null,
): Figure | null {
  const [first] = figures;
  if (!first || figures.length === 1) return first ?? null;
  const known = figures.filter(({ value }) => value !== null);
  const isHidden = book === null && known.length < figures.length;
  const counts = figures.map(({ count }) => count);
  const rows = book ? listRows(figures, book) : [];
  return calculate("C-OBSERVED", isHidden ? null : known, {
    window: spanOf(figures),
    count: book ? rows.length : Math.max(...counts),
    evidence: book?.note(id, rows) ?? null,
    quality: worstOf(figures),
    note: isHidden ? HIDDEN : null,
  });
}

/** The rows behind several figures, without repeats, in canonical order. */
function listRows(figures: readonly Figure[], book: EvidenceBook): BankRow[] {
  const rows = new Map<number, BankRow>();
  for (const { evidence } of figures)
    for (const row of evidence === null ? [] : book.rowsOf(evidence)) rows.set(row.index, row);
  return [...rows.values()].sort((a, b) => a.index - b.index);
}

/**
 * Returns one window for all the figures: from the earliest first day of their windows to the latest last day. Its
 * number of days is the largest number that any of the windows has. Null if no figure has a window.
 */
function spanOf(figures: readonly Figure[]): Window | null {
  const windows = figures.flatMap(({ window }) => window ?? []);
  const from = windows.map((window) => window.from).sort()[0];
  const to = windows
    .map((window) => window.to)
    .sort()
    .at(-1);
  if (from === undefined || to === undefined) return null;
  return { from, to, days: Math.max(...windows.map(({ days }) => days)) };
}
