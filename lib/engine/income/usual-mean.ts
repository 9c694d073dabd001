import { sayDays } from "@/lib/engine/calendar/day-words";
import { type Choice, coveredMean } from "@/lib/engine/figures/average";
import { calculate } from "@/lib/engine/figures/figure";
import { findMedian, toSum } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { listCycles } from "@/lib/engine/streams/cycle-change";
import { listOutliers } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import { listMissedAfter, listMissedBefore } from "@/lib/engine/streams/missed-near";

/**
 * If the usual payments are less consistent than this, the hours vary. A far larger payment may then be for more hours,
 * and not a bonus.
 */
const USUAL_STEADY_MIN = 0.8;

/**
 * The mean over the covered days. A wage payment with a bonus or back pay counts at the usual amount, and is listed
 * separately as an outlier. If the usual amounts vary too much to show an outlier, every payment counts in full. Days
 * on which other income replaced the wage are left out, because the person would have worked on them. People often
 * return to fewer hours, so if the mean since the return is lower, that mean is used.
 */
export function usualMean(stream: FoundStream, code: string, ledger: Ledger, evidence: string): Choice {
  const isPay = stream.isMature && code.startsWith("inc.salary");
  const amounts = listCycles(stream).flatMap((rows) => {
    const outliers = new Set(isPay ? listFar(rows).map((row) => row.index) : []);
    const usual = findMedian(rows.filter((row) => !outliers.has(row.index)).map((row) => row.cents));
    return rows.map((row) => ({
      on: row.on,
      cents: outliers.has(row.index)
        ? Math.min(row.cents, (usual ?? row.cents) * paydaysOf(row, stream))
        : row.cents,
    }));
  });
  const cover = ledger.coverOf(stream.rows);
  const mean = coveredMean(amounts, cover, evidence);
  const capped = stream.rows.filter(({ cents }, index) => cents > (amounts[index]?.cents ?? 0)).length;
  const note = `${capped} of ${stream.rows.length} payments counted at the usual amount, because ${capped === 1 ? "it was" : "they were"} far above it`;
  const figure = capped === 0 ? mean : { ...mean, note };
  const away = code === "inc.salary.regular" ? findAway(stream, ledger) : null;
  if (away === null) return { rule: "A-COV", figure };
  const { window, count, quality } = figure;
  const without = { cents: sumOf(amounts), days: cover.window.days - away.days };
  const since = { cents: sumOf(amounts.slice(away.back)), days: away.backDays };
  const isLess = since.cents * without.days < without.cents * since.days;
  const reason = `workers' compensation or parental leave pay replaced the wage for ${sayDays(away.days)}`;
  return {
    rule: "A-LIFE",
    figure: calculate("A-LIFE", isLess ? since : without, {
      window,
      count,
      quality,
      evidence,
      note: `${reason}; the wage is averaged over ${isLess ? "the days since the return to work" : "the other days"}`,
    }),
  };
}

const sumOf = (amounts: readonly { cents: number }[]): number => toSum(amounts.map(({ cents }) => cents));

/**
 * If at least this many payments, and more than OFTEN_SHARE of all, are high, the hours vary. Fewer high payments may
 * be bonuses, back pay or a busy season.
 */
const OFTEN_MIN = 4;
/**
 * If at least OFTEN_MIN of the latest payments, up to this number, are high, the hours have risen. A weekly wage has
 * this many payments in a quarter.
 */
const LATEST = 13;
/** If more than this share of the payments are high, the high ones are not bonuses, because bonuses are rare. */
const OFTEN_SHARE = 1 / 8;

function listFar(rows: readonly BankRow[]): BankRow[] {
  const far = listOutliers(rows);
  const latest = new Set(rows.slice(-LATEST));
  const isOften = far.length >= OFTEN_MIN && far.length > rows.length * OFTEN_SHARE;
  if (isOften || far.filter((row) => latest.has(row)).length >= OFTEN_MIN) return [];
  return consistencyOf(rows.filter((row) => !far.includes(row))) < USUAL_STEADY_MIN ? [] : far;
}

/** The number of paydays that a payment may cover: its own, plus the missed ones just before and just after it. */
function paydaysOf({ dayNumber }: BankRow, { fit }: FoundStream): number {
  if (!fit) return 1;
  return 1 + listMissedBefore(dayNumber, fit).length + listMissedAfter(dayNumber, fit).length;
}

/** Income that an employee receives instead of the wage while away from work. */
const REPLACING = ["inc.comp.workcover", "inc.gov.parental_leave"] as const;
/**
 * Other income counts as replacing the wage only if it was paid at least this often. A single payment does not show
 * how long the employee was away.
 */
const REPLACING_MIN = 2;
/**
 * If two wages are fewer cycles than this apart, the time between them is not time away. Paydays move for weekends, and
 * months differ in length.
 */
const GAP_CYCLES_MIN = 1.5;

/**
 * The maximum number of days away from work. After a longer time, people often return to other work, so no mean of the
 * wages shows what they earn now.
 */
const AWAY_DAYS_MAX = 91;
/** If fewer wages than this were paid since the return to work, they do not show what the person earns now. */
const BACK_MIN = 4;

type Away = {
  /** The number of days on which other income replaced the wage. */
  days: number;
  /** The index of the first wage since the last return to work. */
  back: number;
  /** The days between the first wage since the last return and the last wage, plus one pay cycle. */
  backDays: number;
};

/**
 * Counts the days on which other income replaced a wage, and finds the wages since the return to work. In each long gap
 * between two wages, counts the days from the first to the last payment of the other income, plus one cycle of that
 * income. The count for a gap is at most its length minus one pay cycle. Null if there are no such days or more than
 * AWAY_DAYS_MAX. Also null if fewer than BACK_MIN wages were paid since the return.
 */
function findAway({ rows, fit }: FoundStream, ledger: Ledger): Away | null {
  const others = ledger.entriesCoded(...REPLACING).map(({ row }) => row.dayNumber);
  if (others.length < REPLACING_MIN) return null;
  const days = rows.map(({ dayNumber }) => dayNumber);
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const cycle = fit && fit.frequency !== "IRREGULAR" ? CYCLE_DAYS[fit.frequency] : (findMedian(gaps) ?? 0);
  let away = null as Away | null;
  for (const [index, gap] of gaps.entries()) {
    const from = days[index] ?? 0;
    const inside = others.filter((day) => day > from && day < from + gap);
    const [first = 0, last = first] = [inside[0], inside.at(-1)];
    if (inside.length < REPLACING_MIN || gap < cycle * GAP_CYCLES_MIN) continue;
    const replaced = Math.min(((last - first) * inside.length) / (inside.length - 1), gap - cycle);
    const backDays = Math.round((days.at(-1) ?? 0) - from - gap + cycle);
    away = { days: (away?.days ?? 0) + Math.round(replaced), back: index + 1, backDays };
  }
  const isKnown = away !== null && away.days <= AWAY_DAYS_MAX && rows.length - away.back >= BACK_MIN;
  return isKnown ? away : null;
}
