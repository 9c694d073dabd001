import { distance } from "@/lib/engine/streams/calendar";
import { Attempt, type Fit, type Model } from "@/lib/engine/streams/score-fit";

/** A cadence is tried from each of this many first payments, because the very first payment might not fit it. */
const STARTS_MAX = 3;

/** The best fit of a cadence with a fixed number of days; null if none can reach `floor`. */
export function fitFixed(
  days: readonly number[],
  model: Model & { days: number },
  floor: number,
): Fit | null {
  let best: Fit | null = null;
  for (let start = 0; start < Math.min(STARTS_MAX, days.length - 1); start++) {
    const fit = followCycles(days, model, start, Math.max(floor, best?.score ?? Number.NEGATIVE_INFINITY));
    if (fit && (best === null || fit.score > best.score)) best = fit;
  }
  return best;
}

const attempt = new Attempt();

function followCycles(
  days: readonly number[],
  model: Model & { days: number },
  start: number,
  floor: number,
): Fit | null {
  attempt.start(model, days.length, floor, start);
  let anchor = days[start] ?? 0;
  for (let index = start + 1; index < days.length; index++) {
    const day = days[index] ?? anchor;
    let cycles = nearestCycle(day, anchor, model.days);
    let due = anchor + cycles * model.days;
    let off = distance(day, due);
    const isNear = cycles >= 1 && off <= model.tolerance;
    if (!isNear && isResumed(day, anchor, days[index + 1], model)) {
      cycles = Math.max(1, Math.round((day - anchor) / model.days));
      due = day;
      off = 0;
    }
    const isHit = cycles >= 1 && off <= model.tolerance;
    if (!(isHit ? attempt.onTime(off, cycles - 1) : attempt.unexplained())) return null;
    if (!isHit) continue;
    for (let missed = 1; missed < cycles; missed++) attempt.miss(anchor + missed * model.days);
    // If only a holiday moved the payment, later dates are still counted from the due date.
    anchor = off === 0 ? due : day;
  }
  return attempt.toFit(start, toNext(anchor, days, model.days));
}

/**
 * Returns a function that finds the first expected date after a day. That function itself finds the usual day, because
 * most fits never call it. toNext is separate from followCycles, so that attempts that fail create no function.
 */
function toNext(anchor: number, days: readonly number[], cycle: number): Fit["next"] {
  return (day) => {
    const last = usualDay(anchor, days, cycle);
    return last + Math.max(1, Math.floor((day - last) / cycle) + 1) * cycle;
  };
}

/**
 * Reports whether regular payments resume on this day after a pause, possibly on another weekday: the next payment
 * follows one cycle later. False if no payday was missed, because the payment is then an extra one.
 */
function isResumed(
  day: number,
  anchor: number,
  next: number | undefined,
  model: Model & { days: number },
): boolean {
  const isLate = day - anchor > model.days + model.tolerance;
  return isLate && next !== undefined && Math.abs(next - day - model.days) <= model.tolerance;
}

/**
 * The number of cycles from `anchor` to the due date nearest to `day`. A holiday may move a payment by some days: a
 * debit due on Good Friday is made on the following Tuesday.
 */
function nearestCycle(day: number, anchor: number, length: number): number {
  const before = Math.floor((day - anchor) / length);
  const due = anchor + before * length;
  return before >= 1 && distance(day, due) <= distance(day, due + length) ? before : before + 1;
}

/** The number of past paydays that decide the usual weekday. */
const PHASE_DAYS = 7;

/** Moves the last payment's day to the usual day of the latest payments, because a holiday may have shifted it. */
function usualDay(last: number, days: readonly number[], cycle: number): number {
  const counts = new Map<number, number>();
  for (const day of days.slice(-PHASE_DAYS)) {
    const late = (((day - last) % cycle) + cycle) % cycle;
    const shift = late > cycle / 2 ? late - cycle : late;
    if (Math.abs(shift) <= 3) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]) || a[0] - b[0]);
  return last + (usual?.[0] ?? 0);
}
