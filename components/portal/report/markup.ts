/**
 * Markup on its way from a page's server component to the page's HTML, on the process because they are separate
 * bundles. As a property, the framework would also send it a second time, as data for the page's script.
 */
const cache = globalThis as unknown as { surplusMarkup?: Map<string, string> };
cache.surplusMarkup ??= new Map();
const waiting = cache.surplusMarkup;

/** Markup that no HTML has taken after this long was for a navigation, which only receives the data. */
const WAITING_MAX_MS = 10_000;

/** Stores markup for the HTML of this page. Returns the token that takes it. */
export function leaveMarkup(html: string): string {
  const token = crypto.randomUUID();
  waiting.set(token, html);
  setTimeout(() => waiting.delete(token), WAITING_MAX_MS).unref();
  return token;
}

/** Takes stored markup, once. Throws if it is not there. */
export function takeMarkup(token: string): string {
  const html = waiting.get(token);
  if (html === undefined) throw new Error("a report's markup is no longer there");
  waiting.delete(token);
  return html;
}
