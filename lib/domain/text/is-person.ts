import { FIRM_WORDS, FIRST_NAMES } from "@/lib/domain/text/first-names";

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);

/**
 * True when the words read as somebody's name: a title or a common given name, or initials, before a surname, and no firm's word.
 * Production engines lose most wages to this: money from a person is not a salary.
 */
export function isPerson(tokens: readonly string[]): boolean {
  if (tokens.length < 2 || tokens.length > 5) return false;
  if (tokens.some((token) => FIRM_WORDS.has(token) || /\d/.test(token))) return false;
  const [first = "", second = "", third = ""] = tokens;
  if (TITLES.has(first)) return true;
  if (FIRST_NAMES.has(first)) return second.length >= 2 || third.length >= 2;
  if (first.length === 1 && second.length >= 3) return tokens.length <= 3;
  // "SMITH JOHN" and "SMITH J" are how some banks print the other party.
  return tokens.length === 2 && (FIRST_NAMES.has(second) || second.length === 1) && first.length >= 3;
}

/** True when the words could be one of the given names: equal surname, and an equal given name or initial. */
export function isSameName(tokens: readonly string[], name: readonly string[]): boolean {
  const surname = name[name.length - 1];
  const given = name.find((word) => !TITLES.has(word));
  if (!surname || !given || name.length < 2 || !tokens.includes(surname)) return false;
  return tokens.some((token) => token !== surname && (token === given || token === given[0]));
}
