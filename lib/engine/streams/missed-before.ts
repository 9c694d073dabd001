import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** A missed pay is paid within this many cycles. */
const CYCLES_MAX = 2;

/** The expected days without a payment, in the two cycles before `day`, that a payment on `day` may be for. */
export function listMissedBefore(day: number, { frequency, missed }: Fit): number[] {
  if (frequency === "IRREGULAR") return [];
  const from = day - CYCLES_MAX * CYCLE_DAYS[frequency];
  return missed.filter((due) => due >= from && due < day);
}
