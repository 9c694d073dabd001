import type { ReactElement } from "react";

/**
 * A page without script, as the text a browser gets. The import waits for the call because the framework refuses the
 * static one in anything a route reaches, although a route may well answer with markup of its own.
 */
export async function renderPage(page: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
