import { isDigitCode } from "@/lib/engine/text/tokens";

/**
 * The character code that stands for any masked digit. Tidied bank text contains no control characters, so no real
 * wording can look masked.
 */
const MASK = 1;
/**
 * Digits that are joined to letters are masked only if there are at least this many. Fewer are part of a name ("F45",
 * "V8").
 */
const GLUED_DIGITS_MIN = 4;
const ALONE_DIGITS_MIN = 2;
const APOSTROPHE = 39;
const BACKTICK = 96;
const UPPER_X = 88;
const CARD = "CARD";
const PRIME = 0x01000193;

/** Facts about the numbers that the tables of phrases contain. */
export type KnownNumbers = {
  numbers: ReadonlySet<string>;
  /** The number of digits in the longest number that the tables contain. */
  longest: number;
  /** The words that begin a phrase with a number. */
  heads: ReadonlySet<string>;
  /**
   * In the tables' phrases, the words after a word with a digit and after a word that may precede a date
   * (BEFORE_DATE). An example is "7" in "24 7". If the day or month of a date is one of these words, the text may
   * contain the phrase instead of a date.
   */
  seconds: ReadonlySet<string>;
};

/** The shape of a text: its characters, with a mask in place of each masked digit, and a hash of them for look-ups. */
type Shape = { sum: number; masked: number; length: number; codes: Uint16Array };

/** Creates an empty shape, for `readShape` to fill. */
export const newShape = (): Shape => ({ sum: 0, masked: 0, length: 0, codes: new Uint16Array(CODES_MIN) });
const CODES_MIN = 512;

/**
 * Reads the shape of a text. Rows that differ only in receipt numbers, dates and references have the same shape. Card
 * numbers are not masked. Numbers in `known` are masked only in dates. If normalisation may join a text's digits or add
 * digits to it, nothing in the text is masked. Writes the result to `into`, to avoid an allocation per row.
 */
export function readShape(text: string, known: KnownNumbers, into: Shape): void {
  if (into.codes.length < text.length) into.codes = new Uint16Array(text.length);
  const { codes } = into;
  let sum = text.length;
  let masked = 0;
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (isDigitCode(code)) {
      const end = skipDigits(text, index);
      const isMasked = isMaskable(text, index, end, known);
      if (isMasked) masked += end - index;
      for (; index < end; index++) {
        const read = isMasked ? MASK : text.charCodeAt(index);
        codes[index] = read;
        sum = Math.imul(sum ^ read, PRIME);
      }
      continue;
    }
    if (mayMakeDigits(text, index, code)) {
      for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
      into.sum = text.length;
      into.masked = 0;
      into.length = text.length;
      return;
    }
    codes[index] = code;
    sum = Math.imul(sum ^ code, PRIME);
    index++;
  }
  // Limited to 30 bits, because small integers are the fastest map keys.
  into.sum = (sum ^ (sum >>> 15)) & 0x3fffffff;
  into.masked = masked;
  into.length = text.length;
}

/** Compares every character, because two texts with different characters may have the same hash. */
export function isShape(codes: Uint16Array, shape: Shape): boolean {
  if (codes.length !== shape.length) return false;
  for (let index = 0; index < codes.length; index++) if (codes[index] !== shape.codes[index]) return false;
  return true;
}

function isMaskable(text: string, start: number, end: number, known: KnownNumbers): boolean {
  const length = end - start;
  const isGlued = isLetterCode(text.charCodeAt(start - 1)) || isLetterCode(text.charCodeAt(end));
  if (length < (isGlued ? GLUED_DIGITS_MIN : ALONE_DIGITS_MIN)) return false;
  const isKnown = length <= known.longest && known.numbers.has(text.slice(start, end));
  if (isKnown && !isInDate(text, start, known)) return false;
  return !isCardNumber(text, start);
}

const SLASH = 47;
const DATE_LENGTH = "31/12".length;
const BEFORE_WORDS = "DATE|PURCHASE|INTERNET";
/**
 * Matches words that banks print before a date, and words that contain a digit. Only after such a word are two numbers
 * with a slash read as a date.
 */
