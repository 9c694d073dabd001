import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { isBusinessDay } from "@/lib/engine/calendar/business-days";
import { addDays, type Day, findStatementDay, toDayNumber } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { NAMES } from "@/tests/engine/culture-names";
import { type Change, dayOf, isCredit, keepRows, mapRows, NEAR, percentOf, SAME } from "./change";
import { FILE_CHANGES } from "./changes-file";
import { WORDING_CHANGES } from "./wordings";

function withoutPayerNumber(row: CdsTransaction): CdsTransaction {
  const { apcaNumber: _, ...rest } = row;
  return rest;
}

function withoutMerchant(row: CdsTransaction): CdsTransaction {
  const { merchantName: _, merchantCategoryCode: __, ...rest } = row;
  return rest;
}

const dropPayerNumbers = (percent: number): Change => ({
  name: `payer number missing on ${percent}% of credits`,
  apply: (data) =>
    mapRows(data, (row) =>
      isCredit(row) && percentOf(row, "apca") < percent ? withoutPayerNumber(row) : row,
    ),
  income: NEAR,
  sameCategory: 0.99,
  sameOrUnknown: 0.995,
  reason: null,
});

const cutAt = (characters: number, sameCategory: number): Change => ({
  name: `descriptions cut at ${characters} characters`,
  apply: (data) =>
    mapRows(data, (row) => ({ ...row, description: (row.description ?? "").slice(0, characters).trimEnd() })),
  income: { rise: 0.03, fall: 0.05 },
  others: { commitmentsRise: 0.01, surplusRise: 0.18, unmarked: 0.17 },
  isUnknownLeftOut: true,
  sameCategory,
  sameOrUnknown: 0.97,
  reason:
    "the cut takes the words that name the kind of a credit (rent, board, dividend, an agency's name). Such income may become unknown and no other may change, except a business's. Its clients are judged together, and its cut tax refund reads as a receipt. A debt whose name is cut counts at the amount paid, and support for a former partner reads as a transfer to a person",
});

/** The formats in which thirteen banks print a shop's name, from their public guides to statement descriptions. */
const CARD_WORDINGS: Readonly<Record<string, (shop: string) => string>> = {
  CommBank: (shop) => `${shop} Card xx1234 Value Date: 03/07/2026`,
  NAB: (shop) => `V1234 02/07 ${shop} 74940526183`,
  ANZ: (shop) => `VISA DEBIT PURCHASE CARD 1234 ${shop}`,
  Westpac: (shop) => `DEBIT CARD PURCHASE ${shop} AUS`,
  "St.George": (shop) => `VISA PURCHASE 03JUL ${shop}`,
  ING: (shop) => `${shop} - Visa Purchase - Receipt 104233 Date 03 Jul 2026 Card 462263xxxxxx1234`,
  Bendigo: (shop) => `CARD PURCHASE, ${shop}, CARD NUMBER 552638XXXXXX1234`,
  Suncorp: (shop) => `VISA PURCHASE ${shop} 03/07 AU AUD`,
  Bankwest: (shop) => `${shop} AU DEBIT CARD PURCHASE`,
  Macquarie: (shop) => `Card purchase ${shop}`,
  Up: (shop) => shop,
  HSBC: (shop) => `VISA DEBIT AUD ${shop} 03JUL26`,
  BOQ: (shop) => `EFTPOS PURCHASE ${shop} CARD NO. 1234`,
};

const inWordingOf = (bank: string, word: (shop: string) => string): Change => ({
  name: `card purchases in the wording of ${bank}`,
  apply: (data) =>
    mapRows(data, (row) =>
      row.merchantName && row.merchantCategoryCode && !isCredit(row)
        ? { ...withoutMerchant(row), description: word(row.merchantName.toUpperCase()) }
        : row,
    ),
  income: SAME,
  sameCategory: 0.98,
  sameOrUnknown: 0.99,
  reason: "the network's code is taken away, so a name on no list becomes unknown",
});

const salaryStreams = ({ income }: ReportDocument) =>
  income.streams.filter(({ code }) => code.startsWith("inc.sal")).map(({ id }) => id);

