import { toDecision } from "@/lib/engine/categories/decision";
import { isUnknownName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

export type Read = {
  rows: readonly BankRow[];
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  streams: readonly FoundStream[];
  /** Accounts that the bank lists as business accounts. */
  businessIds: ReadonlySet<string>;
};

export const INVOICED = "inc.business.receipts";

/** Reports whether no rule explains the credit. */
export function isUnexplained({ code, layer }: Decision): boolean {
  return code === "crd.other" && layer === "NONE";
}

/**
 * Words that relatives and friends write after a name, to sign a note or because they lend money or share a cost.
 * Clients of a business do not write them.
 */
const FAMILY =
  /^(?:MORTGAGE|HOUSEHOLD|HOUSEKEEPING|MUM|DAD|NAN|POP|LOAN|LEND|BORROW|OWED?|TIX|TICKETS?|RAFFLES?|MOVIES?|PIZZA|DINNER|LUNCH|BRUNCH|BREKKIE|DRINKS|BEERS?|GROCERIES|MERRY|BIRTHDAY|BDAY|XMAS|PRESENT|UBER|PETROL|HALF|SPLIT)$/;
/** Notes of a partner who pays towards the household. A client's note names the work instead: "HOUSE CLEAN". */
const HOUSE_MONEY = /^HOUSE$|\bHOUSE (?:ACCOUNT|ACCT|ACC|MONEY|BILLS?|COSTS?|EXPENSES|FUND|KITTY|SHARE)\b/;
/**
 * Words that a person writes when paying back money or buying something used. In a firm's note, they may be about
 * trade: "CATTLE SALE".
 */
const SOLD = /^(?:BACK|TRAILER|UTE|OLD|USED|SOLD|SALE)$/;

/** The number of words at the start of a text that are read as the payer's name. The words after them are a note. */
const NAME_WORDS = 2;

/**
 * Reports whether the note is about a shared home or contains a word that friends write to each other. Such a word
 * does not count after a business word, because the note is then about the firm's own event: "CORVANE CLUB XMAS
 * CATERING".
 */
export function isFamilyNote(text: Descriptor | undefined): boolean {
  const note = listNote(text);
  const firm = note.findIndex((word) => FIRM_WORDS.has(word));
  const family = note.findIndex((word) => FAMILY.test(word));
  return HOUSE_MONEY.test(note.join(" ")) || (family >= 0 && !(firm >= 0 && firm < family));
}

/** Reports whether the note is private, as between family members, or is about a second-hand item. */
function isPrivateNote(text: Descriptor | undefined): boolean {
  return isFamilyNote(text) || listNote(text).some((word) => SOLD.test(word));
}

function listNote(text: Descriptor | undefined): readonly string[] {
  return text ? [...text.tokens.slice(NAME_WORDS), ...text.note] : [];
}

/**
 * If at least this many different people pay into an account, it has clients. A family or a shared home has fewer
 * people.
 */
const PEOPLE_MIN = 10;
/** If at least this many people state an invoice, the other people who pay into the account are clients too. */
const INVOICED_PEOPLE_MIN = 3;
/** If at least this many people write a note that family and friends would not write, they are clients. */
const NOTED_PEOPLE_MIN = 4;
/**
 * A person who pays more often than this is probably family and not a client, unless invoices or notes show that the
 * account has clients.
 */
const PAYMENTS_MAX = 3;

/**
 * If a person's only payment is more than this many times the usual receipt, it is probably for something sold, such as
 * a machine.
 */
const LARGE_FACTOR = 2;

/**
 * Counts payments from people to a business account as receipts if many people pay into it, or if invoices or notes
 * show that it has clients.
 */
export function takeClients(decisions: Decision[], read: Read, businesses: ReadonlySet<string>): void {
  const clients = new Map<string, FoundStream[]>();
  const invoiced = listInvoicing(decisions, read, businesses);
  const usual = toUsualReceipts(decisions, read.rows);
  for (const stream of read.streams) {
    const { accountId = "" } = stream.rows[0] ?? {};
    if (stream.direction !== "IN" || !businesses.has(accountId)) continue;
    if (stream.rows.length > PAYMENTS_MAX && !invoiced.has(accountId)) continue;
    if (!stream.rows.every(({ index }) => isFromPerson(decisions[index], read.signs[index]))) continue;
    const large = (usual.get(accountId) ?? Number.POSITIVE_INFINITY) * LARGE_FACTOR;
    if (stream.rows.length === 1 && (stream.rows[0]?.cents ?? 0) > large) continue;
    clients.set(accountId, [...(clients.get(accountId) ?? []), stream]);
  }
  for (const [accountId, streams] of clients)
    if (streams.length >= PEOPLE_MIN || invoiced.has(accountId))
      for (const { index } of streams.flatMap(({ rows }) => rows))
        if (decisions[index]?.code !== INVOICED && !isPrivateNote(read.texts[index]))
          decisions[index] = toDecision(INVOICED, "ACCOUNT", "paid to a business by many people", 0.85);
}

/** For each account with business receipts, the median receipt in cents. */
function toUsualReceipts(
  decisions: readonly Decision[],
  rows: readonly BankRow[],
): ReadonlyMap<string, number> {
  const receipts = new Map<string, number[]>();
  for (const { index, accountId, cents } of rows) {
    if (cents <= 0 || decisions[index]?.code !== INVOICED) continue;
    const list = receipts.get(accountId);
    if (list) list.push(cents);
    else receipts.set(accountId, [cents]);
  }
  return new Map([...receipts].map(([id, cents]) => [id, findMedian(cents) ?? 0]));
}

/**
 * Lists the accounts that the bank calls business accounts and into which clients pay. At least INVOICED_PEOPLE_MIN
 * people must state an invoice, or at least NOTED_PEOPLE_MIN people must write a note about the work.
 */
function listInvoicing(
  decisions: readonly Decision[],
  { rows, texts, signs, businessIds }: Read,
  businesses: ReadonlySet<string>,
): ReadonlySet<string> {
  const invoiced = new Map<string, Set<string>>();
  const noted = new Map<string, Set<string>>();
  const add = (people: Map<string, Set<string>>, id: string, key: string) =>
    people.set(id, (people.get(id) ?? new Set()).add(key));
  for (const { index, accountId, cents } of rows) {
    const [text, sign, decision] = [texts[index], signs[index], decisions[index]];
    const isListed = businessIds.has(accountId) && businesses.has(accountId);
    if (!isListed || cents <= 0 || !text || !sign || !(text.isPerson || isUnknownName(text, sign))) continue;
    const name = text.tokens.slice(0, NAME_WORDS).join(" ");
    const hasNote = text.note.length > 0 || text.tokens.length > NAME_WORDS;
    if (decision?.code === INVOICED) add(invoiced, accountId, name);
    else if (isFromPerson(decision, sign) && hasNote && !isPrivateNote(text)) add(noted, accountId, name);
  }
  const idsOf = (people: ReadonlyMap<string, ReadonlySet<string>>, least: number) =>
    [...people].filter(([, keys]) => keys.size >= least).map(([id]) => id);
  return new Set([...idsOf(invoiced, INVOICED_PEOPLE_MIN), ...idsOf(noted, NOTED_PEOPLE_MIN)]);
}

const FIRST_PART = /^(?:DEPOSIT|DEP|BOOKING)$/;
const LAST_PART = /^(?:BALANCE|BAL|FINAL)$/;

/**
 * Counts a person's part payments into a business account as receipts if one is noted as a deposit and another as a
 * balance: "deposit wedding" and "wedding balance". Only the client of a job pays in parts.
 */
export function takeParts(
  decisions: Decision[],
  { rows, texts, signs }: Read,
  businesses: ReadonlySet<string>,
): void {
  const parts = new Map<string, BankRow[]>();
  for (const row of rows) {
    const text = texts[row.index];
    if (row.cents <= 0 || !text || !businesses.has(row.accountId)) continue;
    const isPart = listNote(text).some((word) => FIRST_PART.test(word) || LAST_PART.test(word));
    if (!isPart || !isFromPerson(decisions[row.index], signs[row.index])) continue;
    const key = `${row.accountId} ${text.tokens.slice(0, NAME_WORDS).join(" ")}`;
    parts.set(key, [...(parts.get(key) ?? []), row]);
  }
  const hasPart = (paid: readonly BankRow[], part: RegExp) =>
    paid.some(({ index }) => listNote(texts[index]).some((word) => part.test(word)));
  for (const paid of parts.values())
    if (hasPart(paid, FIRST_PART) && hasPart(paid, LAST_PART))
      for (const { index } of paid)
        decisions[index] = toDecision(INVOICED, "ACCOUNT", "paid to a business in parts", 0.85);
}

/** A person counts as a client if at least this many of their payments are categorised as business receipts. */
const BILLED_MIN = 2;

/**
 * Counts a person's other payments into a business account as receipts if at least BILLED_MIN of them already are.
 * Clients do not state the invoice each time. A client who is also a friend may share the cost of beers.
 */
export function takeBilled(
  decisions: Decision[],
  { rows, texts, signs }: Read,
  businesses: ReadonlySet<string>,
): void {
  const invoiced = new Map<string, number>();
  // The key contains the name but not the note, because a client's note differs from payment to payment.
  const keyOf = ({ index, accountId }: BankRow) =>
    `${accountId} ${texts[index]?.tokens.slice(0, NAME_WORDS).join(" ")}`;
  for (const row of rows)
    if (businesses.has(row.accountId) && decisions[row.index]?.code === INVOICED)
      invoiced.set(keyOf(row), (invoiced.get(keyOf(row)) ?? 0) + 1);
  for (const row of rows)
    if (
      row.cents > 0 &&
      (invoiced.get(keyOf(row)) ?? 0) >= BILLED_MIN &&
      !isFamilyNote(texts[row.index]) &&
      isFromPerson(decisions[row.index], signs[row.index])
    )
      decisions[row.index] = toDecision(INVOICED, "ACCOUNT", "paid to a business", 0.85);
}

function isFromPerson(decision: Decision | undefined, sign: Signs | undefined): boolean {
  if (!decision || sign?.isOwnName) return false;
  return decision.code === INVOICED || isUnexplained(decision) || decision.code === "crd.person";
}
