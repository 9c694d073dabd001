import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements } from "@/lib/adapters/upstream/fiskil/consents";
import { holderNames } from "@/lib/adapters/upstream/fiskil/holders";
import { refuseOtherInstitutions } from "@/lib/adapters/upstream/fiskil/institution";
import * as lists from "@/lib/adapters/upstream/fiskil/lists";
import { listShared } from "@/lib/adapters/upstream/fiskil/shared-accounts";
import { toAccount, toBalance } from "@/lib/adapters/upstream/fiskil/to-account";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { payerAccountOf, toDirectDebit, toScheduledPayment } from "@/lib/adapters/upstream/fiskil/to-regular";
import { toTransaction } from "@/lib/adapters/upstream/fiskil/to-transaction";
import { type Fields, findId } from "@/lib/adapters/upstream/rest/fields";
import type { BankData, CdsTransaction } from "@/lib/engine/bank";

/**
 * Pulls everything that active consents cover, every page, as far back as customers agree to. Throws UpstreamFault, and
 * returns nothing if any of the data comes from an institution that belongs to the other environment (test or live).
 */
export async function pullData(client: Client, userRef: string, now = new Date()): Promise<BankData> {
  const active = (await listArrangements(client, userRef)).filter(({ isActive }) => isActive);
  const given = await lists.listAccounts(client, userRef);
  refuseOtherInstitutions(client, userRef, given, true);
  const shared = listShared(given, active);
  const ids = new Set(shared.flatMap((row) => findId(row.account_id) ?? []));
  const mine = (rows: Fields[], accountOf = (row: Fields) => findId(row.account_id)) => {
    refuseOtherInstitutions(client, userRef, rows, false);
    return rows.filter((row) => ids.has(accountOf(row) ?? ""));
  };
  const names = await holderNames(client, userRef, active);
  return {
    accounts: shared.flatMap((row) => toAccounts(row, active, names)),
    balances: mine(await lists.listBalances(client, userRef)).flatMap((row) => toBalance(row) ?? []),
    transactions: await pullTransactions(client, { userRef, accountIds: [...ids], mine, now }),
    directDebits: mine(await lists.listDirectDebits(client, userRef)).flatMap(
      (row) => toDirectDebit(row) ?? [],
    ),
    scheduledPayments: mine(await lists.listScheduledPayments(client, userRef), payerAccountOf).flatMap(
      (row) => toScheduledPayment(row) ?? [],
    ),
  };
}

function toAccounts(row: Fields, active: readonly Arrangement[], names: ReadonlyMap<string, string>) {
  const institution = findId(row.institution_id) ?? "";
  const bank = active.find(({ institutionId }) => institutionId === institution)?.institutionName;
  const account = toAccount(row, bank);
  const holderName = names.get(institution);
  return account ? [{ ...account, ...(holderName ? { holderName } : {}) }] : [];
}

type Mine = (rows: Fields[]) => Fields[];

/**
 * Pulls account by account, so that an account with very many rows does not use up the limit of another. Returns each
 * row once.
 */
async function pullTransactions(
  client: Client,
  {
    userRef,
    accountIds,
    mine,
    now,
  }: { userRef: string; accountIds: readonly string[]; mine: Mine; now: Date },
): Promise<CdsTransaction[]> {
  const rows = new Map<string, CdsTransaction>();
  const unnamed: CdsTransaction[] = [];
  const add = (list: Fields[]) => {
    for (const row of mine(list).flatMap((each) => toTransaction(each) ?? [])) {
      if (row.transactionId === undefined) unnamed.push(row);
      // Rows may move between pages while we read, so a row may come twice; the later version counts.
      else rows.set(`${row.accountId} ${row.transactionId}`, row);
    }
  };
  add(await lists.listPending(client, userRef));
  for (const accountId of accountIds) {
    add(await lists.listTransactions(client, userRef, accountId, now));
  }
  return [...rows.values(), ...unnamed];
}