const PAYER = "301500";

/**
 * Renames the household's only employer from the middle pay on. As with direct entry, all pays get the same payer
 * number: that of the first pay that has a number, or PAYER.
 */
const renameEmployer: Change = {
  name: "employer renamed mid-year",
  apply: (data, before) => {
    const [only, ...others] = salaryStreams(before);
    if (only === undefined || others.length > 0) return data;
    const pays = new Map(
      before.transactions.flatMap(({ id, streamId, on }) => (streamId === only ? [[id, on] as const] : [])),
    );
    const days = [...pays.values()].sort();
    const middle = days[Math.floor(days.length / 2)] ?? "";
    const isPay = ({ transactionId }: CdsTransaction) => pays.has(transactionId ?? "");
    const number = data.transactions.find((row) => isPay(row) && row.apcaNumber)?.apcaNumber ?? PAYER;
    return mapRows(data, (row) => {
      const day = pays.get(row.transactionId ?? "");
      if (day === undefined) return row;
      const numbered = { ...row, apcaNumber: number };
      return day < middle ? numbered : { ...numbered, description: "SALARY HALVORSEN GROUP PTY LTD" };
    });
  },
  income: NEAR,
  sameCategory: 0.995,
  sameOrUnknown: 0.995,
  reason: null,
};

const payByNpp: Change = {
  name: "10% of pays sent by NPP",
  apply: (data, before) => {
    const salary = new Set(salaryStreams(before));
    const pays = new Set(
      before.transactions.flatMap(({ id, streamId }) => (streamId && salary.has(streamId) ? [id] : [])),
    );
    return mapRows(data, (row) =>
      pays.has(row.transactionId ?? "") && percentOf(row, "npp") < 10
        ? { ...withoutPayerNumber(row), description: `FAST TRANSFER FROM ${row.description} ` }
        : row,
    );
  },
  income: NEAR,
  sameCategory: 0.995,
  sameOrUnknown: 0.998,
  reason: null,
};

/** Posts rows of a non-business day on the next business day, as most banks do. */
const postOnBusinessDays: Change = {
  name: "weekend and holiday rows posted on the next business day",
  apply: (data) =>
    mapRows(data, (row) => {
      const day = row.postingDateTime ? findStatementDay(row.postingDateTime) : null;
      if (day === null) return row;
      let posted = day;
      while (!isBusinessDay(toDayNumber(posted))) posted = addDays(posted, 1);
      return { ...row, postingDateTime: `${posted}T12:00:00+10:00` };
    }),
  income: NEAR,
  sameCategory: 0.99,
  sameOrUnknown: 0.995,
  reason: null,
};

function newestDay(data: BankData): Day | null {
  return data.transactions
    .map(dayOf)
    .reduce((newest, day) => (day && (!newest || day > newest) ? day : newest), null);
}

const lastDays = (days: number): Change => ({
  name: `only the last ${days} days`,
  apply: (data) => {
    const newest = newestDay(data);
    return newest === null
      ? data
      : keepRows(data, (row) => toDayNumber(newest) - toDayNumber(dayOf(row) ?? newest) < days);
  },
  income: null,
  sameCategory: days >= 90 ? 0.95 : 0.9,
  sameOrUnknown: 0.96,
  reason: "a few weeks show no cadence, and income that comes less often is not in them",
});

/** Category codes of payments to and from people. */
const PERSONAL = /^(?:crd\.person|trf\.person|inc\.property\.board|inc\.support\.(?:spouse|family))$/;
const PARTY = /\b(?:from|to) ([A-Z][A-Z'-]+ [A-Z][A-Z'-]+)\b/i;

/**
 * Renames every person who pays the customer or is paid by the customer. Each person gets one name of the culture and
 * keeps it in all rows.
 */
