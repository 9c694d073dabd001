import { type BankAccount, type BankFile, type BankRow, toAmount } from "./bank-data";

/** The correct answer for one row. */
export type RowTruth = {
  id: string;
  accountId: string;
  day: string;
  cents: number;
  category: string;
  accept: string[];
  /** Key of the income stream the row belongs to. */
  stream: string | null;
  /** Id of the other row of a transfer between own accounts. */
  ownPair: string | null;
  /** Id of the purchase that this row refunds. */
  refundOf: string | null;
  /** Id of the payment that the bank returned. */
  returns: string | null;
};
export type StreamTruth = {
  code: string;
  frequency: string[];
  /** True if the income continues at the end of the data. */
  isOngoing: boolean;
  /** The current payment in cents; null for income without a usual amount. */
  currentCents: number | null;
  /** True if the pay changed permanently, so that only the current amount is right. */
  hasChanged?: boolean;
};
type LiabilityTruth = { class: string[]; lender: RegExp };
export type Household = {
  id: string;
  who: string;
  client: string;
  asOf: string;
  coveredDays: number;
  bank: BankFile;
  rows: RowTruth[];
  streams: Record<string, StreamTruth>;
  liabilities: LiabilityTruth[];
  /** Facts that the report must state, and words it must not contain. */
  mustSay: RegExp[];
  mustNotSay: RegExp[];
};
type Extra = Partial<Omit<RowTruth, "id" | "accountId" | "day" | "cents" | "category">> & Partial<BankRow>;

const MS_PER_DAY = 86_400_000;
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number) =>
  new Date(toMs(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string) => Math.round((toMs(to) - toMs(from)) / MS_PER_DAY);
const weekday = (day: string) => new Date(toMs(day)).getUTCDay();

/** Weekdays in these households' period on which banks do not pay: national holidays and Easter 2026. */
const HOLIDAYS = new Set([
  ..."2025-12-25 2025-12-26 2026-01-01 2026-01-26".split(" "),
  ..."2026-04-03 2026-04-06 2026-06-08".split(" "),
]);
const isBusinessDay = (day: string) => weekday(day) % 6 !== 0 && !HOLIDAYS.has(day);
/**
 * If the day is not a business day, returns the business day before it (`step` −1, for pay) or after it (`step` 1, for
 * direct debits).
 */
export function roll(day: string, step: -1 | 1): string {
  let rolled = day;
  while (!isBusinessDay(rolled)) rolled = addDays(rolled, step);
  return rolled;
}
/** A simple random generator of numbers from 0 up to 1. The same seed gives the same numbers. */
function newDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
export function everyDays(from: string, to: string, step: number): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, step)) days.push(day);
  return days;
}
export function monthly(from: string, to: string, dayOfMonth: number): string[] {
  return everyDays(from, to, 1).filter((day) => Number(day.slice(8)) === dayOfMonth);
}

export class HouseholdBuilder {
  readonly #rows: { bank: BankRow; truth: RowTruth }[] = [];
  readonly #accounts: { account: BankAccount; openingCents: number }[] = [];
  readonly streams: Record<string, StreamTruth> = {};
  readonly liabilities: LiabilityTruth[] = [];
  readonly mustSay: RegExp[] = [];
  readonly mustNotSay: RegExp[] = [];
  readonly dice: () => number;

  constructor(
    readonly id: string,
    readonly who: string,
    readonly client: string,
    readonly from: string,
    readonly to: string,
    seed: number,
  ) {
    this.dice = newDice(seed);
  }

  account(
    key: string,
    name: string,
    bankName: string,
    openingCents: number,
    extra: Partial<BankAccount> = {},
  ) {
    const account: BankAccount = {
      accountId: `${this.id}-${key}`,
      displayName: name,
      productCategory: "TRANS_AND_SAVINGS_ACCOUNTS",
      productName: name,
      accountOwnership: "ONE_PARTY",
      openStatus: "OPEN",
      isOwned: true,
      maskedNumber: `xxxx${1000 + Math.floor(this.dice() * 9000)}`,
      institutionName: bankName,
      holderName: this.client,
      ...extra,
    };
    this.#accounts.push({ account, openingCents });
    return this;
  }

