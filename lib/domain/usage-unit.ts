import { type Day, daysInclusive } from "@/lib/domain/day";

/** What a stretch of days is told by: a chart and its table have some thirty places at most, whatever was asked for. */
export type UsageUnit = "day" | "week" | "month";

const BY_DAY_MAX = 45;
const BY_WEEK_MAX = 200;

/** Days, weeks from Monday to Sunday, or months, by how long the stretch is; both ends are included. */
export function toUsageUnit({ from, to }: { from: Day; to: Day }): UsageUnit {
  const count = daysInclusive(from, to);
  if (count <= BY_DAY_MAX) return "day";
  return count <= BY_WEEK_MAX ? "week" : "month";
}
