import type { Cell, Section, Table } from "@/components/report/model";

/** The tables of sections, including those of charts. */
export function listTables(sections: readonly Section[]): Table[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "table" ? [block] : block.kind === "chart" ? [block.table] : []));
}

const MONEY = /^(−?)\$([\d,]+)\.(\d\d)$/;

/** Reads an amount printed to the cent, in cents; null for anything else, such as a dash for an unknown amount. */
export function readCents({ text }: Pick<Cell, "text">): number | null {
  const [, sign, dollars = "", cents = ""] = MONEY.exec(text) ?? [];
  if (sign === undefined) return null;
  const size = Number(dollars.replaceAll(",", "")) * 100 + Number(cents);
  return sign === "" ? size : -size;
}
