import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { isThere } from "@/lib/adapters/upstream/basiq/connections";
import { type BasiqConsent, listShares } from "@/lib/adapters/upstream/basiq/consents";
import { listOf, listTransactions, refuseOtherInstitutions } from "@/lib/adapters/upstream/basiq/lists";
import { toAccount, toBalance, toTransaction } from "@/lib/adapters/upstream/basiq/to-cds";
import { type Fields, findId } from "@/lib/adapters/upstream/rest/fields";
import type { BankData, CdsTransaction } from "@/lib/engine/bank";

/**
 * Pulls everything that is shared now, every page, as far back as customers agree to. Basiq provides no direct debits
 * or scheduled payments. Throws UpstreamFault, including when any of the data comes from an institution that belongs to
 * the other environment (test or live).
 */
export async function pullData(client: Client, userRef: string, now = new Date()): Promise<BankData> {
  const active = await listShares(client, userRef);
  const given = await listOf(client, userRef, "accounts");
  refuseOtherInstitutions(client, userRef, given);
  const shared = listShared(given, active);
  return {
    accounts: shared.flatMap(({ row, bank }) => toAccount(row, bank) ?? []),
    balances: shared.flatMap(({ row }) => toBalance(row) ?? []),
    transactions: await pullTransactions(client, userRef, [...new Set(shared.map(({ id }) => id))], now),
    directDebits: [],
    scheduledPayments: [],
  };
}

type Shared = { id: string; row: Fields; bank: string };

/** The accounts of the current shares, each once, without those that the bank no longer provides. */
function listShared(rows: readonly Fields[], active: readonly BasiqConsent[]): Shared[] {
  const shared = new Map<string, Shared>();
  for (const row of rows.filter(isThere)) {
    const id = findId(row.id);
    const share = active.find(({ consentRef }) => consentRef === findId(row.connection));
    if (id !== undefined && share && !shared.has(id))
      shared.set(id, { id, row, bank: share.institutionName });
  }
  return [...shared.values()];
}

/**
 * Pulls account by account, so that an account with very many rows does not use up the page limit of another. Returns
 * each row once.
 */
async function pullTransactions(
  client: Client,
  userRef: string,
  accountIds: readonly string[],
  now: Date,
): Promise<CdsTransaction[]> {
  const rows = new Map<string, CdsTransaction>();
  const unnamed: CdsTransaction[] = [];
  for (const accountId of accountIds) {
    const list = await listTransactions(client, userRef, accountId, now);
    refuseOtherInstitutions(client, userRef, list);
    for (const row of list.flatMap((each) => toTransaction(each) ?? [])) {
      // Basiq may ignore the filter: drop rows of other accounts, which would be duplicates or not covered by
      // consent.
      if (row.accountId !== accountId) continue;
      if (row.transactionId === undefined) unnamed.push(row);
      // Rows may move between pages while we read, so a row may come twice; the later version is kept.
      else rows.set(`${accountId} ${row.transactionId}`, row);
    }
  }
  return [...rows.values(), ...unnamed];
}
