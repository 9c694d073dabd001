import { isDigitCode } from "@/lib/domain/text/tokens";

/** Stands for any digit. Tidied bank text holds no control character, so no real wording can look like a masked one. */
const MASK = "\u0001";
const MASKS: readonly string[] = Array.from({ length: 33 }, (_, length) => MASK.repeat(length));
/** Digits between letters are masked from this length on; shorter ones are parts of names ("F45", "V8"). */
const GLUED_DIGITS_MIN = 4;
const ALONE_DIGITS_MIN = 2;
const APOSTROPHE = 39;
const BACKTICK = 96;

/**
 * A description with its receipt numbers, dates and references masked, so that rows that differ in nothing else are equal.
 * Kept as they are: numbers in `known` (those the tables know), the number of a card, and texts beyond ASCII, whose
 * characters may turn into digits when they are read.
 */
export function maskNumbers(text: string, known: ReadonlySet<string>): string {
  let masked = "";
  let copied = 0;
  let place = 0;
  while (place < text.length) {
    const code = text.charCodeAt(place);
    if (code > 127) return text;
    if (!isDigitCode(code)) {
      place++;
      continue;
    }
    const start = place;
    while (isDigitCode(text.charCodeAt(place))) place++;
    const before = text.charCodeAt(start - 1);
    const after = text.charCodeAt(place);
    // An apostrophe vanishes when words are read, and would join the digits on both sides of it.
    if (isApostrophe(before) || isApostrophe(after)) return text;
    const isGlued = isLetterCode(before) || isLetterCode(after);
    const length = place - start;
    if (length < (isGlued ? GLUED_DIGITS_MIN : ALONE_DIGITS_MIN) || length >= MASKS.length) continue;
    if (known.has(text.slice(start, place)) || isCardNumber(text, start)) continue;
    masked += text.slice(copied, start) + MASKS[length];
    copied = place;
  }
  return copied === 0 ? text : masked + text.slice(copied);
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
  while (text[place] === "x" || text[place] === "X") place--;
  const end = place;
  while (place >= 0 && !isLetterCode(text.charCodeAt(place)) && !isDigitCode(text.charCodeAt(place))) place--;
  return place < end && text.slice(Math.max(0, place - 3), place + 1).toUpperCase() === "CARD";
}

function isLetterCode(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function isApostrophe(code: number): boolean {
  return code === APOSTROPHE || code === BACKTICK;
}
