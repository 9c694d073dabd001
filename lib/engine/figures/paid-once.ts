import type { Income, IncomeStream } from "@/lib/engine/document";

/** Counted income that was paid only once in the period, such as a bonus, and the net income without it. */
type PaidOnce = { streams: IncomeStream[]; monthlyCents: number; withoutCents: number };

/**
 * Finds the counted income that was paid only once. Its amounts are in cents a month. Null if there is no such
 * income, or if an amount is unknown or suppressed.
 */
export function findPaidOnce({ streams, totals }: Pick<Income, "streams" | "totals">): PaidOnce | null {
  const once = streams.filter(({ included, count }) => included && count === 1);
  const net = totals.netMonthly.value;
  let monthlyCents = 0;
  for (const { monthly } of once) {
    if (monthly.selected.value === null) return null;
    monthlyCents += monthly.selected.value;
  }
  return net === null || monthlyCents === 0
    ? null
    : { streams: once, monthlyCents, withoutCents: net - monthlyCents };
}