const withNamesOf = ([culture, others]: (typeof NAMES)[number]): Change => ({
  name: `people with ${culture} names`,
  apply: (data, before) => {
    const personal = new Set(
      before.transactions.filter(({ code }) => PERSONAL.test(code)).map(({ id }) => id),
    );
    const people = new Set<string>();
    for (const row of data.transactions) {
      const name = personal.has(row.transactionId ?? "") ? PARTY.exec(row.description ?? "")?.[1] : undefined;
      if (name) people.add(name.toUpperCase());
    }
    const patterns = [...people].sort().map((name, index) => ({
      pattern: new RegExp(`\\b${name}\\b`, "gi"),
      other: others[index % others.length] ?? "",
    }));
    return mapRows(data, (row) => {
      const text = patterns.reduce(
        (words, { pattern, other }) => words.replace(pattern, other),
        JSON.stringify(row),
      );
      return JSON.parse(text) as CdsTransaction;
    });
  },
  income: SAME,
  sameCategory: 1,
  sameOrUnknown: 1,
  reason: null,
});

const closeSavings: Change = {
  name: "savings accounts marked closed",
  apply: (data) => ({
    ...data,
    accounts: data.accounts.map((account) =>
      /sav/i.test(account.displayName ?? "") ? { ...account, openStatus: "CLOSED" } : account,
    ),
  }),
  income: NEAR,
  sameCategory: 1,
  sameOrUnknown: 1,
  reason: null,
};

const sendTwice: Change = {
  name: "the last 30 days sent twice",
  apply: (data) => {
    const newest = newestDay(data);
    if (newest === null) return data;
    const isLate = (row: CdsTransaction) => toDayNumber(newest) - toDayNumber(dayOf(row) ?? newest) < 30;
    return { ...data, transactions: [...data.transactions, ...data.transactions.filter(isLate)] };
  },
  income: SAME,
  sameCategory: 1,
  sameOrUnknown: 1,
  reason: null,
};

const addWords = (where: string, add: (words: string) => string): Change => ({
  name: `unknown words ${where} each card purchase`,
  apply: (data) =>
    mapRows(data, (row) =>
      row.merchantCategoryCode ? { ...row, description: add(row.description ?? "") } : row,
    ),
  income: SAME,
  sameCategory: 0.97,
  sameOrUnknown: 0.99,
  reason: "a word more can make a name of two words another one, which then is left to its code",
});

export const CHANGES: readonly Change[] = [
  dropPayerNumbers(5),
  dropPayerNumbers(10),
  dropPayerNumbers(50),
  payByNpp,
  renameEmployer,
  cutAt(18, 0.6),
  cutAt(20, 0.65),
  cutAt(22, 0.7),
  cutAt(25, 0.75),
  cutAt(32, 0.85),
  cutAt(40, 0.93),
  ...Object.entries(CARD_WORDINGS).map(([bank, word]) => inWordingOf(bank, word)),
  ...WORDING_CHANGES,
  ...NAMES.map(withNamesOf),
  addWords("before", (words) => `ZELB ${words}`),
  addWords("after", (words) => `${words} QXV BLENT`),
  postOnBusinessDays,
  {
    name: "one month without rows",
    apply: (data) => {
      const newest = newestDay(data);
      if (newest === null) return data;
      const age = (row: CdsTransaction) => toDayNumber(newest) - toDayNumber(dayOf(row) ?? newest);
      return keepRows(data, (row) => age(row) < 120 || age(row) >= 150);
    },
    income: { rise: 0.08, fall: 0.08 },
    sameCategory: 0.97,
    sameOrUnknown: 0.98,
    reason:
      "the month's income is gone: one of two dividends a year, a receipt of a business, some weeks of casual work",
  },
  lastDays(30),
  lastDays(60),
  lastDays(90),
  lastDays(180),
  {
    name: "accounts and rows in another order, as from two files",
    apply: (data) => ({
      ...data,
      accounts: data.accounts.toReversed(),
      balances: data.balances.toReversed(),
      transactions: data.transactions.toSorted(
        (one, other) => percentOf(one, "order") - percentOf(other, "order"),
      ),
    }),
    income: SAME,
    sameCategory: 1,
    sameOrUnknown: 1,
    reason: null,
  },
  sendTwice,
  closeSavings,
  ...FILE_CHANGES,
];
