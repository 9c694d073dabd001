import MiniSearch from "minisearch";
import type { ReactNode } from "react";
import type { Section } from "@/components/docs/guide";
import { DOCS_PAGES, QUERY_MAX } from "@/components/docs/pages";
import {
  type ApiDocument,
  listOperations,
  parametersOf,
  routeOf,
  type Schema,
} from "@/components/docs/reference/document";
import { apiDocument } from "../api-document";
import { GUIDES } from "../guides";
import { cutAround, type Piece } from "./cut-around";
import { textOf } from "./text-of";

/** A section that matches: its URL, and the words around the first match. */
type Hit = { href: string; page: string; title: string; pieces: readonly Piece[] };

type Entry = { href: string; page: string; title: string; text: string };

const HITS_MAX = 30;
const REFERENCE = "API reference";

type Index = { search: MiniSearch<Entry>; byHref: ReadonlyMap<string, Entry> };
let made: Promise<Index> | undefined;

/**
 * Finds the sections of guides and pages of the reference that contain all words of `query`, best first. If no section
 * or page contains all words, finds those that contain any of the words. Also matches the beginning of a word and small
 * typing errors. Returns nothing without words.
 */
export async function searchDocs(query: string): Promise<Hit[]> {
  const words = query.slice(0, QUERY_MAX);
  made ??= makeIndex();
  const { search, byHref } = await made;
  const all = search.search(words, { combineWith: "AND" });
  const found = all.length > 0 ? all : search.search(words);
  return found.slice(0, HITS_MAX).flatMap(({ id, terms }) => {
    const entry = byHref.get(id as string);
    if (!entry) return [];
    const { href, page, title, text } = entry;
    return [{ href, page, title, pieces: cutAround(text, terms) }];
  });
}

async function makeIndex(): Promise<Index> {
  const guides = await Promise.all(Object.entries(GUIDES).map(readGuide));
  const entries = [...guides.flat(), ...readReference(apiDocument())];
  const search = new MiniSearch<Entry>({
    idField: "href",
    fields: ["title", "page", "text"],
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  search.addAll(entries);
  return { search, byHref: new Map(entries.map((entry) => [entry.href, entry])) };
}

async function readGuide([href, guide]: [string, (typeof GUIDES)[string]]): Promise<Entry[]> {
  const { sections, lead } = (await guide()).props as { sections: readonly Section[]; lead: ReactNode };
  const title = DOCS_PAGES.find((each) => each.href === href)?.title ?? "";
  const first = { href, page: title, title, text: tidy(textOf(lead)) };
  const rest = sections.map((section) => ({
    href: `${href}#${section.id}`,
    page: title,
    title: section.title,
    text: tidy(textOf(section.body)),
  }));
  return [first, ...rest];
}

function readReference(document: ApiDocument): Entry[] {
  const operations = listOperations(document).map((operation) => ({
    href: routeOf(operation.operationId),
    page: REFERENCE,
    title: operation.summary,
    text: tidy(
      [
        `${operation.method} ${operation.path}.`,
        operation.description,
        ...parametersOf(document, operation).map(({ name, description = "" }) => `${name}: ${description}`),
      ].join(" "),
    ),
  }));
  const events = Object.entries(document.webhooks).map(([name, { post }]) => ({
    href: `${routeOf("webhooks")}#${post.operationId}`,
    page: REFERENCE,
    title: name,
    text: tidy(post.description),
  }));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => ({
    href: routeOf(name),
    page: REFERENCE,
    title: name,
    text: tidy(wordsOf(schema)),
  }));
  return [...operations, ...events, ...schemas];
}

const wordsOf = ({ description = "", properties = {} }: Schema): string =>
  [description, ...Object.entries(properties).map(([name, field]) => `${name}: ${wordsOf(field)}`)].join(" ");

/** Removes Markdown syntax and repeated spaces. */
const tidy = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim();
