import type { Metadata } from "next";
import { NoRequests } from "@/components/portal/no-requests";
import { PortalButton } from "@/components/portal/portal-link";
import { RequestFilters } from "@/components/portal/request-filters";
import { RequestTable } from "@/components/portal/request-table";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { ListQuery } from "@/lib/contract/request";
import { env } from "@/lib/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { member } from "@/lib/http/member";
import { listRequests } from "@/lib/store/read/request";

export const metadata: Metadata = { title: "Requests" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the address asks for. A part of it that makes no sense is left out rather than refused: people edit addresses. */
async function readFilters(searchParams: Props["searchParams"]) {
  const asked: Record<string, string> = {};
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === "string" && value.trim() !== "") asked[name] = value.trim();
  }
  const query = ListQuery.safeParse(asked).data ?? ListQuery.parse({});
  const filters = { q: query.q ?? "", status: query.status ?? "", report_type: query.report_type ?? "" };
  return { query, filters, isFiltered: Object.values(filters).some((value) => value !== "") };
}

export default async function RequestsPage({ searchParams }: Props) {
  const asking = await member();
  const { query, filters, isFiltered } = await readFilters(searchParams);
  const secret = env().CURSOR_SECRET;
  const after = query.cursor ? findPosition(secret, asking.scope, query.cursor) : null;
  const { rows, hasMore } = await listRequests(asking.scope, {
    limit: query.limit,
    after,
    status: query.status,
    reportType: query.report_type,
    text: query.q,
  });
  const last = rows.at(-1);
  const kept = Object.entries(filters).filter(([, value]) => value !== "");
  const address = (more: [string, string][]) =>
    asking.place(`/requests?${new URLSearchParams([...kept, ...more])}`);
  const isEmpty = rows.length === 0 && !isFiltered && !after;
  const mayCreate = asking.may("request.write");
  return (
    <>
      <PageHeader title="Requests">
        {mayCreate ? (
          <PortalButton href="/requests/new" kind="primary">
            New request
          </PortalButton>
        ) : null}
      </PageHeader>
      {isEmpty ? (
        <NoRequests environment={asking.scope.environment} mayCreate={mayCreate} />
      ) : (
        <>
          <RequestFilters {...filters} action={asking.place("/requests")} isFiltered={isFiltered} />
          <RequestTable rows={rows} />
          <Pager
            newest={after ? address([]) : null}
            older={hasMore && last ? address([["cursor", toCursor(secret, asking.scope, last)]]) : null}
          />
        </>
      )}
    </>
  );
}
