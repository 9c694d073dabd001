import fc from "fast-check";
import type { BankData, CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import { addDays, addMonths, type Day, parseDay } from "@/lib/engine/calendar/day";
import { CARD, EVERYDAY, LOAN } from "@/tests/households/sheet";

const FIRST_DAY = parseDay("2025-07-01");
const LAST_DAY = parseDay("2026-06-30");

const ACCOUNTS: readonly CdsAccount[] = [
  { accountId: "everyday", displayName: "Everyday", productCategory: EVERYDAY, maskedNumber: "xxxx1001" },
  { accountId: "saver", displayName: "Bonus Saver", productCategory: EVERYDAY, maskedNumber: "xxxx1002" },
  { accountId: "card", displayName: "Card", productCategory: CARD, maskedNumber: "xxxx1003" },
  { accountId: "loan", displayName: "Personal loan", productCategory: LOAN, maskedNumber: "xxxx1004" },
];

type Draft = { accountId: string; on: Day; cents: number; description: string; type?: string };

const amount = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((dollars) => dollars * 100);
const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays(FIRST_DAY, days));

type Cadence = { days: number } | { date: number };
const cadence: fc.Arbitrary<Cadence> = fc.oneof(
  fc.constantFrom(7, 14, 28).map((days) => ({ days })),
  fc.integer({ min: 6, max: 24 }).map((date) => ({ date })),
);

function listDays(pace: Cadence): Day[] {
  const days: Day[] = [];
  for (let index = 0; ; index++) {
    const on =
      "days" in pace
        ? addDays(FIRST_DAY, 2 + index * pace.days)
        : addMonths(addDays(FIRST_DAY, pace.date - 1), index);
    if (on > LAST_DAY) return days;
    days.push(on);
  }
}

function regular(accountId: string, words: readonly string[], from: number, to: number, sign: 1 | -1) {
  return fc
    .record({ pace: cadence, cents: amount(from, to), description: fc.constantFrom(...words) })
    .map(({ pace, cents, description }): Draft[] =>
      listDays(pace).map((on) => ({ accountId, on, cents: sign * cents, description })),
    );
}

const SHOPS = [
  "WOOLWORTHS 1234 BONDI",
  "COLES 0456 GEELONG VI AUS",
  "KMART 1099 DUBBO",
  "AMPOL HARRISTOWN QLD",
  "CHEMIST WAREHOUSE CAIRNS",
  "ZXQY 99 TRADING",
  "BUNNINGS 7112 PERTH",
  "ATM WITHDRAWAL DUBBO NSW",
  "OSKO PAYMENT TO SARAH JONES",
];

const shopping = fc.array(
  fc.record({
    accountId: fc.constantFrom("everyday", "everyday", "card"),
    on: day,
    cents: amount(5, 400).map((cents) => -cents),
    description: fc.constantFrom(...SHOPS),
  }),
  { minLength: 20, maxLength: 80 },
);

/** Rows that come in pairs: savings, repayments of the card and the loan, refunds, and payments that bounced. */
const pairs = fc.array(
  fc.record({
    kind: fc.constantFrom("save", "card", "loan", "refund", "bounce"),
    on: day,
    cents: amount(50, 900),
  }),
  { maxLength: 20 },
);

function toInside(on: Day): Day {
  if (on > LAST_DAY) return LAST_DAY;
  return on;
}

function toPair({ kind, on, cents }: { kind: string; on: Day; cents: number }): Draft[] {
  const out = (description: string): Draft => ({ accountId: "everyday", on, cents: -cents, description });
  const back = (accountId: string, description: string, later = 0): Draft => ({
    accountId,
    on: toInside(addDays(on, later)),
    cents,
    description,
  });
  switch (kind) {
    case "save":
      return [out("Transfer to Bonus Saver xx1002"), back("saver", "Transfer from xx1001")];
    case "card":
      return [out("Transfer to credit card xx1003"), back("card", "PAYMENT RECEIVED THANK YOU")];
    case "loan":
      return [out("Transfer to personal loan xx1004"), back("loan", "REPAYMENT THANK YOU")];
    case "refund":
      return [out("KMART 1099 DUBBO"), back("everyday", "KMART REFUND 1099 DUBBO", 5)];
    default:
      return [
        out("DIRECT DEBIT ANYTIME FITNESS 7001"),
        back("everyday", "DISHONOUR DIRECT DEBIT ANYTIME FITNESS 7001", 1),
      ];
  }
}

const ends: Draft[] = [FIRST_DAY, LAST_DAY].flatMap((on) =>
  ["everyday", "saver", "card", "loan"].map((accountId) => ({
    accountId,
    on,
    cents: -137,
    description: "ZXQY 99 TRADING",
  })),
);

/** A year of rows of an ordinary household: a wage, rent, bills, shops, and transfers. */
export const householdRows: fc.Arbitrary<CdsTransaction[]> = fc
  .tuple(
    regular("everyday", ["SALARY ACME PTY LTD 4410", "PAY/SALARY FROM CITY COUNCIL 77"], 900, 4_000, 1),
    fc.option(regular("everyday", ["CTRLINK PENSION 059P18274421R", "AUS GOV FAMILIES 8812"], 200, 900, 1)),
    fc.option(regular("everyday", ["DIRECT DEBIT RAY WHITE RENT 4471"], 300, 900, -1)),
    regular("everyday", ["BPAY TELSTRA 9988112", "DIRECT DEBIT PLENTI FINANCE 55"], 40, 300, -1),
    shopping,
    pairs.map((list) => list.flatMap(toPair)),
  )
  .map((parts) =>
    [...ends, ...parts.flatMap((part) => part ?? [])].map(
      (draft, index): CdsTransaction => ({
        accountId: draft.accountId,
        transactionId: `t${String(index).padStart(4, "0")}`,
        status: "POSTED",
        type: draft.type ?? "OTHER",
        postingDateTime: draft.on,
        description: draft.description,
        amount: (draft.cents / 100).toFixed(2),
      }),
    ),
  );

/** Adds accounts and balances to rows, in the format of bank data. `rename` changes the ids of the accounts. */
export function toBankData(
  transactions: readonly CdsTransaction[],
  rename: (id: string) => string = (id) => id,
): BankData {
  return {
    accounts: ACCOUNTS.map((account) => ({ ...account, accountId: rename(account.accountId) })),
    balances: [
      { accountId: rename("everyday"), currentBalance: "1500.00" },
      { accountId: rename("saver"), currentBalance: "9000.00" },
      { accountId: rename("card"), currentBalance: "-800.00", creditLimit: "5000.00" },
      { accountId: rename("loan"), currentBalance: "-12000.00" },
    ],
    transactions: transactions.map((row) => ({ ...row, accountId: rename(row.accountId) })),
    directDebits: [],
    scheduledPayments: [],
  };
}
