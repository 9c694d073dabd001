import type { Worded } from "@/lib/engine/row";
import { BANK_WORDS } from "@/lib/engine/text/banks";
import type { Channel } from "@/lib/engine/text/channels";
import { dropPlace } from "@/lib/engine/text/drop-place";
import { findFront } from "@/lib/engine/text/find-front";
import { findPerson, isLicensed, mayBeName } from "@/lib/engine/text/find-person";
import { isFirmLikePerson } from "@/lib/engine/text/firms-like-people";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { dropGateway, findBareGateway, findEndGateway, findStarredGateway } from "@/lib/engine/text/gateways";
import { isPerson } from "@/lib/engine/text/is-person";
import { toKey, toName } from "@/lib/engine/text/name-party";
import { peel } from "@/lib/engine/text/peel";
import { readWords } from "@/lib/engine/text/read-words";
import { splitByCase } from "@/lib/engine/text/split-case";
import { splitNote } from "@/lib/engine/text/split-note";
import { isDateWord, isNumber, isReference, toTokens } from "@/lib/engine/text/tokens";

/** The facts in a bank's wording of a row, with the bank's own bookkeeping removed from the name. */
export type Descriptor = {
  channel: Channel | null;
  gateway: string | null;
  cardSuffix: string | null;
  place: string | null;
  state: string | null;
  country: string | null;
  /** The other party's words, for matching; may be empty. */
  tokens: readonly string[];
  /** The words that fill the name field of a direct entry; the last word may be truncated. Usually null. */
  front: readonly string[] | null;
  /** The payer's note, if it can be separated from the name; otherwise empty. */
  note: readonly string[];
  /** Every word of the description, including channels and references. */
  words: readonly string[];
  /** The other party's name for display: "Acme Widgets". Never empty. */
  name: string;
  /** The words by which rows of one counterparty are grouped. */
  key: string;
  isPerson: boolean;
  /** True for a transfer that names a person. Any other words are then a note, not a merchant's name. */
  isPrivate: boolean;
};

/**
 * Reads a row's wording. The bank's structured names (merchant, biller, payer, payee) take precedence over its
 * free text.
 */
export function readDescriptor(row: Worded): Descriptor {
  const words = readWords(row.description);
  const opened = isOpenedByCredit(row, words) || isOpenedByDebit(row, words);
  const peeled = turnDeposit(row, peel(opened ? words.slice(1) : words));
  const isDebited = row.type === "DIRECT_DEBIT" && (peeled.channel ?? "DIRECT_CREDIT") === "DIRECT_CREDIT";
  const channel =
    row.billerCode !== "" && !peeled.channel ? "BPAY" : isDebited ? "DIRECT_DEBIT" : peeled.channel;
  const starred = findStarredGateway(row.description);
  const bare = starred ? null : findBareGateway(peeled.tokens);
  const gateway = starred ?? bare;
  const ended = !gateway && channel === "DIRECT_DEBIT" ? findEndGateway(peeled.tokens) : null;
  const divided =
    splitDashed(row) ??
    splitNumbered(row) ??
    splitNote(gateway ? dropGateway(peeled.tokens, gateway.words) : (ended?.rest ?? peeled.tokens));
  const party = listNameWords(divided.party);
  const { rest, place, state, country } = isMovedByTwoWords(party, channel, row)
    ? { rest: party, place: null, state: null, country: null }
    : dropPlace(party, channel === "CARD" || (channel === null && isUnmoved(row)));
  const isAbroadOrPlaced = rest.length < party.length;
  const stated = toTokens(
    row.cents < 0 ? row.merchantName || row.billerName || row.payee : row.payer || row.merchantName,
  );
  const structured = dropPlace(stated.filter((token, index) => isNameWord(token, index))).rest;
  const typed = [...peeled.note, ...divided.note];
  const given = structured.length > 0 ? structured : rest;
  const printed = structured.length > 0 ? null : findPrinted(row, channel, given);
  const found =
    isBetweenPeople(channel, row) && gateway === null
      ? findPerson(
          printed?.party ?? given,
          (channel !== null && channel !== "DIRECT_CREDIT") ||
            (channel === null &&
              row.type.startsWith("TRANSFER") &&
              !withoutBillNote(given).some((word) => FIRM_WORDS.has(word))),
        )
      : null;
  const chosen = found?.person ?? given;
  const isShortened = row.cents < 0 && found === null && isBeginning(structured, rest);
  const noted = [...(found?.note ?? []), ...(printed?.note ?? [])];
  const note = found ? [...noted, ...listUnnamed(structured, rest), ...typed] : typed;
  // A purchase or a bill does not pay a person, even if a shop's name looks like a person's.
  const isBought = channel === null && (isAbroadOrPlaced || isUnmoved(row));
  const isPayable = !UNPAYABLE.has(channel) && gateway === null && !isBought;
  const named = [chosen, note].find((part) => part.length > 0) ?? words;
  return {
    channel,
    gateway: (gateway ?? ended)?.name ?? null,
    cardSuffix: peeled.cardSuffix,
    place,
    state,
    country,
    tokens: isShortened ? rest : chosen,
    front: found === null && structured.length === 0 ? findFront(row, channel, rest) : null,
    note,
    words,
    name: toName(named),
    key: toKey(named),
    // A payment by card or biller code does not go to a person, even if a shop's name looks like a person's.
    isPerson: found !== null || (isPayable && !isFirmLikePerson(chosen) && isPerson(chosen)),
    isPrivate: found !== null,
  };
}

