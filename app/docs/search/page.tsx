import type { Metadata } from "next";
import { DocsFrame } from "@/components/docs/frame";
import { QUERY_MAX } from "@/components/docs/pages";
import { searchDocs } from "./search-docs";

export const metadata: Metadata = { title: "Search", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Searches all guides and the reference. Works without script. */
export default async function SearchPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const query = (Array.isArray(q) ? (q[0] ?? "") : (q ?? "")).slice(0, QUERY_MAX).trim();
  const hits = query === "" ? [] : await searchDocs(query);
  return (
    <DocsFrame current="/docs/search" query={query}>
      <article className="docs-prose mx-auto max-w-[47rem] px-5 pt-8 pb-16 lg:px-10 lg:pt-14">
        <h1>Search</h1>
        <p role="status">{saysFound(query, hits.length)}</p>
        <ol className="docs-hits">
          {hits.map(({ href, page, title, pieces }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              {page === title ? null : <span className="docs-small"> {page}</span>}
              <p className="docs-small">
                {pieces.map(({ text, isHit }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move.
                  isHit ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
            </li>
          ))}
        </ol>
      </article>
    </DocsFrame>
  );
}

function saysFound(query: string, count: number): string {
  if (query === "") return "Enter a search term, such as a field, an error or a status.";
  if (count === 0) return `Nothing was found for “${query}”. Try fewer or other words.`;
  return `${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}
