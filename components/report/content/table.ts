import type { Cell, Column, Row } from "../model";

/** Columns in short form: a head starting with ">" is set right, the number is its share of the width. */
export function columns(...heads: [string, number][]): Column[] {
  return heads.map(([head, share]) =>
    head.startsWith(">") ? { head: head.slice(1), align: "right", share } : { head, align: "left", share },
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
