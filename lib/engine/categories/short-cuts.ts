import { NAME_WIDTH } from "@/lib/engine/text/find-front";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";
import { PLACES } from "@/lib/engine/text/places";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * Reports whether a truncated word at the end of a name is the beginning of a suburb. It is then not read as a
 * truncated merchant.
 */
export function beginsSuburb({ at }: PhraseMatch<unknown>, words: readonly string[]): boolean {
  const word = words[at] ?? "";
  if (at === 0) return false;
  for (const place of PLACES) if (place.startsWith(word)) return true;
  return false;
}

/**
 * Reports whether a truncated name has too few letters left to be recognised. A name that follows other words needs
 * at least CUT_INSIDE_MIN letters. Fewer are enough if the text fills one of the bank's fields exactly, because such
 * a text is probably truncated.
 */
export function isShortCut({ at, phrase }: PhraseMatch<unknown>, words: readonly string[]): boolean {
  const { length } = words[at] ?? "";
  if (length < phrase.length * CUT_SHARE_MIN) return true;
  return at > 0 && length < CUT_INSIDE_MIN && !isCutAtField(words);
}

const CUT_SHARE_MIN = 0.7;
const CUT_INSIDE_MIN = 7;
/**
 * The widths of the bank's fields for a name, a reference and a biller. A name that fills its field is probably
 * truncated.
 */
export const FIELD_WIDTHS: ReadonlySet<number> = new Set([NAME_WIDTH, 18, 20]);

/** Reports whether the words fill a field and do not end in a surname. */
function isCutAtField(words: readonly string[]): boolean {
  return FIELD_WIDTHS.has(words.join(" ").length) && !SURNAMES.has(words.at(-1) ?? "");
}
