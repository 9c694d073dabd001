import type { BankData, CdsAccount, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import { addDays, type Day, fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import { sydneyOffsetHours } from "@/tests/accuracy/generate/calendar";
import type { AccountDraft, AccountKind, Draft, Home } from "@/tests/accuracy/generate/home-types";
import { hash } from "@/tests/accuracy/generate/random";
import type { RowTruth } from "@/tests/accuracy/generate/truth";

/** Faults in how a household's data is delivered. */
export type Spoiling = {
  /** Repeats some rows, as if a page had been delivered twice, with or without row ids. */
  doubled?: "WITH_IDS" | "WITHOUT_IDS";
  /** Days for which the bank gave no data. */
  gap?: { from: Day; to: Day };
  pending?: number;
};

const CATEGORY: Record<AccountKind, string> = {
  TRANSACTION: "TRANS_AND_SAVINGS_ACCOUNTS",
  SAVINGS: "TRANS_AND_SAVINGS_ACCOUNTS",
  CARD: "CRED_AND_CHRG_CARDS",
  MORTGAGE: "RESIDENTIAL_MORTGAGES",
  LOAN: "PERS_LOANS",
  TRAVEL: "TRAVEL_CARDS",
};

type Finished = {
  data: BankData;
  rows: RowTruth[];
  closingCents: { on: Day; cents: number }[] | null;
};

/** Builds the household's rows as the banks would send them, and the correct result for each. */
export function finish(home: Home, spoiling: Spoiling): Finished {
  const gap = spoiling.gap;
  const isKept = (row: Draft) => !gap || row.on < gap.from || row.on > gap.to;
  const kept = home.rows
    .filter(isKept)
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.order - b.order));
  const shared = home.accounts.filter((account) => account.isShared);
  const closing = new Map(shared.map((account) => [account.id, closingOf(home, account)]));
  const rows: RowTruth[] = [];
  const transactions: CdsTransaction[] = [];
  const whole = pairsLeft(kept);
  kept.forEach((row, index) => {
    const id = spoiling.doubled === "WITHOUT_IDS" ? null : toId(home, row, index);
    transactions.push(toTransaction(home, row, id));
    if (row.extra.currency && row.extra.currency !== "AUD") return;
    const pair = row.pair && whole.has(row.pair.id) ? row.pair : null;
    rows.push({
      transactionId: id,
      accountId: row.account.id,
      on: row.on,
      cents: row.cents,
      description: row.description,
      code: row.code,
      also: row.pair && !pair ? [...row.also, "trf.own_unshared"] : row.also,
      isIncome: row.isIncome,
      streamId: row.stream?.id ?? null,
      pair,
      party: row.party,
      bank: row.account.voice.bank,
    });
  });
  const sent = [
    ...transactions,
    ...repeatPages(home, transactions, spoiling),
    ...addPending(home, shared, spoiling),
  ];
  return {
    data: {
      accounts: shared.map(toAccount),
      balances: shared.map((account) => toBalance(account, closing.get(account.id) ?? 0)),
      transactions: sent,
      directDebits: [],
      scheduledPayments: [],
    },
    rows,
    closingCents: gap ? null : listClosing(home, shared, closing),
  };
}

