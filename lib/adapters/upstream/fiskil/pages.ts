import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/fiskil/fields";
import { UpstreamFault } from "@/lib/errors";

/** Their largest page; more is cut down to it without a word. */
export const PAGE_SIZE = 1_000;
/** Beyond this many pages something goes in circles, or it is more than a report can be made of. */
const PAGES_MAX = 400;

export type List = {
  operation: string;
  path: string;
  query: Record<string, string>;
  /** The name of the list in its envelope. */
  name: string;
  /** Statuses that mean that there is nothing: no such customer, or nothing consented to of this kind. */
  emptyOn?: readonly number[];
};

/**
 * Every row of a list, page after page, by the link each page gives, taken whole. An envelope is a bare list (v1, v2) or an
 * object (v3). Throws UpstreamFault, also where the links do not come to an end.
 */
export async function listAll(client: Client, list: List): Promise<Fields[]> {
  const rows: Fields[] = [];
  const seen = new Set<string>();
  let next: string | null = list.path;
  let query: Record<string, string> = { ...list.query, "page[size]": String(PAGE_SIZE) };
  for (let page = 0; next !== null; page++) {
    if (page === PAGES_MAX || seen.has(next)) throw new UpstreamFault(`${list.operation}: endless`, false);
    seen.add(next);
    const { status, body } = await client.send({
      operation: list.operation,
      method: "GET",
      path: next,
      query,
      isRepeatable: true,
      accepts: list.emptyOn ?? [],
    });
    if (status >= 300) return rows;
    for (const row of rowsOf(body, list)) rows.push(row);
    next = nextOf(body);
    query = {};
  }
  return rows;
}

function rowsOf(body: unknown, { name, operation }: List): Fields[] {
  if (body === null) return [];
  const candidates = isFields(body) ? [body[name], body.data, body.items] : [body];
  const found = candidates.find(Array.isArray) as unknown[] | undefined;
  // A full page that names no next one cannot be told from one that was cut short.
  if (found && found.length >= PAGE_SIZE && !isFields(body))
    throw new UpstreamFault(`${operation}: cut short`, false);
  if (found) return found.filter(isFields);
  // v1 leaves an empty list out of its envelope; anything else is not the list that was asked for.
  if (isFields(body) && (body[name] === null || Object.keys(body).every((key) => key === "links"))) return [];
  throw new UpstreamFault(`${operation}: not a list`, false);
}

function nextOf(body: unknown): string | null {
  const links = isFields(body) ? body.links : undefined;
  return (isFields(links) && findText(links.next)) || null;
}
