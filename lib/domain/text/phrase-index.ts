import { toTokens } from "@/lib/domain/text/tokens";

/** Finds known phrases in a list of words in time proportional to the words, however many phrases are known. */
export type PhraseIndex<T> = {
  find(tokens: readonly string[]): Found<T> | null;
};
export type Found<T> = { value: T; phrase: string; at: number; size: number; isTruncated: boolean };

type Phrase<T> = { words: string[]; text: string; value: T; isAnywhere: boolean };

/** Card networks cut names at a fixed width; a cut last word must still be this long to count. */
const CUT_LENGTH_MIN = 5;
/** A single short word means the merchant only where the name begins; further in it is usually someone else's. */
const ANYWHERE_LENGTH_MIN = 6;

/** Among phrases the one that begins earliest wins, then the one with most words. Later entries never displace earlier equals. */
export function buildPhraseIndex<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  anywhere: "long" | "always" = "long",
): PhraseIndex<T> {
  const byFirst = new Map<string, Phrase<T>[]>();
  const byCut = new Map<string, Phrase<T>[]>();
  for (const [text, value] of entries) {
    const words = toTokens(text);
    const first = words[0];
    if (first === undefined) continue;
    const isAnywhere = anywhere === "always" || words.length > 1 || first.length >= ANYWHERE_LENGTH_MIN;
    const phrase = { words, text, value, isAnywhere };
    push(byFirst, first, phrase);
    if (words.length === 1 && first.length > CUT_LENGTH_MIN)
      push(byCut, first.slice(0, CUT_LENGTH_MIN), phrase);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { find: (tokens) => findPhrase(tokens, byFirst, byCut) };
}

function push<T>(map: Map<string, Phrase<T>[]>, key: string, phrase: Phrase<T>): void {
  const list = map.get(key);
  if (list) list.push(phrase);
  else map.set(key, [phrase]);
}

function findPhrase<T>(
  tokens: readonly string[],
  byFirst: ReadonlyMap<string, Phrase<T>[]>,
  byCut: ReadonlyMap<string, Phrase<T>[]>,
): Found<T> | null {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    for (const phrase of byFirst.get(token) ?? []) {
      if (at > 0 && !phrase.isAnywhere) continue;
      const match = matchAt(tokens, at, phrase.words);
      if (match !== "none")
        return {
          value: phrase.value,
          phrase: phrase.text,
          at,
          size: phrase.words.length,
          isTruncated: match === "cut",
        };
    }
    const cut = at === tokens.length - 1 ? findCut(token, byCut) : null;
    if (cut) return { value: cut.value, phrase: cut.text, at, size: 1, isTruncated: true };
  }
  return null;
}

function matchAt(tokens: readonly string[], at: number, words: readonly string[]): "whole" | "cut" | "none" {
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    const token = tokens[at + place];
    if (token === word) continue;
    const isLastToken = at + place === tokens.length - 1;
    const canBeCut = token !== undefined && isLastToken && place === words.length - 1 && place > 0;
    if (canBeCut && token.length >= 3 && word.length > token.length && word.startsWith(token)) return "cut";
    return "none";
  }
  return "whole";
}

function findCut<T>(token: string, byCut: ReadonlyMap<string, Phrase<T>[]>): Phrase<T> | null {
  if (token.length < CUT_LENGTH_MIN) return null;
  const fits = (byCut.get(token.slice(0, CUT_LENGTH_MIN)) ?? []).filter(
    (phrase) => phrase.isAnywhere && (phrase.words[0] ?? "").startsWith(token) && phrase.words[0] !== token,
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}
