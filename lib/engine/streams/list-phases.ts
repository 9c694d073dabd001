import type { BankRow } from "@/lib/engine/row";

const CYCLES: readonly number[] = [14, 7, 28];
const SUBSTREAMS_MAX = 3;
const SUBSTREAM_ROWS_MIN = 4;
/** The maximum number of days by which a payday may move for a weekend or holiday. */
const MOVED_DAYS_MAX = 2;
/** The maximum number of consecutive dates that a substream may miss. */
const MISSED_MAX = 2;
/**
 * Substreams are separate payments only if they overlap for at least this share of the whole time. If one substream
 * ends where another begins, both are the same pay, and its cycle changed.
 */
const BESIDE_SHARE_MIN = 0.7;
const ROWS_MAX = 200;

/**
 * Splits payments of one party by payday, if each part has the same cycle. Examples are the pensions of two partners,
 * one paid every second Tuesday and one every second Thursday. Each payment joins the substream whose next date is
 * nearest. A difference from the substream's last amount counts as up to one further day of distance. Returns one
 * substream if no such cycle explains the payments.
 */
export function listPhases(rows: readonly BankRow[]): BankRow[][] {
  if (rows.length < 2 * SUBSTREAM_ROWS_MIN || rows.length > ROWS_MAX) return [[...rows]];
  for (const cycle of CYCLES) {
    const substreams = followSubstreams(rows, cycle);
    if (!substreams || substreams.length === 1) continue;
    if (substreams.every((substream) => substream.length >= SUBSTREAM_ROWS_MIN) && isBeside(substreams))
      return substreams;
  }
  return [[...rows]];
}

function isBeside(substreams: readonly BankRow[][]): boolean {
  const firsts = substreams.map((substream) => substream[0]?.dayNumber ?? 0);
  const lasts = substreams.map((substream) => substream[substream.length - 1]?.dayNumber ?? 0);
  const shared = Math.min(...lasts) - Math.max(...firsts);
  return shared >= (Math.max(...lasts) - Math.min(...firsts)) * BESIDE_SHARE_MIN;
}

function followSubstreams(rows: readonly BankRow[], cycle: number): BankRow[][] | null {
  const substreams: BankRow[][] = [];
  for (const row of rows) {
    const next = nearestSubstream(row, substreams, cycle);
    if (next) next.push(row);
    else if (substreams.length === SUBSTREAMS_MAX) return null;
    else substreams.push([row]);
  }
  return substreams;
}

function nearestSubstream(row: BankRow, substreams: readonly BankRow[][], cycle: number): BankRow[] | null {
  let nearest: BankRow[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const substream of substreams) {
    const last = substream[substream.length - 1];
    if (!last) continue;
    const cycles = Math.round((row.dayNumber - last.dayNumber) / cycle);
    const off = Math.abs(row.dayNumber - last.dayNumber - cycles * cycle);
    if (cycles < 1 || cycles > 1 + MISSED_MAX || off > MOVED_DAYS_MAX) continue;
    const apart = off + Math.min(1, Math.abs(row.cents - last.cents) / Math.max(1, Math.abs(last.cents)));
    if (apart < least) nearest = substream;
    least = Math.min(least, apart);
  }
  return nearest;
}
