import type { RowLine } from "../../report/panel/model";

/**
 * The parts of a report's page that exist only in its HTML: its sections as markup, and the first rows of its
 * transactions.
 */
type Written = { html: string; lines: readonly RowLine[] };

/**
 * Content that a page's server component passes to the component that renders the HTML. Stored on globalThis,
 * because the two are in separate bundles. If the content were a property, the framework would send it a second time,
 * as data for the page's script.
 */
const cache = globalThis as unknown as { surplusWritten?: Map<string, Written> };
cache.surplusWritten ??= new Map();
const waiting = cache.surplusWritten;

/** Stores content for the HTML of this page. Returns its token. Call forgetWritten after the response. */
export function keepWritten(written: Written): string {
  const token = crypto.randomUUID();
  waiting.set(token, written);
  return token;
}

/** The stored content of this page. Throws if there is none. */
export function getWritten(token: string): Written {
  const written = waiting.get(token);
  if (written === undefined) throw new Error("no report content is stored for this token");
  return written;
}

/** Deletes the stored content of a page. */
export function forgetWritten(token: string): void {
  waiting.delete(token);
}
