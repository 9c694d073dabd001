import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { type Fields, isFields } from "@/lib/adapters/upstream/rest/fields";
import { listPages, type Pages } from "@/lib/adapters/upstream/rest/pages";
import { UpstreamFault } from "@/lib/errors";

/** Fiskil's largest page; it reduces larger sizes silently. */
const PAGE_SIZE = 1_000;

/** `name` is the list's name in its envelope. */
type List = Pages & { name: string };

/** Reads every row of a list. An envelope is a bare list (v1, v2) or an object (v3). Throws UpstreamFault. */
export function listAll(client: Client, list: List): Promise<Fields[]> {
  const query = { ...list.query, "page[size]": String(PAGE_SIZE) };
  return listPages(client, { ...list, query }, (body) => rowsOf(body, list));
}

function rowsOf(body: unknown, { name, operation }: List): Fields[] {
  if (body === null) return [];
  const candidates = isFields(body) ? [body[name], body.data, body.items] : [body];
  const found = candidates.find(Array.isArray) as unknown[] | undefined;
  // Without a link to the next page, a full page could be a truncated list.
  if (found && found.length >= PAGE_SIZE && !isFields(body))
    throw new UpstreamFault(`${operation}: cut short`, false);
  if (found) return found.filter(isFields);
  // v1 omits an empty list from its envelope. Any other body without the list is not the requested one.
  if (isFields(body) && (body[name] === null || Object.keys(body).every((key) => key === "links"))) return [];
  throw new UpstreamFault(`${operation}: not a list`, false);
}
