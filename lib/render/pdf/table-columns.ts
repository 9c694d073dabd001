import type { Column, Row, Table } from "@/components/report/model";
import { PAGE, TYPE, WIDE } from "./look";
import { type Type, toDrawable, widestWord, widthOf } from "./type";

export type Slot = { x: number; width: number; right: boolean };
export type Faces = { body: Type; strong: Type; small: Type; head: Type };

const GUTTER = 9;
const LONG_GUTTER = 4.5;
/** A long list's second text column is tried narrower by this many points each time. */
const STEP = 4;
/** One long text does not make a column wider than this, in points. */
const NATURAL_MAX = 230;
/** Words wider than this may be split, so that one of them cannot squeeze the other columns. */
const WORD_MAX = 90;

type Need = { least: number; natural: number; widths: number[] };

export const sidesOf = (table: Table): { left: number; right: number } => (table.long === true ? WIDE : PAGE);

/**
 * The columns' widths. Each gets at least its widest number or word, and as much of the remaining space as its
 * texts need to fit in one line; the rest is distributed in proportion to the table's own shares.
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
 * In a long list the two columns with the longest texts share the space that the other columns leave, so that the rows
 * take the fewest lines.
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
 * The widths within `room`. The space beyond all minimums is divided equally, but no column gets more than its texts
 * need, so that only the longest texts are wrapped.
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
  // A group's heading may extend over the empty columns next to it.
  if (row.kind === "body") need.natural = Math.max(need.natural, whole, small);
  else need.natural = Math.max(need.natural, Math.min(whole, 120));
}
