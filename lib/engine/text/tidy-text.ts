/** The maximum number of characters of bank text that are read; the longest legitimate descriptions are far shorter. */
const LENGTH_MAX = 400;

/** Control, bidirectional, zero-width and private-use characters, and lone surrogates. None belongs in a statement. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const SPACES = /\s+/g;
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Text from a bank in printable form: no control characters, single spaces, limited length. A value that is not
 * text becomes "".
 */
export function tidyText(value: unknown, lengthMax = LENGTH_MAX): string {
  if (typeof value !== "string" || value === "") return "";
  if (value.length <= lengthMax && PLAIN.test(value))
    return value.includes("  ") ? value.replace(SPACES, " ") : value;
  return value
    .slice(0, lengthMax * 2)
    .replace(UNSAFE, " ")
    .replace(SPACES, " ")
    .trim()
    .slice(0, lengthMax)
    .replace(UNSAFE, "")
    .trim();
}
