import type { PreviousBalance } from "@/lib/engine/bank";
import { fromDayNumber, toDay, toDayNumber } from "@/lib/engine/calendar/day";
import type { Reconciliation } from "@/lib/engine/document";
import type { Bank } from "@/lib/engine/input/read-bank";
import { findCents } from "@/lib/engine/money";

/**
 * The maximum number of rows on the day of the last collection. If there are more, we do not check whether some of them
 * explain a difference between the two balances.
 */
const SAME_DAY_ROWS_MAX = 12;

/**
 * Checks every balance that has an earlier one: the new balance minus the earlier one must equal the sum of the rows
 * posted in between. Rows dated the day of the last collection may have been posted before or after it. If some of
 * these rows explain the difference, the reason is SAME_DAY. Does not check an account whose last collection was before
 * the report's period.
 */
export function reconcileBalances(
  bank: Bank,
  previous: readonly PreviousBalance[] | undefined,
): Reconciliation[] {
  const known = new Map((previous ?? []).map((balance) => [balance.accountId, balance]));
  if (known.size === 0) return [];
  const posted = groupRows(bank);
  return bank.accounts.flatMap((account): Reconciliation[] => {
    const before = known.get(account.bankId);
    if (typeof before?.currentBalance !== "string" || typeof before.at !== "string") return [];
    const fromCents = findCents(before.currentBalance);
    const time = Date.parse(before.at);
    const toCents = account.balance.currentCents;
    if (fromCents === null || toCents === null || Number.isNaN(time)) return [];
    const from = toDayNumber(toDay(new Date(time)));
    if (from < toDayNumber(bank.period.from) - 1 || from > toDayNumber(bank.dataDay)) return [];
    const rows = posted.get(account.id) ?? [];
    const after = rows.filter((row) => row.dayNumber > from).reduce((sum, row) => sum + row.cents, 0);
    const missing = toCents - fromCents - after;
    const sameDay = rows.filter((row) => row.dayNumber === from).map((row) => row.cents);
    const isSameDay = missing !== 0 && canSum(sameDay, missing);
    const reason = missing === 0 ? "EXACT" : isSameDay ? "SAME_DAY" : "DIFFERS";
    return [
      {
        accountId: account.id,
        from: fromDayNumber(from),
        to: bank.dataDay,
        fromCents,
        toCents,
        postedCents: isSameDay ? after + missing : after,
        differenceCents: isSameDay ? 0 : missing,
        isReconciled: reason !== "DIFFERS",
        reason,
      },
    ];
  });
}

function groupRows(bank: Bank): Map<string, { dayNumber: number; cents: number }[]> {
  const groups = new Map<string, { dayNumber: number; cents: number }[]>();
  for (const row of bank.rows) {
    const group = groups.get(row.accountId);
    if (group) group.push(row);
    else groups.set(row.accountId, [row]);
  }
  return groups;
}

/** Reports whether some of the amounts, each used once, add up to the sum. False for more than SAME_DAY_ROWS_MAX. */
function canSum(amounts: readonly number[], sum: number): boolean {
  if (amounts.length > SAME_DAY_ROWS_MAX) return false;
  let sums = new Set<number>([0]);
  for (const amount of amounts) sums = new Set([...sums, ...[...sums].map((part) => part + amount)]);
  return sums.has(sum);
}
