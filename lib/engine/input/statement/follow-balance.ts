import type { StatementRow } from "@/lib/engine/input/statement/read-line";

/** The result of following one account's running balance. */
export type Followed = {
  /** The rows, oldest first, each with its direction. Rows whose direction is unknown are omitted and counted. */
  rows: StatementRow[];
  closingCents: number | null;
  /**
   * `steps` is the number of changes of the balance that could be checked. `agreed` is the number of these that match
   * the amounts of the rows.
   */
  steps: number;
  agreed: number;
  /** The numbers of the lines before which rows are missing. The balance jumps there. */
  breaks: number[];
  undirected: number;
};

/** A balance column is a running balance only if at least this share of its steps match the amounts. */
const AGREED_MIN = 0.5;

/**
 * Orders the rows so that the balance follows from row to row, derives the direction of unsigned amounts from it, and
 * finds where rows are missing. The file may be newest or oldest first, and so may the rows within a day.
 */
export function followBalance(rows: readonly StatementRow[]): Followed {
  const best = listOrders(rows)
    .flatMap((ordered) => [walk(ordered, 1), walk(ordered, -1)])
    .reduce((a, b) => (b.agreed > a.agreed ? b : a));
  const isRunning = best.agreed >= best.steps * AGREED_MIN;
  const directed = best.ordered.flatMap((row): StatementRow[] => {
    if (row.isSigned) return [best.sign === 1 || !isRunning ? row : { ...row, cents: -row.cents }];
    const step = isRunning ? best.stepOf.get(row) : undefined;
    if (step === undefined || Math.abs(step) !== Math.abs(row.cents)) return [];
    return [{ ...row, cents: step, isSigned: true }];
  });
  return {
    rows: directed,
    closingCents: isRunning ? closingOf(best.ordered, best.sign) : null,
    steps: best.steps,
    agreed: best.agreed,
    breaks: isRunning ? best.breaks : [],
    undirected: rows.length - directed.length,
  };
}

/**
 * The four possible orders of the rows. Two are by date, oldest first, with each day's rows in the file's order or
 * reversed. The other two are the file's order and its reverse.
 */
function listOrders(rows: readonly StatementRow[]): StatementRow[][] {
  const byDay = (list: readonly StatementRow[]) =>
    [...list].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const against = rows.toReversed();
  const first = rows[0]?.on ?? "";
  const last = rows[rows.length - 1]?.on ?? "";
  const orders = [byDay(rows), byDay(against), [...rows], against];
  return first > last ? [1, 0, 3, 2].map((index) => orders[index] ?? []) : orders;
}

/** Follows the balance from row to row. `sign` is −1 for card statements that print purchases as positive amounts. */
function walk(ordered: readonly StatementRow[], sign: 1 | -1) {
  const stepOf = new Map<StatementRow, number>();
  const breaks: number[] = [];
  let steps = 0;
  let agreed = 0;
  let before: number | null = null;
  let between = 0;
  for (const row of ordered) {
    if (row.isPending) continue;
    between += sign * row.cents;
    if (row.balanceCents === null) continue;
    if (before !== null) {
      steps += 1;
      const step = row.balanceCents - before;
      stepOf.set(row, step);
      if (row.isSigned ? step === between : Math.abs(step) === Math.abs(row.cents)) agreed += 1;
      else breaks.push(row.line);
    }
    before = row.balanceCents;
    between = 0;
  }
  return { ordered, sign, steps, agreed, breaks, stepOf };
}

/**
 * The closing balance: the last known one plus the rows posted after it. Null if no row has a balance, or a later row
 * has no known direction.
 */
function closingOf(rows: readonly StatementRow[], sign: 1 | -1): number | null {
  let after = 0;
  for (const row of rows.toReversed()) {
    if (row.isPending) continue;
    if (row.balanceCents !== null) return row.balanceCents + after;
    if (!row.isSigned) return null;
    after += sign * row.cents;
  }
  return null;
}
