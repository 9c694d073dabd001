import { CsvError, parse } from "csv-parse/sync";
import { addProblem, type Problems } from "@/lib/engine/input/problem";
import { readStatement, type Statement } from "@/lib/engine/input/statement/read-statement";

/** The separators that banks use. A file's separator is the most frequent of these in its first lines. */
const SEPARATORS = [",", ";", "\t"] as const;
const SAMPLE_LENGTH = 4_000;
const ROWS_MAX = 1_000_000;
const CELL_LENGTH_MAX = 10_000;

/**
 * Reads the text of a statement export, with columns separated by commas, semicolons or tabs. Adds errors to `problems`
 * by line and column; use the statement only if no error was added.
 */
export function readStatementFile(file: string, text: string, problems: Problems): Statement {
  const nothing: Statement = { file, parts: [], undatedPending: 0 };
  // Normalises line ends: hand-edited files mix them, and the parser accepts only the first kind it finds.
  const clean = text.replaceAll("\u0000", "").replace(/\r\n?/g, "\n");
  if (clean.trim() === "") {
    addProblem(problems, file, "is empty");
    return nothing;
  }
  try {
    const records = parse(clean, {
      bom: true,
      delimiter: findSeparator(clean),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: CELL_LENGTH_MAX * 10,
      to: ROWS_MAX + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (records.length > ROWS_MAX) {
      addProblem(problems, file, `has more than ${ROWS_MAX} rows`);
      return nothing;
    }
    const lines = records.map(({ record, info }) => ({ line: info.lines, cells: record }));
    return readStatement(file, lines, problems);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? ` line ${error.lines}` : "";
    addProblem(
      problems,
      `${file}${line}`,
      "is not a table: a quotation mark is not closed, or the line is too long",
    );
    return nothing;
  }
}

function findSeparator(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const countOf = (separator: string) => sample.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
