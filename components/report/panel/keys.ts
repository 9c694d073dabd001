import type { Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import type { PanelKey } from "./model";

/** Something with a formula: a figure, or a line of the affordability ladder. */
export type Opened = Figure | LadderLine;

/** Parts of the document in which no figure stands, and which may be long. */
const WITHOUT_FIGURES: ReadonlySet<string> = new Set([
  "transactions",
  "evidenceSets",
  "definitions",
  "daily",
]);

/**
 * Every figure of the document by its place in it, "income.streams.0.monthly.selected". A place is made of the names of
 * fields and of numbers, so it may stand in an address: it says nothing about anybody.
 */
export function listFigures(document: ReportDocument): Map<PanelKey, Opened> {
  const found = new Map<PanelKey, Opened>();
  visit(document, "", found);
  return found;
}

function visit(value: unknown, place: string, found: Map<PanelKey, Opened>): void {
  if (typeof value !== "object" || value === null) return;
  if (isOpened(value)) {
    found.set(place, value);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (typeof part !== "object" || part === null || WITHOUT_FIGURES.has(name)) continue;
    visit(part, place === "" ? name : `${place}.${name}`, found);
  }
}

function isOpened(value: object): value is Opened {
  return "formula" in value && "quality" in value && "evidence" in value;
}

export const isLadderLine = (opened: Opened): opened is LadderLine => "line" in opened;
