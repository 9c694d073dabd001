import type { Cell, Column, Row, Table } from "@/components/report/model";
import { INK, LINE, PAGE, RULE, TYPE, WARN, WIDE } from "./look";
import type { Sheet } from "./sheet";
import type { Extra, Role, Tag } from "./tags";
import { type Type, toDrawable, toLines, widestWord, widthOf } from "./type";

type Slot = { x: number; width: number; right: boolean };
type Faces = { body: Type; strong: Type; small: Type; head: Type };

const GUTTER = 9;
const LONG_GUTTER = 4.5;
/** The width of a long list's second text column is tried in steps of this many points. */
const STEP = 4;
/** A single long cell does not make a column wider than this, in points. */
const NATURAL_MAX = 230;
/** Words wider than this, in points, may be split, so that a long word cannot squeeze the other columns. */
const WORD_MAX = 90;

type Need = { least: number; natural: number; widths: number[] };

/**
 * The left and right edges of the table, in points from the left edge of the page. A long table has narrower margins.
 */
export const sidesOf = (table: Table): { left: number; right: number } => (table.long === true ? WIDE : PAGE);

/**
 * The columns' widths. Each column gets at least the width of its widest number or word. If there is space, it gets
 * enough for each cell to fit on one line. The remaining space is distributed in proportion to the table's own
 * shares.
 */
export function toSlots(table: Table, faces: Faces): Slot[] {
  const gutter = table.long === true ? LONG_GUTTER : GUTTER;
  const { left, right } = sidesOf(table);
  const widths = share(table, right - left - gutter * (table.columns.length - 1), faces);
  let x = left;
  return widths.map((width, index) => {
    const slot = { x, width, right: table.columns[index]?.align === "right" };
    x += width + gutter;
    return slot;
  });
}

function share(table: Table, room: number, faces: Faces): number[] {
  const needs = table.columns.map((column, index) => needOf(table, column, index, faces));
  if (table.long === true) shareTexts(needs, room);
  const least = sum(needs.map((need) => need.least));
  if (least >= room) return needs.map((need) => (need.least * room) / least);
  const natural = sum(needs.map((need) => need.natural));
  if (natural > room) return fill(needs, room);
  const total = sum(table.columns.map((column) => column.share));
  return needs.map((need, index) => {
    const part = (table.columns[index]?.share ?? 0) / total;
    return need.natural + (room - natural) * part;
  });
}

/**
 * Gives the remaining space of a long list to the two columns with the longest texts, divided so that the rows take the
 * fewest lines.
 */
function shareTexts(needs: readonly Need[], room: number): void {
  const [widest, second] = [...needs].sort((one, other) => sum(other.widths) - sum(one.widths));
  if (widest === undefined || second === undefined) return;
  const both =
    room - sum(needs.filter((need) => need !== widest && need !== second).map((need) => need.natural));
  const most = Math.max(second.least, Math.min(second.natural, both - widest.least));
  let fewest = Number.POSITIVE_INFINITY;
  let chosen = most;
  for (let width = most; width >= second.least; width -= STEP) {
    const lines = linesAt(widest.widths, both - width, second.widths, width);
    if (lines >= fewest) continue;
    fewest = lines;
    chosen = width;
  }
  second.natural = chosen;
  widest.natural = Math.max(widest.least, both - chosen);
}

function linesAt(one: readonly number[], room: number, other: readonly number[], otherRoom: number): number {
  let lines = 0;
  for (let row = 0; row < one.length; row += 1) {
    lines += Math.max(Math.ceil((one[row] ?? 0) / room), Math.ceil((other[row] ?? 0) / otherRoom));
  }
  return lines;
}

/**
 * The columns' widths, which together fit in `room`. Each column gets its minimum width. The remaining space is
 * divided equally, but no column gets more than its texts need. So only the longest texts are wrapped.
 */
