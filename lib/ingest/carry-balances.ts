import type { BankData } from "@/lib/engine/bank";

/**
 * Adds the previous pull's balances to the data of a pull, so that the report can check that each balance moved by the
 * amounts posted in between. The balances are sealed with the new snapshot, because the previous snapshot is erased
 * with its report.
 */
export function carryBalances(data: BankData, before: { data: BankData; takenAt: Date } | null): BankData {
  const at = before?.takenAt.toISOString();
  if (!before || at === undefined) return data;
  const previousBalances = before.data.balances.flatMap(({ accountId, currentBalance, currency }) =>
    currentBalance === undefined || (currency ?? "AUD") !== "AUD" ? [] : [{ accountId, currentBalance, at }],
  );
  return { ...data, previousBalances };
}
