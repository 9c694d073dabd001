/** What a spreadsheet would run as a formula, in the widths East Asian keyboards type them in too. */
const FORMULA_START = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text as a cell of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front, because
 * it may be anybody's words.
 */
export function toText(text: string): string {
  const whole = text.replace(LONE_SURROGATE, "\uFFFD");
  const harmless = FORMULA_START.test(whole) ? `'${whole}` : whole;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
