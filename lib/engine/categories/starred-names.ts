import { findMerchant, isWholeWord, merchantIndex, payerIndex } from "@/lib/engine/categories/merchants";
import { isHarmful } from "@/lib/engine/categories/other-firm";
import type { Worded } from "@/lib/engine/row";
import { toKey, toName } from "@/lib/engine/text/name-party";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";

/** The word before an asterisk that a name or a purpose follows: "ZORRINAU" of "ZORRINAU*ORDER". */
const STARRED = /([A-Z]{4,}) ?\* ?(?=[A-Z])/i;

/** Words that a firm joins to its brand before an asterisk. */
const JOINED = /^([A-Z]{3,}?)(?:AUS|AU|GROUP|GRP)$/;

/** A brand truncated before an asterisk must have at least this many letters, as must one after it. */
const CUT_BEFORE_MIN = 7;
const CUT_AFTER_MIN = 6;

/**
 * Reads the brand beside an asterisk if the word before the asterisk is no payment gateway and no listed name. The word
 * may be a brand joined to "AU" or "GRP" ("ZORRINAU*ORDER"), the owner of the brand behind the asterisk
 * ("CORVANEGRP*ZORRIN 4411"), or a truncated brand. Returns other texts unchanged.
 */
export function spellOutStarred({ description, cents }: Worded, text: Descriptor): Descriptor {
  const word = toTokens(STARRED.exec(description)?.[1] ?? "")[0] ?? "";
  if (word === "" || text.gateway !== null || text.tokens[0] !== word) return text;
  const rest = [...text.tokens.slice(1), ...(text.isPrivate ? text.note : [])];
  if (isWhole(findMerchant(text.tokens))) return text;
  const parted = partBrand(word, rest, cents > 0);
  // The brand behind the owner is the shop ("CORVANEGRP*ZORRIN"), but a lender or bookmaker is itself the payee.
  const isPayee = parted !== null && isHarmful(merchantIndex.find(parted)?.value.code ?? "");
  const tokens = isPayee ? parted : (findOwned(rest) ?? parted ?? completeBrand(word, rest));
  if (tokens === null) return text;
  const words = text.words.flatMap((said) =>
    said === word ? tokens.slice(0, -rest.length || undefined) : said,
  );
  const read = { tokens, words, name: toName(tokens), key: toKey(tokens), isPerson: false, isPrivate: false };
  return { ...text, ...read, note: text.isPrivate ? [] : text.note };
}

const isWhole = (found: PhraseMatch<unknown> | null): boolean =>
  found !== null && found.at === 0 && !found.isTruncated;

/** The words with the listed brand separated from the word that is joined to it; null if no listed brand is joined. */
function partBrand(word: string, rest: readonly string[], isCredit: boolean): readonly string[] | null {
  const brand = JOINED.exec(word)?.[1];
  if (brand === undefined) return null;
  const parted = [brand, ...rest];
  const isListed = isWhole(merchantIndex.find(parted)) || (isCredit && isWhole(payerIndex.find(parted)));
  return isListed ? parted : null;
}

/**
 * The words behind the asterisk if a listed brand begins them. The last word may be a truncated place. Null for a debt
 * or a bet, which an unknown firm's name before it does not prove.
 */
function findOwned(rest: readonly string[]): readonly string[] | null {
  for (const words of [rest, rest.slice(0, -1)]) {
    if (words.length === 0) continue;
    const found = findMerchant(words);
    if (found?.at !== 0 || isHarmful(found.value.code)) continue;
    const isShort = found.isTruncated && found.size === 1 && (words[0]?.length ?? 0) < CUT_AFTER_MIN;
    if (!isShort) return words;
  }
  return null;
}

/** The words with a truncated brand before the asterisk written out; null for a short one, a debt or a bet. */
function completeBrand(word: string, rest: readonly string[]): readonly string[] | null {
  const found = word.length < CUT_BEFORE_MIN ? null : merchantIndex.find([word]);
  if (!found?.isTruncated || isHarmful(found.value.code) || isWholeWord(found, [word])) return null;
  return [...found.phrase.split(" "), ...rest];
}