/** Returns the ids of the pairs whose rows were both kept, because neither is in the gap. */
function pairsLeft(kept: readonly Draft[]): Set<string> {
  const counts = new Map<string, number>();
  for (const row of kept) if (row.pair) counts.set(row.pair.id, (counts.get(row.pair.id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 2).map(([id]) => id));
}

/** Returns the closing balance that makes the account's lowest balance in the period equal `leastCents`. */
function closingOf(home: Home, account: AccountDraft): number {
  const rows = home.rows.filter((row) => row.account === account && !row.extra.currency);
  const byDay = new Map<Day, number>();
  for (const row of rows) byDay.set(row.on, (byDay.get(row.on) ?? 0) + row.cents);
  let total = 0;
  let least = 0;
  for (const day of [...byDay.keys()].sort()) {
    total += byDay.get(day) ?? 0;
    least = Math.min(least, total);
  }
  return account.leastCents - least + total;
}

function listClosing(home: Home, shared: readonly AccountDraft[], closing: ReadonlyMap<string, number>) {
  const cash = new Set(
    shared.filter((account) => account.kind === "TRANSACTION" || account.kind === "SAVINGS"),
  );
  let cents = [...cash].reduce((sum, account) => sum + (closing.get(account.id) ?? 0), 0);
  const byDay = new Map<Day, number>();
  for (const row of home.rows)
    if (cash.has(row.account)) byDay.set(row.on, (byDay.get(row.on) ?? 0) + row.cents);
  const days: { on: Day; cents: number }[] = [];
  for (let day = toDayNumber(home.to); day >= toDayNumber(home.from); day--) {
    const on = fromDayNumber(day);
    days.push({ on, cents });
    cents -= byDay.get(on) ?? 0;
  }
  return days.reverse();
}

function toId(home: Home, row: Draft, index: number): string {
  const mark = Math.abs(hash(`${home.person}/${row.account.id}/${index}`)).toString(16);
  return `${mark.padStart(8, "0")}${row.order.toString(16).padStart(5, "0")}`;
}

function toTransaction(home: Home, row: Draft, id: string | null): CdsTransaction {
  const postingDateTime = toInstant(row);
  return {
    accountId: row.account.id,
    ...(id === null ? {} : { transactionId: id }),
    isDetailAvailable: row.extra.extendedData !== undefined,
    type: row.type,
    status: "POSTED",
    description: row.description,
    postingDateTime,
    ...(home.voices.indexOf(row.account.voice) === 1 ? { valueDateTime: postingDateTime } : {}),
    amount: toAmount(row.cents),
    reference: "",
    ...row.extra,
  };
}

/**
 * Formats a row's time in one of four styles, chosen by bank: midnight with offset, 14:00Z of the day before, or a
 * real time in local or UTC form.
 */
function toInstant(row: Draft): string {
  const offset = sydneyOffsetHours(row.on);
  const style = Math.abs(hash(`time/${row.account.voice.bank}`)) % 4;
  // Daylight saving changes after midnight, so midnight still has the previous day's offset.
  if (style === 0) return `${row.on}T00:00:00+${sydneyOffsetHours(addDays(row.on, -1))}:00`;
  // 14:00Z of the day before is midnight in Sydney in winter and 1 am in summer, so the row keeps its Sydney day.
  if (style === 1) return `${addDays(row.on, -1)}T14:00:00Z`;
  const minutes = 8 * 60 + (Math.abs(hash(`${row.order}/${row.account.id}`)) % 600);
  const clock = (shift: number) => {
    const at = minutes - shift * 60;
    return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
  };
  if (style === 2) return `${row.on}T${clock(0)}:07+${offset}:00`;
  return minutes >= offset * 60 ? `${row.on}T${clock(offset)}:07.000Z` : `${row.on}T00:00:00Z`;
}

function toAmount(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** Repeats up to 100 consecutive rows, as if a page had been sent twice. */
function repeatPages(
  home: Home,
  transactions: readonly CdsTransaction[],
  { doubled }: Spoiling,
): CdsTransaction[] {
  if (!doubled) return [];
  const size = Math.min(100, Math.floor(transactions.length / 3));
  const start = home.chance.fork("pages").int(0, Math.max(0, transactions.length - size));
  const page = transactions.slice(start, start + size);
  if (doubled === "WITH_IDS") return page.map((row) => ({ ...row }));
  // Without ids, a repeat can be recognised only if whole days are repeated, so the page begins and ends with whole
  // days.
  const first = page[0]?.postingDateTime?.slice(0, 10);
  const last = page[page.length - 1]?.postingDateTime?.slice(0, 10);
  const isInside = (row: CdsTransaction) => {
    const day = row.postingDateTime?.slice(0, 10) ?? "";
    return first !== undefined && last !== undefined && day > first && day < last;
  };
  return page.filter(isInside).map((row) => ({ ...row }));
}

/**
 * Adds pending rows, which count in no figure. Each has the description of a posted row, and about half also have the
 * posted row's amount.
 */
function addPending(home: Home, shared: readonly AccountDraft[], { pending }: Spoiling): CdsTransaction[] {
  const chance = home.chance.fork("pending");
  const account = shared[0];
  if (!pending || !account) return [];
  const recent = home.rows.filter((row) => row.account === account && row.cents < 0).slice(-pending);
  return recent.map((row) => ({
    accountId: account.id,
    type: "OTHER",
    status: "PENDING",
    isDetailAvailable: false,
    description: row.description,
    executionDateTime: `${home.to}T02:00:00Z`,
    amount: toAmount(chance.is(0.5) ? row.cents : row.cents - chance.int(1, 900)),
    reference: "",
  }));
}

function toAccount(account: AccountDraft): CdsAccount {
  const { rate, repaymentCents } = account;
  return {
    accountId: account.id,
    displayName: account.displayName,
    productName: account.displayName,
    maskedNumber: `xxxx ${account.last4}`,
    productCategory: CATEGORY[account.kind],
    accountOwnership: account.isJoint ? "TWO_PARTY" : "ONE_PARTY",
    openStatus: "OPEN",
    isOwned: true,
    institutionName: account.voice.bank,
    holderName: account.holder,
    ...(account.openedOn ? { creationDate: account.openedOn } : {}),
    ...(rate === null ? {} : { lendingRates: [{ lendingRateType: "VARIABLE", rate: rate.toFixed(4) }] }),
    ...(repaymentCents === null
      ? {}
      : {
          loan: {
            minInstalmentAmount: toAmount(repaymentCents),
            repaymentType: account.interestOnly ? "INTEREST_ONLY" : "PRINCIPAL_AND_INTEREST",
          },
        }),
  };
}

function toBalance(account: AccountDraft, closingCents: number): CdsBalance {
  return {
    accountId: account.id,
    currentBalance: toAmount(closingCents),
    availableBalance: toAmount(Math.max(0, closingCents + (account.limitCents ?? 0))),
    ...(account.limitCents === null ? {} : { creditLimit: toAmount(account.limitCents) }),
    currency: account.kind === "TRAVEL" ? "USD" : "AUD",
  };
}
