import { toTokens } from "@/lib/engine/text/tokens";

/** A word's letter case: all capitals, a capital and small letters, or small letters. An initial has none. */
type Case = "UPPER" | "TITLE" | "LOWER" | null;

type Split = {
  /** The words of the name, all in the same letter case. */
  party: readonly string[];
  note: readonly string[];
};

/** Payment schemes that banks print at the end. */
const SCHEMES = /^(?:OSKO|NPP)$/;

/**
 * Words that end a firm's name. The words in the other letter case after them are then the payer's reference: "Zorrin
 * Property Group SOLBERG 4/18". As the first word, they may begin a note: "group present".
 */
const FIRM_ENDS = /^(?:GROUP|TRUST|PTY|LTD|LIMITED|HOLDINGS|REALTY|FUNERALS?)$/;

const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 4;

/**
 * Splits the words of a transfer where their letter case changes: banks print the account's name in capitals or with
 * initial capitals, and the payer types the note. "MIRA SOLBERG market run", "Mira Solberg maccas" and "labour MIRA
 * SOLBERG" all name Mira Solberg. `words` are words of the description, in its order. Null if the case does not
 * separate a name from a note.
 */
export function splitByCase(description: string, words: readonly string[]): Split | null {
  const tokens = SCHEMES.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const cases = listCases(description, tokens);
  if (cases === null) return null;
  for (const named of ["UPPER", "TITLE"] as const) {
    const isNamed = (index: number) => cases[index] === named || isInitial(tokens[index]);
    const isOther = (index: number) => cases[index] !== named;
    let end = 0;
    while (end < tokens.length && isNamed(end)) end++;
    const behind = tokens.map((_, index) => index).slice(end);
    if (isName(tokens.slice(0, end)) && isNote(behind, cases, named) && behind.every(isOther))
      return { party: tokens.slice(0, end), note: tokens.slice(end) };
    let start = tokens.length;
    while (start > 0 && isNamed(start - 1)) start--;
    const before = tokens.map((_, index) => index).slice(0, start);
    const isDirected = /^(?:TO|FROM)$/.test(tokens[start] ?? "");
    const party = tokens.slice(isDirected ? start + 1 : start);
    const isFirm = tokens.slice(1, start).some((word) => FIRM_ENDS.test(word));
    if (isName(party) && isNote(before, cases, named) && before.every(isOther) && !isFirm)
      return { party, note: tokens.slice(0, start) };
  }
  return null;
}

const isInitial = (word = ""): boolean => /^[A-Z]$/.test(word);

/** Reports whether the number of words fits a name. At least one word must be longer than an initial. */
function isName(words: readonly string[]): boolean {
  const isSized = words.length >= NAME_WORDS_MIN && words.length <= NAME_WORDS_MAX;
  return isSized && words.some((word) => word.length > 1);
}

/**
 * Reports whether the words are in a different case from the name. After a name in capitals, one word with a small
 * letter is enough. After a name with initial capitals, one word must begin with a small letter.
 */
function isNote(indices: readonly number[], cases: readonly Case[], named: Case): boolean {
  if (!indices.some((index) => cases[index] === "LOWER" || cases[index] === "TITLE")) return false;
  return named === "UPPER" || indices.some((index) => cases[index] === "LOWER");
}

/** The case of each word as printed; null if a word is not in the description. */
function listCases(description: string, tokens: readonly string[]): readonly Case[] | null {
  const printed = description.split(/\s+/).flatMap((word) => {
    const parts = toTokens(word);
    // A word with a hyphen or a slash is several tokens.
    return parts.length === 1 ? [word.replace(/['’`´]/g, "")] : (word.match(/[\p{L}\p{M}\d]+/gu) ?? []);
  });
  const words = printed.map((word) => toTokens(word)[0]);
  const cases: Case[] = [];
  let from = 0;
  for (const token of tokens) {
    const at = words.indexOf(token, from);
    if (at < 0) return null;
    cases.push(caseOf(printed[at] ?? ""));
    from = at + 1;
  }
  return cases;
}

function caseOf(word: string): Case {
  const letters = word.replace(/[^\p{L}]/gu, "");
  if (letters.length < 2 || /\d/.test(word)) return null;
  if (letters === letters.toUpperCase()) return "UPPER";
  return /^\p{Lu}/u.test(letters) ? "TITLE" : "LOWER";
}
