import type { Cell, Column, Row, Table } from "@/components/report/model";
import { COLUMN, INK, LEADING, LINE, PAGE, RULE, SOFT, TYPE, WARN } from "./look";
import type { Sheet } from "./sheet";
import type { Extra, Role, Tag } from "./tags";
import { type Type, toDrawable, toLines, widestWord, widthOf } from "./type";

type Slot = { x: number; width: number; right: boolean };
type Line = { text: string; type: Type; to: string | undefined; mark: string | undefined };
type Set = {
  slots: Slot[];
  body: Type;
  small: Type;
  strong: Type;
  head: Type;
  padding: number;
  leading: number;
  isLong: boolean;
};
type Placed = { row: Row; cells: Line[][]; height: number };

const ROW_SCOPE: Extra = { scope: "Row" };
const GUTTER = 9;
/** A list of thousands of rows is looked things up in, not read: it is set closer than the tables of figures. */
const LONG = { size: 6.6, leading: 1.18, padding: 0.9, gutter: 6 };
/** A row at least this high may be broken over pages; a lower one moves to the next page whole. */
const BREAKABLE = 160;

/** A table with its caption; the head is repeated at the top of each page it runs on to. */
export function addTable(sheet: Sheet, table: Table): void {
  sheet.need(70);
  sheet.place(table.id, { title: table.caption, depth: 1 });
  if (table.rows.length === 0) {
    sheet.as("H3", () => sheet.paragraph(table.caption, PAGE.left, COLUMN, TYPE.minor));
    sheet.paragraph(table.empty, PAGE.left, COLUMN, TYPE.bodySoft);
    return;
  }
  sheet.as("Table", () => addRows(sheet, table));
  if (table.footnote !== undefined) {
    sheet.gap(4);
    sheet.paragraph(table.footnote, PAGE.left, COLUMN, TYPE.term);
  }
}

function addRows(sheet: Sheet, table: Table): void {
  sheet.as("Caption", () => sheet.paragraph(table.caption, PAGE.left, COLUMN, TYPE.minor));
  const set = toSet(table);
  sheet.gap(3);
  sheet.as("TR", () => addHead(sheet, set, table.columns));
  table.rows.forEach((row, index) => {
    const laid = layRow(set, row);
    // A group's heading alone at the foot of a page would be read as the end of the table.
    const after = table.rows[index + 1];
    const kept = row.kind === "group" && after !== undefined ? layRow(set, after).height : 0;
    sheet.as("TR", () => addRow(sheet, set, table.columns, laid, kept));
  });
}

function toSet(table: Table): Set {
  const isLong = table.long === true;
  const size = isLong ? LONG.size : table.dense === true ? 7.5 : 8.5;
  const body: Type = { face: "regular", size, colour: INK };
  const strong: Type = { ...body, face: "semibold" };
  const head: Type = { face: "regular", size: size - 0.5, colour: SOFT };
  const small: Type = { face: "regular", size: isLong ? size - 0.6 : size - 1, colour: SOFT };
  const padding = isLong ? LONG.padding : table.dense === true ? 2.4 : 4;
  const leading = isLong ? LONG.leading : LEADING;
  return { slots: toSlots(table, body, head), body, small, strong, head, padding, leading, isLong };
}

/** The columns' places. Columns of numbers get at least their widest number, taken from the columns that have most. */
function toSlots(table: Table, body: Type, head: Type): Slot[] {
  const total = table.columns.reduce((sum, column) => sum + column.share, 0);
  const gutter = table.long === true ? LONG.gutter : GUTTER;
  const room = COLUMN - gutter * (table.columns.length - 1);
  const widths = table.columns.map((column) => (column.share / total) * room);
  const least = table.columns.map((column, index) => leastOf(table, column, index, body, head));
  const lacking = widths.map((width, index) => Math.max(0, (least[index] ?? 0) - width));
  const spare = widths.map((width, index) => Math.max(0, width - (least[index] ?? 0)));
  const wanted = lacking.reduce((sum, width) => sum + width, 0);
  const given = Math.min(
    1,
    wanted /
      Math.max(
        1,
        spare.reduce((sum, width) => sum + width, 0),
      ),
  );
  let x = PAGE.left;
  return widths.map((width, index) => {
    const slot = {
      x,
      width: width + (lacking[index] ?? 0) - (spare[index] ?? 0) * given,
      right: table.columns[index]?.align === "right",
    };
    x += slot.width + gutter;
    return slot;
  });
}

function leastOf(table: Table, column: Column, index: number, body: Type, head: Type): number {
  let least = widestWord(toDrawable(column.head), head);
  if (column.align === "left") return Math.min(least, 60);
  for (const row of table.rows) {
    const cell = row.cells[index];
    if (cell === undefined) continue;
    const mark = cell.mark === undefined ? 0 : widthOf(cell.mark, TYPE.mark) + 3;
    const face = row.kind === "body" ? body : { ...body, face: "semibold" as const };
    least = Math.max(least, widestWord(toDrawable(cell.text), face) + mark);
  }
  return Math.min(least + 0.5, 90);
}

