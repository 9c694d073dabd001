/**
 * The number of weights per category. A hash assigns features to weights, so some features share a weight. More
 * weights would enlarge the data file for little accuracy.
 */
export const BUCKETS = 44_000;

const GRAM_MIN = 3;
const GRAM_MAX = 5;
const WORDS_MAX = 8;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The buckets of one word: one for the word itself, and one for each part of 3 to 5 characters. A mark at each end of
 * the word shows which parts begin or end it. The parts let the model read truncated words.
 */
export function hashWord(word: string): number[] {
  const marked = `_${word}_`;
  const buckets = [hash(`w${word}`)];
  for (let from = 0; from + GRAM_MIN <= marked.length; from++) {
    const end = Math.min(marked.length, from + GRAM_MAX);
    let sum = FNV_START;
    for (let at = from; at < end; at++) {
      sum = Math.imul(sum ^ marked.charCodeAt(at), FNV_PRIME);
      if (at - from + 1 >= GRAM_MIN) buckets.push((sum >>> 0) % BUCKETS);
    }
  }
  return buckets;
}

/** The words that the model reads: no numbers or single letters, and only the beginning of a very long name. */
export function listModelWords(tokens: readonly string[]): string[] {
  return tokens.filter((word) => word.length > 1 && /^[A-Z]+$/.test(word)).slice(0, WORDS_MAX);
}

/** The bucket of a text, by its 32-bit FNV-1a hash. */
function hash(text: string): number {
  let sum = FNV_START;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), FNV_PRIME);
  return (sum >>> 0) % BUCKETS;
}
