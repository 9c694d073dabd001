import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { sayDay, sayDays } from "@/lib/engine/calendar/day-words";
import type { Figure } from "@/lib/engine/document";
import { coveredMean, type Selection, THIN_DAYS } from "@/lib/engine/figures/average";
import { calculate, sayShared, toUnstated } from "@/lib/engine/figures/figure";
import { atCadence, timesAYear } from "@/lib/engine/figures/kinds";
import { findMedian, toMean, toSum } from "@/lib/engine/figures/statistics";
import { findLeftOut } from "@/lib/engine/income/find-left-out";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentAmount, frequencyOf, listOutliers, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";
import { listMissedBefore } from "@/lib/engine/streams/missed-before";

/**
 * Kinds of income that are agreed for a period, which may be a week, a fortnight or a month. A single payment does
 * not show which.
 */
export const PROMISED = /^inc\.(?:salary|gov|support|comp|gig|property)\b/;
/** Data of fewer days may contain no payment of a monthly income, so a single payment may have any cadence. */
const PROMISED_DAYS_MIN = 28;
/** If the last few payments agree this closely, the current pay counts; otherwise they are averaged. */
const STEADY_MIN = 0.98;
const RECENT_PAYS = 6;
/** At least this share of paydays must have a payment. Missing ones may be sick days or unpaid holidays. */
const KEPT_MIN = 0.9;
const LEVEL_PAYS = 3;
const RESUMED_PAYS = 2;
const LEVEL_STEADY_MIN = 0.999;
/** A stream that began at least this long after the data is averaged over its own life. */
const LATE_START_DAYS = 45;
const LIFE_DAYS_MIN = 28;
/**
 * Income without a cadence counts as begun with its first payment if the time before it is at least this many of its
 * usual gaps.
 */
const LATE_START_GAPS = 4;
/** A bonus is for a year's work; a mean over fewer days would count it too often. */
const YEAR_DAYS = 365;

type Source = { ledger: Ledger; evidence: string };
type Clients = { isClient: boolean; isWhole: boolean };

/**
 * Selects the average that represents an income stream. A mature, steady stream counts at its current pay and
 * cadence; a cycle longer than a month is spread over the year; a stream that began within the data is averaged
 * over its own life; anything else over the covered days. One client of many (`isClient`) that is irregular,
 * paid once or stopped is averaged over the covered days, because the business existed before the client did. A
 * regular, current client is a stream like any other. With `isWhole`, the receipts of the clients that stopped are
 * counted too, so a client that began within the data is averaged over all days as well.
 */
export function selectIncome(
  whole: FoundStream,
  { code, isClient = false, isWhole = false, ...source }: { code: string } & Source & Partial<Clients>,
): Selection {
  const odd = findLeftOut(whole, code, source.ledger);
  const stream = odd ? { ...whole, rows: whole.rows.filter((row) => row !== odd.row) } : whole;
  const selection = selectCounted(stream, code, { ...source, isClient, isWhole });
  if (!odd) return selection;
  const { figure } = selection;
  const reason = `1 payment on ${sayDay(odd.row.on)}, ${odd.reason}, is left out`;
  return { ...selection, figure: { ...figure, note: figure.note ? `${figure.note}; ${reason}` : reason } };
}

function selectCounted(
  stream: FoundStream,
  code: string,
  { ledger, evidence, isClient, isWhole }: Source & Clients,
): Selection {
  const regular = toRegular(stream);
  const isPassing = isClient && isPassingClient(stream, ledger);
  const choice: Choice = isPassing
    ? { rule: "A-COV", figure: usualMean(stream, code, ledger, evidence) }
    : (selectRegular(stream, code, { ledger, evidence, averages: regular }) ??
      selectMean(stream, code, { ledger, evidence, isWhole }));
  return { ...choice, ...regular };
}

function isPassingClient(stream: FoundStream, ledger: Ledger): boolean {
  const isSteady =
    stream.isMature && frequencyOf(stream) !== "IRREGULAR" && keepsTime(stream, ledger) !== "NO";
  return !isSteady || statusOf(stream, ledger.bank.period) === "CEASED";
}

type Regular = Pick<Selection, "streamCents" | "annualisedCents">;
type Choice = Pick<Selection, "figure" | "rule">;

/** The monthly amount of the stream's cadence, whether or not it is selected. */
function toRegular(stream: FoundStream): Regular {
  const frequency = frequencyOf(stream);
  const isLong = isLongCycle(frequency);
  const { rows, isMature } = stream;
  if (frequency === "IRREGULAR") return { streamCents: null, annualisedCents: null };
  const mean = toMean(rows.map((row) => row.cents));
  return {
    streamCents: isLong ? null : atCadence(currentAmount(rows), frequency),
    annualisedCents: isLong && isMature ? atCadence(mean, frequency) : null,
  };
}

