import { z } from "zod";
import { LogDay } from "@/lib/contract/call-log";
import { addDays, addMonths, type Day, startOfDay, startOfNextDay, toDay } from "@/lib/engine/calendar/day";
import { toUsageUnit, type UsageUnit } from "@/lib/rules/usage-unit";

/** The periods that the usage page offers, in days or months (`12m`). Each ends today, in Sydney. */

const PERIODS = ["7", "30", "90", "12m"] as const;
type Period = (typeof PERIODS)[number];
/** The longest range of the usage page, in days. */
const DAYS_MAX = 400;

export const UsageQuery = z.object({
  period: z.literal(PERIODS).optional().catch(undefined),
  from: LogDay.optional().catch(undefined),
  to: LogDay.optional().catch(undefined),
});
export type UsageQuery = z.infer<typeof UsageQuery>;

export type UsageRange = {
  from: Day;
  to: Day;
  since: Date;
  until: Date;
  period: Period | null;
  /** The unit of the page's chart and table. */
  unit: UsageUnit;
};

/**
 * The requested range of days, whose ends may be given in either order. The range ends today (`now`) at the latest and
 * has at most DAYS_MAX days. Without a valid period or day in the query, the range is the last thirty days.
 */
export function toUsageRange({ period, from, to }: UsageQuery, now: Date): UsageRange {
  const today = toDay(now);
  const bounded = (first: Day, last: Day, named: Period | null): UsageRange => {
    const start = first < addDays(last, 1 - DAYS_MAX) ? addDays(last, 1 - DAYS_MAX) : first;
    const unit = toUsageUnit({ from: start, to: last });
    return {
      from: start,
      to: last,
      since: startOfDay(start),
      until: startOfNextDay(last),
      period: named,
      unit,
    };
  };
  if (!period && (from || to)) {
    const last = to && to < today ? to : today;
    const first = from ?? addDays(last, -29);
    const [start = last, end = last] = [first, last].sort();
    const [sooner = today] = [end, today].sort();
    return bounded(start, sooner, null);
  }
  if (period === "12m") return bounded(addDays(addMonths(today, -12), 1), today, period);
  return bounded(addDays(today, 1 - Number(period ?? 30)), today, period ?? "30");
}