function addHead(sheet: Sheet, set: Set, columns: Column[]): void {
  const lines = columns.map((column, index) =>
    toLines(toDrawable(column.head), set.slots[index]?.width ?? 0, set.head),
  );
  const step = set.head.size * 1.25;
  const deepest = Math.max(...lines.map((each) => each.length));
  lines.forEach((each, index) => {
    const slot = set.slots[index];
    if (slot === undefined) return;
    sheet.fill(sheet.part("TH", { scope: "Column" }), () => {
      each.forEach((line, place) => {
        const y = sheet.y + set.head.size + (deepest - each.length + place) * step;
        sheet.text(line, slot.right ? slot.x + slot.width : slot.x, y, set.head, slot.right ? "right" : "left");
      });
    });
  });
  sheet.y += deepest * step + 3.5;
  sheet.rule(PAGE.left, sheet.y, PAGE.right, sheet.y, INK, 0.6);
}

function layRow(set: Set, row: Row): Placed {
  const cells = row.cells.map((cell, index) => layCell(set, row, cell, set.slots[index]));
  const lines = Math.max(
    ...cells.map((cell) => cell.reduce((sum, line) => sum + line.type.size * set.leading, 0)),
  );
  const above = row.kind === "group" ? set.padding * 2 : 0;
  return { row, cells, height: lines + set.padding * 2 + above };
}

function layCell(set: Set, row: Row, cell: Cell, slot: Slot | undefined): Line[] {
  if (slot === undefined) return [];
  const type = row.kind === "body" ? set.body : set.strong;
  const room = slot.width - (cell.mark === undefined ? 0 : widthOf(cell.mark, TYPE.mark) + 3);
  const lines = toLines(toDrawable(cell.text), room, type).map(
    (text, index): Line => ({ text, type, to: cell.to, mark: index === 0 ? cell.mark : undefined }),
  );
  if (cell.small === undefined || cell.small === "") return lines;
  const small = toLines(toDrawable(cell.small), slot.width, set.small);
  return [...lines, ...small.map((text) => ({ text, type: set.small, to: undefined, mark: undefined }))];
}

function addRow(sheet: Sheet, set: Set, columns: Column[], laid: Placed, kept: number): void {
  const next = () => {
    sheet.newPage();
    // Read once, at the table's beginning.
    sheet.fill(null, () => addHead(sheet, set, columns));
  };
  if (laid.height + kept > sheet.room && (laid.height < BREAKABLE || sheet.room < BREAKABLE / 2)) next();
  if (laid.row.kind === "group") sheet.y += set.padding * 2;
  if (laid.row.id !== undefined) sheet.place(laid.row.id);
  if (laid.row.kind === "total") sheet.rule(PAGE.left, sheet.y, PAGE.right, sheet.y, INK, 0.6);
  let rest = laid.cells;
  const parts = rest.map((_, index) => sheet.part(...roleOf(set, laid.row, index)));
  for (;;) {
    rest = addLines(sheet, set, rest, parts);
    if (rest.every((cell) => cell.length === 0)) break;
    next();
  }
  const edge = laid.row.kind === "total" ? INK : laid.row.kind === "group" ? RULE : LINE;
  sheet.rule(PAGE.left, sheet.y, PAGE.right, sheet.y, edge, laid.row.kind === "total" ? 0.6 : 0.4);
}

/** The first cell of a row of figures says what the row is of; a long list is of rows that are found by their number. */
function roleOf(set: Set, row: Row, index: number): [Role, Extra | null] {
  return index === 0 && (!set.isLong || row.kind !== "body") ? ["TH", ROW_SCOPE] : ["TD", null];
}

/** Paints as many lines of each cell as the page has room for, and gives the rest. */
function addLines(sheet: Sheet, set: Set, cells: Line[][], parts: (Tag | null)[]): Line[][] {
  const top = sheet.y + set.padding;
  let deepest = top;
  const rest = cells.map((lines, index) => {
    const slot = set.slots[index];
    let y = top;
    let done = 0;
    for (const line of lines) {
      const height = line.type.size * set.leading;
      if (slot === undefined || (y + height + set.padding > PAGE.bottom + 0.5 && y > PAGE.top + 60)) break;
      sheet.fill(parts[index] ?? null, () => addLine(sheet, slot, line, y + line.type.size));
      y += height;
      done += 1;
    }
    deepest = Math.max(deepest, y);
    return slot === undefined ? [] : lines.slice(done);
  });
  sheet.y = deepest + set.padding;
  return rest;
}

/** The mark stands before a number, so that the numbers of a column stay under each other, and after a text. */
function addLine(sheet: Sheet, slot: Slot, line: Line, y: number): void {
  const edge = slot.right ? slot.x + slot.width : slot.x;
  const width = sheet.linked(
    line.text,
    edge,
    y,
    line.type,
    line.to === undefined ? undefined : `#${line.to}`,
    slot.right ? "right" : "left",
  );
  if (line.mark === undefined) return;
  const x = slot.right ? edge - width - 3 : edge + width + 3;
  sheet.text(line.mark, x, y, { ...TYPE.mark, colour: WARN }, slot.right ? "right" : "left");
}
