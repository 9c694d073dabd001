import { CsvError, parse } from "csv-parse/sync";
import { toFieldErrors } from "@/lib/contract/fault";
import { CreateLiveRequest, CreateRequest, findRefreshFault } from "@/lib/contract/request";
import { HEADING_COLUMNS } from "@/lib/contract/request-file-headings";
import type { FieldError } from "@/lib/errors";
import type { ConsentType, ReportType } from "@/lib/rules/request";

/** The maximum number of requests in a CSV file. The file has a header row, then one request per row. */
export const FILE_ROWS_MAX = 500;
/** The largest file in bytes: about twice the size of five hundred complete rows. */
export const FILE_BYTES_MAX = 250_000;
const SEPARATORS = [",", ";", "\t"];

/** The columns, by the API's field names, with the labels of their fields in the portal. */
export const COLUMN_WORDS = {
  client_name: "Customer name",
  report_type: "Report",
  client_ref: "Your reference",
  email: "Email",
  phone: "Phone",
  period_label: "Period label",
  redirect_uri: "Return address",
  cancel_uri: "Cancel address",
  consent_type: "Consent",
  refresh_every_days: "Refresh every (days)",
  banks: "Banks",
  hem_monthly_cents: "HEM amount a month, cents",
  adults: "Adults",
  children: "Children",
  loan_amount_cents: "Loan amount, cents",
  loan_term_months: "Term, months",
  loan_rate_percent: "Interest rate a year (%)",
  loan_purpose: "Purpose of the loan",
  expected_employer: "Expected employer",
} as const satisfies Partial<Record<keyof CreateRequest | AssessmentColumn, string>>;
type FileColumn = keyof typeof COLUMN_WORDS;
export const FILE_COLUMNS = Object.keys(COLUMN_WORDS) as FileColumn[];
/** Columns for the assessment's simple inputs, each with its path in the body. */
const ASSESSMENT_PATHS = {
  hem_monthly_cents: ["hem_monthly_cents"],
  adults: ["household", "adults"],
  children: ["household", "children"],
  loan_amount_cents: ["proposed_loan", "amount_cents"],
  loan_term_months: ["proposed_loan", "term_months"],
  loan_rate_percent: ["proposed_loan", "rate_percent"],
  loan_purpose: ["proposed_loan", "purpose"],
  expected_employer: ["expected_employer"],
} as const;
type AssessmentColumn = keyof typeof ASSESSMENT_PATHS;
const ASSESSMENT_COLUMNS = Object.keys(ASSESSMENT_PATHS) as AssessmentColumn[];
const TEXT_COLUMNS: readonly AssessmentColumn[] = ["loan_purpose", "expected_employer"];
/** Columns with one of a few fixed values, which people type with capitals and spaces. */
const WORD_COLUMNS: readonly FileColumn[] = ["report_type", "consent_type", "banks"];

export type FileRow = {
  line: number;
  cells: Partial<Record<FileColumn, string>>;
  /** The row's request; null if it has errors. */
  body: CreateRequest | null;
  faults: FieldError[];
};
/** A heading of the file and its column; null if the heading is not used. */
export type FileHeading = { name: string; column: FileColumn | null };
export type RequestFile = {
  columns: FileColumn[];
  ignored: string[];
  headings: FileHeading[];
  rows: FileRow[];
};
/**
 * A member's choices for a file. `columns` gives the column for the heading at each position; empty text means no
 * column. `reportType` is for rows without a report type.
 */
export type FileChoices = { columns: Readonly<Record<number, string>>; reportType: ReportType | null };
const NO_CHOICES: FileChoices = { columns: {}, reportType: null };

/** A row of the file in the portal's preview, before anything is created. */
export type PreviewRow = {
  line: number;
  /** The cells in the order of the preview's columns. */
  cells: string[];
  errors: Partial<Record<string, string>>;
  state: "new" | "made" | "repeat" | "fault";
  note: string | null;
  /** The request already created from this row, if any. */
  requestId: string | null;
};
export type FilePreview = {
  /** The fingerprint of the previewed text, so that only the rows shown are created. */
  fingerprint: string;
  columns: FileColumn[];
  headings: FileHeading[];
  ignored: string[];
  rows: PreviewRow[];
};

/**
 * Decodes a file as Excel and other programs write it: UTF-8, UTF-16 with a byte-order mark, otherwise Windows-1252.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads the text of a file. Headings are the API's field names or the usual words for them. `choices` assigns
 * columns to individual headings, and takes precedence. `consentType` is the company's setting. It applies to rows
 * without a consent type.
 *
 * If the whole file has a problem, returns the problem as a sentence, and the headings if they could be read. Errors
 * in a row are returned with that row.
 */
export function readRequestFile(
  text: string,
  environment: "test" | "live",
  choices = NO_CHOICES,
  consentType: ConsentType = "once",
): RequestFile | { problem: string; headings?: FileHeading[] } {
  const clean = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [, named = null, table = clean] = /^sep=(.)\n([\s\S]*)$/i.exec(clean) ?? [];
  const records = readRecords(table, named ?? findSeparator(table));
  if ("problem" in records) return records;
  const [heading, ...rest] = records;
  if (!heading) return { problem: "The file is empty. The first line must name the columns." };
  const columns = chooseColumns(heading.cells, choices);
  const headings = heading.cells.map((name, index) => ({
    name: name.trim(),
    column: columns[index] ?? null,
  }));
  const problem = findHeadingProblem(columns, choices);
  if (problem) return { problem, headings };
  if (rest.length === 0) return { problem: "The file has column names but no rows below them." };
  if (rest.length > FILE_ROWS_MAX)
    return {
      problem: `The file has more than ${FILE_ROWS_MAX} rows. Split it into several files and send one after the other.`,
    };
  const schema = environment === "live" ? CreateLiveRequest : CreateRequest;
  const isUsed = (column: FileColumn) =>
    columns.includes(column) || (column === "report_type" && choices.reportType !== null);
  return {
    columns: FILE_COLUMNS.filter(isUsed),
    headings,
    ignored: headings.filter(({ name, column }) => name !== "" && column === null).map(({ name }) => name),
    rows: rest.map(({ line, cells }) => toRow(line, cells, columns, { schema, choices, consentType })),
  };
}

