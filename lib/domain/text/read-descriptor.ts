import type { Worded } from "@/lib/domain/row";
import { CHANNEL_ENDINGS, CHANNEL_OPENINGS, type Channel, GATEWAYS } from "@/lib/domain/text/channels";
import { isPerson } from "@/lib/domain/text/is-person";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";
import { PLACES, PLACES_OF_TWO, STATE_ENDINGS } from "@/lib/domain/text/places";
import { splitNote } from "@/lib/domain/text/split-note";
import { isDateWord, isNumber, isReference, toTokens } from "@/lib/domain/text/tokens";

/** What a bank's wording says about a row, with the bank's own bookkeeping taken off the name. */
export type Descriptor = {
  channel: Channel | null;
  gateway: string | null;
  cardSuffix: string | null;
  state: string | null;
  /** The other party's words, for matching; may be empty. */
  tokens: readonly string[];
  /** The payer's own words, where the bank's wording parts them from the name. */
  note: readonly string[];
  /** Every word of the description, channels and references included. */
  words: readonly string[];
  /** The other party for people: "Acme Widgets". Never empty. */
  name: string;
  /** Equal for rows of one counterparty. */
  key: string;
  isPerson: boolean;
};

const openings = buildPhraseIndex(CHANNEL_OPENINGS, "always");
const endings = buildPhraseIndex(CHANNEL_ENDINGS, "always");
export const channelIndices = [openings, endings] as const;
const GATEWAY = /^([A-Z0-9 .]{1,14}?) ?\* ?(?=\S)/;
const OPENINGS_MAX = 5;
const OPENING_WORDS_MAX = 6;
const KEY_WORDS_MAX = 4;
const KEY_NOISE: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED P L THE PAYROLL SALARY WAGES WAGE PAY PAYMENT REF FROM TO INV INVOICE JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC".split(
    " ",
  ),
);

const NAME_NOISE: ReadonlySet<string> = new Set("PTY LTD LIMITED PAYROLL SALARY WAGES WAGE".split(" "));

/** Reads a row's wording. The bank's structured names (merchant, biller, payer, payee) win over its free text. */
export function readDescriptor(row: Worded): Descriptor {
  const words = toTokens(row.description);
  const { tokens, channel, cardSuffix } = peel(words);
  const gateway = findGateway(row.description);
  const { party: own, note } = splitNote(gateway ? dropGateway(tokens, gateway.words) : tokens);
  const { rest, state } = dropPlace(own.filter((token, place) => isNameWord(token, place)));
  const given = toTokens(
    row.cents < 0 ? row.merchantName || row.billerName || row.payee : row.payer || row.merchantName,
  );
  const structured = dropPlace(given.filter((token, place) => isNameWord(token, place))).rest;
  const chosen = structured.length > 0 ? structured : rest;
  const named = [chosen, note].find((part) => part.length > 0) ?? words;
  return {
    channel:
      channel ?? (row.billerCode !== "" ? "BPAY" : row.type === "DIRECT_DEBIT" ? "DIRECT_DEBIT" : null),
    gateway: gateway?.name ?? null,
    cardSuffix,
    state,
    tokens: chosen,
    note,
    words,
    name: toName(named),
    key: toKey(named),
    isPerson: isPerson(chosen),
  };
}

/** Takes openings off the front and cuts at the first ending. */
function peel(words: readonly string[]): {
  tokens: readonly string[];
  channel: Channel | null;
  cardSuffix: string | null;
} {
  let channel: Channel | null = null;
  let start = 0;
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
    (word, place) => place > 0 && word === "CARD" && isReference(tail[place + 1] ?? ""),
  );
  const cuts = [end && end.at > 0 ? end.at : tail.length, cardAt > 0 ? cardAt : tail.length];
  const suffix = cardAt >= 0 ? (tail[cardAt + 1] ?? "").replace(/\D/g, "").slice(-4) : "";
  return {
    tokens: tail.slice(0, Math.min(...cuts)),
    channel: channel ?? (end && end.at > 0 ? end.value : null) ?? (suffix ? "CARD" : null),
    cardSuffix: suffix || null,
  };
}

