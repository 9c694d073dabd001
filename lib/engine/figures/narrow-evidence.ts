import type { Figure } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";

/**
 * Narrows the evidence of every figure to the rows in its own window, so that the mean of three months does not
 * refer to a year of rows. Figures whose rows are all in their window are not copied. Each narrowed set is
 * recorded once, under the id of its source and its days.
 */
export function narrowEvidence<T>(parts: T, book: EvidenceBook): T {
  const narrowed = new Map<object, unknown>();
  const walk = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const known = narrowed.get(part);
    if (known !== undefined) return known;
    const changed = isFigure(part)
      ? narrow(part, book)
      : Array.isArray(part)
        ? part.map(walk)
        : Object.fromEntries(Object.entries(part).map(([name, member]) => [name, walk(member)]));
    narrowed.set(part, changed);
    return changed;
  };
  return walk(parts) as T;
}

function isFigure(part: object): part is Figure {
  return "formula" in part && "unit" in part && "evidence" in part && "window" in part;
}

function narrow(figure: Figure, book: EvidenceBook): Figure {
  const { evidence, window, count, unit } = figure;
  if (evidence === null || window === null) return figure;
  const rows = book.rowsOf(evidence);
  // The rows are in order of days, so checking the first and last row is enough.
  if ((rows[0]?.on ?? window.from) >= window.from && (rows.at(-1)?.on ?? window.to) <= window.to)
    return figure;
  let from = 0;
  let to = rows.length;
  while (from < to && (rows[from]?.on ?? "") < window.from) from++;
  while (to > from && (rows[to - 1]?.on ?? "") > window.to) to--;
  const inside = rows.slice(from, to);
  return {
    ...figure,
    evidence: book.note(`${evidence}@${window.from}~${window.to}`, inside),
    count: unit === "COUNT" ? count : inside.length,
  };
}
