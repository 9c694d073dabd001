import type { ReactElement } from "react";

/**
 * Renders a page as HTML without script. Imports the renderer when called, because the framework refuses a static
 * import in code that a route reaches.
 */
export async function renderPage(page: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
