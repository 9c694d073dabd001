import type { Cell, Column, Row, Section, Table } from "@/components/report/model";

/** The tables of sections, including those of charts. */
export function listTables(sections: readonly Section[]): Table[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? [block] : block.kind === "chart" ? [block.table] : []));
}

const MONEY = /^(−?)\$([\d,]+)\.(\d\d)$/;

/** Cents of an amount printed to the cent; null for anything else, including a dash for unknown. */
export function readCents({ text }: Pick<Cell, "text">): number | null {
  const [, sign, dollars = "", cents = ""] = MONEY.exec(text) ?? [];
  if (sign === undefined) return null;
  const size = Number(dollars.replaceAll(",", "")) * 100 + Number(cents);
  return sign === "" ? size : -size;
}

/** The amounts printed to the cent in one column, for rows of one kind. */
export function centsOf(table: Table, column: number, kind: Row["kind"]): (number | null)[] {
  return table.rows
    .filter((row) => row.kind === kind)
    .map(({ cells }) => readCents(cells[column] ?? { text: "" }));
}

export const columnOf = (table: Table, head: Column["head"]) =>
  table.columns.findIndex((column) => column.head === head);
