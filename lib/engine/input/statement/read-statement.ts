import { addProblem, type Problems } from "@/lib/engine/input/problem";
import { type Columns, findNamedColumns } from "@/lib/engine/input/statement/columns";
import { findDateOrder } from "@/lib/engine/input/statement/find-printed-day";
import { findStatementCents } from "@/lib/engine/input/statement/find-statement-cents";
import { type Followed, followBalance } from "@/lib/engine/input/statement/follow-balance";
import { guessColumns } from "@/lib/engine/input/statement/guess-columns";
import { readLine, type StatementLine, type StatementRow } from "@/lib/engine/input/statement/read-line";

/** A statement's rows by the account that the account column names ("" without such a column). */
export type Statement = {
  file: string;
  parts: { account: string; followed: Followed }[];
  /**
   * The number of lines with "pending" or a similar word in place of the date. They are not posted yet and are left
   * out.
   */
  undatedPending: number;
};

const PENDING_DATE = /^(?:pending|processing|authori[sz]ed|authori[sz]ation|not posted|uncleared)\b/i;

/**
 * The maximum number of lines checked for the headings. Only a title, an account number and a date range precede them.
 */
const HEADING_LINES_MAX = 30;

/**
 * Reads a plain statement export: finds the columns by their headings or contents, reads every line, and uses the
 * running balance for order, direction and missing rows. Adds a problem with line and column for each thing that it
 * cannot read; the result is then incomplete and must not be used.
 */
export function readStatement(file: string, lines: readonly StatementLine[], problems: Problems): Statement {
  const { readings, body: all } = findReadings(lines);
  const [usual] = readings;
  if (!usual) {
    addProblem(
      problems,
      file,
      "no columns of dates and amounts were found; add headings such as Date, Description, Amount, Balance",
    );
    return { file, parts: [], undatedPending: 0 };
  }
  const isPending = ({ cells }: StatementLine) =>
    usual.dates.some((index) => PENDING_DATE.test((cells[index] ?? "").trim()));
  const body = all.filter((line) => !isPending(line));
  const chosen = readings.length === 1 ? usual : chooseReading(file, body, readings, usual);
  const rows = readLines(file, body, chosen, problems);
  const accounts = new Map<string, StatementRow[]>();
  for (const row of rows) {
    const own = accounts.get(row.account);
    if (own) own.push(row);
    else accounts.set(row.account, [row]);
  }
  const parts = [...accounts].map(([account, own]) => ({ account, followed: followBalance(own) }));
  if (rows.length === 0 && problems.count === 0) addProblem(problems, file, "contains no transactions");
  refuseUndirected(file, parts, problems);
  return { file, parts, undatedPending: all.length - body.length };
}

function findReadings(lines: readonly StatementLine[]): {
  readings: Columns[];
  body: readonly StatementLine[];
} {
  for (const [index, { cells }] of lines.slice(0, HEADING_LINES_MAX).entries()) {
    const columns = findNamedColumns(cells);
    if (columns) {
      const heading = cells.join("\u0000");
      return {
        readings: [columns],
        body: lines.slice(index + 1).filter((line) => line.cells.join("\u0000") !== heading),
      };
    }
  }
  return { readings: guessColumns(lines.map(({ cells }) => cells)), body: lines };
}

/**
 * Chooses the reading of the columns in which the most balances follow from the amounts. In a tie, the earlier
 * reading wins; `usual` is the first.
 */
function chooseReading(
  file: string,
  body: readonly StatementLine[],
  readings: readonly Columns[],
  usual: Columns,
): Columns {
  let best = { columns: usual, agreed: -1 };
  for (const columns of readings) {
    const problems = { list: [], count: 0 };
    const { agreed } = followBalance(readLines(file, body, columns, problems));
    if (problems.count === 0 && agreed > best.agreed) best = { columns, agreed };
  }
  return best.columns;
}

function readLines(
  file: string,
  body: readonly StatementLine[],
  columns: Columns,
  problems: Problems,
): StatementRow[] {
  const cellOf = (line: StatementLine, index: number | null) =>
    index === null ? "" : (line.cells[index] ?? "");
  const dates = body.flatMap((line) => columns.dates.map((index) => cellOf(line, index)));
  const debits = body.map((line) => findStatementCents(cellOf(line, columns.debit).trim())?.cents ?? 0);
  const positive = debits.filter((value) => value > 0).length;
  const negative = debits.filter((value) => value < 0).length;
  const reader = {
    file,
    columns,
    order: findDateOrder(dates),
    isDebitPositive: positive >= negative,
    problems,
  };
  const rows = body.flatMap((line) => readLine(reader, line) ?? []);
  // If one amount in a column has a minus, the column is signed, so amounts without a minus are positive.
  const isSigned = rows.some((row) => row.isSigned && row.cents !== 0);
  return isSigned ? rows.map((row) => ({ ...row, isSigned })) : rows;
}

/**
 * Adds a problem if the direction of more than one amount is unknown, because guessing would turn spending into income.
 */
function refuseUndirected(file: string, parts: Statement["parts"], problems: Problems): void {
  for (const { followed } of parts) {
    if (followed.undirected <= 1) continue;
    addProblem(
      problems,
      `${file}, amount`,
      `${followed.undirected} amounts have no sign, so money in and money out look the same; add a balance column, or a debit and a credit column`,
    );
  }
}
