/**
 * Markup on its way from a page's server component to the page's HTML, on the process because they are separate
 * bundles. As a property, the framework would also send it a second time, as data for the page's script.
 */
const cache = globalThis as unknown as { surplusMarkup?: Map<string, string> };
cache.surplusMarkup ??= new Map();
const waiting = cache.surplusMarkup;

/** Stores markup for the HTML of this page. Returns the token that takes it. Drop it after the response. */
export function keepMarkup(html: string): string {
  const token = crypto.randomUUID();
  waiting.set(token, html);
  return token;
}

/** Takes stored markup, once. Throws if it is not there. */
export function takeMarkup(token: string): string {
  const html = waiting.get(token);
  if (html === undefined) throw new Error("a report's markup is no longer there");
  forgetMarkup(token);
  return html;
}

/** Deletes markup that no HTML has taken: that of a navigation, which only receives the data, or of a failed page. */
export function forgetMarkup(token: string): void {
  waiting.delete(token);
}
