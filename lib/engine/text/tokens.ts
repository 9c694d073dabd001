const ACCENTS = /\p{M}+/gu;
const APOSTROPHES = /['’`´]/g;
const BREAKS = /[^A-Z0-9]+/;
const TOKENS_MAX = 40;
const APOSTROPHE = 39;
const BACKTICK = 96;

/**
 * Splits text into words in the format of the tables: capitals and digits, without accents or apostrophes, split at all
 * other characters. "McDonald's" and "MCDONALDS" give one word; "JB HI-FI" and "JB HI FI" give three.
 */
export function toTokens(text: string): string[] {
  const upper = text.toUpperCase();
  const tokens: string[] = [];
  let start = -1;
  for (let index = 0; index < upper.length; index++) {
    const code = upper.charCodeAt(index);
    if (isWordCode(code)) {
      if (start < 0) start = index;
      continue;
    }
    if (code > 127 || code === APOSTROPHE || code === BACKTICK) return splitAny(text);
    if (start < 0) continue;
    tokens.push(upper.slice(start, index));
    if (tokens.length === TOKENS_MAX) return tokens;
    start = -1;
  }
  if (start >= 0) tokens.push(upper.slice(start));
  return tokens;
}

/**
 * Like toTokens, but also reads apostrophes and non-ASCII characters. Such characters are rare, and reading them takes
 * ten times as long.
 */
function splitAny(text: string): string[] {
  const upper = text.normalize("NFKD").replace(ACCENTS, "").toUpperCase().replace(APOSTROPHES, "");
  return upper
    .split(BREAKS, TOKENS_MAX + 2)
    .filter((word) => word !== "")
    .slice(0, TOKENS_MAX);
}

function isWordCode(code: number): boolean {
  return (code >= 65 && code <= 90) || isDigitCode(code);
}

/** True for the character code of an ASCII digit. Digits of other scripts do not count. */
export function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True if the token consists of digits only. False for an empty token, a sign and a decimal point. */
export function isNumber(token: string): boolean {
  return token !== "" && countDigits(token) === token.length;
}

const MASKED = /^X+\d+$/;

/**
 * Reports whether a token is a reference: at least three digits in at least five characters, or a masked number
 * such as XX1234.
 */
export function isReference(token: string): boolean {
  const digits = countDigits(token);
  if (digits === 0) return false;
  return (token.length >= 5 && digits >= 3) || MASKED.test(token);
}

function countDigits(token: string): number {
  let digits = 0;
  for (let index = 0; index < token.length; index++) if (isDigitCode(token.charCodeAt(index))) digits++;
  return digits;
}

const MONTH = "(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";
const DATE_WORD = new RegExp(`^(?:\\d{1,2}${MONTH}\\d{0,4}|${MONTH}\\d{2,4})$`);
const PERIOD_WORD = new RegExp(
  `^(?:WE|WK|WKE|WEEK|PE|PPE|PP|FE|FN|FNE|PAY|PAYRUN)(?:\\d{1,8}|\\d{1,2}${MONTH}\\d{0,4})$`,
);

/**
 * Reports whether a token is a date without a space ("06NOV", "JUN26") or a pay period ("WE06NOV", "WK31",
 * "PPE120726").
 */
export function isDateWord(token: string): boolean {
  return countDigits(token) > 0 && (DATE_WORD.test(token) || PERIOD_WORD.test(token));
}

/** Reports whether a token is a pay period joined to its label, as payrolls print it ("WE06NOV", "WK31"). */
export function isPeriodWord(token: string): boolean {
  return PERIOD_WORD.test(token);
}
