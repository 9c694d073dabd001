import type { ReportDocument, Transaction } from "@/lib/engine/document";
import { type Context, toContext } from "../context";
import { figureText } from "../format";
import { toPrintable } from "../printable";
import { isStep, listFigures, type Opened } from "./keys";
import type { PanelKey } from "./model";
import { nameOf } from "./names";

/**
 * A report with lookups: figures by path, rows by id, and evidence lists by row. An evidence list holds the rows behind
 * a figure.
 */
export type Desk = {
  context: Context;
  figures: ReadonlyMap<PanelKey, Opened>;
  rowsById: ReadonlyMap<string, Transaction>;
  /** The evidence lists that contain a row, by the row's id. */
  listsOf: ReadonlyMap<string, readonly string[]>;
  /** The figures that use each evidence list. If an amount has several averages, contains only the selected average. */
  restingOn: ReadonlyMap<string, readonly DependentFigure[]>;
};

type DependentFigure = { key: PanelKey; name: string; value: string };

const NOT_IN_USE = /\.(covered|m3|m6|m12|median|trimmed|stream|annualised)$/;
/** The order of the document's sections in lists of figures. */
const ORDER = ["summary", "income", "expenses", "commitments", "liabilities", "conduct", "affordability"];

export function openDesk(document: ReportDocument): Desk {
  const printable = toPrintable(document);
  const figures = listFigures(printable);
  const pathOf = new Map([...figures].map(([path, figure]) => [figure as object, path]));
  const context = toContext(printable, { pathOf });
  const listsOf = new Map<string, string[]>();
  for (const { id: list, transactionIds } of printable.evidenceSets)
    for (const id of transactionIds) {
      const known = listsOf.get(id);
      if (known) known.push(list);
      else listsOf.set(id, [list]);
    }
  return {
    context,
    figures,
    rowsById: new Map(printable.transactions.map((row) => [row.id, row])),
    listsOf,
    restingOn: listResting(printable, figures),
  };
}

function listResting(
  document: ReportDocument,
  figures: ReadonlyMap<PanelKey, Opened>,
): Map<string, DependentFigure[]> {
  const resting = new Map<string, DependentFigure[]>();
  const rank = (key: PanelKey) => ORDER.indexOf(key.split(".")[0] ?? "");
  const inUse = [...figures].filter(([key]) => !NOT_IN_USE.test(key));
  for (const [key, figure] of inUse.sort(([a], [b]) => rank(a) - rank(b))) {
    if (isStep(figure) || figure.value === null || figure.evidence === null) continue;
    const named = { key, name: nameOf(document, key) ?? figure.formula, value: figureText(figure) };
    resting.set(figure.evidence, [...(resting.get(figure.evidence) ?? []), named]);
  }
  return resting;
}

/** The figures that include a row, each name once. */
export function figuresOf({ listsOf, restingOn }: Desk, rowId: string): DependentFigure[] {
  const named = new Map<string, DependentFigure>();
  for (const list of listsOf.get(rowId) ?? [])
    for (const figure of restingOn.get(list) ?? [])
      if (!named.has(figure.name)) named.set(figure.name, figure);
  const rank = ({ key }: DependentFigure) => ORDER.indexOf(key.split(".")[0] ?? "");
  return [...named.values()].sort((a, b) => rank(a) - rank(b));
}

const LIST_KEY = /^e(\d{1,6})$/;
const ROW_KEY = /^t(\d{1,7})$/;

/** Returns the id of the evidence list that a panel key names directly ("e12"); null if the key names none. */
export function findList({ context }: Desk, key: PanelKey): string | null {
  const number = LIST_KEY.exec(key)?.[1];
  return number === undefined ? null : (context.document.evidenceSets[Number(number) - 1]?.id ?? null);
}

/** The row that a panel key names ("t12"); null if the key names none. */
export function findRow({ context }: Desk, key: PanelKey): Transaction | null {
  const number = ROW_KEY.exec(key)?.[1];
  return number === undefined ? null : (context.document.transactions[Number(number) - 1] ?? null);
}

/** The rows of a figure or list, in the document's order; empty for an unknown key. */
export function listRows(desk: Desk, key: PanelKey): Transaction[] {
  const evidence = findList(desk, key) ?? desk.figures.get(key)?.evidence ?? null;
  const index = evidence === null ? undefined : desk.context.evidenceOf.get(evidence);
  const ids =
    index === undefined ? [] : (desk.context.document.evidenceSets[index - 1]?.transactionIds ?? []);
  return ids.flatMap((id) => desk.rowsById.get(id) ?? []);
}
