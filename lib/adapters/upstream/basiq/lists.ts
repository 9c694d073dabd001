import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { type Fields, isFields } from "@/lib/adapters/upstream/rest/fields";
import { listPages } from "@/lib/adapters/upstream/rest/pages";
import { addDays, addMonths, toDay } from "@/lib/engine/calendar/day";
import { UpstreamFault } from "@/lib/errors";
import { HISTORY_MONTHS } from "@/lib/rules/sharing";

/** Their largest page of transactions; the other lists come whole. */
export const PAGE_SIZE = 500;

/** What ids are made of; anything else would end the quotes of a filter. */
const ID = /^[\w.-]+$/;

type Kind = "consents" | "connections" | "accounts" | "jobs";

/** Everything of this kind that they have of a customer. Throws UpstreamFault, also where they know of no such customer. */
export function listOf(client: Client, userRef: string, kind: Kind): Promise<Fields[]> {
  const path = `${pathOf(userRef)}/${kind}`;
  return listPages(client, { operation: kind, path, query: {} }, toRows(kind));
}

/** Customers that the filter fits. Throws UpstreamFault, also where they have no such list: their description has none. */
export function listUsers(client: Client, filter: string): Promise<Fields[]> {
  const query = { filter, limit: String(PAGE_SIZE) };
  const pages = { operation: "findUsers", path: "/users", query };
  return listPages(client, pages, toRows("findUsers"));
}

/**
 * Transactions of one account over the months customers agree to. The days are those that posting dates show in UTC, so
 * one more is asked for on either side.
 */
export function listTransactions(
  client: Client,
  userRef: string,
  accountId: string,
  now: Date,
): Promise<Fields[]> {
  if (!ID.test(accountId)) throw new UpstreamFault("transactions: an account without an id", false);
  const from = addDays(addMonths(toDay(now), -HISTORY_MONTHS), -1);
  const to = addDays(toDay(now), 1);
  const filter = `account.id.eq('${accountId}'),transaction.postDate.bt('${from}','${to}')`;
  const query = { filter, limit: String(PAGE_SIZE) };
  const pages = { operation: "transactions", path: `${pathOf(userRef)}/transactions`, query };
  return listPages(client, pages, toRows("transactions"));
}

export const pathOf = (userRef: string): string => `/users/${encodeURIComponent(userRef)}`;

const toRows =
  (operation: string) =>
  (body: unknown): Fields[] => {
    const rows = isFields(body) ? body.data : undefined;
    if (Array.isArray(rows)) return rows.filter(isFields);
    // An empty list leaves its rows out at times; anything else is not the list that was asked for.
    if (isFields(body) && body.type === "list" && (rows === null || rows === undefined)) return [];
    throw new UpstreamFault(`${operation}: not a list`, false);
  };