/**
 * Returns the column of each heading: the first of these that applies, or null if none does.
 * - The member's choice, which may be no column (null).
 * - The column of the same name.
 * - The column that the heading usually means, if no other heading has that column.
 */
function chooseColumns(cells: readonly string[], { columns: chosen }: FileChoices): (FileColumn | null)[] {
  const names = cells.map(toName);
  const exact = names.map((name, index) => {
    const choice = chosen[index];
    if (choice !== undefined) return isColumn(choice) ? choice : null;
    return isColumn(name) ? name : null;
  });
  const used = new Set(exact);
  return exact.map((column, index) => {
    const meant = HEADING_COLUMNS[names[index] ?? ""];
    if (column || chosen[index] !== undefined || !meant || used.has(meant)) return column;
    used.add(meant);
    return meant;
  });
}

type Line = { line: number; cells: string[] };

function readRecords(text: string, delimiter: string): Line[] | { problem: string } {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: FILE_ROWS_MAX + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? ` near line ${error.lines}` : "";
    return { problem: `The file cannot be read as a table: a quotation mark${line} is not closed.` };
  }
}

function findSeparator(text: string): string {
  const [heading = ""] = text.split("\n");
  const countOf = (separator: string) => heading.split(separator).length;
  return SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

const toName = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, "_")
    .replace(/_$/, "");
const isColumn = (name: string): name is FileColumn => (FILE_COLUMNS as readonly string[]).includes(name);

function findHeadingProblem(columns: readonly (FileColumn | null)[], choices: FileChoices): string | null {
  if (!columns.includes("client_name"))
    return "No column has the customer’s name. Choose that column below. The first line of the file must contain the column names.";
  if (!columns.includes("report_type") && !choices.reportType)
    return "No column says which report to prepare. Choose a report under “Report for rows without one”, or choose that column below.";
  const twice = columns.find((name, index) => name !== null && columns.indexOf(name) !== index);
  return twice ? `Two columns are used as “${COLUMN_WORDS[twice]}”. Choose which one to use.` : null;
}

function toRow(
  line: number,
  record: readonly string[],
  columns: readonly (FileColumn | null)[],
  reading: { schema: typeof CreateRequest; choices: FileChoices; consentType: ConsentType },
): FileRow {
  const { schema, choices, consentType } = reading;
  const cells: FileRow["cells"] = {};
  for (const [index, name] of columns.entries()) {
    const cell = record[index]?.trim() ?? "";
    if (!name || cell === "") continue;
    cells[name] = WORD_COLUMNS.includes(name) ? toName(cell) : cell;
  }
  if (choices.reportType) cells.report_type ??= choices.reportType;
  const sent = toBody(cells);
  const parsed = schema.safeParse(sent);
  const faults = parsed.success ? [] : toFieldErrors("body", parsed.error.issues, sent).map(atColumn);
  const extra = record.slice(columns.length).some((cell) => cell.trim() !== "");
  if (extra)
    faults.push({
      type: "value_error",
      loc: ["row"],
      msg: "This row has more cells than the file has headings",
    });
  if (parsed.success && parsed.data.refresh_every_days) {
    const { consent_type, refresh_every_days } = parsed.data;
    const fault = findRefreshFault(consent_type ?? consentType, refresh_every_days);
    if (fault) faults.push(fault);
  }
  return { line, cells, body: parsed.success && faults.length === 0 ? parsed.data : null, faults };
}

/** The row as an API body: its cells, including those of the assessment. */
function toBody(cells: FileRow["cells"]): Record<string, unknown> {
  const assessment: Record<string, unknown> = {};
  const rest: Record<string, unknown> = { ...cells };
  if (cells.refresh_every_days) rest.refresh_every_days = toNumber(cells.refresh_every_days);
  for (const column of ASSESSMENT_COLUMNS) {
    const cell = cells[column];
    delete rest[column];
    if (cell === undefined) continue;
    const value = TEXT_COLUMNS.includes(column) ? cell : toNumber(cell);
    const [outer, inner] = ASSESSMENT_PATHS[column];
    if (inner === undefined) assessment[outer] = value;
    else assessment[outer] = { ...(assessment[outer] as object | undefined), [inner]: value };
  }
  return Object.keys(assessment).length > 0 ? { ...rest, assessment } : rest;
}

/** A number as a spreadsheet writes it; leaves other text unchanged, so that the error can show it. */
function toNumber(cell: string): number | string {
  return /^\d{1,12}(\.\d{1,6})?$/.test(cell) ? Number(cell) : cell;
}

/** Replaces the path in an assessment error with the name of its column, or with `row` if no column has the path. */
function atColumn(fault: FieldError): FieldError {
  const [where, name, ...path] = fault.loc;
  if (name !== "assessment") return fault;
  const column = ASSESSMENT_COLUMNS.find((candidate) => ASSESSMENT_PATHS[candidate].join() === path.join());
  return { ...fault, loc: [where ?? "body", column ?? "row"] };
}
