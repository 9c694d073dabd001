import { isWithin } from "@/lib/engine/categories/spell-out";

/** Words in the names and bills of lenders, collectors and administrators. */
const WORDS: readonly string[] =
  `AGREEMENT ARRANGEMENT COLLECTION COLLECTIONS RECOVERY RECOVERIES RECEIVABLES MANAGEMENT SOLUTIONS SERVICES GROUP LOAN LOANS LENDER
LENDING AGENTS AGENCY MERCANTILE DEBT PART CREDIT FINANCE NATIONAL ADVANCE AMOUNT ASSOCIATES INSOLVENCY BANKRUPTCY ADMINISTRATION`.split(
    /\s+/,
  );
/** Abbreviations that the rule in `isShort` does not recognise. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["SERV", "SERVICES"],
  ["SVC", "SERVICES"],
  ["FIN", "FINANCE"],
  ["HSE", "HOUSE"],
  ["SOLN", "SOLUTIONS"],
  ["CR", "CREDIT"],
  ["ADV", "ADVANCE"],
  ["LTR", "LATER"],
  ["COLL", "COLLECTION"],
  ["MERC", "MERCANTILE"],
  ["LN", "LOAN"],
  ["PT", "PART"],
  ["AGMT", "AGREEMENT"],
  ["SM", "SMALL"],
  ["SML", "SMALL"],
  ["SHT", "SHORT"],
  ["MED", "MEDIUM"],
  ["CRED", "CREDIT"],
  ["PERS", "PERSONAL"],
]);
const FRONT_MIN = 5;
const LETTERS_MIN = 3;
/** An abbreviation with vowels must keep at least this share of the word's letters. */
const KEPT_MIN = 0.5;

/**
 * Writes out the abbreviated words of debts: "DEBT AGRMNT" becomes DEBT AGREEMENT and "SUNSHINE LNS" becomes SUNSHINE
 * LOANS. In other names the same letters mean other things, so callers use the result only if it shows a debt. Null if
 * no word is abbreviated.
 */
export function spellOutDebt(words: readonly string[]): readonly string[] | null {
  let written: string[] | null = null;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const whole = writeOut(word);
    if (whole === word) continue;
    written ??= [...words];
    written[index] = whole;
  }
  return written;
}

function writeOut(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < LETTERS_MIN || WORDS.includes(word) || !/^[A-Z]+$/.test(word)) return word;
  return WORDS.find((whole) => isShort(word, whole)) ?? word;
}

/**
 * Reports whether `word` abbreviates `whole`: it is the beginning of `whole`, or has its first and last letters and
 * some between them.
 */
function isShort(word: string, whole: string): boolean {
  if (word.length >= whole.length || word[0] !== whole[0]) return false;
  if (word.length >= FRONT_MIN && whole.startsWith(word)) return true;
  const isEnded = word.at(-1) === whole.at(-1) && isWithin(word, whole);
  return isEnded && (!/[AEIOU]/.test(word) || word.length >= whole.length * KEPT_MIN);
}
