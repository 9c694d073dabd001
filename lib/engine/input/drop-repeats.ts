/** If at least this many different rows are doubled together, we conclude that a page was sent twice. */
const DOUBLED_KEYS_MIN = 4;

/**
 * Removes repeats of rows without a bank id, because pages may have been sent twice. Two equal coffees on one day stay
 * two rows. But if every row over several days occurs twice (or three times), a page was repeated. The input's order
 * does not matter. `keyOf` returns equal texts for equal rows.
 */
export function dropRepeats<Row extends Dated>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const kept: Row[] = [];
  for (const days of groupByAccountAndDay(rows, keyOf).values()) {
    const ordered = [...days.entries()].sort(([a], [b]) => a - b).map(([, keys]) => keys);
    const repeats = findRepeats(ordered);
    ordered.forEach((keys, index) => {
      for (const same of keys.values()) kept.push(...same.slice(0, keepCount(same.length, repeats, index)));
    });
  }
  return kept;
}

type Dated = { accountId: string; dayNumber: number };
type DayRows<Row> = Map<string, Row[]>;

function groupByAccountAndDay<Row extends Dated>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Map<number, DayRows<Row>>> {
  const accounts = new Map<string, Map<number, DayRows<Row>>>();
  for (const row of rows) {
    const days = accounts.get(row.accountId) ?? new Map<number, DayRows<Row>>();
    accounts.set(row.accountId, days);
    const keys: DayRows<Row> = days.get(row.dayNumber) ?? new Map();
    days.set(row.dayNumber, keys);
    const key = keyOf(row);
    const same = keys.get(key);
    if (same) same.push(row);
    else keys.set(key, [row]);
  }
  return accounts;
}

/** For each day, the factor by which repeated pages multiplied its rows: 1 if no page was repeated. */
function findRepeats(days: readonly DayRows<unknown>[]): number[] {
  const repeats = days.map(() => 1);
  let start = 0;
  while (start < days.length) {
    let factor = 0;
    let keyCount = 0;
    let end = start;
    for (; end < days.length; end++) {
      const next = [...(days[end]?.values() ?? [])].reduce(
        (common, same) => commonDivisor(common, same.length),
        factor,
      );
      if (next < 2) break;
      factor = next;
      keyCount += days[end]?.size ?? 0;
    }
    if (keyCount >= DOUBLED_KEYS_MIN) repeats.fill(factor, start, end);
    start = Math.max(end, start + 1);
  }
  return repeats;
}

/**
 * The number of equal rows to keep on the day at `index`. A page may begin or end within the days next to a repeated
 * run, so doubled rows on those days belong to the run.
 */
function keepCount(count: number, repeats: readonly number[], index: number): number {
  const factor = Math.max(repeats[index] ?? 1, repeats[index - 1] ?? 1, repeats[index + 1] ?? 1);
  return count % factor === 0 ? count / factor : count;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
