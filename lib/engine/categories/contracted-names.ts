import { MERCHANT_NAMES, type Merchant, merchantIndex } from "@/lib/engine/categories/merchants";
import { isWithin } from "@/lib/engine/categories/spell-out";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";

/**
 * A name is recognised without its vowels only if it has at least this many consonants: "BRGHTLN" can only be
 * BRIGHTELOAN.
 */
const CONSONANTS_MIN = 5;
/**
 * An abbreviation of a name leaves out at least this many letters. A word that lacks only one letter may be a different
 * word.
 */
const LEFT_OUT_MIN = 2;
/**
 * Categories of payees that must not be missed, because they are debts, gambling or money sent abroad. Only these are
 * searched by consonants. In other categories, too many names have the same consonants.
 */
const SOUGHT = /^(?:dbt\.|rec\.gambling|giv\.remittance)/;

const toConsonants = (word: string) => word.replace(/[AEIOU]/g, "");

/** Payees' names of one word, by their consonants. Null if two payees have the same consonants. */
const byConsonants = new Map<string, string | null>();
const codes = new Map<string, Merchant>();
for (const [phrase, merchant] of MERCHANT_NAMES) {
  if (phrase.includes(" ") || !SOUGHT.test(merchant.code)) continue;
  const consonants = toConsonants(phrase);
  if (consonants.length < CONSONANTS_MIN) continue;
  const known = byConsonants.get(consonants);
  const isShared = known === null || (known !== undefined && codes.get(known)?.name !== merchant.name);
  // An alias may itself be contracted, so the longest name counts.
  const longest = known && known.length > phrase.length ? known : phrase;
  byConsonants.set(consonants, isShared ? null : longest);
  codes.set(phrase, merchant);
}

/** A health fund's name of at least three letters that is joined to "health". */
const JOINED_FUND = /^([A-Z]{3,})(?:HEALTH|HLTH)$/;

/**
 * Finds a lender, bookmaker or remittance firm whose name is written without at least two of its vowels. Also finds a
 * health fund whose name and "health" are written as one word. Null for any other name.
 */
export function findContracted(words: readonly string[]): PhraseMatch<Merchant> | null {
  const [first = ""] = words;
  const fund = JOINED_FUND.exec(first)?.[1];
  const found = fund === undefined ? null : merchantIndex.find([fund]);
  if (found && !found.isTruncated && found.value.code === "hea.insurance") return found;
  const whole = byConsonants.get(toConsonants(first));
  if (!whole || whole.length < first.length + LEFT_OUT_MIN || whole.at(-1) !== first.at(-1)) return null;
  return isWithin(first, whole) ? merchantIndex.find([whole]) : null;
}
