import { toText } from "@/lib/render/csv-cell";

/** Joins cells into a line of a CSV file (RFC 4180). Null becomes an empty cell; numbers are written as they are. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  const texts = cells.map((cell) => (typeof cell === "string" ? toText(cell) : (cell ?? "")));
  return `${texts.join(",")}\r\n`;
}
