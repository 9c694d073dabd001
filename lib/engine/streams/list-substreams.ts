import type { BankRow } from "@/lib/engine/row";

/**
 * Payments are split only if there are several payments on at least this share of the dates, and on at least
 * DOUBLE_DATES_MIN dates.
 */
const DOUBLE_SHARE_MIN = 0.25;
const DOUBLE_DATES_MIN = 3;
const SUBSTREAMS_MAX = 6;
/** Groups with more rows than this are not split: they are purchases by habit, such as two a day at one counter. */
const ROWS_MAX = 400;

/**
 * Splits payments of one party if several fall on the same dates. Examples are two phones on one plan, rent in two
 * halves, two people's wages from one employer, and a wage paid into two accounts. A cadence allows only one payment
 * per date, so without the split it would not count the others. The payments of a date are ordered by account and
 * then by amount, so that each substream has the payments of one contract. If no split is needed, returns all rows as
 * one substream.
 */
export function listSubstreams(rows: readonly BankRow[]): BankRow[][] {
  if (rows.length < 2 * DOUBLE_DATES_MIN || rows.length > ROWS_MAX || !hasDoubles(rows)) return [[...rows]];
  const dates = new Map<number, BankRow[]>();
  for (const row of rows) {
    const date = dates.get(row.dayNumber);
    if (date) date.push(row);
    else dates.set(row.dayNumber, [row]);
  }
  const doubled = [...dates.values()].filter((date) => date.length > 1);
  const width = Math.min(SUBSTREAMS_MAX, medianOf(doubled.map((date) => date.length)));
  const substreams: BankRow[][] = Array.from({ length: width }, () => []);
  for (const date of dates.values()) {
    const ordered = [...date].sort(bySide);
    for (const [index, row] of ordered.entries()) substreams[Math.min(index, width - 1)]?.push(row);
  }
  return substreams
    .filter((substream) => substream.length > 0)
    .map((substream) => substream.sort((a, b) => a.index - b.index));
}

/** Reports whether enough dates have several payments. Rows are in canonical order. */
function hasDoubles(rows: readonly BankRow[]): boolean {
  let dates = 0;
  let doubled = 0;
  let onDate = 0;
  for (let index = 0; index < rows.length; index++) {
    onDate = rows[index]?.dayNumber === rows[index - 1]?.dayNumber ? onDate + 1 : 1;
    if (onDate === 1) dates++;
    if (onDate === 2) doubled++;
  }
  return doubled >= DOUBLE_DATES_MIN && doubled >= dates * DOUBLE_SHARE_MIN;
}

/** Splits payments of one party by receiving account; returns one substream if there is only one account. */
export function listAccountSubstreams(rows: readonly BankRow[]): BankRow[][] {
  const substreams = new Map<string, BankRow[]>();
  for (const row of rows) {
    const substream = substreams.get(row.accountId);
    if (substream) substream.push(row);
    else substreams.set(row.accountId, [row]);
  }
  return [...substreams].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, substream]) => substream);
}

function bySide(a: BankRow, b: BankRow): number {
  if (a.accountId !== b.accountId) return a.accountId < b.accountId ? -1 : 1;
  return Math.abs(a.cents) - Math.abs(b.cents) || a.index - b.index;
}

function medianOf(counts: readonly number[]): number {
  return [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
}
