import type { Account, Reconciliation } from "@/lib/engine/document";
import { isMoved, type Ledger } from "@/lib/engine/ledger";

/**
 * The accounts that were shared, with each account's money in and money out. Both amounts are also given without
 * transfers between own accounts, reversals, and interest on loans whose accounts were shared.
 */
export function listAccounts(ledger: Ledger, reconciliations: readonly Reconciliation[]): Account[] {
  const checked = new Map(reconciliations.map((check) => [check.accountId, check.isReconciled]));
  const flows = new Map(
    ledger.bank.accounts.map((account) => [
      account.id,
      { creditsCents: 0, debitsCents: 0, creditsExTransfersCents: 0, debitsExTransfersCents: 0 },
    ]),
  );
  for (const { row, pair, decision } of ledger.entries) {
    const flow = flows.get(row.accountId);
    if (!flow) continue;
    const isOwn = (pair !== null && pair.kind !== "REFUND") || isMoved(decision.code);
    if (row.cents > 0) {
      flow.creditsCents += row.cents;
      if (!isOwn) flow.creditsExTransfersCents += row.cents;
    } else {
      flow.debitsCents -= row.cents;
      if (!isOwn) flow.debitsExTransfersCents -= row.cents;
    }
  }
  return ledger.bank.accounts.map(({ bankId: _bankId, currency: _currency, ...account }) => ({
    ...account,
    balance: { ...account.balance, reconciled: checked.get(account.id) ?? null },
    flows: flows.get(account.id) ?? null,
  }));
}
