import type { Day } from "@/lib/engine/calendar/day";
import { addProblem, type Problems, quote } from "@/lib/engine/input/problem";
import type { Columns } from "@/lib/engine/input/statement/columns";
import { type DateOrder, findPrintedDay } from "@/lib/engine/input/statement/find-printed-day";
import { findStatementCents } from "@/lib/engine/input/statement/find-statement-cents";
import { tidyText } from "@/lib/engine/text/tidy-text";

/** One line of a statement's text, split into cells; `line` counts from 1 as an editor does. */
export type StatementLine = { line: number; cells: readonly string[] };

/**
 * A row of the statement. `isSigned` is true if its direction is known; otherwise only the balance can show the
 * direction.
 */
export type StatementRow = {
  line: number;
  on: Day;
  cents: number;
  isSigned: boolean;
  balanceCents: number | null;
  isPending: boolean;
  account: string;
  currency: string;
  description: string;
  party: string;
};

type LineReader = {
  file: string;
  columns: Columns;
  order: DateOrder;
  /** True if the debit column's amounts are positive, as in most banks' files; ING writes a minus. */
  isDebitPositive: boolean;
  problems: Problems;
};

/** Summary lines: recognised by their text, or by a word in place of the date. */
const SUMMARY_TEXT = /^(?:(?:opening|closing) balance|(?:balance )?(?:brought|carried) forward)\b/i;
const SUMMARY_DATE = /^(?:opening|closing|total|balance)\b/i;
const PENDING_TEXT = /^pending\b/i;
const PENDING_KIND = /\b(?:authorisation|authorization|pending)\b/i;

/** Reads a line as a row; null for other lines (totals, opening balances, notes) and for lines with a problem. */
export function readLine(reader: LineReader, { line, cells }: StatementLine): StatementRow | null {
  const { columns, problems, order } = reader;
  const cell = (index: number | null) => (index === null ? "" : (cells[index] ?? "").trim());
  const position = (column: string) => `${reader.file} line ${line}, ${column}`;
  const dateText = columns.dates.map(cell).find((text) => text !== "") ?? "";
  const text = columns.texts.map(cell).find((found) => found !== "") ?? "";
  if (SUMMARY_DATE.test(dateText) || SUMMARY_TEXT.test(text)) return null;
  const before = problems.count;
  const amount = readAmount(reader, cells, position);
  if (amount === null || problems.count > before) return null;
  if (dateText === "") {
    addProblem(problems, position("date"), "missing");
    return null;
  }
  const on = findPrintedDay(dateText, order);
  if (on === null) {
    addProblem(problems, position("date"), `${quote(dateText)} is not a date such as "31/07/2026"`);
    return null;
  }
  const balanceText = cell(columns.balance);
  const balance = balanceText === "" ? null : findStatementCents(balanceText);
  if (balanceText !== "" && balance === null) {
    addProblem(problems, position("balance"), `${quote(balanceText)} is not an amount such as "1,234.50"`);
    return null;
  }
  const kind = cell(columns.kind);
  const party = cell(columns.party);
  return {
    line,
    on,
    ...amount,
    balanceCents: balance?.cents ?? null,
    isPending: PENDING_TEXT.test(text) || PENDING_KIND.test(kind),
    account: tidyText(cell(columns.account), 80),
    currency: tidyText(cell(columns.currency), 8),
    description: text || party || kind,
    party,
  };
}

type Amount = Pick<StatementRow, "cents" | "isSigned">;

function readAmount(
  reader: LineReader,
  cells: readonly string[],
  position: (column: string) => string,
): Amount | null {
  const { columns, problems } = reader;
  const read = (column: number | null, name: string): (Amount & { text: string }) | null => {
    const text = column === null ? "" : (cells[column] ?? "").trim();
    if (text === "" || text === "-") return null;
    const found = findStatementCents(text);
    if (!found) addProblem(problems, position(name), `${quote(text)} is not an amount such as "-12.50"`);
    return found && { ...found, text };
  };
  const debit = read(columns.debit, "debit");
  const credit = read(columns.credit, "credit");
  if (debit && credit && debit.cents !== 0 && credit.cents !== 0) {
    addProblem(
      problems,
      position("debit"),
      `${quote(debit.text)} is in the same row as a credit of ${quote(credit.text)}`,
    );
    return null;
  }
  if (debit && debit.cents !== 0)
    return { cents: reader.isDebitPositive ? -debit.cents : debit.cents, isSigned: true };
  if (credit && credit.cents !== 0) return { cents: credit.cents, isSigned: true };
  const amount = read(columns.amount, "amount");
  if (!amount) return (debit ?? credit) === null ? null : { cents: 0, isSigned: true };
  const said = (column: number | null) => (column === null ? "" : (cells[column] ?? "").trim());
  // Most banks print the type of payment under "Type", but some print "DR" and "CR". So only words like these are read
  // as a direction.
  const kind = said(columns.kind);
  const marker = said(columns.marker) || (/^(?:dr|cr|debit|credit)$/i.test(kind) ? kind : "");
  if (/^(?:dr|debit|d|out|-)$/i.test(marker)) return { cents: -Math.abs(amount.cents), isSigned: true };
  if (/^(?:cr|credit|c|in|\+)$/i.test(marker)) return { cents: Math.abs(amount.cents), isSigned: true };
  return { cents: amount.cents, isSigned: amount.isSigned || amount.cents === 0 };
}
