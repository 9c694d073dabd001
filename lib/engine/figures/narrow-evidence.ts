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
        : walkMembers(part);
    narrowed.set(part, changed);
    return changed;
  };
  const walkItems = (items: unknown[]): unknown[] => {
    const changed = items.map(walk);
    return changed.every((item, index) => item === items[index]) ? items : changed;
  };
  const walkMembers = (members: object): object => {
    const before = Object.entries(members);
    const after = before.map(([name, part]) => [name, walk(part)] as const);
    return after.every(([, part], index) => part === before[index]?.[1])
      ? members
      : Object.fromEntries(after);
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
  const inside = rows.filter((row) => row.on >= window.from && row.on <= window.to);
  if (inside.length === rows.length) return figure;
  return {
    ...figure,
    evidence: book.note(`${evidence}@${window.from}~${window.to}`, inside),
    count: unit === "COUNT" ? count : inside.length,
  };
}
