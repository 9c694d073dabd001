import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { addProblem, type Problems, quote } from "@/lib/engine/input/problem";
import { findCents } from "@/lib/engine/money";

const OUTGOING: ReadonlySet<string> = new Set([
  "TRANSFER_OUTGOING",
  "DIRECT_DEBIT",
  "FEE",
  "INTEREST_CHARGED",
]);
const OUTGOING_ROWS_MIN = 2;

/**
 * Refuses files in which amounts lost their minus sign, because spending would count as income. An account's signs
 * are wrong if it has rows of an outgoing type but no negative amount. If no account in the file has a negative
 * amount, one such row is enough. Otherwise two are needed, because a single row may be a refund. A positive PAYMENT
 * does not count as outgoing, because the customer may have received it.
 */
export function refuseWrongSigns(rows: readonly CdsTransaction[], problems: Problems): void {
  const accounts = new Map<string, { hasDebit: boolean; outgoing: number[] }>();
  for (const [index, row] of rows.entries()) {
    const account = accounts.get(row.accountId) ?? { hasDebit: false, outgoing: [] };
    accounts.set(row.accountId, account);
    if (row.amount?.startsWith("-")) account.hasDebit = true;
    else if (OUTGOING.has(row.type ?? "") && findCents(row.amount ?? "") !== 0) account.outgoing.push(index);
  }
  const all = [...accounts.values()];
  const hasDebit = all.some((account) => account.hasDebit);
  const least = hasDebit ? OUTGOING_ROWS_MIN : 1;
  for (const account of all) {
    if (account.hasDebit || account.outgoing.length < least) continue;
    for (const index of account.outgoing)
      addProblem(
        problems,
        `transactions[${index}].amount`,
        `${quote(rows[index]?.amount)} is positive, but type ${quote(rows[index]?.type)} means money out. The ${hasDebit ? "account" : "file"} has no negative amount: write money out with a minus`,
      );
  }
}

/**
 * Refuses an amount in Australian dollars that is not in whole cents, and a row without a date unless it is pending.
 * Skipping such a row silently would leave it out of a figure.
 */
export function refuseUnreadable(rows: readonly CdsTransaction[], problems: Problems): void {
  for (const [index, row] of rows.entries()) {
    const isDollars = !row.currency || row.currency.toUpperCase() === "AUD";
    if (isDollars && findCents(row.amount ?? "") === null)
      addProblem(problems, `transactions[${index}].amount`, `${quote(row.amount)} is not in whole cents`);
    const isDated = row.postingDateTime || row.valueDateTime || row.executionDateTime;
    if (row.status !== "PENDING" && !isDated)
      addProblem(
        problems,
        `transactions[${index}].postingDateTime`,
        "missing, and the row has no other date",
      );
  }
}

/** Lists warnings about valid data that the report's reader should know about. */
export function listWarnings({ accounts, balances, transactions }: BankData): string[] {
  const described = new Set(accounts.map((account) => account.accountId));
  const unknown = new Map<string, number>();
  for (const { accountId } of transactions)
    if (!described.has(accountId)) unknown.set(accountId, (unknown.get(accountId) ?? 0) + 1);
  const warnings = [...unknown].map(
    ([id, count]) => `${count} transactions name the account ${quote(id)}, which is not in accounts.`,
  );
  if (balances.length === 0 && accounts.length > 0)
    warnings.push("The data has no balances, so the report has no balance figures.");
  return warnings;
}
