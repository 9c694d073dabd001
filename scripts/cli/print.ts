import { inspect } from "node:util";

/** What the service answered, for programs. */
export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Text of others' making, without what would move a terminal's cursor or colour its letters. */
export const plain = (text: string) => text.replace(/\p{Cc}|\p{Cf}/gu, "�");

/** An object as lines of names and values. What is null is left out. */
export function toLines(record: object): string {
  const rows = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => `${name.padEnd(width)}${toText(value)}\n`).join("");
}

/** Rows under their headings, each column as wide as it needs. */
export function toTable(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map(toText))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return plain(String(value));
  if (Array.isArray(value)) return value.map(toText).join(", ");
  const parts = Object.entries(value).map(([name, part]) => `${name} ${toText(part)}`);
  return parts.length > 0 ? parts.join(", ") : inspect(value);
}
