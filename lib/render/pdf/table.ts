import type { Cell, Column, Row, Table } from "@/components/report/model";
import { COLUMN, INK, LINE, PAGE, RULE, SOFT, TYPE, WARN } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { type Faces, type Slot, sidesOf, toSlots } from "./table-columns";
import type { Extra, Role, Tag } from "./tags";
import { type Type, toDrawable, toLines, widthOf } from "./type";

/** `after` is a quieter text on the same line. */
type Line = { text: string; type: Type; to?: string | undefined; mark?: string | undefined; after?: string };
type Set = Faces & {
  slots: Slot[];
  padding: number;
  leading: number;
  isLong: boolean;
  left: number;
  right: number;
};
type Placed = { row: Row; cells: Line[][]; height: number };

const ROW_SCOPE: Extra = { scope: "Row" };
/** A list of thousands of rows is looked things up in, not read: it is set closer than the tables of figures. */
const LONG = { size: 7, leading: 1.15, padding: 0.7 };
const DENSE = { size: 7.5, leading: 1.28, padding: 1.9 };
const USUAL = { size: 8.5, leading: 1.28, padding: 2.9 };
/** A row at least this high may be broken over pages; a lower one moves to the next page whole. */
const BREAKABLE = 160;
/** What keeps with a row never takes more of a page than this. */
const MOST_KEPT = 120;
/** A table at most this high stands on one page. */
const WHOLE = 190;

/** A table with its caption; the head is repeated at the top of each page it runs on to. */
export function addTable(sheet: Sheet, table: Table): void {
  if (table.rows.length === 0) {
    sheet.need(40);
    sheet.place(table.id, { title: table.caption, depth: 1 });
    sheet.as("H3", () => sheet.paragraph(table.caption, PAGE.left, COLUMN, TYPE.minor));
    sheet.paragraph(table.empty, PAGE.left, COLUMN, TYPE.bodySoft);
    return;
  }
  const set = toSet(table);
  sheet.need(heightAtOnce(set, table));
  sheet.place(table.id, { title: table.caption, depth: 1 });
  sheet.as("Table", () => addRows(sheet, set, table));
  if (table.footnote !== undefined) {
    sheet.gap(4);
    sheet.paragraph(table.footnote, PAGE.left, COLUMN, TYPE.term);
  }
}

/** All of a low table, or the beginning of a long one: its caption, its head and its first two rows. */
function heightAtOnce(set: Set, table: Table): number {
  const above = 34;
  const first = table.rows.slice(0, 2).reduce((total, row) => total + layRow(set, row).height, above);
  if (table.rows.length * (set.body.size + set.padding * 2) > WHOLE) return first;
  const whole = table.rows.reduce((total, row) => total + layRow(set, row).height, above);
  return whole <= WHOLE ? whole : first;
}

function addRows(sheet: Sheet, set: Set, table: Table): void {
  sheet.as("Caption", () => sheet.paragraph(table.caption, PAGE.left, COLUMN, TYPE.minor));
  sheet.gap(3);
  sheet.as("TR", () => addHead(sheet, set, table.columns));
  table.rows.forEach((row, index) => {
    const kept = keptWith(set, table, index);
    sheet.as("TR", () => addRow(sheet, set, table.columns, layRow(set, row), kept));
  });
}

/**
 * Height of what must not be parted from a row: its first row from a group's heading, the last row from the one before, and a
 * footnote from the last row.
 */
function keptWith(set: Set, { rows, footnote }: Table, index: number): number {
  const after = rows[index + 1];
  const note =
    footnote === undefined || index < rows.length - 2 ? 0 : heightOf(footnote, COLUMN, TYPE.term) + 4;
  const isKept = after !== undefined && (rows[index]?.kind === "group" || index === rows.length - 2);
  return Math.min(MOST_KEPT, note + (isKept ? layRow(set, after).height : 0));
}

