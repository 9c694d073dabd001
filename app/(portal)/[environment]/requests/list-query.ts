import type { ListFilters } from "@/components/portal/request-filters";
import { findSearchedContact } from "@/lib/contract/contact-search";
import type { RequestListQuery } from "@/lib/contract/request-list";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import type { Member } from "@/lib/http/member";
import type { ListedPage, ListedRequest, PageFrom, PageQuery } from "@/lib/store/read/request-page";

/** Converts the URL's query into the filters of the form. */
export function toFilters(query: RequestListQuery): ListFilters {
  return {
    q: query.q ?? "",
    status: query.status ?? "",
    owner: query.owner ?? "",
    report_type: query.report_type ?? "",
    client_ref: query.client_ref ?? "",
    from: query.from ?? "",
    to: query.to ?? "",
    sort: query.sort ?? "",
    rows: query.rows ?? "",
  };
}

/** Converts the URL's query into the query for one page of the list. An invalid cursor means the first page. */
export function toPageQuery({ scope, userId }: Member, query: RequestListQuery): PageQuery {
  const isBack = query.before !== undefined;
  const cursor = query.before ?? query.after;
  const position = cursor ? findPosition(env().CURSOR_SECRET, scope, cursor) : null;
  const from: PageFrom | null = position && { at: position.createdAt, id: position.id, isBack };
  return {
    limit: Number(query.rows ?? "25"),
    order: query.sort ?? "newest",
    from,
    status: query.status,
    owner: query.owner && { mine: userId, none: "" }[query.owner],
    reportType: query.report_type,
    clientRef: query.client_ref,
    firstDay: query.from,
    lastDay: query.to,
    text: query.q,
    contact: (query.q && findSearchedContact(query.q)) || undefined,
  };
}

export function toAddress(asking: Member, filters: ListFilters): string {
  const kept = Object.entries(filters).filter(([, value]) => value !== "");
  return asking.pathOf(`/requests${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""}`);
}

/** Builds the URLs of the first, previous and next page; null where there is no such page. */
export function toPagerLinks(
  asking: Member,
  query: RequestListQuery,
  { rows, hasBefore, hasAfter }: ListedPage,
) {
  const kept = Object.entries(toFilters(query)).filter(([, value]) => value !== "");
  const address = (more: [string, string][]) =>
    asking.pathOf(`/requests?${new URLSearchParams([...kept, ...more])}`);
  const cursorOf = ({ id, createdAt, changedAt }: ListedRequest) => {
    const at = query.sort === "changed" ? changedAt : createdAt;
    return toCursor(env().CURSOR_SECRET, asking.scope, { createdAt: at, id });
  };
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    newest: hasBefore ? address([]) : null,
    newer: hasBefore && first ? address([["before", cursorOf(first)]]) : null,
    older: hasAfter && last ? address([["after", cursorOf(last)]]) : null,
  };
}