/**
 * Words that, after "CREDIT", belong to a name ("CREDIT UNION") or to another wording of the bank ("CREDIT INTEREST").
 */
const AFTER_CREDIT: ReadonlySet<string> = new Set(
  "UNION UNIONS CORP CORPORATION CARD CARDS INTEREST INT CLEAR SUISSE AGRICOLE SENSE SERVICES SOLUTIONS NOTE VOUCHER BALANCE ADJUSTMENT ADJ REVERSAL TRANSFER FROM TO".split(
    " ",
  ),
);

/** Reports whether a credit's first word is the bank's: "CREDIT ACME PAYROLL", "FROM MIRA SOLBERG". */
function isOpenedByCredit({ cents }: Worded, [first, second = ""]: readonly string[]): boolean {
  if (first === "FROM") return cents > 0 && /^[A-Z]+$/.test(second);
  // A refund on a card begins "CR V3318", as the purchase begins "V3318".
  if (first === "CR" && /^V\d{4}$/.test(second)) return cents > 0;
  return cents > 0 && first === "CREDIT" && /^[A-Z]{2,}$/.test(second) && !AFTER_CREDIT.has(second);
}

/** A bank's word before a purchase by card, in another letter case than the shop's name: "Card ZORRIN CAFE". */
const OPENED_BY_CARD = /^Card [A-Z]{2,}\b/;

/**
 * Reports whether a debit's first word is the bank's: "DR" for a direct debit and not a doctor's title ("DR ZORRIN GYM
 * 881233"), or "Card" before a shop in capitals.
 */
function isOpenedByDebit(
  { type, cents, description }: Worded,
  [first, second = ""]: readonly string[],
): boolean {
  if (first === "CARD") return cents < 0 && type === "PAYMENT" && OPENED_BY_CARD.test(description);
  return type === "DIRECT_DEBIT" && first === "DR" && /^[A-Z]{3,}/.test(second);
}

/** A deposit with the payer before the receipt and a note in small letters after it. */
const NAMED_FIRST =
  /^(?:\p{Lu}[\p{L}'’.]*)(?: \p{Lu}[\p{L}'’.]*){1,3} - Osko Deposit - Receipt \d+ \p{Ll}+(?: |$)/u;

/**
 * Exchanges party and note of a deposit if the letter case shows that the payer's name comes first: "Mira Solberg -
 * Osko Deposit - Receipt 349637 my half". Banks write a payer's name with capital letters.
 */