/** Card numbers, dates and sequence numbers between the channel and the name: "EFTPOS 1234PIN", "V1234 12/05". */
function skipBookkeeping(words: readonly string[], start: number): number {
  let at = start;
  while (at < words.length - 1) {
    const word = words[at] ?? "";
    const isCard = word === "CARD" && /\d/.test(words[at + 1] ?? "");
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

function findGateway(description: string): { name: string; words: string[] } | null {
  const star = description.indexOf("*");
  if (star < 1) return null;
  // The gateway is the last words before the asterisk; a channel may stand before it.
  const before = toTokens(description.slice(Math.max(0, star - 15), star));
  for (const size of [2, 1]) {
    const words = before.slice(-size);
    const name = words.length === size ? GATEWAYS[words.join(" ")] : undefined;
    if (name) return { name, words };
  }
  return GATEWAY.test(description.toUpperCase()) && before.length === 1 && (before[0]?.length ?? 9) <= 3
    ? { name: before[0] ?? "", words: before }
    : null;
}

function dropGateway(tokens: readonly string[], gateway: readonly string[]): readonly string[] {
  const starts = gateway.every((word, place) => tokens[place] === word);
  return starts && tokens.length > gateway.length ? tokens.slice(gateway.length) : tokens;
}

function isNameWord(token: string, place: number): boolean {
  if (isNumber(token)) return place === 0 && token.length <= 3;
  return !isReference(token) && !isDateWord(token);
}

const JOINING: ReadonlySet<string> = new Set(["OF", "THE", "AND", "IN", "AT"]);

/** The last words of places of two: asked first, because few names end in one. */
const SECOND_WORDS: ReadonlySet<string> = new Set(
  [...PLACES_OF_TWO].map((place) => place.split(" ")[1] ?? ""),
);
const ENDINGS_OF_STATES: ReadonlyMap<string, string | null> = new Map(Object.entries(STATE_ENDINGS));

function dropPlace(tokens: readonly string[]): { rest: readonly string[]; state: string | null } {
  let end = tokens.length;
  let state: string | null = null;
  while (end > 1) {
    const ending = ENDINGS_OF_STATES.get(tokens[end - 1] ?? "");
    if (ending === undefined) break;
    state = state ?? ending;
    end--;
  }
  // "CITY OF MELBOURNE" without its place is nobody.
  if (JOINING.has(tokens[end - 2] ?? "")) return { rest: tokens.slice(0, end), state };
  if (
    end > 2 &&
    SECOND_WORDS.has(tokens[end - 1] ?? "") &&
    PLACES_OF_TWO.has(tokens.slice(end - 2, end).join(" "))
  )
    end -= 2;
  else if (end > 1 && PLACES.has(tokens[end - 1] ?? "")) end--;
  return { rest: tokens.slice(0, end), state };
}

function toKey(tokens: readonly string[]): string {
  const words = tokens.filter((token) => !KEY_NOISE.has(token) && !isNumber(token));
  return (words.length > 0 ? words : tokens).slice(0, KEY_WORDS_MAX).join(" ") || "?";
}

function toName(tokens: readonly string[]): string {
  const isTradingTail = tokens.length > 2 && tokens.at(-2) === "P" && tokens.at(-1) === "L";
  const words = (isTradingTail ? tokens.slice(0, -2) : tokens).filter((token) => !NAME_NOISE.has(token));
  const name = (words.length > 0 ? words : tokens)
    .slice(0, 6)
    .map((token) =>
      token.length <= 3 && !/[AEIOUY]/.test(token) ? token : token[0] + token.slice(1).toLowerCase(),
    )
    .join(" ");
  return name || "Not named by the bank";
}
