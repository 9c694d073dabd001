import { z } from "zod";
import { LogDay } from "@/lib/contract/call-log";
import { addDays, addMonths, type Day, startOfDay, startOfNextDay, toDay } from "@/lib/domain/day";
import { toUsageUnit, type UsageUnit } from "@/lib/domain/usage-unit";

/** Which days the usage page tells of. All are Sydney's, both ends included. */

export const PERIODS = ["7", "30", "90", "12m"] as const;
export type Period = (typeof PERIODS)[number];
/** The longest stretch that may be asked for, in days. */
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
  /** What a page tells it by. */
  unit: UsageUnit;
};

/** The days asked for at `now`, whichever end was named first; thirty of them where nothing sensible was asked. */
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
