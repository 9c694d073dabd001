import { toDecision } from "@/lib/engine/categories/decision";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

const ROWS_MIN = 5;
/** Pay between these shares of the usual is the usual pay, somewhat more or less of it. */
const USUAL_LOW = 0.75;
const USUAL_HIGH = 1.25;
/** More odd payments than this share are how the pay is, not exceptions to it. */
const ODD_SHARE_MAX = 0.2;
/** A payment this part of a cycle from a payday does not stand for that pay. */
const NEAR_CYCLES = 0.25;

/**
 * A bonus printed in the words of the wages is known by coming between paydays and not being the usual pay. It becomes
 * variable pay, so that it neither raises what the wages come to nor is lost.
 */
export function partBonuses(decisions: Decision[], streams: readonly FoundStream[]): Decision[] {
  for (const stream of streams)
    for (const row of listBonuses(stream, decisions))
      decisions[row.index] = toDecision("inc.salary.variable", "CADENCE", "between paydays", 0.75);
  return decisions;
}

function listBonuses(stream: FoundStream, decisions: readonly Decision[]): BankRow[] {
  if (stream.direction !== "IN") return [];
  const rows = stream.rows.filter((row) => decisions[row.index]?.code === "inc.salary.regular");
  if (rows.length < ROWS_MIN) return [];
  const median = findMedian(rows.map((row) => row.cents)) ?? 0;
  const isUsual = ({ cents }: BankRow) => cents >= median * USUAL_LOW && cents <= median * USUAL_HIGH;
  const odd = rows.filter((row) => !isUsual(row));
  if (odd.length === 0 || odd.length > rows.length * ODD_SHARE_MAX) return [];
  const usual = restream(stream, "usual", rows.filter(isUsual));
  return usual.isMature ? odd.filter((row) => isBetween(row, usual)) : [];
}

/** Neither in the place of a pay that is missing nor a whole cycle before the first or after the last. */
function isBetween(row: BankRow, { rows, fit }: FoundStream): boolean {
  if (!fit || fit.frequency === "IRREGULAR") return false;
  const cycle = CYCLE_DAYS[fit.frequency];
  const distance = (day: number) => Math.abs(day - row.dayNumber);
  const replaces = fit.missed.some((day) => distance(day) <= cycle * NEAR_CYCLES);
  return !replaces && rows.some((other) => distance(other.dayNumber) < cycle * (1 - NEAR_CYCLES));
}
