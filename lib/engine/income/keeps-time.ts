import { toMean } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentRows } from "@/lib/engine/streams/cycle-change";
import { listOutliers } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** If the last few payments have at least this consistency, the current pay is known and is used. */
const STEADY_MIN = 0.98;
const RECENT_PAYS = 6;
/** The share of paydays that must have a payment. A payday without one may be a sick day or an unpaid holiday. */
const KEPT_MIN = 0.9;
const LEVEL_PAYS = 3;
const RESUMED_PAYS = 2;
const LEVEL_STEADY_MIN = 0.999;
const RESUMED_STEADY_MIN = 0.9;

/**
 * `missed` is the number of missed paydays. `pausedUntil` is the last missed payday of a pause; null without a pause.
 */
type Timekeeping = { missed: number; pausedUntil: number | null };

/**
 * Reports how well payments keep to their paydays. Returns a result in three cases:
 * - Nearly every payday has a payment.
 * - The stream has no cadence.
 * - The payments paused once and resumed, as for leave or an illness. The pay is then unchanged.
 *
 * Returns null if more dates are missed without such a pause, because the mean is then more accurate.
 */
export function keepsTime(stream: FoundStream, ledger: Ledger): Timekeeping | null {
  const { fit } = stream;
  if (!fit || fit.frequency === "IRREGULAR") return { missed: 0, pausedUntil: null };
  const missed = listMissed(stream, ledger);
  if (fit.hits / (fit.hits + missed.length) >= KEPT_MIN) return { missed: missed.length, pausedUntil: null };
  const pausedUntil = findPause(fit, missed);
  return pausedUntil === null ? null : { missed: missed.length, pausedUntil };
}

/**
 * The last missed date of a pause in payments that otherwise keep their cadence. Null if there is no pause, or more
 * than one. Fewer than PAUSE_DATES_MIN missed dates in a row are not a pause. A year has few monthly pays, so these
 * count if no other date was missed.
 */
function findPause(fit: Fit, missed: readonly number[]): number | null {
  if (fit.frequency === "IRREGULAR" || fit.hits < PAUSE_HITS_MIN) return null;
  const runs = toRuns(fit.missed, CYCLE_DAYS[fit.frequency] * 1.5);
  const [pause, other] = runs.filter(
    (run) => run.filter((day) => missed.includes(day)).length >= PAUSE_DATES_MIN,
  );
  if (!pause || other) return null;
  const others = missed.filter((day) => !pause.includes(day)).length;
  const isMonthlyKept = fit.frequency === "MONTHLY" && others === 0;
  const isKept = isMonthlyKept || fit.hits / (fit.hits + 1 + others) >= KEPT_MIN;
  return isKept ? (pause.at(-1) ?? null) : null;
}

/** Groups days into runs in which consecutive days are at most `step` apart. */
function toRuns(days: readonly number[], step: number): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs[runs.length - 1];
    if (run && day - (run[run.length - 1] ?? day) <= step) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * A pause has at least this many missed dates in a row. The stream must have at least PAUSE_HITS_MIN payments on their
 * dates.
 */
const PAUSE_DATES_MIN = 3;
const PAUSE_HITS_MIN = 6;
/**
 * The account must have at least this many times the stream's rows. Only then do other rows show that the bank sent
 * data during a pause.
 */
const OTHER_ROWS_TIMES = 2;

/**
 * The missed dates on which the accounts have data. On other dates, income may have arrived without being seen. If the
 * accounts have few other rows, the gap in the data is itself the pause, so all missed dates are included.
 */
function listMissed({ fit, rows }: FoundStream, ledger: Ledger): number[] {
  const missed = fit?.missed ?? [];
  const ids = new Set(rows.map((row) => row.accountId));
  const others = [...ids].reduce((count, id) => count + ledger.entriesOf(id).length, 0);
  if (others < rows.length * OTHER_ROWS_TIMES) return [...missed];
  const { spans } = ledger.coverOf(rows);
  return missed.filter((day) => spans.some(({ from, to }) => day >= from && day <= to));
}

/**
 * Reports whether the current pay is known: the last few payments agree, the pay has a new level, or the payments since
 * a pause are alike. `pausedUntil` is the last date of a pause, null if there was none.
 */
export function isSteady(stream: FoundStream, pausedUntil: number | null): boolean {
  return (
    recentConsistency(stream) >= STEADY_MIN ||
    hasNewLevel(stream, pausedUntil) ||
    isResumed(stream, pausedUntil)
  );
}