function turnDeposit({ description }: Worded, peeled: ReturnType<typeof peel>): ReturnType<typeof peel> {
  return NAMED_FIRST.test(description) ? { ...peeled, tokens: peeled.note, note: peeled.tokens } : peeled;
}

const DASH = " - ";
/** Two to six words of letters before a comma or a colon and a note. */
const BEFORE_COMMA = /^((?:[A-Z][\p{L}'’.-]*)(?: [\p{L}'’.-]+){1,5})[,:] (.*)/u;

/**
 * Splits name and note at a dash or a comma, as some banks print transfers: "Mira Solberg - my half", "Mira Solberg, my
 * half". The channel and another dash may precede the name: "Osko Pay - Mira Solberg - my half". Null for other wording.
 */
function splitDashed(row: Worded): ReturnType<typeof splitNote> | null {
  const [first = "", ...later] = row.description.replace(BEFORE_COMMA, `$1${DASH}$2`).split(DASH);
  const opened = later.length > 0 ? peel(toTokens(first)) : null;
  if (!opened || !(row.type.startsWith("TRANSFER") || opened.channel === "OSKO")) return null;
  const isChannel = opened.channel !== null && opened.tokens.length === 0;
  const [name = "", ...rest] = isChannel ? later : [first, ...later];
  if (name === "" || rest.length === 0) return null;
  const head = isChannel ? peel(toTokens(name)) : opened;
  const behind = toTokens(rest.join(DASH));
  const party = /^(?:FROM|TO)$/.test(head.tokens[0] ?? "") ? head.tokens.slice(1) : head.tokens;
  // The bank's own words may end in a colon: "Osko Debit: Zorrin Club".
  if (party.length < NAME_WORDS_MIN && BEFORE_COMMA.test(row.description)) return null;
  // If the first part has a number, it is not a name ("Strata levy Q2 - SP77182"), so nothing is split.
  const isOfBank = peel(behind).channel !== null || party.some((word) => /\d/.test(word));
  if (party.length === 0 || party.length > NAME_WORDS_MAX || isOfBank || behind[0] === "RECEIPT") return null;
  return { party, note: behind };
}

const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 4;

/** A note, the number of an instant payment, and the payer's name: "my half X0123456789 MIRA SOLBERG". */
const NUMBERED = /^(\D+) [A-Z]\d{9,10} (\D+)$/;

/**
 * Splits a note and a name at the number between them. Some banks print instant payments in this form. Null for other
 * wording.
 */
function splitNumbered(row: Worded): ReturnType<typeof splitNote> | null {
  const [, before = "", behind = ""] = (row.cents > 0 && NUMBERED.exec(row.description)) || [];
  const [note, party] = [toTokens(before), toTokens(behind)];
  const isName = party.length > 1 && party.length <= NAME_WORDS_MAX;
  return isName && note.length > 0 && peel(note).channel === null ? { party, note } : null;
}

/**
 * Finds the other party and the note of a transfer if their letter case separates them. A name within the note is not
 * the other party's: "TO ZORRIN DANCE ACAD Solberg M dance" is paid to the academy.
 */
function findPrinted(row: Worded, channel: Channel | null, words: readonly string[]) {
  const isMoved = channel === null ? row.type.startsWith("TRANSFER") : TRANSFERS.has(channel);
  const split = isMoved ? splitByCase(row.description, words) : null;
  const isName = split && mayBeName(split.party) && !split.party.some((word) => BANK_WORDS.has(word));
  return isName && !isLicensed(split.note) ? split : null;
}

/** Channels for paying firms but not people. */
const UNPAYABLE: ReadonlySet<Channel | null> = new Set<Channel | null>(["CARD", "BPAY", "DIRECT_DEBIT"]);

/**
 * Reports whether the party is a person's first name and surname. In a transfer, any two words count as such a name. In
 * a direct entry or a credit without a channel, the second word must have at most three letters. It is then a surname,
 * even if its letters also stand for a state or country ("WING AU", "DAT TA"), because only purchases name a place.
 */
