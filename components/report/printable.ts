import type { ReportDocument } from "@/lib/engine/document";

/** The longest text on a page; JSON, XML and CSV contain the whole text. */
const TEXT_MAX = 320;

/**
 * Control characters, and the bidirectional controls that can make text read as other text. Zero-width joiners stay:
 * Arabic, Persian and several Indian scripts need them.
 */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must find control characters.
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/;
const UNPRINTABLES = new RegExp(UNPRINTABLE.source, "g");
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression must find control characters.
const SPACES = /[\u0009-\u000D\u0085\u2028\u2029]+/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const PLAIN = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u024F]*$/;

/** The text as a page can show it: one line, no hidden controls, of limited length. */
export function toPrintableText(text: string, longest = TEXT_MAX): string {
  if (PLAIN.test(text) && text.length <= longest) return text;
  const clean = UNPRINTABLE.test(text) ? text.replace(SPACES, " ").replace(UNPRINTABLES, "") : text;
  const whole = clean.replace(LONE_SURROGATE, "\uFFFD").trim();
  const letters = whole.length > longest ? [...whole] : [];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : whole;
}

/**
 * The document with every text made printable. One function converts the whole document, so that no page, table or
 * chart can show a text that was not converted. The definitions are our own text and are not converted.
 */
export function toPrintable(document: ReportDocument): ReportDocument {
  const { definitions, ...rest } = document;
  return { ...(printable(rest) as typeof rest), definitions };
}

/** Copies only objects with changes, because nearly all of a report is printable as it is. */
function printable(value: unknown): unknown {
  if (typeof value === "string") return toPrintableText(value);
  if (value === null || typeof value !== "object") return value;
  return Array.isArray(value) ? printableItems(value) : printableMembers(value as Record<string, unknown>);
}

function printableItems(items: unknown[]): unknown[] {
  let changed: unknown[] | null = null;
  for (let index = 0; index < items.length; index += 1) {
    const item = printable(items[index]);
    if (item === items[index]) continue;
    changed ??= [...items];
    changed[index] = item;
  }
  return changed ?? items;
}

function printableMembers(members: Record<string, unknown>): Record<string, unknown> {
  let changed: Record<string, unknown> | null = null;
  for (const name in members) {
    const inner = printable(members[name]);
    if (inner === members[name]) continue;
    changed ??= { ...members };
    changed[name] = inner;
  }
  return changed ?? members;
}
