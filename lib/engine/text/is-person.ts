import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import { SURNAMES } from "@/lib/engine/text/surnames";

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);

/**
 * Reports whether the words may be a person's name. Accepts three forms: a title, then a name; a given name or initial,
 * then another word; a surname, then one given name or initial. False if any word is a business word or contains a
 * digit. Used to avoid mistaking money from a person for a salary.
 */
export function isPerson(tokens: readonly string[]): boolean {
  if (tokens.length < 2 || tokens.length > 5) return false;
  if (tokens.some((token) => FIRM_WORDS.has(token) || /\d/.test(token))) return false;
  const [first = "", second = "", third = ""] = tokens;
  if (TITLES.has(first)) return true;
  // "JOHN PAUL REFRIGERATION" is a firm. So three or more words are a person only if the last word is also a name,
  // or if the second is a surname and not also a given name.
  const last = tokens[tokens.length - 1] ?? "";
  const isNamed = SURNAMES.has(last) || FIRST_NAMES.has(last) || last.length === 1;
  const isPlain = FIRST_NAMES.has(first) && SURNAMES.has(second) && !FIRST_NAMES.has(second);
  if (tokens.length >= 3 && !isNamed && !isPlain) return false;
  if (FIRST_NAMES.has(first)) return second.length >= 2 || third.length >= 2;
  if (first.length === 1 && second.length >= 3) return tokens.length <= 3;
  // Some banks print the other party as "SMITH JOHN" or "SMITH J".
  return tokens.length === 2 && SURNAMES.has(first) && (FIRST_NAMES.has(second) || second.length === 1);
}

/**
 * Reports whether the words are a whole name: given names, initials or titles, then a surname. If there are two
 * words, the surname may come first. "JAMES MACKAY" is a person, not James in the town of Mackay.
 */
export function isFullName(tokens: readonly string[]): boolean {
  const [first = "", last = ""] = [tokens[0], tokens.at(-1)];
  if (tokens.length === 2 && SURNAMES.has(first) && FIRST_NAMES.has(last)) return true;
  const isGiven = (word: string) => word.length === 1 || FIRST_NAMES.has(word) || TITLES.has(word);
  return tokens.length > 1 && SURNAMES.has(last) && tokens.slice(0, -1).every(isGiven);
}

const CUT_SURNAME_MIN = 6;

/**
 * Reports whether the words may be the person `name`: they have the same surname, and the same given name or initial.
 */
export function isSameName(tokens: readonly string[], name: readonly string[]): boolean {
  const surname = name[name.length - 1];
  const given = name.find((word) => !TITLES.has(word));
  if (!surname || !given || name.length < 2) return false;
  // Banks truncate long names. After the complete given name, the beginning of the surname is enough.
  const isCut = (token: string) => token.length >= CUT_SURNAME_MIN && surname.startsWith(token);
  if (tokens.some((token, index) => isCut(token) && tokens[index - 1] === given)) return true;
  return (
    tokens.includes(surname) &&
    tokens.some((token) => token !== surname && (token === given || token === given[0]))
  );
}