function fill(needs: readonly Need[], room: number): number[] {
  const wanting = [...needs].sort((one, other) => one.natural - one.least - (other.natural - other.least));
  const widths = new Map<Need, number>();
  let rest = room - sum(needs.map((need) => need.least));
  wanting.forEach((need, index) => {
    const given = Math.min(need.natural - need.least, rest / (wanting.length - index));
    widths.set(need, need.least + given);
    rest -= given;
  });
  return needs.map((need) => widths.get(need) ?? need.least);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function needOf(table: Table, column: Column, index: number, faces: Faces): Need {
  const head = toDrawable(column.head);
  const need: Need = { least: widestWord(head, faces.head), natural: widthOf(head, faces.head), widths: [] };
  const isNumber = column.align === "right";
  for (const row of table.rows) widen(need, { row, index, isNumber, faces });
  const natural = Math.min(need.natural, NATURAL_MAX);
  const least = Math.min(need.least, WORD_MAX);
  return { ...need, least: least + 0.5, natural: Math.max(natural, least) + 0.5 };
}

function widen(
  need: Need,
  { row, index, isNumber, faces }: { row: Row; index: number; isNumber: boolean; faces: Faces },
): void {
  const cell = row.cells[index];
  if (cell === undefined || cell.text === "") {
    need.widths.push(0);
    return;
  }
  const text = toDrawable(cell.text);
  const type = row.kind === "body" ? faces.body : faces.strong;
  const mark = cell.mark === undefined ? 0 : widthOf(cell.mark, TYPE.mark) + 3;
  const whole = widthOf(text, type) + mark;
  need.widths.push(whole + 0.5);
  const small = cell.small === undefined ? 0 : widthOf(toDrawable(cell.small), faces.small);
  need.least = Math.max(need.least, isNumber ? whole : widestWord(text, type));
  // A group's heading may extend over the empty columns next to it, so it widens its own column only a little.
  if (row.kind === "body") need.natural = Math.max(need.natural, whole, small);
  else need.natural = Math.max(need.natural, Math.min(whole, 120));
}

/** A line of a cell. `after` is a lighter text on the same line. */
type Line = { text: string; type: Type; to?: string | undefined; mark?: string | undefined; after?: string };
/** The measurements of a table, in points; `leading` is a multiple of the text size. */
export type Setting = Faces & {
  slots: Slot[];
  padding: number;
  leading: number;
  isLong: boolean;
  left: number;
  right: number;
};
type LaidRow = { row: Row; cells: Line[][]; height: number };

const ROW_SCOPE: Extra = { scope: "Row" };
/** A row at least this high, in points, may be split across pages. A shorter row is never split. */
const BREAKABLE = 160;

/** Splits a row's cells into lines. */
export function layRow(set: Setting, row: Row): LaidRow {
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

function layCell(set: Setting, row: Row, cell: Cell, index: number): Line[] {
  const slot = set.slots[index];
  if (slot === undefined) return [];
  const type = row.kind === "body" ? set.body : set.strong;
  const room = roomOf(set, row, index) - (cell.mark === undefined ? 0 : widthOf(cell.mark, TYPE.mark) + 3);
  const lines = toLines(toDrawable(cell.text), room, type).map(
    (text, index): Line => ({ text, type, to: cell.to, mark: index === 0 ? cell.mark : undefined }),
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

/** Space between a text and the lighter text after it, in points. */
const GAP = 6;

/** The width that a cell's text may use. A heading may extend over empty columns next to it. */
function roomOf(set: Setting, row: Row, index: number): number {
  let room = set.slots[index]?.width ?? 0;
  if (row.kind === "body" || set.slots[index]?.right) return room;
  for (let next = index + 1; row.cells[next]?.text === ""; next += 1) {
    const slot = set.slots[next];
    if (slot !== undefined) room = slot.x + slot.width - (set.slots[index]?.x ?? 0);
  }
  return room;
}

/**
 * Paints a row. `kept` is the height of the rows that must be on the same page. Calls `next` to begin a new page if the
 * row and those rows do not fit. If the row is at least BREAKABLE high, splits it across pages instead, unless little
 * room is left.
 */
export function addRow(
  sheet: Sheet,
  set: Setting,
  { laid, kept, next }: { laid: LaidRow; kept: number; next: () => void },
): void {
  if (laid.height + kept > sheet.room && (laid.height < BREAKABLE || sheet.room < BREAKABLE / 2)) next();
  if (laid.row.kind === "group") sheet.y += set.padding * 2;
  if (laid.row.id !== undefined) sheet.addAnchor(laid.row.id);
  if (laid.row.kind === "total")
    sheet.rule({ x1: set.left, y1: sheet.y, x2: set.right, y2: sheet.y }, INK, 0.6);
  let rest = laid.cells;
  const parts = rest.map((_, index) => sheet.part(...roleOf(set, laid.row, index)));
  for (;;) {
    rest = addLines(sheet, set, rest, parts);
    if (rest.every((cell) => cell.length === 0)) break;
    next();
  }
  const edge = laid.row.kind === "total" ? INK : laid.row.kind === "group" ? RULE : LINE;
  sheet.rule(
    { x1: set.left, y1: sheet.y, x2: set.right, y2: sheet.y },
    edge,
    laid.row.kind === "total" ? 0.6 : 0.4,
  );
}

/**
 * The role of a cell. The first cell of a row is its header, except in the body of a long list, whose rows are found by
 * their number.
 */
function roleOf(set: Setting, row: Row, index: number): [Role, Extra | null] {
  return index === 0 && (!set.isLong || row.kind !== "body") ? ["TH", ROW_SCOPE] : ["TD", null];
}

/** Paints as many lines of each cell as fit on the page, and returns the rest. */
function addLines(sheet: Sheet, set: Setting, cells: Line[][], parts: (Tag | null)[]): Line[][] {
  const top = sheet.y + set.padding;
  let deepest = top;
  const rest = cells.map((lines, index) => {
    const slot = set.slots[index];
    let y = top;
    let done = 0;
    for (const line of lines) {
      const height = line.type.size * set.leading;
      if (slot === undefined || (y + height + set.padding > PAGE.bottom + 0.5 && y > PAGE.top + 60)) break;
      sheet.fill(parts[index] ?? null, () => addLine(sheet, set, { slot, line, y: y + line.type.size }));
      y += height;
      done += 1;
    }
    deepest = Math.max(deepest, y);
    return slot === undefined ? [] : lines.slice(done);
  });
  sheet.y = deepest + set.padding;
  return rest;
}

/**
 * Paints a line and its mark. In a right-aligned column the mark is before the number, so that the numbers stay
 * aligned. In any other column it is after the text.
 */
function addLine(sheet: Sheet, set: Setting, { slot, line, y }: { slot: Slot; line: Line; y: number }): void {
  const edge = slot.right ? slot.x + slot.width : slot.x;
  const side = slot.right ? "right" : "left";
  const to = line.to === undefined ? undefined : `#${line.to}`;
  // The space at the end of a line is invisible, but separates its last word from the next line's first.
  const text = to === undefined && !slot.right && line.text !== "" ? `${line.text} ` : line.text;
  const width = sheet.linked(text, { x: edge, y, side }, line.type, to);
  if (line.after !== undefined) sheet.text(line.after, { x: edge + width + GAP, y }, set.small);
  if (line.mark === undefined) return;
  const x = slot.right ? edge - width - 3 : edge + width + 3;
  sheet.text(line.mark, { x, y, side }, { ...TYPE.mark, colour: WARN });
}
