import {
  type Client,
  listAccounts,
  listBalances,
  listDirectDebits,
  listIdentities,
  listPending,
  listScheduledPayments,
  listTransactions,
  refuseOtherInstitutions,
} from "@/lib/adapters/upstream/fiskil/client";
import { type Arrangement, listArrangements, listShared } from "@/lib/adapters/upstream/fiskil/consents";
import {
  payerAccountOf,
  toAccount,
  toBalance,
  toDirectDebit,
  toScheduledPayment,
  toTransaction,
} from "@/lib/adapters/upstream/fiskil/to-cds";
import { type Fields, findId, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { BankData, CdsTransaction } from "@/lib/engine/bank";

/**
 * Pulls all data that the customer's active consents cover: all pages, and the longest history that customers agree
 * to share. Throws UpstreamFault. Also throws it if any data comes from an institution that belongs to the other
 * environment (test or live).
 */
export async function pullData(client: Client, userRef: string, now = new Date()): Promise<BankData> {
  const active = (await listArrangements(client, userRef)).filter(({ isActive }) => isActive);
  const given = await listAccounts(client, userRef);
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
    balances: mine(await listBalances(client, userRef)).flatMap((row) => toBalance(row) ?? []),
    transactions: await pullTransactions(client, { userRef, accountIds: [...ids], mine, now }),
    directDebits: mine(await listDirectDebits(client, userRef)).flatMap((row) => toDirectDebit(row) ?? []),
    scheduledPayments: mine(await listScheduledPayments(client, userRef), payerAccountOf).flatMap(
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
 * Pulls account by account, so that an account with very many rows does not use up the page limit of another. Returns
 * each row once.
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
      // Rows may move between pages while we read, so a row may come twice; the later version is kept.
      else rows.set(`${row.accountId} ${row.transactionId}`, row);
    }
  };
  add(await listPending(client, userRef));
  for (const accountId of accountIds) {
    add(await listTransactions(client, userRef, accountId, now));
  }
  return [...rows.values(), ...unnamed];
}

/**
 * Returns the customer's name at each institution. Requests names only if a consent covers identity, because
 * otherwise the customer did not agree to share them. If an institution gives several names, none is returned for it.
 */
async function holderNames(
  client: Client,
  userRef: string,
  active: readonly Arrangement[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const covered = active.filter(({ permissions }) => permissions.includes("identity"));
  if (covered.length === 0) return names;
  const rows = await listIdentities(client, userRef);
  for (const { institutionId } of covered) {
    const theirs = rows.filter((row) => (findId(row.institution_id) ?? institutionId) === institutionId);
    const found = new Set(theirs.flatMap((row) => nameOf(row) ?? []));
    const [name] = found;
    if (name !== undefined && found.size === 1) names.set(institutionId, name);
  }
  return names;
}

/** The name of a person, in parts or as a whole, or of an organisation; null if there is none. */
function nameOf(row: Fields): string | null {
  const person = isFields(row.person) ? row.person : row;
  const parts = [person.first_name, ...(Array.isArray(person.middle_names) ? person.middle_names : [])];
  const name = [...parts, person.last_name].flatMap((part) => findText(part)?.trim() || []).join(" ");
  const whole = [name, findText(row.full_name), findText(row.name), findText(row.business_name)];
  return whole.find((text) => text !== undefined && text.trim() !== "")?.trim() ?? null;
}