function toSet(table: Table): Set {
  const { size, leading, padding } = table.long === true ? LONG : table.dense === true ? DENSE : USUAL;
  const isLong = table.long === true;
  const { left, right } = sidesOf(table);
  const sides = { left, right };
  const body: Type = { face: "regular", size, colour: INK };
  const strong: Type = { ...body, face: "semibold" };
  const head: Type = { face: "regular", size: isLong ? size : size - 0.5, colour: SOFT };
  const small: Type = { face: "regular", size: isLong ? size : size - 1, colour: SOFT };
  const faces = { body, strong, small, head };
  return { ...faces, slots: toSlots(table, faces), padding, leading, isLong, ...sides };
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
        sheet.text(
          line,
          slot.right ? slot.x + slot.width : slot.x,
          y,
          set.head,
          slot.right ? "right" : "left",
        );
      });
    });
  });
  sheet.y += deepest * step + 3;
  sheet.rule(set.left, sheet.y, set.right, sheet.y, INK, 0.6);
}

function layRow(set: Set, row: Row): Placed {
  const cells = row.cells.map((cell, index) => layCell(set, row, cell, index));
  let deepest = 0;
  for (const cell of cells) {
    let height = 0;
    for (const line of cell) height += line.type.size * set.leading;
    deepest = Math.max(deepest, height);
  }
  const above = row.kind === "group" ? set.padding * 2 : 0;
  return { row, cells, height: deepest + set.padding * 2 + above };
}

function layCell(set: Set, row: Row, cell: Cell, index: number): Line[] {
  const slot = set.slots[index];
  if (slot === undefined) return [];
  const type = row.kind === "body" ? set.body : set.strong;
  const room = roomOf(set, row, index) - (cell.mark === undefined ? 0 : widthOf(cell.mark, TYPE.mark) + 3);
  const lines = toLines(toDrawable(cell.text), room, type).map(
    (text, place): Line => ({ text, type, to: cell.to, mark: place === 0 ? cell.mark : undefined }),
  );
  if (cell.small === undefined || cell.small === "") return lines;
  const small = toDrawable(cell.small);
  const last = lines.at(-1);
  const used = last === undefined ? room : widthOf(last.text, type) + GAP + widthOf(small, set.small);
  if (set.isLong && last !== undefined && used <= room) {
    last.after = small;
    return lines;
  }
  return [
    ...lines,
    ...toLines(small, slot.width, set.small).map((text): Line => ({ text, type: set.small })),
  ];
}

/** White between a text and the quieter one after it. */
const GAP = 6;

/** A heading may run over the columns beside it that are empty. */
function roomOf(set: Set, row: Row, index: number): number {
  let room = set.slots[index]?.width ?? 0;
  if (row.kind === "body" || set.slots[index]?.right) return room;
  for (let next = index + 1; row.cells[next]?.text === ""; next += 1) {
    const slot = set.slots[next];
    if (slot !== undefined) room = slot.x + slot.width - (set.slots[index]?.x ?? 0);
  }
  return room;
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
  if (laid.row.kind === "total") sheet.rule(set.left, sheet.y, set.right, sheet.y, INK, 0.6);
  let rest = laid.cells;
  const parts = rest.map((_, index) => sheet.part(...roleOf(set, laid.row, index)));
  for (;;) {
    rest = addLines(sheet, set, rest, parts);
    if (rest.every((cell) => cell.length === 0)) break;
    next();
  }
  const edge = laid.row.kind === "total" ? INK : laid.row.kind === "group" ? RULE : LINE;
  sheet.rule(set.left, sheet.y, set.right, sheet.y, edge, laid.row.kind === "total" ? 0.6 : 0.4);
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
      sheet.fill(parts[index] ?? null, () => addLine(sheet, set, slot, line, y + line.type.size));
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
function addLine(sheet: Sheet, set: Set, slot: Slot, line: Line, y: number): void {
  const edge = slot.right ? slot.x + slot.width : slot.x;
  const side = slot.right ? "right" : "left";
  const to = line.to === undefined ? undefined : `#${line.to}`;
  // The space that ends a line is not seen, but keeps its last word apart from the next line's first.
  const text = to === undefined && !slot.right && line.text !== "" ? `${line.text} ` : line.text;
  const width = sheet.linked(text, edge, y, line.type, to, side);
  if (line.after !== undefined) sheet.text(line.after, edge + width + GAP, y, set.small);
  if (line.mark === undefined) return;
  const x = slot.right ? edge - width - 3 : edge + width + 3;
  sheet.text(line.mark, x, y, { ...TYPE.mark, colour: WARN }, side);
}
