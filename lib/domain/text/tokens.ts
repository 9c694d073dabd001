const ACCENTS = /\p{M}+/gu;
const APOSTROPHES = /['’`´]/g;
const BREAKS = /[^A-Z0-9]+/;
const TOKENS_MAX = 40;

/**
 * The words of a text as every table is written: capitals, no accents or apostrophes, anything else a break.
 * "McDonald's" and "MCDONALDS" give one word; "JB HI-FI" and "JB HI FI" give three.
 */
export function toTokens(text: string): string[] {
  if (text === "") return [];
  const upper = text.normalize("NFKD").replace(ACCENTS, "").toUpperCase().replace(APOSTROPHES, "");
  return upper
    .split(BREAKS, TOKENS_MAX + 2)
    .filter((word) => word !== "")
    .slice(0, TOKENS_MAX);
}

export function isNumber(token: string): boolean {
  return /^\d+$/.test(token);
}

/** A reference, not a word: three digits or more in five characters or more, or a masked number such as XX1234. */
export function isReference(token: string): boolean {
  if (/^X+\d+$/.test(token)) return true;
  return token.length >= 5 && token.replace(/\D/g, "").length >= 3;
}

const DATE_WORD = /^\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{0,4}$/;

export function isDateWord(token: string): boolean {
  return DATE_WORD.test(token);
}
