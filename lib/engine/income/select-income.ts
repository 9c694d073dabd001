import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { sayDay, sayDays } from "@/lib/engine/calendar/day-words";
import { type Choice, type Selection, THIN_DAYS } from "@/lib/engine/figures/average";
import { calculate, sayShared, toUnstated } from "@/lib/engine/figures/figure";
import { atCadence, timesAYear } from "@/lib/engine/figures/kinds";
import { findMedian, toMean, toSum } from "@/lib/engine/figures/statistics";
import { hasChangedLevel, isSteady, keepsTime } from "@/lib/engine/income/keeps-time";
import { usualMean } from "@/lib/engine/income/usual-mean";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentRows } from "@/lib/engine/streams/cycle-change";
import { currentAmount, frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";

/**
 * Kinds of income that are agreed for a week, a fortnight or a month. A single payment does not show which of these
 * periods was agreed.
 */
export const PROMISED = /^inc\.(?:salary|gov|support|comp|gig|property)\b/;
/**
 * If the data covers fewer days than this, a single payment of agreed income does not show how often the income is
 * paid. Even a monthly payment might not occur twice.
 */
const PROMISED_DAYS_MIN = 28;
/**
 * A stream is averaged over the days since its first payment only if it began more than this many days after the start
 * of the data.
 */
const LATE_START_DAYS = 45;
const LIFE_DAYS_MIN = 14;
/**
 * A stream without a cadence is averaged over the days since its first payment only if it has at least this many
 * payments. Fewer payments do not show that the stream continues.
 */
const LIFE_IRREGULAR_MIN = 4;
const LIFE_REGULAR_MIN = 3;
/** A stream of only two wages has a cadence if the fit scores more than this. The two amounts may differ. */
const PAIR_SCORE_MIN = 0.9;
/**
 * Income without a cadence counts as having begun within the data if the time before its first payment is longer
 * than this many of its usual gaps.
 */
const LATE_START_GAPS = 4;
/** A bonus is for a year's work. An average over fewer days than this would count it more than once a year. */
const YEAR_DAYS = 365;

const RECEIPTS = "inc.business.receipts";
/** A client that missed more dates than this pays only for work done, so the average includes weeks without work. */
const RECEIPTS_MISSED_MAX = 1;
/**
 * The minimum consistency of receipts that have a usual amount. Receipts for deliveries, such as a farm's sales, vary
 * more. They are averaged over the days, because no delivery shows the amount of the next.
 */
const RECEIPTS_STEADY_MIN = 0.8;

type Source = { ledger: Ledger; evidence: string };
type SelectionFlags = { isClient: boolean; isWhole: boolean; isLasting: boolean };

/**
 * Selects the average that represents an income stream:
 * - A mature, steady stream counts at its current pay and cadence. Pay that began within the data counts as steady if
 *   it varies little.
 * - A cycle longer than a month is spread over the year.
 * - A stream that began within the data is averaged over the days since its first payment.
 * - Any other stream is averaged over the covered days.
 *
 * `isClient`: the stream is one client of many. If it is irregular, paid once or stopped, it is averaged over the
 * covered days, because the business is older than the client. `isWhole`: all clients that stopped are counted too, so
 * a client that began within the data is also averaged over the covered days. `isLasting`: the few payments seen count
 * as those of a whole year.
 */
export function selectIncome(
  whole: FoundStream,
  {
    code,
    isClient = false,
    isWhole = false,
    isLasting = false,
    ...source
  }: { code: string } & Source & Partial<SelectionFlags>,
): Selection {
  const leftOut = findLeftOut(whole, code, source.ledger);
  const stream = leftOut ? { ...whole, rows: whole.rows.filter((row) => row !== leftOut.row) } : whole;
  const selection = selectCounted(stream, code, { ...source, isClient, isWhole, isLasting });
  if (!leftOut) return selection;
  const { figure } = selection;
  const reason = `1 payment on ${sayDay(leftOut.row.on)}, ${leftOut.reason}, is left out`;
  return { ...selection, figure: { ...figure, note: figure.note ? `${figure.note}; ${reason}` : reason } };
}

function selectCounted(
  stream: FoundStream,
  code: string,
  { ledger, evidence, isClient, isWhole, isLasting }: Source & SelectionFlags,
): Selection {
  const regular = toRegular(stream);
  const isPassing = isClient && isPassingClient(stream, ledger);
  const choice: Choice = isPassing
    ? usualMean(stream, code, ledger, evidence)
    : (selectRegular(stream, code, { ledger, evidence, averages: regular, isLasting }) ??
      selectMean(stream, code, { ledger, evidence, isWhole }));
  return { ...choice, ...regular };
}

function isPassingClient(stream: FoundStream, ledger: Ledger): boolean {
  const isKept = stream.isMature && frequencyOf(stream) !== "IRREGULAR" && keepsTime(stream, ledger) !== null;
  return !isKept || statusOf(stream, ledger.bank.period) === "CEASED";
}

type Regular = Pick<Selection, "streamCents" | "annualisedCents">;

/** The monthly amount that the stream's cadence gives, whether or not this amount is selected. */
function toRegular(stream: FoundStream): Regular {
  const frequency = frequencyOf(stream);
  const isLong = isLongCycle(frequency);
  const { rows, isMature } = stream;
  if (frequency === "IRREGULAR") return { streamCents: null, annualisedCents: null };
  const mean = toMean(rows.map((row) => row.cents));
  return {
    streamCents: isLong ? null : atCadence(currentAmount(currentRows(stream)), frequency),
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
    isLasting,
  }: { ledger: Ledger; evidence: string; averages: Regular; isLasting: boolean },
): Choice | null {
  const { rows, isMature } = stream;
  const { window } = ledger.coverOf(rows);
  const basis = { window, count: rows.length, evidence };
  // A long cycle's amount is used only if almost no date was missed. Otherwise, the amount actually paid is averaged.
  const isVaried = code === RECEIPTS && consistencyOf(rows) < RECEIPTS_STEADY_MIN;
  if (annualisedCents !== null && !isVaried && keepsTime(stream, ledger)?.pausedUntil === null) {
    const note = `${rows.length} payments spread over the year`;
    return { rule: "A-ANN", figure: calculate("A-ANN", [annualisedCents], { ...basis, note }) };
  }
  const isYearly = code === "inc.salary.variable" || (isLasting && code.startsWith("inc.gov"));
  if (isYearly && !isMature && window.days < YEAR_DAYS)
    return {
      rule: "A-ANN",
      figure: calculate("A-ANN", [timesAYear(toSum(rows.map((row) => row.cents)), 1)], {
        ...basis,
        quality: "ESTIMATED",
        note: "spread over a year, because the data covers less than a year",
      }),
    };
  // Interest follows the balance, so its last payment does not indicate the next one. If several payments come on one
  // day, such as those of a teacher's pupils, a single payment is not the amount of a payday.
  if (streamCents === null || code.startsWith("inc.invest") || sharesDays(rows)) return null;
  if (isMature) {
    const kept = keepsTime(stream, ledger);
    if (kept === null || !(isSteady(stream, kept.pausedUntil) || isNewPay(stream, code, ledger))) return null;
    if (code === RECEIPTS && kept.missed > RECEIPTS_MISSED_MAX) return null;
    const paused = {
      quality: "ESTIMATED" as const,
      note: `${kept.missed} pay dates missed in one pause; counted at the current pay, because the payments resumed`,
    };
    const more = kept.pausedUntil === null ? {} : paused;
    return { rule: "A-STREAM", figure: calculate("A-STREAM", [streamCents], { ...basis, ...more }) };
  }
  // Two similar payments one cycle apart probably have a cadence, so they count at that cadence and not at an average
  // over days.
  const thin = { ...basis, quality: "THIN" as const, note: `${rows.length} payments` };
  return { rule: "A-STREAM", figure: calculate("A-STREAM", [streamCents], thin) };
}

/**
 * Income that began within the data counts at its current amount if it has at least this consistency. A mean over its
 * few payments would give the first ones, such as the pay during training, as much weight as the newest.
 */
const NEW_STEADY_MIN = 0.9;
/** Kinds of income with a rate of pay. Takings of a business have none. */
const PAY = /^inc\.(?:salary|gov|comp)\b/;

function isNewPay(stream: FoundStream, code: string, ledger: Ledger): boolean {
  if (!PAY.test(code)) return false;
  if (hasChangedLevel(stream)) return true;
  return consistencyOf(stream.rows) >= NEW_STEADY_MIN && lifeDays(stream, code, ledger) !== null;
}

/** If a day with a payment has more payments than this on average, payments often share a day. */
const SHARED_DAYS_FACTOR = 1.25;

function sharesDays(rows: readonly BankRow[]): boolean {
  return rows.length > new Set(rows.map((row) => row.dayNumber)).size * SHARED_DAYS_FACTOR;
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
    const reason = `${sayShared(coveredDays)}, with only one payment of income that is usually regular, so it is not known how often the income is paid`;
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
  // If `isWhole`, clients that stopped are counted too, so every client's receipts are averaged over the same days.
  const days = isWhole ? null : lifeDays(stream, code, ledger);
  if (days === null) return usualMean(stream, code, ledger, evidence);
  const cents = toSum(rows.map((row) => row.cents));
  const quality = days < THIN_DAYS ? "THIN" : "OK";
  const note = `averaged over the ${sayDays(days)} since it began`;
  return { rule: "A-LIFE", figure: calculate("A-LIFE", { cents, days }, { ...basis, quality, note }) };
}

/**
 * The days from the first payment to one cycle after the last. Null unless the stream is current, has enough payments,
 * began well after the start of the data, and lasts at least LIFE_DAYS_MIN days.
 */
function lifeDays(stream: FoundStream, code: string, ledger: Ledger): number | null {
  const { rows, fit } = stream;
  const isPair =
    rows.length === 2 && code === "inc.salary.regular" && fit !== null && fit.score > PAIR_SCORE_MIN;
  const frequency = isPair ? fit.frequency : frequencyOf(stream);
  const first = rows[0]?.dayNumber ?? 0;
  const last = rows[rows.length - 1]?.dayNumber ?? 0;
  const isEnough =
    isPair || rows.length >= (frequency === "IRREGULAR" ? LIFE_IRREGULAR_MIN : LIFE_REGULAR_MIN);
  const isLive = statusOf(stream, ledger.bank.period) !== "CEASED" && isEnough;
  const cycle =
    frequency === "IRREGULAR" ? (last - first) / Math.max(1, rows.length - 1) : CYCLE_DAYS[frequency];
  const days = Math.round(last - first + cycle);
  const lateDays = frequency === "IRREGULAR" ? LATE_START_GAPS * cycle : 0;
  const start = ledger.coverOf(rows).spans[0]?.from ?? first;
  const isLate = first - start > Math.max(LATE_START_DAYS, lateDays);
  return isLate && isLive && days >= LIFE_DAYS_MIN ? days : null;
}

/** The payment of an income stream that its monthly figure leaves out, and the reason; null if there is none. */
function findLeftOut(
  stream: FoundStream,
  code: string,
  ledger: Ledger,
): { row: BankRow; reason: string } | null {
  const far = findFarAbove(stream.rows, code);
  if (far) return { row: far, reason: `more than ${FAR_TIMES} times the usual` };
  const part = findPartPay(stream, code, ledger);
  return part && { row: part, reason: "for part of a pay period" };
}

/** A payment of more than this many times the stream's usual amount does not indicate the next payment. */
const FAR_TIMES = 10;
const FAR_PAYMENTS_MIN = 4;

/**
 * The one credit that is far above all others of its stream; null for business and gig income, which vary naturally.
 */
function findFarAbove(rows: readonly BankRow[], code: string): BankRow | null {
  if (rows.length < FAR_PAYMENTS_MIN || /^inc\.(?:business|gig)/.test(code)) return null;
  const usual = findMedian(rows.map((row) => row.cents)) ?? 0;
  const far = rows.filter((row) => row.cents > usual * FAR_TIMES);
  return far.length === 1 ? (far[0] ?? null) : null;
}

/** The first pay of a new job is for part of a pay period if it is below this share of each later pay. */
const PART_SHARE = 0.8;
const PART_PAYS_MIN = 3;
/** If the later pays are less consistent than this, a low first pay may be for a whole period too. */
const PART_STEADY_MIN = 0.95;
/** A job is new if more than this many of its pay cycles passed in the data before its first pay. */
const PART_CYCLES_MIN = 2;

/** The first payment of a job or benefit that began within the data, if it is for part of a period; otherwise null. */
function findPartPay({ rows, fit, isMature }: FoundStream, code: string, ledger: Ledger): BankRow | null {
  const [first, ...later] = rows;
  const isPromised = code === "inc.salary.regular" || code.startsWith("inc.gov");
  if (!first || !fit || !isMature || !isPromised || rows.length < PART_PAYS_MIN) return null;
  if (fit.frequency === "IRREGULAR") return null;
  const start = ledger.coverOf(rows).spans[0]?.from ?? first.dayNumber;
  const isNew = first.dayNumber - start > PART_CYCLES_MIN * CYCLE_DAYS[fit.frequency];
  const isLow = later.every(({ cents }) => first.cents < cents * PART_SHARE);
  return isNew && isLow && consistencyOf(later) >= PART_STEADY_MIN ? first : null;
}
