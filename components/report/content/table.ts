import type { Cell, Column, Row, Table } from "../model";

/**
 * Columns in short form. A heading that starts with ">" is right-aligned. A heading that starts with "#" is for a
 * column of codes. The number is the column's share of the width.
 */
export function columns(...heads: [string, number][]): Column[] {
  return heads.map(([head, share]) =>
    head.startsWith(">")
      ? { head: head.slice(1), align: "right", share }
      : head.startsWith("#")
        ? { head: head.slice(1), align: "left", share, isCode: true }
        : { head, align: "left", share },
  );
}

export function row(...cells: (Cell | string)[]): Row {
  return { kind: "body", cells: cells.map(toCell) };
}

export function totalRow(...cells: (Cell | string)[]): Row {
  return { kind: "total", cells: cells.map(toCell) };
}

export function groupRow(...cells: (Cell | string)[]): Row {
  return { kind: "group", cells: cells.map(toCell) };
}

function toCell(cell: Cell | string): Cell {
  return typeof cell === "string" ? { text: cell } : cell;
}

/** A column may be dropped if the table has at least this many rows and all have the same value in it. */
const SAME_MIN = 3;

/**
 * Removes those of the named columns that have the same value in every row, and states the value once below the
 * table. Keeps a column that has text in a total's row.
 */
export function withoutRepeats(table: Table, ...heads: string[]): Table {
  const body = table.rows.filter(({ kind }) => kind === "body");
  const said: string[] = [];
  const isKept = table.columns.map(({ head }, index) => {
    const texts = new Set(body.map(({ cells }) => cells[index]?.text ?? ""));
    const isEmptyElsewhere = table.rows.every(
      ({ kind, cells }) => kind === "body" || cells[index]?.text === "",
    );
    if (!heads.includes(head) || body.length < SAME_MIN || texts.size > 1 || !isEmptyElsewhere) return true;
    said.push(`${head}: ${[...texts].join("")}`);
    return false;
  });
  if (said.length === 0) return table;
  const line = `In every row: ${said.join("; ")}.`;
  return {
    ...table,
    columns: table.columns.filter((_, index) => isKept[index]),
    rows: table.rows.map((each) => ({ ...each, cells: each.cells.filter((_, index) => isKept[index]) })),
    footnote: table.footnote === undefined ? line : `${line} ${table.footnote}`,
  };
}
