import type { Client } from "@/lib/adapters/upstream/rest/client";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/**
 * The largest number of pages. More mean that the links form a loop, or that there is more data than a report can
 * use.
 */
const PAGES_MAX = 800;

export type Pages = {
  operation: string;
  path: string;
  query: Record<string, string>;
  /** Statuses that mean that there is no data of this kind. An unknown customer is a different status. */
  emptyOn?: readonly number[];
};

/**
 * Reads every row of a list, page by page, by following each page's `links.next`, which must be on the same host.
 * Throws UpstreamFault, including when the links do not end.
 */
export async function listPages(
  client: Client,
  { operation, path, query: first, emptyOn = [] }: Pages,
  rowsOf: (body: unknown) => Fields[],
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const seen = new Set<string>();
  let next: string | null = path;
  let query = first;
  for (let page = 0; next !== null; page++) {
    if (page === PAGES_MAX || seen.has(next)) throw new UpstreamFault(`${operation}: endless`, false);
    seen.add(next);
    const answer = await client.send({
      operation,
      method: "GET",
      path: next,
      query,
      isRepeatable: true,
      accepts: emptyOn,
    });
    if (answer.status >= 300) return rows;
    for (const row of rowsOf(answer.body)) rows.push(row);
    next = nextOf(answer.body);
    query = {};
  }
  return rows;
}

function nextOf(body: unknown): string | null {
  const links = isFields(body) ? body.links : undefined;
  return (isFields(links) && findText(links.next)) || null;
}
