/** Matches text that a spreadsheet may run as a formula, including with the full-width forms of the signs. */
const FORMULA_START = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text as a cell of a CSV file (RFC 4180). Puts an apostrophe before text that a spreadsheet would run as a formula,
 * because the text may come from anyone.
 */
export function toText(text: string): string {
  const whole = text.replace(LONE_SURROGATE, "\uFFFD");
  const harmless = FORMULA_START.test(whole) ? `'${whole}` : whole;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
