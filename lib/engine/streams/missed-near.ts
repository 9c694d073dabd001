import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** The number of cycles within which a missed pay may be paid later. */
const CYCLES_MAX = 2;

/**
 * Lists the expected days without a payment in the two cycles before `day`. A payment on `day` may be for these days.
 */
export function listMissedBefore(day: number, { frequency, missed }: Fit): number[] {
  if (frequency === "IRREGULAR") return [];
  const from = day - CYCLES_MAX * CYCLE_DAYS[frequency];
  return missed.filter((due) => due >= from && due < day);
}

/** The longest leave that is paid in advance, in cycles: six weeks of a weekly pay. */
const LEAVE_CYCLES_MAX = 6;
/**
 * A missed payday may belong to an earlier payment if it is about a whole number of cycles after that payment. The
 * difference from a whole number may be at most this share of a cycle.
 */
const NEAR_SHARE = 0.25;

/**
 * Lists the missed paydays that directly follow a payment on `day`, one cycle after another. The payment may cover
 * these paydays, for example if leave is paid in advance.
 */
export function listMissedAfter(day: number, { frequency, missed }: Fit): number[] {
  if (frequency === "IRREGULAR") return [];
  const cycle = CYCLE_DAYS[frequency];
  const found: number[] = [];
  for (let at = 1; at <= LEAVE_CYCLES_MAX; at++) {
    const due = missed.find((one) => Math.abs(one - day - at * cycle) <= cycle * NEAR_SHARE);
    if (due === undefined) break;
    found.push(due);
  }
  return found;
}