/**
 * Reports whether the last six payments since a pause are alike, apart from some overtime. The pay is then known, and
 * no average is needed. An average would count the pause as weeks without pay, or mix in the lower pay of the first
 * weeks back at work. Casual and seasonal pay varies too much to pass this test. Its average should include the time
 * between two seasons.
 */
function isResumed(stream: FoundStream, pausedUntil: number | null): boolean {
  if (pausedUntil === null) return false;
  const resumed = withoutOutliers(stream.rows.filter(({ dayNumber }) => dayNumber > pausedUntil));
  return resumed.length >= RECENT_PAYS && consistencyOf(resumed.slice(-RECENT_PAYS)) >= RESUMED_STEADY_MIN;
}

/**
 * Reports whether the last three usual payments are nearly equal. The current amount is then known, although the pay
 * changed. If only two payments followed a pause, they need only be similar, because people may return from leave with
 * different hours.
 */
function hasNewLevel(stream: FoundStream, pausedUntil: number | null): boolean {
  const rows = currentRows(stream);
  const usual = withoutOutliers(rows);
  const resumed = pausedUntil === null ? [] : usual.filter(({ dayNumber }) => dayNumber > pausedUntil);
  const pays = resumed.length === RESUMED_PAYS ? RESUMED_PAYS : LEVEL_PAYS;
  const last = usual.slice(-pays);
  const steadyMin = pays === RESUMED_PAYS ? STEADY_MIN : LEVEL_STEADY_MIN;
  if (last.length !== pays || rows.length <= LEVEL_PAYS || consistencyOf(last) < steadyMin) return false;
  return !recursAbove(usual, last[0]?.cents ?? 0);
}

/** If a wage's latest amount occurs often and is more than this many times the wage's mean, the hours vary. */
const RECURRING_FACTOR = 1.1;
const RECURRING_MIN = 3;

/**
 * Reports whether the hours vary: the amount `level` is above the mean, and a lower amount often follows it. A few
 * payments of `level` at the end are then a coincidence and not a new level.
 */
function recursAbove(rows: readonly BankRow[], level: number): boolean {
  const isLevel = ({ cents }: BankRow) => Math.abs(cents - level) <= level * (1 - LEVEL_STEADY_MIN);
  const isBroken = (row: BankRow, index: number) =>
    isLevel(row) && (rows[index + 1]?.cents ?? level) < level * LEVEL_STEADY_MIN;
  const mean = toMean(rows.map(({ cents }) => cents));
  return rows.filter(isBroken).length >= RECURRING_MIN && level > mean * RECURRING_FACTOR;
}

/** Pay that changed counts at its new level if that level has lasted this many days and this many payments. */
const CHANGED_DAYS_MIN = 60;
const CHANGED_PAYS_MIN = 6;
/** The minimum number of earlier payments. Fewer may all be higher or lower than the new level by chance. */
const EARLIER_PAYS_MIN = 4;
const CHANGED_STEADY_MIN = 0.9;
/** The means of the new level and of the earlier payments differ by at least this share of the smaller mean. */
const CHANGED_SHARE_MIN = 0.15;

/**
 * Reports whether the pay changed by a lot and has kept its new level for two months, for example after a return to
 * full hours. All payments since the change must be above all earlier payments, or all must be below them. An
 * average would include the old level, which no longer applies.
 */
export function hasChangedLevel({ rows }: FoundStream): boolean {
  const usual = withoutOutliers(rows);
  return usual.some((row, start) => {
    const level = usual.slice(start);
    const days = (level.at(-1)?.dayNumber ?? 0) - row.dayNumber;
    if (days < CHANGED_DAYS_MIN || level.length < CHANGED_PAYS_MIN || start < EARLIER_PAYS_MIN) return false;
    if (consistencyOf(level) < CHANGED_STEADY_MIN) return false;
    const [was, is] = [usual.slice(0, start), level].map((part) => part.map(({ cents }) => cents));
    return isFarAbove(is, was) || isFarAbove(was, is);
  });
}

/**
 * Reports whether every amount in `high` is above every amount in `low`, and the mean of `high` is above the mean of
 * `low` by at least CHANGED_SHARE_MIN.
 */
function isFarAbove(high: readonly number[] = [], low: readonly number[] = []): boolean {
  const isApart = Math.min(...high) > Math.max(...low);
  return isApart && toMean(high) >= toMean(low) * (1 + CHANGED_SHARE_MIN);
}

function recentConsistency(stream: FoundStream): number {
  return consistencyOf(withoutOutliers(currentRows(stream)).slice(-RECENT_PAYS));
}

function withoutOutliers(rows: readonly BankRow[]): BankRow[] {
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  return rows.filter((row) => !outliers.has(row.index));
}
