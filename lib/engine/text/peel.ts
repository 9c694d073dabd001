import { CHANNEL_ENDINGS, type Channel } from "@/lib/engine/text/channels";
import { CHANNEL_OPENINGS } from "@/lib/engine/text/openings";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";
import { isDateWord, isNumber, isReference } from "@/lib/engine/text/tokens";

const openings = buildPhraseIndex(CHANNEL_OPENINGS, "always");
const endings = buildPhraseIndex(CHANNEL_ENDINGS, "always");
export const channelIndices = [openings, endings] as const;
const OPENINGS_MAX = 5;
const OPENING_WORDS_MAX = 6;

/** The part of a card's number that the bank prints: "XX1234", "123456PIN". */
const CARD_NUMBER = /^X*(\d+)/;

type Peeled = {
  /** The words between the bank's openings and its endings. */
  tokens: readonly string[];
  /** The payer's note, if an ending separates it from the name. */
  note: readonly string[];
  channel: Channel | null;
  cardSuffix: string | null;
};

/** Removes the channel's words from the front, and cuts the text where the payee's name ends. */
export function peel(words: readonly string[]): Peeled {
  const isCard = isCardHead(words);
  let channel: Channel | null = isCard ? "CARD" : null;
  let start = isCard ? skipBookkeeping(words, SHORT_CARD.test(words[0] ?? "") ? 1 : 0) : 0;
  for (let times = 0; times < OPENINGS_MAX; times++) {
    const found = openings.find(words, start, start + OPENING_WORDS_MAX);
    if (found?.at !== start || found.isTruncated) break;
    // BPAY replaces the channel before it: "WITHDRAWAL ONLINE 1234567 BPAY …" is a bill payment. Cash replaces a card:
    // "EFTPOS DEBIT 0123456 CASH OUT $60.00 COLES" and "EFTPOS SUNCORP ATM" are cash.
    const isCashOverCard: boolean =
      channel === "CARD" && (found.value === "CASH_OUT" || found.value === "ATM");
    const isOver: boolean = found.value === "BPAY" || isCashOverCard;
    channel = isOver ? found.value : (channel ?? found.value);
    start += found.size;
    start = skipBookkeeping(words, start);
  }
  // In "Osko Wdl - NET#82308074 to …", the number of an internet banking transfer precedes the name.
  if (start > 0 && words[start] === "NET" && isNumber(words[start + 1] ?? "") && words[start + 2] === "TO")
    start = skipBookkeeping(words, start + 3);
  const tail = words.slice(start);
  const end = endings.find(tail);
  // In "CITI CREDIT CARD 118204471", the number is that of the card whose bill is paid, not of the card that paid.
  const isPaidCard = (index: number) => channel === "BPAY" && tail[index - 1] === "CREDIT";
  const cardAt = tail.findIndex((_, index) => index > 0 && sizeOfCard(tail, index) > 0 && !isPaidCard(index));
  const cuts = [end && end.at > 0 ? end.at : tail.length, cardAt > 0 ? cardAt : tail.length];
  const number = cardAt >= 0 ? (tail[cardAt + sizeOfCard(tail, cardAt) - 1] ?? "") : "";
  const suffix = (CARD_NUMBER.exec(number)?.[1] ?? "").slice(-4);
  const ending = end && end.at > 0 ? end.value : null;
  const isCash = (ending === "CASH_OUT" && channel !== "ATM") || ending === "ATM";
  const moved = (isCash ? ending : null) ?? channel ?? ending ?? (suffix ? "CARD" : null);
  // "DEPOSIT EXAMPLEBANK SMART ATM" is cash paid in at an ATM.
  const isPaidIn = words[0] === "DEPOSIT" || channel === "CASH_DEPOSIT";
  const found = moved === "ATM" && isPaidIn ? "CASH_DEPOSIT" : moved;
  const cut = dropBankTail(tail.slice(0, Math.min(...cuts)), found);
  // A card purchase with "CASH" at the end, such as "ALDI CHATSWOOD CASH AU", is cash from a till.
  const cashAt = found === "CARD" ? cut.lastIndexOf("CASH") : -1;
  const isCashTail = cashAt > 0 && cashAt >= cut.length - 2 && (cut[cashAt + 1]?.length ?? 0) <= 3;
  const head = isCashTail ? cut.slice(0, cashAt) : cut;
  const isMove = found === "OSKO" || found === "TRANSFER" || found === null;
  const parts =
    end && end.at > 0 && isMove && !suffix
      ? readTail(head, tail.slice(end.at + end.size), end.phrase === PAID_IN)
      : null;
  return {
    tokens: parts?.party ?? head,
    note: parts?.note ?? [],
    // "dinner - Receipt 338017 From …" is a transfer even if the bank does not name a channel.
    channel: isCashTail ? "CASH_OUT" : (found ?? (parts?.isDirected ? "TRANSFER" : null)),
    cardSuffix: suffix || null,
  };
}

