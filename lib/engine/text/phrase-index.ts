/**
 * An index that finds known phrases in a list of words. The time depends on the number of words, not on the number of
 * known phrases.
 */
type PhraseIndex<T> = {
  /** The first phrase at or after `from`, using only the words before `to`. */
  find(tokens: readonly string[], from?: number, to?: number): PhraseMatch<T> | null;
  /** The words of each phrase that contains a digit. */
  numbered: readonly (readonly string[])[];
};
/**
 * A phrase found in a list of words. `at` is the index of its first word in the whole list, wherever the search began.
 */
export type PhraseMatch<T> = {
  value: T;
  phrase: string;
  at: number;
  size: number;
  isTruncated: boolean;
  /** True if the phrase matches only at the start, because it is also an ordinary word. */
  isAtStart: boolean;
};

/**
 * A phrase, its value, and where it may match. With "start", the phrase matches only at the start. Otherwise it matches
 * anywhere, unless it is a short single word, which matches only at the start.
 */
export type PhraseEntry<T> = readonly [phrase: string, value: T, match?: "anywhere" | "start"];

type Phrase<T> = { words: string[]; text: string; value: T; isAnywhere: boolean; isAtStart: boolean };

/**
 * Entries whose phrases begin alike. A report needs few of the entries, so their phrases are split into words only
 * once a text begins like them.
 */
type Shelf<T> = { entries: PhraseEntry<T>[]; phrases: readonly Phrase<T>[] | null };

const HAS_DIGIT = /\d/;

/**
 * A truncated name of one word matches only if it has at least this many letters. Card networks truncate names at a
 * fixed width.
 */
const CUT_LENGTH_MIN = 5;
/** In a name of two words, the truncated last word must have at least this many letters. */
const CUT_WORD_MIN = 3;
/**
 * In a name of three or more words, the truncated last word must have at least this many letters. If that word has
 * fewer than CUT_WORD_MIN letters and a shorter name matches completely, the shorter name takes precedence.
 */
const CUT_LAST_MIN = 2;
/**
 * The minimum length of a single word that matches anywhere in a name. A shorter word matches only at the start,
 * because further on it usually belongs to another name.
 */
const ANYWHERE_LENGTH_MIN = 6;

/**
 * Builds an index. The phrases are in the format of `toTokens`, with single spaces. The phrase that begins earliest
 * takes precedence, then the one with the most words. Of equal phrases, the first entry is kept.
 */
export function buildPhraseIndex<T>(
  entries: Iterable<PhraseEntry<T>>,
  anywhere: "long" | "always" = "long",
): PhraseIndex<T> {
  const byFirst = new Map<string, Shelf<T>>();
  const byCut = new Map<string, Shelf<T>>();
  const numbered: string[][] = [];
  for (const entry of entries) {
    const [text] = entry;
    const end = text.indexOf(" ");
    put(byFirst, end < 0 ? text : text.slice(0, end), entry);
    if (end < 0 && text.length > CUT_LENGTH_MIN) put(byCut, text.slice(0, CUT_LENGTH_MIN), entry);
    if (HAS_DIGIT.test(text)) numbered.push(text.split(" "));
  }
  const tables = { byFirst, byCut, anywhere };
  return { find: (tokens, from = 0, to = tokens.length) => findPhrase(tokens, from, to, tables), numbered };
}

function put<T>(map: Map<string, Shelf<T>>, key: string, entry: PhraseEntry<T>): void {
  const shelf = map.get(key);
  if (shelf) shelf.entries.push(entry);
  else map.set(key, { entries: [entry], phrases: null });
}

type Tables<T> = {
  byFirst: ReadonlyMap<string, Shelf<T>>;
  byCut: ReadonlyMap<string, Shelf<T>>;
  anywhere: "long" | "always";
};

/** The phrases of the shelf's entries, longest first. */
function listPhrases<T>(shelf: Shelf<T> | undefined, anywhere: Tables<T>["anywhere"]): readonly Phrase<T>[] {
  if (!shelf) return NONE;
  shelf.phrases ??= toPhrases(shelf.entries, anywhere);
  return shelf.phrases;
}

/**
 * A separate function to save memory: within listPhrases, these closures would cost memory in every call, even if
 * unused.
 */
