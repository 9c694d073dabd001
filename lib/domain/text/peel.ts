import { CHANNEL_ENDINGS, type Channel } from "@/lib/domain/text/channels";
import { CHANNEL_OPENINGS } from "@/lib/domain/text/openings";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";
import { isDateWord, isNumber, isReference } from "@/lib/domain/text/tokens";

const openings = buildPhraseIndex(CHANNEL_OPENINGS, "always");
const endings = buildPhraseIndex(CHANNEL_ENDINGS, "always");
export const channelIndices = [openings, endings] as const;
const OPENINGS_MAX = 5;
const OPENING_WORDS_MAX = 6;

/** What is left of a card's number: "XX1234", "123456PIN". */
const CARD_NUMBER = /^X*(\d+)/;

export type Peeled = {
  /** The words between the bank's openings and its endings. */
  tokens: readonly string[];
  /** The payer's words, where an ending parts them from the name. */
  note: readonly string[];
  channel: Channel | null;
  cardSuffix: string | null;
};

/** Takes openings off the front and cuts at the first ending. */
export function peel(words: readonly string[]): Peeled {
  // "CARD 9881 TAN DINH BREAD": a card's number at the head is a card's purchase.
  const isCard = words[0] === "CARD" && isNumber(words[1] ?? "") && words.length > 2;
  let channel: Channel | null = isCard ? "CARD" : null;
  let start = isCard ? 2 : 0;
  for (let times = 0; times < OPENINGS_MAX; times++) {
    const found = openings.find(words, start, start + OPENING_WORDS_MAX);
    if (found?.at !== start || found.isTruncated) break;
    channel = channel ?? found.value;
    start += found.size;
    start = skipBookkeeping(words, start);
  }
  const tail = words.slice(start);
  const end = endings.find(tail);
  const cardAt = tail.findIndex(
    (word, place) => place > 0 && word === "CARD" && isCardNumber(tail[place + 1] ?? ""),
  );
  const cuts = [end && end.at > 0 ? end.at : tail.length, cardAt > 0 ? cardAt : tail.length];
  const suffix = cardAt >= 0 ? (CARD_NUMBER.exec(tail[cardAt + 1] ?? "")?.[1] ?? "").slice(-4) : "";
  const ending = end && end.at > 0 ? end.value : null;
  const isCash = ending === "CASH_OUT" || ending === "ATM";
  const found = (isCash ? ending : null) ?? channel ?? ending ?? (suffix ? "CARD" : null);
  const cut = tail.slice(0, Math.min(...cuts));
  // "ALDI CHATSWOOD CASH AU": the till gave cash.
  const cashAt = found === "CARD" ? cut.lastIndexOf("CASH") : -1;
  const isCashTail = cashAt > 0 && cashAt >= cut.length - 2 && (cut[cashAt + 1]?.length ?? 0) <= 3;
  const head = isCashTail ? cut.slice(0, cashAt) : cut;
  const isMove = found === "OSKO" || found === "TRANSFER" || found === null;
  const parts = end && end.at > 0 && isMove && !suffix ? readTail(head, tail.slice(end.at + end.size)) : null;
  return {
    tokens: parts?.party ?? head,
    note: parts?.note ?? [],
    // "Receipt 338017 From …" is a transfer even where the bank gives it no name.
    channel: isCashTail ? "CASH_OUT" : (found ?? (parts?.isDirected ? "TRANSFER" : null)),
    cardSuffix: suffix || null,
  };
}

/** A shop's name that ends in digits ("WOOLWORTHS1000") is no card's number, though it looks like a reference. */
function isCardNumber(word: string): boolean {
  return isReference(word) && CARD_NUMBER.test(word);
}

/** Words of the bank's bookkeeping behind an ending. */
const BOOKKEEPING: ReadonlySet<string> = new Set(
  "RECEIPT NUMBER NO REF REFERENCE DATE TIME ACCOUNT ON AT IN".split(" "),
);

/**
 * What an ending of a transfer says of both sides. "vet - Osko Payment to Lachlan Burgess" names the party behind it and the
 * note before; "Young Ho - Osko Payment - Receipt 349637 dinner" the other way round.
 */
function readTail(
  head: readonly string[],
  behind: readonly string[],
): { party: readonly string[]; note: readonly string[]; isDirected: boolean } {
  const to = behind.findIndex((word, place) => place <= 2 && (word === "TO" || word === "FROM"));
  const tail = to >= 0 ? behind.slice(to + 1) : behind;
  const end = tail.findIndex((word) => word === "RECEIPT" || word === "REF");
  const said = (to >= 0 && end >= 0 ? tail.slice(0, end) : tail).filter(
    (word) => !BOOKKEEPING.has(word) && !isNumber(word) && !isReference(word) && !isDateWord(word),
  );
  return to >= 0 && said.length > 0
    ? { party: said, note: head, isDirected: true }
    : { party: head, note: said, isDirected: false };
}

/** Card numbers, dates and sequence numbers between the channel and the name: "EFTPOS 1234PIN", "V1234 12/05". */
function skipBookkeeping(words: readonly string[], start: number): number {
  let at = start;
  while (at < words.length - 1) {
    const word = words[at] ?? "";
    const isCard = word === "CARD" && /\d/.test(words[at + 1] ?? "");
    if (word === "RECEIPT" && isNumber(words[at + 1] ?? "")) {
      at += words[at + 2] === "TO" || words[at + 2] === "FROM" ? 3 : 2;
      continue;
    }
    // "7 ELEVEN" after a channel is a name: a single digit stays.
    if (
      !isCard &&
      !(isNumber(word) && word.length > 1) &&
      !isReference(word) &&
      !isDateWord(word) &&
      !/^\d{4}PIN$/.test(word)
    )
      break;
    at++;
  }
  return at;
}
