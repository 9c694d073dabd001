import { addDays, addMonths, type Day, findDay, toDayNumber } from "@/lib/engine/calendar/day";
import { sayDays } from "@/lib/engine/calendar/day-words";
import type { Quality, ReportDocument } from "@/lib/engine/document";

const COUNTED_BACK_DAYS = 30;

/** The report's period, and whether it ends long before the data was collected. */
type Span = { period: ReportDocument["period"]; quality: Pick<Quality, "isStale"> };

/**
 * Widens windows to whole months. The report's period and many windows begin with a row, so they would reveal its day.
 * The first day becomes the first of its month. The last day becomes the last of its month, but no later than the end
 * of the data. The number of days grows with the window. Windows that do not reveal a row stay as they are: the last
 * thirty days, future days, the days between two collections.
 *
 * If the data ends early, its end is the day of its last row. The end of the period then becomes the end of its month
 * too, windows counted back from the end are widened, and future windows begin after the new end.
 */
export function widenWindows<T>(value: T, report: Span): T {
  const { period } = report;
  const end = endOf(report);
  const countedBack = report.quality.isStale ? null : addDays(period.to, 1 - COUNTED_BACK_DAYS);
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    const walked = Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
    const { days } = walked;
    const from = findDay(String(walked.from));
    const to = findDay(String(walked.to));
    if (from === null || to === null || from === countedBack) return walked;
    const later = toDayNumber(end) - toDayNumber(period.to);
    if (from > period.to) return { ...walked, from: addDays(from, later), to: addDays(to, later) };
    if (typeof days !== "number")
      return {
        ...walked,
        ...(from === period.from ? { from: monthStart(from) } : {}),
        ...(to === period.to ? { to: end } : {}),
      };
    const wide = { from: monthStart(from), to: to > period.to ? to : earlier(monthEnd(to), end) };
    const more = toDayNumber(from) - toDayNumber(wide.from) + toDayNumber(wide.to) - toDayNumber(to);
    return { ...walked, ...wide, days: days > 0 ? days + more : days };
  };
  return walk(value) as T;
}

/**
 * Widens two counts of covered days to whole months: the count for all accounts together, and the count for the
 * account with the fewest days. Writes the new counts into the texts of the reasons.
 */
export function widenQuality(quality: Quality, report: ReportDocument): Quality {
  const { period, accounts } = report;
  const before = toDayNumber(period.from) - toDayNumber(monthStart(period.from));
  const coveredDays = quality.coveredDays + before + toDayNumber(endOf(report)) - toDayNumber(period.to);
  const lengths = accounts
    .filter(({ coverage }) => coverage.rows > 0)
    .map(({ coverage }) => widenWindows(coverage, report).days);
  const minAccountDays = lengths.length === 0 ? 0 : Math.min(...lengths);
  const texts: Readonly<Record<string, string>> = {
    SHORT_HISTORY: `The data covers ${sayDays(coveredDays)}, counted from the first of a month.`,
    UNEVEN_COVERAGE: `The data of one account covers only ${minAccountDays} of ${sayDays(coveredDays)}, counted from the first of a month.`,
  };
  return {
    ...quality,
    coveredDays,
    minAccountDays,
    reasons: quality.reasons.map((reason) => ({ ...reason, text: texts[reason.code] ?? reason.text })),
  };
}

/**
 * The last day that the report may name: the last day of the data. If the data is stale, it is the end of that month.
 * Stale data ends on the day of a row, which must not be revealed.
 */
function endOf({ period, quality }: Span): Day {
  return quality.isStale ? monthEnd(period.to) : period.to;
}

/** The first day of the calendar month that contains `day`. */
export function monthStart(day: Day): Day {
  return `${day.slice(0, 7)}-01` as Day;
}

/** The last day of the calendar month that contains `day`. */
export function monthEnd(day: Day): Day {
  return addDays(addMonths(monthStart(day), 1), -1);
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}