function isMovedByTwoWords(party: readonly string[], channel: Channel | null, row: Worded): boolean {
  if (party.length !== 2) return false;
  if (channel === null ? row.type.startsWith("TRANSFER") : TRANSFERS.has(channel)) return true;
  const isEntry = channel === "DIRECT_CREDIT" || (channel === null && row.cents > 0);
  return isEntry && (party[1]?.length ?? 0) <= SHORT_SURNAME_MAX;
}

const SHORT_SURNAME_MAX = 3;
const TRANSFERS: ReadonlySet<Channel> = new Set<Channel>(["TRANSFER", "OSKO", "STANDING_ORDER"]);

/**
 * Reports whether the bank's separate name is only the beginning of the printed one: "Tin Kettle" for "TIN KETTLE
 * BAKERY". The printed name then shows the trade.
 */
function isBeginning(structured: readonly string[], rest: readonly string[]): boolean {
  return (
    structured.length > 0 &&
    rest.length > structured.length &&
    structured.every((word, index) => word === rest[index])
  );
}

/** Words that begin a note about shared costs. */
const BILL_NOTE = /^(?:BILLS?|MORTGAGE|RENT|BOARD|GROCERIES|HOUSEKEEPING|HALF|SHARE)$/;

/**
 * Removes a note about shared costs, because the note may contain a business word: "MIRA SOLBERG BILLS FOOD" becomes
 * "MIRA SOLBERG". Only a note after at least two words is removed.
 */
function withoutBillNote(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => index > 1 && BILL_NOTE.test(word));
  return at < 0 ? words : words.slice(0, at);
}

/** The words of the description that are not in the bank's separate name field. */
function listUnnamed(structured: readonly string[], rest: readonly string[]): readonly string[] {
  return structured.length === 0 ? [] : rest.filter((word) => !structured.includes(word));
}

/**
 * Reports whether the row may be a payment between people, who pay each other by transfer. False if the row has a
 * merchant category code or a biller code. Also false for a debit if neither the bank's wording nor the row's type says
 * that it is a transfer.
 */
function isBetweenPeople(channel: Channel | null, row: Worded): boolean {
  if (row.mcc !== "" || row.billerCode !== "") return false;
  return (
    channel === "DIRECT_CREDIT" ||
    channel === "TRANSFER" ||
    channel === "OSKO" ||
    channel === "STANDING_ORDER" ||
    (channel === null && !isUnmoved(row))
  );
}

/** Reports whether a debit's type is not a transfer. Its words are then as often a shop's name as a person's. */
const isUnmoved = ({ type, cents }: Worded): boolean => cents < 0 && !type.startsWith("TRANSFER");

/** A name of at least five letters that is joined to a number: "EXAMPLEFOODS44121". */
const JOINED_NUMBER = /^([A-Z]{5,})\d{3,}$/;
/** Words that banks and payers join to a reference. */
const REFERENCE_LABELS: ReadonlySet<string> = new Set(
  `INVOICE RECEIPT PAYMENT TRANSFER DEPOSIT WITHDRAWAL REFERENCE ACCOUNT MEMBER CUSTOMER CLIENT CLAIM POLICY CONTRACT STATEMENT ORDER
BOOKING BATCH TRACE RCPTNO REFNO INVNO`.split(/\s+/),
);

/**
 * The words of a name, without numbers, dates and references. If no word remains, takes the name out of a word that
 * joins a name to a number: "EXAMPLEFOODS" from "EXAMPLEFOODS44121".
 */
function listNameWords(tokens: readonly string[]): readonly string[] {
  const words = tokens.filter((token, index) => isNameWord(token, index));
  if (words.length > 0) return words;
  return tokens
    .map((token) => JOINED_NUMBER.exec(token)?.[1] ?? "")
    .filter((name) => name !== "" && !REFERENCE_LABELS.has(name));
}

function isNameWord(token: string, index: number): boolean {
  if (isNumber(token)) return index === 0 && token.length <= 3;
  return !isReference(token) && !isDateWord(token);
}
