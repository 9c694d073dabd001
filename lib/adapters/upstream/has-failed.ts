import type { Told } from "@/lib/adapters/upstream/port";

/** Whether signed events tell that data could not be fetched, and none since that it came after all. */
export function hasFailed(told: readonly Told[]): boolean {
  const latest = (kind: Told["kind"]) =>
    Math.max(...told.filter((each) => each.kind === kind).map(({ at }) => at.getTime()), 0);
  return latest("data_failed") > latest("data_complete");
}
