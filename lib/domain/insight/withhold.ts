import type { Figure, ReportDocument } from "@/lib/domain/document";

const WITHHELD = "Withheld: it would show a single transaction.";

/** Every figure in the document that rests on one transaction loses its value; counts of events keep theirs. */
export function withholdSingles<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withholdSingles) as T;
  if (typeof value !== "object" || value === null) return value;
  if (isFigure(value))
    return (
      value.count === 1 && value.unit !== "COUNT" ? { ...value, value: null, note: WITHHELD } : value
    ) as T;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withholdSingles(part)])) as T;
}

/** The figure without its value. */
export function withhold(figure: Figure): Figure {
  return { ...figure, value: null, note: WITHHELD };
}

/** Parts of one whole are hidden together: essential with discretionary, within HEM with outside it. */
export function withholdTotals(
  totals: ReportDocument["expenses"]["totals"],
): ReportDocument["expenses"]["totals"] {
  const pairs = [
    ["essential", "discretionary"],
    ["hemScope", "outsideHem"],
    ["committed", "debt"],
  ] as const;
  const hidden = pairs.filter((pair) => pair.some((name) => totals[name].count === 1)).flat();
  return { ...totals, ...Object.fromEntries(hidden.map((name) => [name, withhold(totals[name])])) };
}

/** Living costs are essential and discretionary: to hide one is to hide both. */
export function withholdSplit({ essentialMonthly, discretionaryMonthly }: ReportDocument["summary"]) {
  const isHidden = essentialMonthly.count === 1 || discretionaryMonthly.count === 1;
  return isHidden
    ? { essentialMonthly: withhold(essentialMonthly), discretionaryMonthly: withhold(discretionaryMonthly) }
    : {};
}

/** The parts to hide; one that would stand alone takes its smallest neighbour with it. */
export function withNeighbour<T>(
  parts: readonly T[],
  isHidden: (part: T) => boolean,
  sizeOf: (part: T) => number,
): Set<T> {
  const hidden = new Set(parts.filter(isHidden));
  const rest = parts.filter((part) => !hidden.has(part)).sort((a, b) => sizeOf(a) - sizeOf(b));
  const [neighbour] = rest;
  if (hidden.size === 1 && neighbour !== undefined) hidden.add(neighbour);
  return hidden;
}

function isFigure(value: object): value is Figure {
  return "formula" in value && "unit" in value && "quality" in value && "count" in value;
}
