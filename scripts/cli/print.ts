import { inspect } from "node:util";

/** Control characters, including those that change the writing direction, and two invisible line breaks. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu;

/** Writes the service's response as JSON for programs, with control characters escaped. */
export const toJson = (value: unknown) =>
  `${JSON.stringify(value, null, 2).split("\n").map(escapeUnseen).join("\n")}\n`;

/** Like `toJson`, but on one line. */
export const toJsonLine = (value: unknown) => `${escapeUnseen(JSON.stringify(value))}\n`;

const escapeUnseen = (json: string) =>
  json.replace(UNSEEN, (found) =>
    // Each UTF-16 code unit is escaped; characters beyond U+FFFF have two.
    found
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );

/** Replaces characters that could control the terminal in text written by others. */
export const plain = (text: string) => text.replace(UNSEEN, "�");

/** Like `plain`, but for text of several lines, whose line breaks stay. */
export const plainLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.split("\t").map(plain).join("\t"))
    .join("\n");

/** Writes an object as lines of names and values, without nulls. */
export function toLines(record: object): string {
  const rows = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => `${plain(name).padEnd(width)}${toText(value)}\n`).join("");
}

/** Writes rows under their headings, with each column as wide as necessary. */
export function toTable(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map(toText))];
  const widths = headings.map((_, column) =>
    cells.reduce((most, row) => Math.max(most, (row[column] ?? "").length), 0),
  );
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
  const parts = Object.entries(value).map(([name, part]) => `${plain(name)} ${toText(part)}`);
  return parts.length > 0 ? parts.join(", ") : inspect(value);
}
