import { isDigitCode } from "@/lib/domain/text/tokens";

/** Stands for any digit. Tidied bank text holds no control character, so no real wording can look like a masked one. */
const MASK = 1;
/** Digits beside a letter are masked from this length on; shorter ones are parts of names ("F45", "V8"). */
const GLUED_DIGITS_MIN = 4;
const ALONE_DIGITS_MIN = 2;
const APOSTROPHE = 39;
const BACKTICK = 96;
const UPPER_X = 88;

/**
 * Writes a description with its receipt numbers, dates and references masked into `codes`, so that rows that differ in nothing
 * else come out equal; answers false when nothing was masked. No string is made, because this is done for every row. Kept as they
 * are: numbers in `known` (those the tables know), the number of a card, and texts beyond ASCII, whose characters may
 * turn into digits when they are read.
 */
export function maskNumbers(text: string, known: ReadonlySet<string>, codes: Uint16Array): boolean {
  for (let place = 0; place < text.length; place++) codes[place] = text.charCodeAt(place);
  let isMasked = false;
  let place = 0;
  while (place < text.length) {
    const code = codes[place] ?? 0;
    if (!isDigitCode(code)) {
      // An apostrophe vanishes when words are read, and may join the digits on both sides of it.
      if (code > 127 || ((code === APOSTROPHE || code === BACKTICK) && isAmongDigits(text, place)))
        return unmask(text, codes);
      place++;
      continue;
    }
    const start = place;
    while (isDigitCode(text.charCodeAt(place))) place++;
    const isGlued = isLetterCode(text.charCodeAt(start - 1)) || isLetterCode(text.charCodeAt(place));
    if (place - start < (isGlued ? GLUED_DIGITS_MIN : ALONE_DIGITS_MIN)) continue;
    if (known.has(text.slice(start, place)) || isCardNumber(text, start)) continue;
    codes.fill(MASK, start, place);
    isMasked = true;
  }
  return isMasked;
}

function unmask(text: string, codes: Uint16Array): false {
  for (let place = 0; place < text.length; place++) codes[place] = text.charCodeAt(place);
  return false;
}

/** Whether a word of a name may hold digits that are masked in its description, and so differ in the next row. */
export function hasMaskable(word: string): boolean {
  let digits = 0;
  for (let place = 0; place < word.length; place++) {
    digits = isDigitCode(word.charCodeAt(place)) ? digits + 1 : 0;
    if (digits >= GLUED_DIGITS_MIN) return true;
  }
  return digits === word.length && digits >= ALONE_DIGITS_MIN;
}

/** True behind "CARD ", "CARD: XX" and the like. */
function isCardNumber(text: string, start: number): boolean {
  let place = start - 1;
  while (toUpperCode(text.charCodeAt(place)) === UPPER_X) place--;
  const end = place;
  while (place >= 0 && !isLetterCode(text.charCodeAt(place)) && !isDigitCode(text.charCodeAt(place))) place--;
  return place < end && text.slice(Math.max(0, place - 3), place + 1).toUpperCase() === "CARD";
}

function isAmongDigits(text: string, place: number): boolean {
  return isDigitCode(text.charCodeAt(place - 1)) || isDigitCode(text.charCodeAt(place + 1));
}

function isLetterCode(code: number): boolean {
  const upper = toUpperCode(code);
  return upper >= 65 && upper <= 90;
}

function toUpperCode(code: number): number {
  return code & ~32;
}
