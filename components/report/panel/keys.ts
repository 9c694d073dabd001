import type { Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import type { PanelKey } from "./model";

/** A value with a formula: a figure, or a line of the affordability assessment steps. */
export type Opened = Figure | LadderLine;

/** Members that contain no figures and may be long, so they are not searched. */
const WITHOUT_FIGURES: ReadonlySet<string> = new Set([
  "transactions",
  "evidenceSets",
  "definitions",
  "daily",
]);

/**
 * Every figure of the document by its path, such as "income.streams.0.monthly.selected". A path consists of
 * field names and numbers only, so a URL may contain it: it reveals no bank data.
 */
export function listFigures(document: ReportDocument): Map<PanelKey, Opened> {
  const found = new Map<PanelKey, Opened>();
  visit(document, "", found);
  return found;
}

function visit(value: unknown, path: string, found: Map<PanelKey, Opened>): void {
  if (typeof value !== "object" || value === null) return;
  if (isOpened(value)) {
    found.set(path, value);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (typeof part !== "object" || part === null || WITHOUT_FIGURES.has(name)) continue;
    visit(part, path === "" ? name : `${path}.${name}`, found);
  }
}

function isOpened(value: object): value is Opened {
  return "formula" in value && "quality" in value && "evidence" in value;
}

export const isStep = (opened: Opened): opened is LadderLine => "line" in opened;
