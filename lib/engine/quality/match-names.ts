import type { ReportDocument } from "@/lib/engine/document";
import { toTokens } from "@/lib/engine/text/tokens";

type Match = ReportDocument["subject"]["nameMatch"];
type Name = {
  words: readonly string[];
  /** The words of the last name as written: two for "Smith-Jones". */
  last: readonly string[];
};

const TITLES: ReadonlySet<string> = new Set(
  "MR MRS MS MISS MX DR PROF SIR MASTER REV HON JR SNR JNR II III ATF".split(" "),
);
/** Plain spellings of letters that do not change when accents are removed. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  þ: "th",
  Þ: "TH",
  ð: "d",
  ı: "i",
};
const LENGTH_MAX = 200;

/**
 * Compares the name from the firm with the bank's:
 * - MATCH: the given name and the last name agree, in any order. A middle name may be missing or an initial. Titles,
 *   accents, hyphens and the other holders of a joint account are ignored.
 * - PARTIAL: the given name is only an initial, only part of a double last name agrees, the middle names differ, or
 *   the name matches only some of the accounts.
 * - UNKNOWN: the bank gave no name, or the firm's name has no words.
 * - NO_MATCH: any other pair of names.
 */
export function matchNames(given: string, onAccounts: readonly string[]): Match {
  const name = listNames(given)[0];
  const accounts = onAccounts.map(listNames).filter((holders) => holders.length > 0);
  if (!name || accounts.length === 0) return "UNKNOWN";
  const found = accounts.map((holders) => bestOf(holders.map((holder) => compare(name, holder))));
  if (found.every((match) => match === "MATCH")) return "MATCH";
  return found.some((match) => match !== "NO_MATCH") ? "PARTIAL" : "NO_MATCH";
}

function bestOf(matches: readonly Match[]): Match {
  return matches.includes("MATCH") ? "MATCH" : matches.includes("PARTIAL") ? "PARTIAL" : "NO_MATCH";
}

/** The people in a holder's text. "J & S CITIZEN" and "Mr John Smith and Mrs Ana Lee" each name two people. */
function listNames(text: string): Name[] {
  const parts = text
    .slice(0, LENGTH_MAX)
    .split(/&|\+|\/| and /i)
    .map(toName)
    .filter((name) => name.words.length > 0);
  const shared = parts[parts.length - 1]?.last ?? [];
  return parts.map((name) =>
    name.words.length === 1 && parts.length > 1 ? { words: [...name.words, ...shared], last: shared } : name,
  );
}

function toName(text: string): Name {
  const comma = text.indexOf(",");
  const ordered = comma < 0 ? text : `${text.slice(comma + 1)} ${text.slice(0, comma)}`;
  const plain = ordered.replace(/[øØđĐłŁßæÆœŒþÞðı]/g, (letter) => LETTERS[letter] ?? letter);
  const written = plain
    .split(/\s+/)
    .map((word) =>
      toTokens(word)
        .map(toPlain)
        .filter((part) => !TITLES.has(part)),
    )
    .filter((words) => words.length > 0);
  return { words: written.flat(), last: written[written.length - 1] ?? [] };
}

/**
 * The name in one spelling, so that MUELLER equals Müller and AAGE equals Åge. Removes the second letter of AE, OE, UE
 * and AA, because it only replaces an accent on the first letter.
 */
function toPlain(word: string): string {
  return word.replace(/AE/g, "A").replace(/OE/g, "O").replace(/UE/g, "U").replace(/AA/g, "A");
}

function compare(given: Name, holder: Name): Match {
  if (given.words.join("") === holder.words.join("")) return "MATCH";
  const agreed = isWhole(given, holder) || (given.last.length === 1 && isWhole(holder, given));
  if (agreed && !hasConflict(given.words, holder.words)) return "MATCH";
  const common = given.words.filter((word) => word.length >= 2 && holder.words.includes(word));
  if (common.length === 0) return "NO_MATCH";
  const rest = (words: readonly string[]) => words.filter((word) => !common.includes(word));
  const isNear = rest(given.words).some((word) => rest(holder.words).some((other) => isSame(word, other)));
  return common.length >= 2 || isNear ? "PARTIAL" : "NO_MATCH";
}

/**
 * Reports whether `other` contains the first word and the whole last name of `name`. False if `name` is a single word,
 * or if one of these words is only an initial.
 */
function isWhole(name: Name, other: Name): boolean {
  const first = name.words[0] ?? "";
  return (
    name.words.length >= 2 &&
    first.length >= 2 &&
    other.words.includes(first) &&
    name.last.every((word) => word.length >= 2 && other.words.includes(word))
  );
}

/**
 * Reports whether each name has words that the other lacks, and none of these words matches a word of the other name.
 */
function hasConflict(a: readonly string[], b: readonly string[]): boolean {
  const left = a.filter((word) => !b.includes(word));
  const right = b.filter((word) => !a.includes(word));
  return (
    left.length > 0 && right.length > 0 && !left.some((word) => right.some((other) => isSame(word, other)))
  );
}

/**
 * Reports whether one word may be short for the other: it is the other's initial, or a beginning of at least four
 * letters, as if the bank had truncated it.
 */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (short.length === 1 || short.length >= 4) && long.startsWith(short);
}
