import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import { rollForward } from "./calendar";
import type { Entry } from "./entry";
import { randomOf, whole } from "./random";
import type { AccountSpec, Channel, Household, Party } from "./types";

/** The first day of every sandbox household's books. No data exists before that day. */
export const FIRST_DAY = parseDay("2024-07-01");

/** The books of one household while its life is simulated, day by day. */
export type Book = {
  readonly household: Household;
  readonly accounts: ReadonlyMap<string, AccountSpec>;
  /** The balance of each account, including purchases not yet posted. */
  readonly balances: Map<string, number>;
  readonly entries: Entry[];
  readonly queue: Map<Day, Draft[]>;
  /** The balance of each card when its latest statement closed. */
  readonly statements: Map<string, number>;
  /**
   * Counters and flags that the rules keep from day to day. Also counts the rows of a day, so that each row gets its
   * own id.
   */
  readonly marks: Map<string, number>;
};

/** A row about to be written. */
export type Draft = {
  rule: string;
  account: string;
  cents: number;
  channel: Channel;
  party: Party;
  category: string;
  note?: string | undefined;
  other?: string | undefined;
  pair?: string | undefined;
  stream?: string | undefined;
};

/** Empty books with each account at its opening balance. */
export function openBook(household: Household): Book {
  return {
    household,
    accounts: new Map(household.accounts.map((account) => [account.key, account])),
    balances: new Map(household.accounts.map((account) => [account.key, account.openingCents])),
    entries: [],
    queue: new Map(),
    statements: new Map(),
    marks: new Map(),
  };
}

/** The account's balance after the entries so far, in cents. Throws if the household has no such account. */
export function balanceOf(book: Book, account: string): number {
  const balance = book.balances.get(account);
  if (balance === undefined) throw new Error(`household ${book.household.id} has no account ${account}`);
  return balance;
}

/**
 * The day on which a row is posted: one or two business days later for purchases and refunds through the card scheme,
 * otherwise the same day.
 */
function postDayOf(channel: Channel, day: Day, key: string): Day {
  if (channel !== "visa" && channel !== "refund") return day;
  let post = day;
  for (let left = whole(randomOf(`${key}:lag`), 1, 2); left > 0; left--) post = rollForward(addDays(post, 1));
  return post;
}

/** Writes a row and changes the balance. */
export function record(book: Book, day: Day, draft: Draft): Entry {
  const { rule, account, cents, channel, party, category } = draft;
  const key = `${rule}:${account}:${day}`;
  const count = (book.marks.get(key) ?? 0) + 1;
  book.marks.set(key, count);
  const id = `${key}:${count}`;
  const entry: Entry = {
    id,
    account,
    day,
    cents,
    channel,
    party,
    category,
    postDay: postDayOf(channel, day, `${book.household.id}:${id}`),
    note: draft.note ?? "",
    other: draft.other ?? null,
    pair: draft.pair ?? null,
    stream: draft.stream ?? null,
  };
  book.balances.set(account, balanceOf(book, account) + cents);
  book.entries.push(entry);
  return entry;
}

/** Stores a row for a later day. */
export function plan(book: Book, day: Day, draft: Draft): void {
  const waiting = book.queue.get(day);
  if (waiting) waiting.push(draft);
  else book.queue.set(day, [draft]);
}

/** Writes both legs of a transfer between own accounts. `category` is the category of the outgoing leg. */
export function move(
  book: Book,
  day: Day,
  movement: {
    rule: string;
    from: string;
    to: string;
    cents: number;
    note: string;
    category?: string;
    arrivesAs?: Channel;
  },
): void {
  const { rule, from, to, cents, note, category = "trf.own_matched", arrivesAs = "own_in" } = movement;
  if (cents <= 0) return;
  const pair = `${rule}:${day}`;
  const party = { name: book.household.person, text: book.household.person.toUpperCase() };
  record(book, day, {
    rule,
    account: from,
    cents: -cents,
    channel: "own_out",
    party,
    category,
    note,
    other: to,
    pair,
  });
  record(book, day, {
    rule,
    account: to,
    cents,
    channel: arrivesAs,
    party,
    category: "crd.own_transfer",
    note,
    other: from,
    pair,
  });
}