function toPhrases<T>(entries: readonly PhraseEntry<T>[], anywhere: Tables<T>["anywhere"]): Phrase<T>[] {
  return entries.map((entry) => toPhrase(entry, anywhere)).sort((a, b) => b.words.length - a.words.length);
}

function toPhrase<T>([text, value, match]: PhraseEntry<T>, anywhere: Tables<T>["anywhere"]): Phrase<T> {
  const words = text.split(" ");
  const isAtStart = match === "start";
  const isLong = anywhere === "always" || words.length > 1 || text.length >= ANYWHERE_LENGTH_MIN;
  return { words, text, value, isAnywhere: !isAtStart && isLong, isAtStart };
}

function findPhrase<T>(
  tokens: readonly string[],
  from: number,
  to: number,
  tables: Tables<T>,
): PhraseMatch<T> | null {
  const end = Math.min(to, tokens.length);
  for (let at = from; at < end; at++) {
    const token = tokens[at] ?? "";
    let longest: PhraseMatch<T> | null = null;
    let isLongestSure = false;
    const phrases = listPhrases(tables.byFirst.get(token), tables.anywhere);
    for (let index = 0; index < phrases.length; index++) {
      const phrase = phrases[index];
      if (!phrase || (at > from && !phrase.isAnywhere)) continue;
      // Phrases are tried longest first. A complete match takes precedence over a truncated one, unless the truncated
      // one has more words and at least three letters of its last word.
      if (longest && isLongestSure && phrase.words.length < longest.size) break;
      const match = matchAt(tokens, at, end, phrase.words);
      if (match === "none") continue;
      const { value, text, words, isAtStart } = phrase;
      const found = { value, phrase: text, at, size: words.length, isTruncated: match === "cut", isAtStart };
      if (match === "whole") return found;
      if (longest === null) isLongestSure = (tokens[end - 1]?.length ?? 0) >= CUT_WORD_MIN;
      longest = longest ?? found;
    }
    if (longest) return longest;
    const cut = at === end - 1 ? findCut(token, tables) : null;
    if (cut)
      return { value: cut.value, phrase: cut.text, at, size: 1, isTruncated: true, isAtStart: cut.isAtStart };
  }
  return null;
}

const NONE: readonly never[] = [];

function matchAt(
  tokens: readonly string[],
  at: number,
  end: number,
  words: readonly string[],
): "whole" | "cut" | "none" {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const token = at + index < end ? tokens[at + index] : undefined;
    if (token === word) continue;
    const isLastToken = at + index === end - 1;
    const canBeCut = token !== undefined && isLastToken && index === words.length - 1 && index > 0;
    if (
      canBeCut &&
      token.length >= (index > 1 ? CUT_LAST_MIN : CUT_WORD_MIN) &&
      word.length > token.length &&
      word.startsWith(token)
    )
      return "cut";
    return "none";
  }
  return "whole";
}

function findCut<T>(token: string, { byCut, anywhere }: Tables<T>): Phrase<T> | null {
  if (token.length < CUT_LENGTH_MIN) return null;
  const phrases = listPhrases(byCut.get(token.slice(0, CUT_LENGTH_MIN)), anywhere);
  return phrases.length === 0 ? null : chooseCut(phrases, token);
}

function chooseCut<T>(phrases: readonly Phrase<T>[], token: string): Phrase<T> | null {
  const fits = phrases.filter(
    (phrase) => phrase.isAnywhere && (phrase.words[0] ?? "").startsWith(token) && phrase.words[0] !== token,
  );
  // Several phrases with the same value, such as a word and its plural, have one meaning, so the first is enough.
  if (fits.every((phrase) => phrase.value === fits[0]?.value)) return fits[0] ?? null;
  // If one name begins all the others, it is the brand and the others are its products. The brand then decides:
  // "FIRSTMA" begins both FIRSTMAC and FIRSTMACCARLOAN.
  const letters = ({ words }: Phrase<T>) => words[0] ?? "";
  const brand = fits.reduce((least, phrase) =>
    letters(phrase).length < letters(least).length ? phrase : least,
  );
  return fits.every((phrase) => letters(phrase).startsWith(letters(brand))) ? brand : null;
}
