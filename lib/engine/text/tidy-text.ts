/** Bank text is read no further than this; the longest legitimate descriptions are far shorter. */
const LENGTH_MAX = 400;

/** Control, bidirectional, zero-width and private-use characters, and halves of characters: none belongs in a statement. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
const SPACES = /\s+/g;
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Text from a bank, safe to print: no control characters, single spaces, bounded. Anything but text becomes "". */
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
