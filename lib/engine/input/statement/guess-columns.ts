import type { Columns } from "@/lib/engine/input/statement/columns";
import { findDateOrder, findPrintedDay } from "@/lib/engine/input/statement/find-printed-day";
import { findStatementCents } from "@/lib/engine/input/statement/find-statement-cents";

const SAMPLE_MAX = 200;
const MOSTLY = 0.9;
/** A number without a decimal point and with at least this many digits is an account number, not an amount. */
const NUMBER_DIGITS_MIN = 6;

/**
 * Guesses the columns of a statement without headings from the contents of its cells. Returns the possible readings,
 * the usual one first; the running balance decides between them. Empty if no column has dates or no column has amounts.
 */
export function guessColumns(rows: readonly (readonly string[])[]): Columns[] {
  const sample = rows.slice(0, SAMPLE_MAX);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => sample.map((row) => (row[index] ?? "").trim()));
  const date = columns.findIndex((cells) => shareOf(cells, isDate(cells)) >= MOSTLY);
  if (date < 0) return [];
  const numbers: number[] = [];
  const texts: number[] = [];
  columns.forEach((cells, index) => {
    if (index === date || cells.every((cell) => cell === "")) return;
    if (shareOf(cells, isAmount) >= MOSTLY) numbers.push(index);
    else if (shareOf(cells, isDate(cells)) < MOSTLY && shareOf(cells, isLongNumber) < MOSTLY)
      texts.push(index);
  });
  const lengthOf = (index: number) => (columns[index] ?? []).reduce((sum, cell) => sum + cell.length, 0);
  const base: Columns = {
    dates: [date],
    texts: texts.sort((a, b) => lengthOf(b) - lengthOf(a) || a - b),
    party: null,
    kind: null,
    amount: null,
    debit: null,
    credit: null,
    marker: null,
    balance: null,
    account: null,
    currency: null,
  };
  return listReadings(numbers, columns).map((reading) => ({ ...base, ...reading }));
}

/**
 * The possible meanings of the columns with numbers. If each row fills exactly one of two columns, they are debits and
 * credits; otherwise they are an amount and a balance, in either order.
 */
function listReadings(numbers: readonly number[], columns: readonly string[][]): Partial<Columns>[] {
  const [a, b, c] = numbers;
  if (a === undefined) return [];
  if (b === undefined) return [{ amount: a }];
  const alternates = (x: number, y: number) =>
    (columns[x] ?? []).every((cell, row) => isFilled(cell) !== isFilled(columns[y]?.[row] ?? ""));
  if (c !== undefined && alternates(a, b))
    return [
      { debit: a, credit: b, balance: c },
      { debit: b, credit: a, balance: c },
    ];
  if (alternates(a, b)) return [{ debit: a, credit: b }];
  return [
    { amount: a, balance: b },
    { amount: b, balance: a },
  ];
}

const isFilled = (cell: string) => cell !== "" && findStatementCents(cell)?.cents !== 0;

function isDate(cells: readonly string[]): (cell: string) => boolean {
  const order = findDateOrder(cells);
  return (cell) => findPrintedDay(cell, order) !== null;
}

const isAmount = (cell: string) => findStatementCents(cell) !== null && !isLongNumber(cell);
const isLongNumber = (cell: string) =>
  /^[\d -]+$/.test(cell) && cell.replace(/\D/g, "").length >= NUMBER_DIGITS_MIN;

/** The share of non-empty cells that pass `test`. */
function shareOf(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}