function selectRegular(
  stream: FoundStream,
  code: string,
  {
    ledger,
    evidence,
    averages: { streamCents, annualisedCents },
  }: { ledger: Ledger; evidence: string; averages: Regular },
): Choice | null {
  const { rows, isMature } = stream;
  const { window } = ledger.coverOf(rows);
  const basis = { window, count: rows.length, evidence };
  // A long cycle counts only if no date was missed. Otherwise the amount actually paid counts.
  if (annualisedCents !== null && keepsTime(stream, ledger) === "YES") {
    const note = `annualised from ${rows.length} payments`;
    return { rule: "A-ANN", figure: calculate("A-ANN", [annualisedCents], { ...basis, note }) };
  }
  if (code === "inc.salary.variable" && !isMature && window.days < YEAR_DAYS)
    return {
      rule: "A-ANN",
      figure: calculate("A-ANN", [timesAYear(toSum(rows.map((row) => row.cents)), 1)], {
        ...basis,
        quality: "ESTIMATED",
        note: "spread over a year, because less than a year was seen",
      }),
    };
  // Interest follows the balance, so its last payment is no indication of the next one.
  if (streamCents === null || code.startsWith("inc.invest")) return null;
  if (isMature) {
    const kept = keepsTime(stream, ledger);
    const isSteady = recentConsistency(stream) >= STEADY_MIN || hasNewLevel(stream, kept === "PAUSED");
    if (!isSteady || kept === "NO") return null;
    const missed = listMissed(stream, ledger).length;
    const paused = {
      quality: "ESTIMATED" as const,
      note: `${missed} pay dates missed in one pause; counted at the full rate because the payments resumed`,
    };
    const more = kept === "PAUSED" ? paused : {};
    return { rule: "A-STREAM", figure: calculate("A-STREAM", [streamCents], { ...basis, ...more }) };
  }
  // Two equal payments one cycle apart probably have a cadence. An average over days would imply a third payment that
  // did not occur.
  const thin = { ...basis, quality: "THIN" as const, note: `${rows.length} payments` };
  return { rule: "A-STREAM", figure: calculate("A-STREAM", [streamCents], thin) };
}

function selectMean(
  stream: FoundStream,
  code: string,
  { ledger, evidence, isWhole }: { ledger: Ledger; evidence: string; isWhole: boolean },
): Choice {
  const { rows } = stream;
  const cover = ledger.coverOf(rows);
  const basis = { window: cover.window, count: rows.length, evidence };
  const { days: coveredDays } = cover.window;
  if (rows.length === 1 && coveredDays < PROMISED_DAYS_MIN && PROMISED.test(code)) {
    const reason = `${sayShared(coveredDays)}, in which income that is usually regular was paid once, so how often it is paid is unknown`;
    return { rule: "A-COV", figure: toUnstated(reason, "A-COV", basis) };
  }
  if (rows.length === 1 && coveredDays < DAYS_PER_MONTH)
    return {
      rule: "A-COV",
      figure: calculate(
        "A-COV",
        { cents: rows[0]?.cents ?? 0, days: DAYS_PER_MONTH },
        {
          ...basis,
          quality: "THIN",
          note: `one payment in ${sayDays(coveredDays)}, counted as one a month`,
        },
      ),
    };
  // The clients before this one count too, so the receipts of all are averaged over the same days.
  const days = isWhole ? null : lifeDays(stream, ledger);
  if (days === null) return { rule: "A-COV", figure: usualMean(stream, code, ledger, evidence) };
  const cents = toSum(rows.map((row) => row.cents));
  const quality = days < THIN_DAYS ? "THIN" : "OK";
  const note = `${sayDays(days)} since it began`;
  return { rule: "A-LIFE", figure: calculate("A-LIFE", { cents, days }, { ...basis, quality, note }) };
}

/**
 * The days from the first payment to one cycle after the last, for a current stream that began well after the
 * data; null for any other.
 */
function lifeDays(stream: FoundStream, ledger: Ledger): number | null {
  const { rows } = stream;
  const frequency = frequencyOf(stream);
  const first = rows[0]?.dayNumber ?? 0;
  const last = rows[rows.length - 1]?.dayNumber ?? 0;
  const isLive = statusOf(stream, ledger.bank.period) !== "CEASED" && rows.length >= 4;
  const cycle =
    frequency === "IRREGULAR" ? (last - first) / Math.max(1, rows.length - 1) : CYCLE_DAYS[frequency];
  const days = Math.round(last - first + cycle);
  const lateDays = frequency === "IRREGULAR" ? LATE_START_GAPS * cycle : 0;
  const start = ledger.coverOf(rows).spans[0]?.from ?? first;
  const isLate = first - start > Math.max(LATE_START_DAYS, lateDays);
  return isLate && isLive && days >= LIFE_DAYS_MIN ? days : null;
}

