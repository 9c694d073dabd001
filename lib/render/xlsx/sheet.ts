import type { Cell as LibraryCell, WriteSheet } from "hucre";
import { type Day, parseDay, toDayNumber } from "@/lib/engine/calendar/day";

/** The number formats, which never round the stored value. */
const FORMATS = {
  money: "#,##0.00;[Red]-#,##0.00",
  whole: "#,##0;[Red]-#,##0",
  ratio: "0.0000",
  count: "0",
  day: "yyyy-mm-dd",
} as const;
type Format = keyof typeof FORMATS;

/** A cell that is more than text or a number in its column's format. `formula` has no leading equals sign. */
type RichCell = { value: string | number | null; formula?: string; format?: Format; isBold?: boolean };
export type Cell = string | number | null | RichCell;

export type Column = { head: string; width: number; format?: Format };

/** A sheet while it is built, row by row. `rows` is indexed from 0; the row numbers in a cell's address start at 1. */
export type Sheet = { name: string; columns: readonly Column[]; rows: Cell[][]; frozenRows: number };

/** The longest text a cell may hold. */
const TEXT_MAX = 32_767;
/** Matches text that the library would write as an error value. */
const ERROR_LIKE = /^#/;
const EPOCH = toDayNumber(parseDay("1899-12-30"));

/** An amount in whole cents as dollars; null stays null. */
export const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** A day as spreadsheets count days, from 30 December 1899; null stays null. */
export const dayNumber = (day: Day | null): number | null => (day === null ? null : toDayNumber(day) - EPOCH);

/** The letter of a column, counted from 0. Throws RangeError after column Z; our sheets have 26 columns at most. */
function letterOf(column: number): string {
  if (column > 25) throw new RangeError("a sheet has more columns than letters");
  return String.fromCharCode(65 + column);
}

/** Creates a sheet without rows; the caller adds them. */
export function newSheet(name: string, columns: readonly Column[]): Sheet {
  return { name, columns, rows: [], frozenRows: 0 };
}

/** Adds a row and returns its number in cell addresses, from 1. */
export function addRow(sheet: Sheet, cells: Cell[]): number {
  return sheet.rows.push(cells);
}

/** Adds a row of bold text. */
export function addHead(sheet: Sheet, texts: readonly string[]): number {
  return addRow(
    sheet,
    texts.map((value) => ({ value, isBold: true })),
  );
}

/**
 * Adds rows and returns the numbers of the first and the last. Without rows, adds an empty row, so that no total refers
 * to itself.
 */
export function addRows(sheet: Sheet, rows: readonly Cell[][]): { first: number; last: number } {
  const first = sheet.rows.length + 1;
  for (const row of rows.length > 0 ? rows : [[]]) addRow(sheet, row);
  return { first, last: sheet.rows.length };
}

/** A cell's address on other sheets: "'Income'!J12". */
export const addressOf = (sheet: Sheet, column: number, row: number) =>
  `'${sheet.name}'!${letterOf(column)}${row}`;

/**
 * A total as a live formula, with the report's own amount as its cached value. The insight profile rounds or suppresses
 * some rows. If the shown rows therefore do not add up to that amount, the cell is the amount without a formula.
 */
export function totalCell(formula: string, shownCents: number, reportCents: number | null): Cell {
  const value = dollars(reportCents);
  if (reportCents !== shownCents) return { value, format: "money", isBold: true };
  return { value, formula: `ROUND(${formula},2)`, format: "money", isBold: true };
}

/** The sheet in the library's format. Text stays text, whatever it begins with. */
export function toLibrarySheet({ name, columns, rows, frozenRows }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<LibraryCell>>();
  const plain = rows.map((row, rowIndex) =>
    row.map((cell, column) => {
      const rich = toRich(cell);
      if (!rich) return typeof cell === "string" ? clean(cell) : (cell as number | null);
      cells.set(`${rowIndex},${column}`, toLibraryCell(rich, columns[column]?.format));
      return null;
    }),
  );
  return {
    name,
    columns: columns.map(({ width, format }) => ({ width, ...(format ? { numFmt: FORMATS[format] } : {}) })),
    rows: plain,
    cells,
    ...(frozenRows > 0 ? { freezePane: { rows: frozenRows } } : {}),
  };
}

function toRich(cell: Cell): RichCell | null {
  if (cell !== null && typeof cell === "object") return cell;
  return typeof cell === "string" && ERROR_LIKE.test(cell) ? { value: cell } : null;
}

function toLibraryCell(
  { value, formula, format, isBold }: RichCell,
  usual: Format | undefined,
): Partial<LibraryCell> {
  const shown = format ?? usual;
  const style = {
    ...(isBold ? { font: { bold: true } } : {}),
    ...(shown && typeof value !== "string" ? { numFmt: FORMATS[shown] } : {}),
  };
  if (formula !== undefined) return { formula, formulaResult: value, style };
  if (typeof value !== "string") return { value, style };
  return ERROR_LIKE.test(value)
    ? { richText: [{ text: clean(value) }], style }
    : { value: clean(value), style };
}

function clean(text: string): string {
  return text.toWellFormed().slice(0, TEXT_MAX);
}
