import type { Column, Table } from "@/components/report/model";
import { COLUMN, INK, PAGE, SOFT, TYPE } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { addRow, layRow, type Setting, sidesOf, toSlots } from "./table-row";
import { type Type, toDrawable, toLines } from "./type";

/**
 * The style of a list of thousands of rows. Readers look rows up in it rather than read it, so its rows are closer
 * together than in the tables of figures.
 */
const LONG = { size: 6.6, leading: 1.15, padding: 0.6 };
const DENSE = { size: 7.5, leading: 1.25, padding: 1.5 };
const USUAL = { size: 8.5, leading: 1.25, padding: 2.3 };
/** The maximum height, in points, of content that is kept on the same page as the row before it (see keptWith). */
const MOST_KEPT = 120;
/** A table up to this height, in points, is kept on one page. */
const WHOLE = 190;

/** Adds a table with its caption; its header is repeated at the top of each further page. */
export function addTable(sheet: Sheet, shown: Table): void {
  const table = withoutCodes(shown);
  if (table.rows.length === 0) {
    sheet.need(40);
    sheet.addAnchor(table.id, { title: table.caption, depth: 1 });
    sheet.as("H3", () => sheet.paragraph(table.caption, { x: PAGE.left, width: COLUMN }, TYPE.minor));
    sheet.paragraph(table.empty, { x: PAGE.left, width: COLUMN }, TYPE.bodySoft);
    return;
  }
  const set = toSet(table);
  sheet.need(heightAtOnce(set, table));
  sheet.addAnchor(table.id, { title: table.caption, depth: 1 });
  sheet.as("Table", () => addRows(sheet, set, table));
  if (table.footnote !== undefined) {
    sheet.gap(4);
    sheet.paragraph(table.footnote, { x: PAGE.left, width: COLUMN }, TYPE.term);
  }
}

/** Leaves out the columns of codes. On paper, the codes are in an annex: see `withCodeAnnex`. */
function withoutCodes(table: Table): Table {
  if (!table.columns.some(({ isCode }) => isCode)) return table;
  const isKept = table.columns.map(({ isCode }) => isCode !== true);
  return {
    ...table,
    columns: table.columns.filter((_, index) => isKept[index]),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => isKept[index]) })),
  };
}

/**
 * The height that must stay on one page: a whole short table, or the caption, header and first two rows of a
 * long one.
 */
function heightAtOnce(set: Setting, table: Table): number {
  const above = 34;
  const first = table.rows.slice(0, 2).reduce((total, row) => total + layRow(set, row).height, above);
  if (table.rows.length * (set.body.size + set.padding * 2) > WHOLE) return first;
  const whole = table.rows.reduce((total, row) => total + layRow(set, row).height, above);
  return whole <= WHOLE ? whole : first;
}

function addRows(sheet: Sheet, set: Setting, table: Table): void {
  sheet.as("Caption", () => sheet.paragraph(table.caption, { x: PAGE.left, width: COLUMN }, TYPE.minor));
  sheet.gap(3);
  sheet.as("TR", () => addHead(sheet, set, table.columns));
  const next = () => {
    sheet.newPage();
    // Screen readers read the header only once, at the table's beginning; repeated headers are decoration.
    sheet.fill(null, () => addHead(sheet, set, table.columns));
  };
  table.rows.forEach((row, index) => {
    const kept = keptWith(set, table, index);
    sheet.as("TR", () => addRow(sheet, set, { laid: layRow(set, row), kept, next }));
  });
}

/**
 * The height of the content that must follow row `index` on the same page, at most MOST_KEPT. The first row of a
 * group must follow its heading. The last row of the table must follow the row before it, and the footnote must
 * follow both.
 */
function keptWith(set: Setting, { rows, footnote }: Table, index: number): number {
  const after = rows[index + 1];
  const note =
    footnote === undefined || index < rows.length - 2 ? 0 : heightOf(footnote, COLUMN, TYPE.term) + 4;
  const isKept = after !== undefined && (rows[index]?.kind === "group" || index === rows.length - 2);
  return Math.min(MOST_KEPT, note + (isKept ? layRow(set, after).height : 0));
}

function toSet(table: Table): Setting {
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

function addHead(sheet: Sheet, set: Setting, columns: Column[]): void {
  const lines = columns.map((column, index) =>
    toLines(toDrawable(column.head), set.slots[index]?.width ?? 0, set.head),
  );
  const step = set.head.size * 1.25;
  const deepest = Math.max(...lines.map((each) => each.length));
  lines.forEach((each, index) => {
    const slot = set.slots[index];
    if (slot === undefined) return;
    sheet.fill(sheet.part("TH", { scope: "Column" }), () => {
      each.forEach((line, index) => {
        const y = sheet.y + set.head.size + (deepest - each.length + index) * step;
        sheet.text(
          line,
          { x: slot.right ? slot.x + slot.width : slot.x, y, side: slot.right ? "right" : "left" },
          set.head,
        );
      });
    });
  });
  sheet.y += deepest * step + 3;
  sheet.rule({ x1: set.left, y1: sheet.y, x2: set.right, y2: sheet.y }, INK, 0.6);
}