/** The ending that banks print before the payer's name in a deposit. */
const PAID_IN = "OSKO DEPOSIT";

/** Channels whose text ends in a reference that the bank or the biller labels. */
const LABELLED: ReadonlySet<Channel | null> = new Set<Channel | null>(["CARD", "BPAY", "DIRECT_DEBIT"]);
const LABELS = /^(?:REF|REFERENCE|NUMBER|NO)$/;

/**
 * Removes the bank's words at the end of a name: "ZORRIN GYM DIRECT DEBIT" and, if no channel is known, "ZORRIN CAFE
 * EFTPOS 849920". From a purchase, bill or debit, also removes a labelled reference or date: "ZORRIN COUNCIL REFERENCE
 * NUMBER 81233", "ZORRIN WATER CRN 81233", "ZORRIN CAFE DATE 14 OCT 2026".
 */
function dropBankTail(name: readonly string[], channel: Channel | null): readonly string[] {
  const isDebit = name.length > 2 && name.at(-2) === "DIRECT" && name.at(-1) === "DEBIT";
  if (isDebit) return BACK.test(name[0] ?? "") ? name : name.slice(0, -2);
  const eftposAt = channel === null ? name.lastIndexOf("EFTPOS") : -1;
  if (eftposAt > 0 && eftposAt < name.length - 1 && name.slice(eftposAt + 1).every(isNumber))
    return name.slice(0, eftposAt);
  // "BILL PAYMENT ZORRIN WATER BPAY 53967" has the biller's code after its name.
  const billAt = name.lastIndexOf("BPAY");
  if (billAt > 0 && billAt < name.length - 1 && name.slice(billAt + 1).every(isNumber))
    return name.slice(0, billAt);
  if (!LABELLED.has(channel)) return name;
  const labelAt = name.findIndex((word) => word === "DATE" || word === "CRN");
  if (labelAt > 0 && isNumber(name[labelAt + 1] ?? "")) return name.slice(0, labelAt);
  const at = name.findLastIndex((word) => word === "REF" || word === "REFERENCE");
  return at > 0 &&
    name.slice(at + 1).every((word) => isNumber(word) || isReference(word) || LABELS.test(word))
    ? name.slice(0, at)
    : name;
}

/** Words for a returned direct debit: "RETURNED UNPAID DIRECT DEBIT". Such a text does not name the payee. */
const BACK = /^(?:RET|RTN|REJ|REV|DISHON|UNPAID|FAILED|DECLINED|BOUNCED)/;

/**
 * Reports whether a card's number at the start shows a card purchase: "V7719 18/07 …" and "CARD 9881 TAN DINH
 * BREAD".
 */
function isCardHead(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (words.length < 3) return false;
  return (first === "CARD" && isNumber(second)) || (SHORT_CARD.test(first) && isNumber(second));
}

const CURRENCIES: ReadonlySet<string> = new Set(
  "AUD USD EUR GBP NZD SGD HKD JPY CAD CHF THB IDR FJD INR PHP CNY KRW VND".split(" "),
);
const SHORT_CARD = /^V\d{4}$/;
/** Words between "CARD" and the card's number. */
const CARD_WORDS: ReadonlySet<string> = new Set(["NO", "NUMBER", "ENDING", "IN"]);

/**
 * "NUMBER" after "CARD", or its beginning if the text is truncated there. The card's number may then be truncated too.
 */
const CUT_NUMBER = /^NUM(?:B|BE|BER)?(?: X+\d{0,3})?$/;

