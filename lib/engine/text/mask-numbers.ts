/**
 * The character that stands for a masked digit. Tidied bank text contains no control characters, so no real wording can
 * look masked.
 */
const MASK = "\u0001";
/**
 * Digits that are joined to letters are masked only if there are at least this many. Fewer are part of a name ("F45",
 * "V8").
 */
const GLUED_DIGITS_MIN = 4;
const ALONE_DIGITS_MIN = 2;

/** Facts about the numbers that the tables of phrases contain. */
export type KnownNumbers = {
  numbers: ReadonlySet<string>;
  /** The words that begin a phrase with a number. */
  heads: ReadonlySet<string>;
  /**
   * In the tables' phrases, the words after a word with a digit and after a word that may precede a date
   * (BEFORE_DATE). An example is "7" in "24 7". If the day or month of a date is one of these words, the text may
   * contain the phrase instead of a date.
   */
  seconds: ReadonlySet<string>;
};

/**
 * Matches characters that normalisation may turn into digits, or that it removes between digits: any non-ASCII
 * character, and an apostrophe next to a digit.
 */
const MAY_MAKE_DIGITS = /[\u0080-\uffff]|['`]\d|\d['`]/;
/**
 * Matches a number and, if it is a card number, the words before it: "CARD ", "CARD: XX", "CARD NO. " or "CARD ENDING
 * IN ". Ignores apostrophes in "CARD", as toTokens does.
 */
const NUMBER =
  /(C['`]*A['`]*R['`]*D(?!\d)(?:[^A-Z0-9]+(?:NO|NUMBER|ENDING|IN)(?=[^A-Z0-9]))*[^A-Z0-9]*(?:X[X'`]*)?)?(\d+)/gi;

/**
 * Returns the text with a mask in place of each masked digit. Rows that differ only in receipt numbers, dates and
 * references give the same result. Card numbers are not masked. Numbers in `known` are masked only in dates. If
 * normalisation may join a text's digits or add digits to it, nothing in the text is masked.
 */
export function maskNumbers(text: string, known: KnownNumbers): string {
  if (MAY_MAKE_DIGITS.test(text)) return text;
  return text.replace(NUMBER, (matched, card: string | undefined, digits: string, start: number) =>
    card === undefined && isMaskable(text, start, digits, known) ? MASK.repeat(digits.length) : matched,
  );
}

const LETTER = /[A-Z]/i;

function isMaskable(text: string, start: number, digits: string, known: KnownNumbers): boolean {
  const isGlued = LETTER.test(text.charAt(start - 1)) || LETTER.test(text.charAt(start + digits.length));
  if (digits.length < (isGlued ? GLUED_DIGITS_MIN : ALONE_DIGITS_MIN)) return false;
  return !known.numbers.has(digits) || isInDate(text, start, known);
}

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
  const dayAt = text[start - 1] === "/" ? start - 3 : start;
  const [, day, month] =
    DATE.exec(text.slice(Math.max(0, dayAt - BEFORE_MAX), dayAt + DATE_LENGTH + 1)) ?? [];
  if (day === undefined || month === undefined) return false;
  return !seconds.has(day) && !seconds.has(month) && !heads.has(month);
}

/** Matches a word of a name if it contains digits that are masked in a description. */
const MASKABLE = new RegExp(`\\d{${GLUED_DIGITS_MIN}}|^\\d{${ALONE_DIGITS_MIN},}$`);

/**
 * Reports whether a word of a name may contain digits that are masked in the description. Such digits may differ in
 * another row of the same shape.
 */
export function hasMaskable(word: string): boolean {
  return MASKABLE.test(word);
}
