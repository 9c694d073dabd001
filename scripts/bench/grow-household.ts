import type { BankData, CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";

export const AS_OF = parseDay("2026-11-20");
const MONTHS = 12;
const PERIOD_FROM = parseDay("2025-11-21");
/** Whole weeks, so that a payday stays on the same weekday. */
const DAYS_OF_52_WEEKS = 364;
const SHIFT_WEEKS = 12;
const SYLLABLES = ["ka", "lo", "mi", "ren", "tos", "bar", "vel", "dun", "quin", "per", "sha", "wick"];

/**
 * Builds bank data with `rowCount` rows for one customer by repeating the sandbox personas. Each copy has its own
 * accounts, ids, amounts, dates and wording, so that the engine's caches for one copy do not help with the next.
 */
export function growHousehold(rowCount: number): BankData {
  const data: BankData = {
    accounts: [],
    balances: [],
    transactions: [],
    directDebits: [],
    scheduledPayments: [],
  };
  for (let copy = 0; data.transactions.length < rowCount; copy++) {
    const household = HOUSEHOLDS[copy % HOUSEHOLDS.length];
    const bank = BANKS[copy % BANKS.length];
    if (!household || !bank) break;
    const part = generate({ household, bank, asOf: AS_OF, months: MONTHS });
    const own = (id: string) => `${id}-${copy}`;
    const room = rowCount - data.transactions.length;
    for (const row of part.accounts)
      data.accounts.push(renumber({ ...row, accountId: own(row.accountId) }, copy));
    data.balances.push(...part.balances.map((row) => ({ ...row, accountId: own(row.accountId) })));
    data.directDebits.push(...part.directDebits.map((row) => ({ ...row, accountId: own(row.accountId) })));
    for (const row of part.transactions.slice(0, room)) data.transactions.push(vary(row, copy, own));
  }
  return data;
}

/** Gives each copy its own account number, because otherwise the engine would treat the copies as one account. */
function renumber(account: CdsAccount, copy: number): CdsAccount {
  const tail = String(1_000 + ((copy * 7) % 9_000));
  const number = (text: string) => `${text.slice(0, -4)}${tail}`;
  const { maskedNumber, accountNumber } = account;
  if (copy > 0 && maskedNumber) account.maskedNumber = number(maskedNumber);
  if (copy > 0 && accountNumber) account.accountNumber = number(accountNumber);
  return account;
}

function vary(row: CdsTransaction, copy: number, own: (id: string) => string): CdsTransaction {
  const varied: CdsTransaction = { ...row, accountId: own(row.accountId) };
  if (row.transactionId) varied.transactionId = own(row.transactionId);
  if (copy === 0) return varied;
  if (row.amount) varied.amount = varyAmount(row.amount, copy);
  if (row.description) varied.description = varyText(row.description, copy);
  for (const field of ["postingDateTime", "valueDateTime", "executionDateTime"] as const) {
    const time = row[field];
    if (time) varied[field] = shift(time, copy);
  }
  return varied;
}

/** Changes only the cents of an amount. Both sides of a transfer change alike, so they still match. */
function varyAmount(amount: string, copy: number): string {
  const [dollars = "0", cents = "00"] = amount.split(".");
  return `${dollars}.${String((Number(cents) + copy * 7) % 100).padStart(2, "0")}`;
}

/**
 * Changes the digits in store and receipt numbers. In every fourth text, also inserts an invented word after the first
 * word, so that no table contains the name.
 */
function varyText(text: string, copy: number): string {
  const digits = text.replace(/\d/g, (digit) => String((Number(digit) + copy) % 10));
  if ((text.length + copy) % 4 !== 0) return digits;
  const name = [copy, copy >> 2, text.length].map((part) => SYLLABLES[part % SYLLABLES.length]).join("");
  return digits.replace(/^(\S+)/, (first) => `${first} ${name.toUpperCase()}`);
}

function shift(time: string, copy: number): string {
  const day = time.slice(0, 10) as Day;
  const moved = addDays(day, -7 * (copy % SHIFT_WEEKS));
  return `${moved < PERIOD_FROM ? addDays(moved, DAYS_OF_52_WEEKS) : moved}${time.slice(10)}`;
}
