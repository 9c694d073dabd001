import type { Figure, ReportDocument, Transaction } from "@/lib/engine/document";
import type { Opened } from "./keys";
import type { PanelKey, Part } from "./model";

/** A figure that the reader opened, with the rows behind it. */
export type FigureQuery = {
  document: ReportDocument;
  figures: ReadonlyMap<PanelKey, Opened>;
  key: PanelKey;
  figure: Figure;
  rows: readonly Transaction[];
};

/** The formula with its numbers put in (null where it would not add up to the figure), and the parts of the figure. */
export type Workings = { worked: string | null; parts: Part[] };
export const NOT_WORKED: Workings = { worked: null, parts: [] };
