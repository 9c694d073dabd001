import { toFinite } from "./wire";

/** Characters that XML 1.0 cannot contain even as references. A bank's description may have them; they are dropped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Characters that an element cannot contain unescaped, or possibly not: all others are written unchanged. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
const SPECIAL = /[&<>\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };

/** Text for an element. A carriage return is written as a reference, because readers turn it into a line feed. */
function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .toWellFormed()
    .replace(ILLEGAL, "")
    .replace(/[&<>\r]/g, (mark) => ESCAPES[mark] ?? mark);
}

/** More decimals than any share in a report needs. */
const DECIMALS_MAX = 20;

/**
 * A plain value as XML Schema reads it, escaped. Its decimals have no exponent. Throws TypeError for a value that is
 * not plain.
 */
export function toXmlValue(value: unknown): string {
  if (typeof value === "string") return escapeText(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "number") throw new TypeError("the document holds something that is not plain data");
  const text = String(toFinite(value));
  return text.includes("e") ? value.toFixed(DECIMALS_MAX).replace(/\.?0+$/, "") : text;
}
