import type { BankRow } from "@/lib/engine/row";

const CYCLES: readonly number[] = [14, 7, 28];
const LANES_MAX = 3;
const LANE_ROWS_MIN = 4;
/** A payday may move this far for a weekend or a holiday. */
const MOVED_DAYS_MAX = 2;
/** Dates left out in a row before a lane is dropped. */
const MISSED_MAX = 2;
/** Lanes run side by side for this share of the time: one that ends where another goes on is a pay cycle that changed. */
const BESIDE_SHARE_MIN = 0.7;
const ROWS_MAX = 200;

/**
 * Payments of one party at one cycle on different paydays, parted by payday: the pensions of two partners, one paid on Tuesdays
 * and one on Thursdays of every second week. Each payment goes to the lane whose next date, and then whose last amount, is
 * nearest. One lane for payments that no such cycle explains.
 */
export function listPhases(rows: readonly BankRow[]): BankRow[][] {
  if (rows.length < 2 * LANE_ROWS_MIN || rows.length > ROWS_MAX) return [[...rows]];
  for (const cycle of CYCLES) {
    const lanes = followLanes(rows, cycle);
    if (!lanes || lanes.length === 1) continue;
    if (lanes.every((lane) => lane.length >= LANE_ROWS_MIN) && isBeside(lanes)) return lanes;
  }
  return [[...rows]];
}

function isBeside(lanes: readonly BankRow[][]): boolean {
  const firsts = lanes.map((lane) => lane[0]?.dayNumber ?? 0);
  const lasts = lanes.map((lane) => lane[lane.length - 1]?.dayNumber ?? 0);
  const shared = Math.min(...lasts) - Math.max(...firsts);
  return shared >= (Math.max(...lasts) - Math.min(...firsts)) * BESIDE_SHARE_MIN;
}

function followLanes(rows: readonly BankRow[], cycle: number): BankRow[][] | null {
  const lanes: BankRow[][] = [];
  for (const row of rows) {
    const next = nearestLane(row, lanes, cycle);
    if (next) next.push(row);
    else if (lanes.length === LANES_MAX) return null;
    else lanes.push([row]);
  }
  return lanes;
}

function nearestLane(row: BankRow, lanes: readonly BankRow[][], cycle: number): BankRow[] | null {
  let nearest: BankRow[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const lane of lanes) {
    const last = lane[lane.length - 1];
    if (!last) continue;
    const cycles = Math.round((row.dayNumber - last.dayNumber) / cycle);
    const off = Math.abs(row.dayNumber - last.dayNumber - cycles * cycle);
    if (cycles < 1 || cycles > 1 + MISSED_MAX || off > MOVED_DAYS_MAX) continue;
    const apart = off + Math.min(1, Math.abs(row.cents - last.cents) / Math.max(1, Math.abs(last.cents)));
    if (apart < least) nearest = lane;
    least = Math.min(least, apart);
  }
  return nearest;
}