/**
 * Reports whether the stream pays on every payday. If single dates are missed here and there, the mean is
 * more accurate. If it paused once and resumed (leave, an illness), the pay is unchanged.
 */
function keepsTime(stream: FoundStream, ledger: Ledger): "YES" | "PAUSED" | "NO" {
  const { fit } = stream;
  if (!fit || fit.frequency === "IRREGULAR") return "YES";
  const missed = listMissed(stream, ledger);
  if (fit.hits / (fit.hits + missed.length) >= KEPT_MIN) return "YES";
  const cycle = CYCLE_DAYS[fit.frequency];
  const runs = toRuns(fit.missed, cycle * 1.5);
  const pauses = runs.filter((run) => run.some((day) => missed.includes(day))).length;
  const kept = fit.hits / (fit.hits + (missed.length >= PAUSE_DATES_MIN ? 1 : missed.length));
  return pauses === 1 && fit.hits >= PAUSE_HITS_MIN && kept >= KEPT_MIN ? "PAUSED" : "NO";
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

/** The fewest consecutive missed dates that make a pause, and the fewest payments around it. */
const PAUSE_DATES_MIN = 3;
const PAUSE_HITS_MIN = 6;
/**
 * If an account has this many times the stream's rows, other rows of the account would be visible during a
 * pause of the stream.
 */
const OTHER_ROWS_TIMES = 2;

/** The missed dates, without those on which the accounts have no data, because income is then unknown. */
function listMissed({ fit, rows }: FoundStream, ledger: Ledger): number[] {
  const missed = fit?.missed ?? [];
  const ids = new Set(rows.map((row) => row.accountId));
  const others = [...ids].reduce((count, id) => count + ledger.entriesOf(id).length, 0);
  if (others < rows.length * OTHER_ROWS_TIMES) return [...missed];
  const { spans } = ledger.coverOf(rows);
  return missed.filter((day) => spans.some(({ from, to }) => day >= from && day <= to));
}

/**
 * Reports whether the last three usual payments are equal: pay changed, and the current amount is known. After a
 * pause, two are enough, because people come back from leave on other hours.
 */
function hasNewLevel({ rows, fit }: FoundStream, isPaused: boolean): boolean {
  const usual = withoutOutliers(rows);
  const resumedOn = isPaused ? Math.max(...(fit?.missed ?? [])) : Number.POSITIVE_INFINITY;
  const resumed = usual.filter(({ dayNumber }) => dayNumber > resumedOn);
  const pays = resumed.length === RESUMED_PAYS ? RESUMED_PAYS : LEVEL_PAYS;
  const last = usual.slice(-pays);
  return last.length === pays && rows.length > LEVEL_PAYS && consistencyOf(last) >= LEVEL_STEADY_MIN;
}

function recentConsistency({ rows }: FoundStream): number {
  return consistencyOf(withoutOutliers(rows).slice(-RECENT_PAYS));
}

function withoutOutliers(rows: readonly BankRow[]): BankRow[] {
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  return rows.filter((row) => !outliers.has(row.index));
}

/**
 * The mean over the covered days. A wage payment with a bonus or back pay counts at the usual amount, and is
 * listed separately as an outlier.
 */
function usualMean(stream: FoundStream, code: string, ledger: Ledger, evidence: string): Figure {
  const isPay = stream.isMature && code.startsWith("inc.salary");
  const outliers = new Set(isPay ? listOutliers(stream.rows).map((row) => row.index) : []);
  const usual = findMedian(stream.rows.filter((row) => !outliers.has(row.index)).map((row) => row.cents));
  const amounts = stream.rows.map((row) => ({
    on: row.on,
    cents: outliers.has(row.index)
      ? Math.min(row.cents, (usual ?? row.cents) * paydaysOf(row, stream))
      : row.cents,
  }));
  const figure = coveredMean(amounts, ledger.coverOf(stream.rows), evidence);
  const capped = stream.rows.filter(({ cents }, index) => cents > (amounts[index]?.cents ?? 0)).length;
  const note = `${capped} of ${stream.rows.length} payments, far above the usual, counted at the usual amount`;
  return capped === 0 ? figure : { ...figure, note };
}

/** The number of paydays that a payment may cover: its own, plus the missed ones in the cycles just before it. */
function paydaysOf({ dayNumber }: BankRow, { fit }: FoundStream): number {
  return 1 + (fit ? listMissedBefore(dayNumber, fit).length : 0);
}
