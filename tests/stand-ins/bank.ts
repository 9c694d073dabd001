/**
 * This file has the data of a customer at two invented banks, in a neutral format. Each stand-in converts the data to
 * its provider's documented format.
 */

type Biller = { billerCode: string; billerName: string; crn: string };

export type BankRow = {
  id: string;
  at: Date;
  /** Negative for money out of the account. */
  cents: number;
  description: string;
  isPending: boolean;
  biller: Biller | null;
};

export type BankAccount = {
  id: string;
  name: string;
  bsb: string;
  number: string;
  cents: number;
  holder: string;
  rows: BankRow[];
};

/** A bank with its accounts. `id` is the bank's id in each provider's list of banks. */
export type Bank = { id: { basiq: string; fiskil: string }; name: string; accounts: BankAccount[] };

/** Every customer's power bill, paid by BPAY. The description alone does not show that it is a power bill. */
const POWER_BILL: Biller = { billerCode: "36160", billerName: "AGL SALES", crn: "1234567890123" };

const DAY_MS = 86_400_000;

/** Two invented bank names; the stand-ins use ids of the documented format for them. */
export const BANKS = [
  { id: { basiq: "AU00301", fiskil: "101" }, name: "Bluegum Bank" },
  { id: { basiq: "AU00302", fiskil: "102" }, name: "Wattle Mutual" },
] as const;

/**
 * A bank with a transaction account that has `rows` rows in the year before `now`; the latest row is pending if
 * `isLatestPending`.
 */
export function fillBank(index: 0 | 1, rows: number, isLatestPending = false, now = new Date()): Bank {
  const bank = BANKS[index];
  const account: BankAccount = {
    id: `${bank.id.fiskil}-everyday`,
    name: "Everyday Account",
    bsb: "062000",
    number: `1000000${bank.id.fiskil}`,
    cents: 412_345,
    holder: "PRIYA RAMAN",
    rows: Array.from({ length: rows }, (_, index) => ({
      ...fillRow(bank.id.fiskil, index, rows, now),
      isPending: isLatestPending && index === 0,
    })),
  };
  return { ...bank, accounts: [account] };
}

function fillRow(bank: string, index: number, rows: number, now: Date): Omit<BankRow, "isPending"> {
  // Times differ by whole days, so two rows of one day have the same time and different ids.
  const at = new Date(now.getTime() - Math.floor((index * 360) / rows + 1) * DAY_MS);
  const row = { id: `${bank}-row-${index}`, at, biller: null };
  if (index % 12 === 0) return { ...row, cents: 285_000, description: "SALARY ACME PTY LTD" };
  if (index % 12 === 5)
    return { ...row, cents: -18_450, description: "INTERNET BPAY 1234567890123", biller: POWER_BILL };
  if (index % 12 === 7) return { ...row, cents: -52_000, description: "RENT HARBOUR REALTY" };
  return { ...row, cents: -(2_000 + (index % 90) * 35), description: "WOOLWORTHS 1234 SYDNEY" };
}

/** An amount as both providers write it: a decimal string with a minus sign if it is negative. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(2);