export const BEFORE_DATE = new RegExp(`^(?:${BEFORE_WORDS})$|\\d`);
/** Matches a word that may precede a date, then a day and a month, and the character after them. */
const DATE = new RegExp(
  `(?:[^A-Z0-9'\`](?:${BEFORE_WORDS})|\\d)[^A-Z0-9'\`]+(\\d\\d)/(\\d\\d)[^A-Z0-9]?$`,
  "i",
);
const BEFORE_MAX = 16;

/**
 * Reports whether a number that the tables contain is only the day or month of a date here: "Value Date: 24/10/2026",
 * "V1234 24/10". False if a phrase of the tables may contain the day or the month.
 */
function isInDate(text: string, start: number, { heads, seconds }: KnownNumbers): boolean {
  const dayAt = text.charCodeAt(start - 1) === SLASH ? start - 3 : start;
  const [, day, month] =
    DATE.exec(text.slice(Math.max(0, dayAt - BEFORE_MAX), dayAt + DATE_LENGTH + 1)) ?? [];
  if (day === undefined || month === undefined) return false;
  return !seconds.has(day) && !seconds.has(month) && !heads.has(month);
}

/**
 * Reports whether normalisation may turn the character into digits, or join digits around it. True for any non-ASCII
 * character, and for an apostrophe next to a digit, because apostrophes are removed.
 */
function mayMakeDigits(text: string, index: number, code: number): boolean {
  if (code > 127) return true;
  if (!isApostrophe(code)) return false;
  return isDigitCode(text.charCodeAt(index - 1)) || isDigitCode(text.charCodeAt(index + 1));
}

function skipDigits(text: string, index: number): number {
  let end = index;
  while (isDigitCode(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Reports whether a word of a name may contain digits that are masked in the description. Such digits may differ in
 * another row of the same shape.
 */
export function hasMaskable(word: string): boolean {
  let digits = 0;
  for (let index = 0; index < word.length; index++) {
    digits = isDigitCode(word.charCodeAt(index)) ? digits + 1 : 0;
    if (digits >= GLUED_DIGITS_MIN) return true;
  }
  return digits === word.length && digits >= ALONE_DIGITS_MIN;
}

/**
 * STATED matches the words before a card number ("CARD NO. ", "CARD ENDING IN "). STATED_END has their last letters,
 * which are checked first because that is faster.
 */
const STATED_END: ReadonlySet<number> = new Set([..."ORGN"].map((letter) => letter.charCodeAt(0)));
const STATED = /CARD[^A-Z0-9]+(?:(?:NO|NUMBER|ENDING|IN)[^A-Z0-9]+)+X*$/i;
const STATED_MAX = 40;

/** Reports whether "CARD ", "CARD: XX" or similar precedes the number. Ignores apostrophes, as toTokens does. */
function isCardNumber(text: string, start: number): boolean {
  let index = start - 1;
  while (toUpperCode(text.charCodeAt(index)) === UPPER_X || isApostrophe(text.charCodeAt(index))) index--;
  const end = start - 1;
  while (index >= 0 && !isLetterCode(text.charCodeAt(index)) && !isDigitCode(text.charCodeAt(index))) index--;
  if (index === end) return false;
  if (
    STATED_END.has(toUpperCode(text.charCodeAt(index))) &&
    STATED.test(text.slice(Math.max(0, start - STATED_MAX), start))
  )
    return true;
  for (let letter = CARD.length - 1; letter >= 0; letter--, index--) {
    while (isApostrophe(text.charCodeAt(index))) index--;
    if (toUpperCode(text.charCodeAt(index)) !== CARD.charCodeAt(letter)) return false;
  }
  return true;
}

function isApostrophe(code: number): boolean {
  return code === APOSTROPHE || code === BACKTICK;
}

function isLetterCode(code: number): boolean {
  const upper = toUpperCode(code);
  return upper >= 65 && upper <= 90;
}

function toUpperCode(code: number): number {
  return code & ~32;
}
