import { toText } from "@/lib/render/csv-cell";

/** A line of a CSV file (RFC 4180) from cells; numbers stay numbers, null becomes an empty cell. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  const texts = cells.map((cell) => (typeof cell === "string" ? toText(cell) : (cell ?? "")));
  return `${texts.join(",")}\r\n`;
}