/** A country joined to "card", such as "AUCARD" in "MELTON AUCARD NUMBER 5526XX1234". */
const GLUED_CARD = /^(?:AU|AUS|NZ|US|GB)CARD$/;

/**
 * The number of words at `at` that are a card and its number; 0 if there are none. Examples are "CARD XX1234", "CARD
 * NO. 1234", and "CARD NUMBER XX" at the end of a truncated text.
 */
function sizeOfCard(words: readonly string[], at: number): number {
  const isGlued = GLUED_CARD.test(words[at] ?? "") && CARD_WORDS.has(words[at + 1] ?? "");
  if (words[at] !== "CARD" && !isGlued) return 0;
  if (words.length <= at + 3 && CUT_NUMBER.test(words.slice(at + 1).join(" "))) return words.length - at;
  let end = at + 1;
  while (CARD_WORDS.has(words[end] ?? "")) end++;
  const word = words[end] ?? "";
  const isStated = end > at + 1 && /^X*\d{4}$/.test(word);
  // "DEER PARK AU CARD 8623" ends in the card's last digits. A gift card's value follows no country.
  const isLast = end === words.length - 1 && /^\d{4}$/.test(word) && /^AUS?$/.test(words[at - 1] ?? "");
  return isStated || isLast || isCardNumber(word) ? end - at + 1 : 0;
}

/**
 * Reports whether the word is a card number. A shop's name with digits at the end ("WOOLWORTHS1000") is not,
 * though it looks like a reference.
 */
function isCardNumber(word: string): boolean {
  return isReference(word) && CARD_NUMBER.test(word);
}

/** Words that banks print with receipts, dates and numbers after a phrase from CHANNEL_ENDINGS. */
const BOOKKEEPING: ReadonlySet<string> = new Set(
  "RECEIPT NUMBER NO REF REFERENCE DATE TIME ACCOUNT ON AT IN".split(" "),
);

/**
 * Separates party and note around the ending of a transfer. In "vet - Osko Payment to Lachlan Burgess" the party is
 * after the ending and the note before it. In "Young Ho - Osko Payment - Receipt 349637 dinner" the note is after the
 * ending and the party before it. In a deposit (`isPaidIn`) the party is always after the ending: "vet - Osko Deposit -
 * Receipt 349637 LACHLAN BURGESS".
 */
function readTail(
  head: readonly string[],
  behind: readonly string[],
  isPaidIn: boolean,
): { party: readonly string[]; note: readonly string[]; isDirected: boolean } {
  const to = behind.findIndex((word, index) => index <= 2 && (word === "TO" || word === "FROM"));
  const tail = to >= 0 ? behind.slice(to + 1) : behind;
  const end = tail.findIndex((word) => word === "RECEIPT" || word === "REF");
  const said = (to >= 0 && end >= 0 ? tail.slice(0, end) : tail).filter(
    (word) => !BOOKKEEPING.has(word) && !isNumber(word) && !isReference(word) && !isDateWord(word),
  );
  return (to >= 0 || isPaidIn) && said.length > 0
    ? { party: said, note: head, isDirected: true }
    : { party: head, note: said, isDirected: false };
}

/**
 * Skips numbers of cards and receipts, dates and foreign amounts between the channel and the name: "EFTPOS 1234PIN",
 * "V1234 12/05".
 */
function skipBookkeeping(words: readonly string[], start: number): number {
  let at = start;
  while (at < words.length - 1) {
    const word = words[at] ?? "";
    const cardSize = sizeOfCard(words, at);
    if (cardSize > 0 && at + cardSize < words.length) {
      at += cardSize;
      continue;
    }
    const isCard = word === "CARD" && /\d/.test(words[at + 1] ?? "");
    if (word === "RECEIPT" && isNumber(words[at + 1] ?? "")) {
      at += words[at + 2] === "TO" || words[at + 2] === "FROM" ? 3 : 2;
      continue;
    }
    // The amount in a foreign currency is printed before the name: "GBP 12.00 KMART".
    const isSum =
      (CURRENCIES.has(word) && isNumber(words[at + 1] ?? "")) ||
      (CURRENCIES.has(word) && isNumber(words[at - 1] ?? ""));
    if (isSum) {
      at++;
      continue;
    }
    // "7 ELEVEN" after a channel is a name, so a single digit stays.
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
