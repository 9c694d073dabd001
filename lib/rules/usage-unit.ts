import { type Day, daysInclusive } from "@/lib/engine/calendar/day";

/** The unit of a usage chart, chosen so that the chart and its table have 45 rows at most. */
export type UsageUnit = "day" | "week" | "month";

const BY_DAY_MAX = 45;
const BY_WEEK_MAX = 200;

/**
 * The unit for a period that includes both its ends. A short period is shown by day, a longer one by week (Monday to
 * Sunday), the longest by month.
 */
export function toUsageUnit({ from, to }: { from: Day; to: Day }): UsageUnit {
  const count = daysInclusive(from, to);
  if (count <= BY_DAY_MAX) return "day";
  return count <= BY_WEEK_MAX ? "week" : "month";
}
