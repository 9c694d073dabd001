import { GROUPS, groupOf, toCategory } from "@/lib/engine/categories/taxonomy";
import type { Conduct } from "@/lib/engine/document";
import type { Entry, Ledger } from "@/lib/engine/ledger";

/**
 * A dishonour fee belongs to an observed dishonour in the same account that is at most this many days earlier or later.
 */
const FEE_DAYS_MAX = 5;

/**
 * Dishonoured payments, and dishonour fees whose payment is not in the data. `fees` are the dishonour fees that were
 * not refunded.
 */
export function listDishonours(ledger: Ledger, fees: readonly Entry[]): Entry[] {
  // Leaves out refunded dishonour fees. They are paired like dishonoured payments, but no payment was dishonoured.
  const bounced = ledger.entries.filter(
    ({ pair, row, signs }) => pair?.kind === "DISHONOUR" && row.cents < 0 && !signs.fee,
  );
  const byAccount = new Map<string, number[]>();
  for (const { row } of bounced) {
    const days = byAccount.get(row.accountId) ?? [];
    byAccount.set(row.accountId, days);
    days.push(row.dayNumber);
  }
  const alone = fees.filter(
    ({ row }) =>
      !(byAccount.get(row.accountId) ?? []).some((day) => Math.abs(day - row.dayNumber) <= FEE_DAYS_MAX),
  );
  return [...bounced, ...alone].sort((a, b) => a.row.index - b.row.index);
}

/**
 * Counts dishonours by the purpose of the payment: by the class of debt for a repayment, otherwise by category group.
 */
export function countByClass(dishonours: readonly Entry[]): Conduct["dishonours"]["byClass"] {
  const counts = new Map<string, number>();
  for (const { signs, pair } of dishonours) {
    const found = pair
      ? (signs.merchant?.value.code ?? signs.keyword?.value.code ?? "unc.debit")
      : "unc.debit";
    const code = groupOf(found) === "dbt" ? found : groupOf(found);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, count]) => ({ code, label: GROUPS[code] ?? toCategory(code).label, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
