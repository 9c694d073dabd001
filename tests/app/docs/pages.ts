import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { apiDocument } from "@/app/docs/api-document";
import { GUIDES } from "@/app/docs/guides";
import DocsHome from "@/app/docs/page";
import ReferencePartPage from "@/app/docs/reference/[part]/page";
import ReferencePage from "@/app/docs/reference/page";
import { routeOf } from "@/components/docs/reference/document";
import { listParts } from "@/components/docs/reference/reference";

const ALL: Record<string, () => ReactElement | Promise<ReactElement>> = {
  "/docs": DocsHome,
  ...GUIDES,
  "/docs/reference": ReferencePage,
};

/** The pages of the reference, without its first page. */
const PARTS = listParts(apiDocument()).map((part): [string, () => Promise<ReactElement>] => [
  routeOf(part),
  () => ReferencePartPage({ params: Promise.resolve({ part }) }),
]);

/** A documentation page rendered without the framework's layout, with the ids and links in its HTML. */
export type Page = { href: string; html: string; ids: string[]; links: string[] };

export function renderPages(): Promise<Page[]> {
  return Promise.all(
    [...Object.entries(ALL), ...PARTS].map(async ([href, page]) => {
      const html = renderToStaticMarkup(await page());
      const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");
      return { href, html, ids: all(/ id="([^"]+)"/g), links: all(/<a [^>]*href="([^"]+)"/g) };
    }),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of a page, without tags. */
export const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
