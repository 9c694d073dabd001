import type { CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import { tidyText } from "@/lib/engine/text/tidy-text";

/**
 * If two accounts do not have the same full number, they still count as one account if their rows are nearly the same.
 * The longer list of rows must contain at least this share of the shorter list.
 */
const SHARE_MIN = 0.95;
const ROWS_MIN = 5;
/**
 * The maximum number of accounts compared with each other. No customer shares one account with us more often than this.
 */
const CANDIDATES_MAX = 12;

type RowsOf = (accountId: string) => readonly CdsTransaction[];

/**
 * Accounts that were shared a second time through another arrangement, each with the id of the account that stays. The
 * account that stays is the one with more rows or, if both have equally many, with the smaller id. Accounts with the
 * same BSB and number are certainly the same. Otherwise, most of their rows must be equal. In addition, either the
 * visible ends of their numbers or their names and balances must be equal.
 */
export function findTwins(
  accounts: readonly CdsAccount[],
  rowsOf: RowsOf,
  balanceOf: (accountId: string) => string,
): Map<string, string> {
  const twins = new Map<string, string>();
  const sizeOf = (account: CdsAccount) => rowsOf(account.accountId).length;
  for (const [key, group] of groupByKey(accounts, balanceOf)) {
    if (group.length < 2) continue;
    const ordered = group
      .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.accountId < b.accountId ? -1 : 1))
      .slice(0, CANDIDATES_MAX);
    const contentOf = newContents(rowsOf);
    ordered.forEach((account, index) => {
      if (twins.has(account.accountId)) return;
      const kept = ordered
        .slice(0, index)
        .find(
          (other) =>
            other.accountId !== account.accountId &&
            !twins.has(other.accountId) &&
            (key.startsWith("number|") ||
              hasSameRows(contentOf(other.accountId), contentOf(account.accountId))),
        );
      if (kept) twins.set(account.accountId, kept.accountId);
    });
  }
  return twins;
}

function groupByKey(
  accounts: readonly CdsAccount[],
  balanceOf: (accountId: string) => string,
): [string, CdsAccount[]][] {
  const groups = new Map<string, CdsAccount[]>();
  for (const account of accounts)
    for (const key of listKeys(account, balanceOf(account.accountId))) {
      const group = groups.get(key);
      if (group) group.push(account);
      else groups.set(key, [account]);
    }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function listKeys(account: CdsAccount, balance: string): string[] {
  const digits = (value: unknown) => tidyText(value, 40).replace(/\D/g, "");
  const category = tidyText(account.productCategory, 60);
  const bsb = digits(account.bsb);
  const number = digits(account.accountNumber);
  const masked = digits(account.maskedNumber);
  const keys: string[] = [];
  if (bsb.length === 6 && number.length >= 5) keys.push(`number|${bsb}|${number}`);
  if (masked.length >= 3) keys.push(`masked|${category}|${masked.slice(-4)}`);
  const name = tidyText(account.displayName, 120);
  if (name !== "" && balance !== "") keys.push(`name|${category}|${name}|${balance}`);
  return keys;
}

type Counts = ReadonlyMap<string, number>;
/** Counts of each amount in an account, and of each row by day, amount and wording. */
type Content = { rows: number; amounts: Counts; keys(): Counts };

/** Reads the rows of each account only once, even if the account is compared with many others. */
function newContents(rowsOf: RowsOf): (accountId: string) => Content {
  const known = new Map<string, Content>();
  return (accountId) => {
    const found = known.get(accountId);
    if (found) return found;
    const rows = rowsOf(accountId);
    let keys: Counts | null = null;
    const content: Content = {
      rows: rows.length,
      amounts: countBy(rows, toAmount),
      keys: () => {
        keys ??= countBy(rows, toKey);
        return keys;
      },
    };
    known.set(accountId, content);
    return content;
  };
}

function countBy(rows: readonly CdsTransaction[], keyOf: (row: CdsTransaction) => string): Counts {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Reports whether the longer list has nearly all rows of the shorter one. Compares the amounts first, so that dates and
 * descriptions are read only if the amounts match.
 */
function hasSameRows(longer: Content, shorter: Content): boolean {
  if (shorter.rows < ROWS_MIN) return false;
  const least = shorter.rows * SHARE_MIN;
  const isIn = (all: Counts, some: Counts) => {
    let found = shorter.rows;
    for (const [key, count] of some) {
      found -= Math.max(0, count - (all.get(key) ?? 0));
      if (found < least) return false;
    }
    return true;
  };
  return isIn(longer.amounts, shorter.amounts) && isIn(longer.keys(), shorter.keys());
}

function toAmount(row: CdsTransaction): string {
  return tidyText(row.amount, 20);
}

function toKey(row: CdsTransaction): string {
  const day = tidyText(row.postingDateTime ?? row.valueDateTime ?? row.executionDateTime, 40).slice(0, 10);
  return `${day}|${toAmount(row)}|${tidyText(row.description, 80)}`;
}
