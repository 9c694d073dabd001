import { debitKeywordIndex } from "@/lib/engine/categories/debit-keywords";
import { findDebitKeyword } from "@/lib/engine/categories/find-debit-keyword";
import { hasCompanyWord, isPersonalWord, isSocialNote } from "@/lib/engine/categories/firm-name";
import { findMerchant } from "@/lib/engine/categories/merchants";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Worded } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { hasShortForm, isLicensed, mayBeName } from "@/lib/engine/text/find-person";
import { isFirmLikePerson } from "@/lib/engine/text/firms-like-people";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { toKey, toName } from "@/lib/engine/text/name-party";
import { peel } from "@/lib/engine/text/peel";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { splitByCase } from "@/lib/engine/text/split-case";
import { toTokens } from "@/lib/engine/text/tokens";

type PartyAndNote = { party: readonly string[]; note: readonly string[] };

const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 4;

/**
 * Separates the name and the note of a payment to a person whose name is in no list: "OSKO PAYMENT TO ZORRIN TARVO
 * market run". The bank's wording, the letter case or typical words of notes show where the note begins. Does not use
 * lists of names, so that names of every culture are treated alike. Null for any other payment.
 */
export function separatePayee(row: Worded, text: Descriptor, sign: Signs): Descriptor | null {
  if (!isOpen(row, text) || sign.isOwnName || sign.fee !== null) return null;
  const parts = listParts(row, text).find((found) => isPayee(found, text, sign));
  return parts ? asPerson(text, parts) : null;
}

/** Reports whether a debit is a transfer that names no person yet. */
function isOpen(row: Worded, { channel, isPrivate, gateway, tokens }: Descriptor): boolean {
  const isMoved = channel === null ? row.type === "TRANSFER_OUTGOING" : BETWEEN_PEOPLE.has(channel);
  const isPlain = row.mcc === "" && row.billerCode === "" && gateway === null && !hasShortForm(tokens);
  return row.cents < 0 && isMoved && isPlain && !isPrivate && tokens.length >= NAME_WORDS_MIN;
}

/** The ways to divide the words into a name and a note, the most certain first. */
export function listParts({ description, payee }: Worded, text: Descriptor): PartyAndNote[] {
  const { tokens, note } = text;
  // If the bank sends the payee's name in a field of its own, the other words of the text are the note.
  const unnamed = payee === "" ? [] : peel(text.words).tokens.filter((word) => !tokens.includes(word));
  if (unnamed.length > 0 && isNote(unnamed) && toTokens(payee).join(" ") === tokens.join(" "))
    return [{ party: tokens, note: [...unnamed, ...note] }];
  const split = splitByCase(description, tokens);
  const parts: PartyAndNote[] = split ? [{ party: split.party, note: [...split.note, ...note] }] : [];
  if (note.length > 0) parts.push({ party: tokens, note });
  if (split) return parts;
  const [first = "", ...others] = tokens;
  if (isPersonalWord(first) || HOUSED.test(first)) parts.push({ party: others, note: [first, ...note] });
  for (let size = NAME_WORDS_MIN; size < Math.min(tokens.length, NAME_WORDS_MAX + 1); size++) {
    const behind = tokens.slice(size);
    if (isNote(behind)) parts.push({ party: tokens.slice(0, size), note: [...behind, ...note] });
  }
  return parts;
}

/** Words that begin a note about a home. */
const HOUSED = /^(?:RENT|BOARD)$/;

/**
 * Categories of shops, bills and outings. Customers do not pay these by transfer, so their words in a transfer are
 * the note on a payment to a person.
 */
const NOTED =
  /^(?:foo|shp|utl|com|tra\.(?:fuel|rideshare_taxi)|per\.clothing|rec\.(?:gambling|travel|entertainment)|hou\.(?:rent|board))\b/;

/** Reports whether the words begin like a note to a person: "thanks", "half power", "yum cha". */
function isNote(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (isSocialNote(words) || (isPersonalWord(first) && !hasCompanyWord(words))) return true;
  if (words.some((word) => FIRM_WORDS.has(word))) return false;
  const merchant = findMerchant(words);
  const found = merchant?.at === 0 ? merchant : debitKeywordIndex.find(words);
  return found !== null && found.at === 0 && !found.isTruncated && NOTED.test(found.value.code);
}

/**
 * Categories of meals and food. Customers do not pay a restaurant by transfer, so in a transfer the words of these
 * categories may be part of a person's name.
 */
const MEALS = /^foo\./;

/**
 * Reports whether the words in `party` may be a person's name. No word may come from a firm's name. If the text names
 * a merchant or payer, that name must be in the note. "BASIC HOME LOAN" is a loan's name.
 */
function isPayee({ party, note }: PartyAndNote, text: Descriptor, { merchant, payer }: Signs): boolean {
  if (party.length < NAME_WORDS_MIN || party.length > NAME_WORDS_MAX || !mayBeName(party)) return false;
  if (hasCompanyWord(party) || isFirmLikePerson(text.tokens) || namesMerchant(party)) return false;
  if (isLicensed(note) || (party.at(-1) === "HOME" && /^LOANS?$/.test(note[0] ?? ""))) return false;
  const trade = findDebitKeyword(party)?.value.code ?? "";
  if (trade !== "" && !MEALS.test(trade)) return false;
  const isNoted = (phrase: string) =>
    phrase.split(" ").every((word) => !party.includes(word)) && note.includes(phrase.split(" ")[0] ?? "");
  return [merchant, payer].every((found) => !found || isNoted(found.phrase));
}

/**
 * Reports whether the words name a merchant. The note follows the party, so its last word is complete: the surname
 * "ZORRINAN" is not the beginning of ZORRINANS.
 */
export function namesMerchant(party: readonly string[]): boolean {
  const found = findMerchant(party);
  return found !== null && !(found.isTruncated && found.size === 1 && found.at > 0);
}

/** Returns the text with `party` as the name of a person and `note` as that payment's note. */
export function asPerson(text: Descriptor, { party, note }: PartyAndNote): Descriptor {
  const read = { tokens: party, front: null, note, name: toName(party), key: toKey(party) };
  return { ...text, ...read, isPerson: true, isPrivate: true };
}
