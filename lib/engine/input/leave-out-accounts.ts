import type { BankData, CdsAccount, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import type { LeftOutAccount } from "@/lib/engine/document";
import { findTwins } from "@/lib/engine/input/find-twins";
import { toPublicId } from "@/lib/engine/input/read-account";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";
import { tidyText } from "@/lib/engine/text/tidy-text";

/**
 * Removes the accounts that must not count in any figure, with their rows. These accounts are in a foreign currency,
 * were shared a second time through another arrangement, or are visible to the customer but not owned (`isOwned`
 * false). Lists the removed accounts with the reason. Returns the data unchanged if no account is removed.
 */
export function leaveOutAccounts(data: BankData): { data: BankData; leftOut: LeftOutAccount[] } {
  const balances = new Map<string, CdsBalance>();
  for (const balance of data.balances) if (isId(balance.accountId)) balances.set(balance.accountId, balance);
  const accounts = data.accounts.filter((account) => isId(account.accountId));
  let grouped: ReturnType<typeof groupRows> | null = null;
  // Grouped on first use, because grouping a large file is expensive and most files have nothing to leave out.
  const rowsOf = (id: string) => {
    grouped ??= groupRows(data.transactions, accounts);
    return grouped.get(id) ?? [];
  };
  const reasons = new Map<string, LeftOutAccount["reason"]>();
  const currencyOf = (id: string) => tidyText(balances.get(id)?.currency, 8).toUpperCase() || "AUD";
  for (const { accountId, isOwned } of accounts) {
    if (isOwned === false) reasons.set(accountId, "NOT_OWNED");
    else if (currencyOf(accountId) !== "AUD") reasons.set(accountId, "FOREIGN_CURRENCY");
  }
  const candidates = accounts.filter(({ accountId }) => !reasons.has(accountId));
  const balanceOf = (id: string) => tidyText(balances.get(id)?.currentBalance, 24);
  for (const id of findTwins(onceEach(candidates), rowsOf, balanceOf).keys()) reasons.set(id, "SHARED_TWICE");
  if (reasons.size === 0) return { data, leftOut: [] };
  const leftOut = onceEach(accounts)
    .flatMap((account): LeftOutAccount[] => {
      const { accountId } = account;
      const reason = reasons.get(accountId);
      if (!reason) return [];
      const rows = new Set(rowsOf(accountId).map(rowKey)).size;
      return [{ ...nameAccount(account), reason, currency: currencyOf(accountId), rows }];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { data: withoutAccounts(data, reasons), leftOut };
}

function withoutAccounts(data: BankData, gone: ReadonlyMap<string, unknown>): BankData {
  const stays = ({ accountId }: { accountId: string }) => !gone.has(accountId);
  return {
    ...data,
    accounts: data.accounts.filter(stays),
    balances: data.balances.filter(stays),
    transactions: data.transactions.filter(stays),
    directDebits: data.directDebits.filter(stays),
    scheduledPayments: data.scheduledPayments.filter(({ from }) => !gone.has(from?.accountId ?? "")),
  };
}

function nameAccount(account: CdsAccount): Pick<LeftOutAccount, "id" | "name" | "institution"> {
  const name = tidyText(account.displayName, 120) || tidyText(account.productName, 120) || "Account";
  return {
    id: toPublicId(account.accountId),
    name,
    institution: tidyText(account.institutionName, 160) || null,
  };
}

/** Removes repeated accounts, because a file may describe one account twice. */
function onceEach(accounts: readonly CdsAccount[]): CdsAccount[] {
  return [...new Map(accounts.map((account) => [account.accountId, account])).values()];
}

function groupRows(
  rows: readonly CdsTransaction[],
  accounts: readonly CdsAccount[],
): Map<string, CdsTransaction[]> {
  const groups = new Map<string, CdsTransaction[]>(accounts.map(({ accountId }) => [accountId, []]));
  for (const row of rows) if (isPosted(row)) groups.get(row.accountId)?.push(row);
  return groups;
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
