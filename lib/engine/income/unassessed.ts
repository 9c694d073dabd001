import type { Income } from "@/lib/engine/document";

/** If unassessed income is at least this share of all income, the assessed income is marked incomplete. */
const UNASSESSED_SHARE_MIN = 0.1;

/** True if a material amount was observed but the assessment counts none of it. All amounts are in cents a month. */
export function isUnassessed(observedCents: number, assessedCents: number | null, netCents: number): boolean {
  return observedCents > 0 && assessedCents === 0 && observedCents >= netCents * UNASSESSED_SHARE_MIN;
}

/** The labels of the types of income that are unassessed. `netCents` is the net monthly income in cents. */
export function listUnassessed(
  { byType, streams }: Pick<Income, "byType" | "streams">,
  netCents: number,
): string[] {
  return byType
    .filter(({ code, monthly }) => {
      const own = streams.filter((stream) => stream.code === code && stream.included);
      const assessedCents = own.reduce((sum, stream) => sum + (stream.assessedMonthlyCents ?? 0), 0);
      return isUnassessed(monthly.value ?? 0, assessedCents, netCents);
    })
    .map(({ label }) => label);
}
