import type { ReportDocument, Transaction } from "@/lib/domain/document";
import { type Context, toContext } from "../context";
import { toPrintable } from "../printable";
import { listFigures, type Opened } from "./keys";
import type { PanelKey } from "./model";

/** A report opened to work with: every figure by its place, every row by its id, and the lists each row stands in. */
export type Desk = {
  context: Context;
  figures: ReadonlyMap<PanelKey, Opened>;
  rowsById: ReadonlyMap<string, Transaction>;
  /** How many lists of rows behind figures hold a row. */
  listsOf: ReadonlyMap<string, number>;
};

export function openDesk(document: ReportDocument): Desk {
  const printable = toPrintable(document);
  const figures = listFigures(printable);
  const placeOf = new Map([...figures].map(([place, figure]) => [figure as object, place]));
  const context = toContext(printable, { placeOf });
  const listsOf = new Map<string, number>();
  for (const { transactionIds } of printable.evidenceSets)
    for (const id of transactionIds) listsOf.set(id, (listsOf.get(id) ?? 0) + 1);
  return {
    context,
    figures,
    rowsById: new Map(printable.transactions.map((row) => [row.id, row])),
    listsOf,
  };
}

const LIST_KEY = /^e(\d{1,6})$/;
const ROW_KEY = /^t(\d{1,7})$/;

/** The list of rows a panel key names by itself: "e12". */
export function findList({ context }: Desk, key: PanelKey): string | null {
  const number = LIST_KEY.exec(key)?.[1];
  return number === undefined ? null : (context.document.evidenceSets[Number(number) - 1]?.id ?? null);
}

/** The row a panel key names: "t12". */
export function findRow({ context }: Desk, key: PanelKey): Transaction | null {
  const number = ROW_KEY.exec(key)?.[1];
  return number === undefined ? null : (context.document.transactions[Number(number) - 1] ?? null);
}

/** The rows behind a figure or of a list, in the document's order; none for a key that names neither. */
export function listRows(desk: Desk, key: PanelKey): Transaction[] {
  const evidence = findList(desk, key) ?? desk.figures.get(key)?.evidence ?? null;
  const place = evidence === null ? undefined : desk.context.evidenceOf.get(evidence);
  const ids =
    place === undefined ? [] : (desk.context.document.evidenceSets[place - 1]?.transactionIds ?? []);
  return ids.flatMap((id) => desk.rowsById.get(id) ?? []);
}
