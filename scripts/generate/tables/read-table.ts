import { readFileSync } from "node:fs";
import path from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { ROOT } from "@/scripts/install.mjs";

/** The folder of the engine's tables, relative to the root of the repository. */
export const TABLES_FOLDER = "lib/engine/categories/data";

/** Thrown with all errors of a table, one per line: file, line, column and reason. */
export class TableError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "TableError";
    this.faults = faults;
  }
}

/** A row, with the number of the line on which it ends, counted from 1. */
export type Row<T> = { value: T; line: number };
/** A table's path in the folder of tables, and its text. */
export type Table = { name: string; text: string };
type Fields = { record: string[]; info: { lines: number } };

/**
 * Reads a CSV table whose columns are the members of `shape`, in that order; `shape` also checks each value. Lines
 * that begin with "#" are comments. Throws a TableError that lists every bad row, because no one would notice a row
 * that is dropped silently.
 */
export function readTable<S extends z.ZodRawShape>(
  { name, text }: Table,
  shape: S,
): Row<z.infer<z.ZodObject<S>>>[] {
  const columns = Object.keys(shape);
  const [header, ...records] = splitRows(name, text);
  if (header?.record.join(",") !== columns.join(","))
    throw new TableError([
      `${name}, line ${header?.info.lines ?? 1}: the header must be ${columns.join(",")}`,
    ]);
  const schema = z.object(shape);
  const faults: string[] = [];
  const rows: Row<z.infer<typeof schema>>[] = [];
  for (const { record, info } of records) {
    if (record.length !== columns.length) {
      faults.push(
        `${name}, line ${info.lines}: ${columns.length} fields are expected, ${record.length} found`,
      );
      continue;
    }
    const read = schema.safeParse(
      Object.fromEntries(columns.map((column, index) => [column, record[index]])),
    );
    if (read.success) rows.push({ value: read.data, line: info.lines });
    else
      for (const { path: column, message } of read.error.issues)
        faults.push(`${name}, line ${info.lines}, ${column.join(".")}: ${message}`);
  }
  if (faults.length > 0) throw new TableError(faults);
  return rows;
}

function splitRows(name: string, text: string): Fields[] {
  try {
    return parse(text, {
      comment: "#",
      comment_no_infix: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Fields[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableError([`${name}, line ${error.lines}: ${error.message}`]);
  }
}

/** Reads the text of one of the engine's tables. `name` is its path in the folder. */
export function openTable(name: string, folder = TABLES_FOLDER): Table {
  return { name, text: readFileSync(path.join(ROOT, folder, name), "utf8") };
}
