import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { isBusinessDay } from "@/lib/engine/calendar/business-days";
import { addDays, toDayNumber } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { type Change, dayOf, isCredit, mapRows, NEAR, percentOf, SAME } from "./change";

/** This file has the changes to a statement's format, delivery and days. Payments and payees stay the same. */

const salaryIds = (before: ReportDocument): ReadonlySet<string> => {
  const salary = new Set(
    before.income.streams.filter(({ code }) => code.startsWith("inc.sal")).map(({ id }) => id),
  );
  return new Set(
    before.transactions.flatMap(({ id, streamId }) => (streamId && salary.has(streamId) ? [id] : [])),
  );
};

/** Adds text that a payroll prints after the payer: a different period or staff number on each pay. */
const behindPayer = (name: string, say: (row: CdsTransaction, day: string) => string): Change => ({
  name: `pays with ${name} behind the payer`,
  apply: (data, before) => {
    const pays = salaryIds(before);
    return mapRows(data, (row) =>
      pays.has(row.transactionId ?? "")
        ? { ...row, description: `${row.description} ${say(row, dayOf(row) ?? "")}` }
        : row,
    );
  },
  income: NEAR,
  sameCategory: 0.995,
  sameOrUnknown: 0.998,
  reason: null,
});

const inCase = (name: string, write: (text: string) => string): Change => ({
  name: `descriptions in ${name} letters`,
  apply: (data) => mapRows(data, (row) => ({ ...row, description: write(row.description ?? "") })),
  income: NEAR,
  sameCategory: 0.99,
  sameOrUnknown: 0.995,
  reason: null,
});

const moveDay = (row: CdsTransaction, days: number): CdsTransaction => {
  const day = dayOf(row);
  if (day === null || !row.postingDateTime) return row;
  const { valueDateTime: _, executionDateTime: __, ...rest } = row;
  return { ...rest, postingDateTime: `${addDays(day, days)}T12:00:00+10:00` };
};

/** Moves rows from days on which banks are closed: credits up to three days earlier, debits up to three days later. */
const aroundHolidays: Change = {
  name: "rows near weekends and holidays up to 3 days off",
  apply: (data) =>
    mapRows(data, (row) => {
      const day = dayOf(row);
      if (day === null || isBusinessDay(toDayNumber(day))) return row;
      const days = 1 + (percentOf(row, "shift") % 3);
      return moveDay(row, isCredit(row) ? -days : days);
    }),
  income: { rise: 0.015, fall: 0.015 },
  sameCategory: 0.99,
  sameOrUnknown: 0.99,
  reason: "the record begins or ends up to 3 days earlier, and takings are averaged over covered days",
};

const scaleText = (text: string | undefined, factor: number) =>
  text === undefined ? undefined : (Math.round(Number(text) * 100 * factor) / 100).toFixed(2);

/** Multiplies every amount and balance by a whole number, as if the household earned and spent that many times more. */
const scaled = (factor: number): Change => ({
  name: `all amounts times ${factor}`,
  factor,
  apply: (data) => ({
    ...mapRows(data, (row) => ({ ...row, amount: scaleText(row.amount, factor) ?? "" })),
    balances: data.balances.map((balance) => {
      const { currentBalance, availableBalance } = balance;
      return {
        ...balance,
        ...(currentBalance === undefined ? {} : { currentBalance: scaleText(currentBalance, factor) ?? "" }),
        ...(availableBalance === undefined
          ? {}
          : { availableBalance: scaleText(availableBalance, factor) ?? "" }),
      };
    }),
  }),
  income: NEAR,
  sameCategory: 0.99,
  sameOrUnknown: 0.995,
  reason: null,
});

/** Splits the accounts into two files, one listed after the other, as when two banks are read. */
const inTwoFiles: Change = {
  name: "accounts split over two files",
  apply: (data: BankData) => {
    const second = new Set(data.accounts.filter((_, index) => index % 2 === 1).map((one) => one.accountId));
    const ordered = <T extends { accountId: string }>(rows: readonly T[]) => [
      ...rows.filter(({ accountId }) => second.has(accountId)),
      ...rows.filter(({ accountId }) => !second.has(accountId)),
    ];
    return {
      ...data,
      accounts: ordered(data.accounts),
      balances: ordered(data.balances),
      transactions: ordered(data.transactions),
    };
  },
  income: SAME,
  sameCategory: 1,
  sameOrUnknown: 1,
  reason: null,
};

export const FILE_CHANGES: readonly Change[] = [
  behindPayer("a payroll period", (_, day) => `P/E ${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`),
  behindPayer("a staff reference", (row) => `EMP ${40_000 + percentOf(row, "staff")}`),
  inCase("capital", (text) => text.toUpperCase()),
  inCase("small", (text) => text.toLowerCase()),
  aroundHolidays,
  {
    name: "accounts named by number only",
    apply: (data) => ({
      ...data,
      accounts: data.accounts.map(({ nickname: _, ...account }, index) => ({
        ...account,
        displayName: `Account ${index + 1}`,
      })),
    }),
    income: NEAR,
    sameCategory: 0.99,
    sameOrUnknown: 0.995,
    reason: null,
  },
  scaled(2),
  inTwoFiles,
];