  /** Adds a row and returns its id. A row outside the period gets an id, but is not added. */
  add(
    key: string,
    day: string,
    cents: number,
    category: string,
    description: string,
    extra: Extra = {},
  ): string {
    const { accept, stream, ownPair, refundOf, returns, ...bankFields } = extra;
    const id = `${this.id}-${String(this.#rows.length + 1).padStart(4, "0")}`;
    if (day < this.from || day > this.to) return id;
    this.#rows.push({
      bank: {
        accountId: `${this.id}-${key}`,
        transactionId: id,
        amount: toAmount(cents),
        description,
        type: cents > 0 ? "OTHER" : "PAYMENT",
        status: "POSTED",
        postingDateTime: `${day}T10:00:00+10:00`,
        reference: "",
        isDetailAvailable: false,
        ...bankFields,
      },
      truth: {
        id,
        accountId: `${this.id}-${key}`,
        day,
        cents,
        category,
        accept: accept ?? [],
        stream: stream ?? null,
        ownPair: ownPair ?? null,
        refundOf: refundOf ?? null,
        returns: returns ?? null,
      },
    });
    return id;
  }

  /** Adds both rows of a transfer between two shared accounts. The credit is posted `days` days after the debit. */
  move(from: string, to: string, day: string, cents: number, words: [string, string], days = 0) {
    const arrives = addDays(day, days);
    if (day < this.from || arrives > this.to) return;
    const out = this.add(from, day, -cents, "trf.own_matched", words[0], {
      type: "TRANSFER_OUTGOING",
      accept: ["fin.saving"],
    });
    this.add(to, arrives, cents, "crd.own_transfer", words[1], {
      type: "TRANSFER_INCOMING",
      accept: ["trf.own_matched"],
      ownPair: out,
    });
  }

  /**
   * Adds everyday spending over the household's whole period. `word` writes the bank's wording from a shop's name and
   * suburb.
   */
  spend(key: string, list: readonly Purchase[], word: (name: string, place: string) => string) {
    for (const [index, [name, place, category, cents, gap, accept]] of list.entries()) {
      for (let day = addDays(this.from, index % gap); day <= this.to; day = addDays(day, gap)) {
        const factor = 0.75 + this.dice() / 2;
        this.add(key, day, -Math.round(cents * factor), category, word(name, place), {
          accept: accept ?? [],
        });
      }
    }
  }

  build(coveredDays = daysBetween(this.from, this.to) + 1): Household {
    const sums = new Map<string, number>();
    for (const { truth } of this.#rows)
      sums.set(truth.accountId, (sums.get(truth.accountId) ?? 0) + truth.cents);
    const rows = [...this.#rows].sort((a, b) =>
      a.truth.day === b.truth.day ? (a.truth.id < b.truth.id ? 1 : -1) : a.truth.day < b.truth.day ? 1 : -1,
    );
    return {
      id: this.id,
      who: this.who,
      client: this.client,
      asOf: addDays(this.to, 1),
      coveredDays,
      bank: {
        accounts: this.#accounts.map(({ account }) => account),
        balances: this.#accounts.map(({ account, openingCents }) => {
          const cents = openingCents + (sums.get(account.accountId) ?? 0);
          return {
            accountId: account.accountId,
            currentBalance: toAmount(cents),
            availableBalance: toAmount(Math.max(0, cents)),
          };
        }),
        transactions: rows.map(({ bank }) => bank),
        direct_debits: [],
        scheduled_payments: [],
      },
      rows: this.#rows.map(({ truth }) => truth),
      streams: this.streams,
      liabilities: this.liabilities,
      mustSay: this.mustSay,
      mustNotSay: this.mustNotSay,
    };
  }
}

/**
 * A usual purchase: name, suburb, category, usual amount in cents, days between visits, and other acceptable
 * categories.
 */
export type Purchase = [string, string, string, number, number, string[]?];
