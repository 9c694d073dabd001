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
        ? walkItems(part)
        : walkMembers(part as Record<string, unknown>);
    narrowed.set(part, changed);
    return changed;
  };
  // Copies an object only when a part of it changes. Listing every object's members instead would take 5% of the time
  // for a report of 3,000 rows.
  const walkItems = (items: unknown[]): unknown[] => {
    let changed = items;
    for (let index = 0; index < items.length; index++) {
      const item = items[index];
      const after = walk(item);
      if (after === item) continue;
      if (changed === items) changed = [...items];
      changed[index] = after;
    }
    return changed;
  };
  const walkMembers = (members: Record<string, unknown>): object => {
    let changed = members;
    for (const name in members) {
      const after = walk(members[name]);
      if (after === members[name]) continue;
      if (changed === members) changed = { ...members };
      changed[name] = after;
    }
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
