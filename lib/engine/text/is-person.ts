import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import { SURNAMES } from "@/lib/engine/text/surnames";

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);

/**
 * True when the words read as a person's name: a title or a common given name, or initials, before a surname, and no firm's word.
 * Production engines lose most wages to this: money from a person is not a salary.
 */
export function isPerson(tokens: readonly string[]): boolean {
  if (tokens.length < 2 || tokens.length > 5) return false;
  if (tokens.some((token) => FIRM_WORDS.has(token) || /\d/.test(token))) return false;
  const [first = "", second = "", third = ""] = tokens;
  if (TITLES.has(first)) return true;
  // "JOHN PAUL REFRIGERATION" is a firm: of three words and more the last must be a name too, or the second a surname for certain.
  const last = tokens[tokens.length - 1] ?? "";
  const isNamed = SURNAMES.has(last) || FIRST_NAMES.has(last) || last.length === 1;
  const isPlain = FIRST_NAMES.has(first) && SURNAMES.has(second) && !FIRST_NAMES.has(second);
  if (tokens.length >= 3 && !isNamed && !isPlain) return false;
  if (FIRST_NAMES.has(first)) return second.length >= 2 || third.length >= 2;
  if (first.length === 1 && second.length >= 3) return tokens.length <= 3;
  // "SMITH JOHN" and "SMITH J" are how some banks print the other party.
  return tokens.length === 2 && SURNAMES.has(first) && (FIRST_NAMES.has(second) || second.length === 1);
}

/** True when only given names, initials or a title stand before a surname: "JAMES MACKAY" is not a James in Mackay. */
export function isFullName(tokens: readonly string[]): boolean {
  const [first = "", last = ""] = [tokens[0], tokens.at(-1)];
  if (tokens.length === 2 && SURNAMES.has(first) && FIRST_NAMES.has(last)) return true;
  const isGiven = (word: string) => word.length === 1 || FIRST_NAMES.has(word) || TITLES.has(word);
  return tokens.length > 1 && SURNAMES.has(last) && tokens.slice(0, -1).every(isGiven);
}

const CUT_SURNAME_MIN = 6;

/** True when the words could be one of the given names: equal surname, and an equal given name or initial. */
export function isSameName(tokens: readonly string[], name: readonly string[]): boolean {
  const surname = name[name.length - 1];
  const given = name.find((word) => !TITLES.has(word));
  if (!surname || !given || name.length < 2) return false;
  // A bank cuts a long name; with the whole given name before it the front of the surname is enough.
  const isCut = (token: string) => token.length >= CUT_SURNAME_MIN && surname.startsWith(token);
  if (tokens.some((token, place) => isCut(token) && tokens[place - 1] === given)) return true;
  return (
    tokens.includes(surname) &&
    tokens.some((token) => token !== surname && (token === given || token === given[0]))
  );
}
