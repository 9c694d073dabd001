import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ChooseForm } from "@/components/portal/choose-form";
import { NoMatch } from "@/components/portal/no-match";
import { NoRequests } from "@/components/portal/no-requests";
import { PortalButton } from "@/components/portal/portal-link";
import { RequestFilters } from "@/components/portal/request-filters";
import { RequestTable } from "@/components/portal/request-table";
import { PAGER_WORDS } from "@/components/portal/words";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { findCleanQuery } from "@/lib/contract/clean-query";
import { readListQuery } from "@/lib/contract/request-list";
import { memberToWithdraw } from "@/lib/http/member";
import { BULK_ROWS_MAX } from "@/lib/rules/bulk";
import { findLinkLock } from "@/lib/rules/link";
import { toListStatus } from "@/lib/rules/list-status";
import { findNamed } from "@/lib/store/read/find-named";
import { countByStage, listRequestPage } from "@/lib/store/read/request-page";
import { actsOf } from "./acts-of";
import { toFilters, toPageWish, toWays } from "./list-query";
import { choose } from "./runs/actions";

export const metadata: Metadata = { title: "Requests" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The parameters that filter the list; its order and page size do not. */
const NARROWING = ["q", "stage", "report_type", "client_ref", "from", "to"] as const;

/** The default order and page size. */
const USUAL = { sort: "newest", rows: "25" };

export default async function RequestsPage({ searchParams }: Props) {
  const asking = await memberToWithdraw();
  const asked = await searchParams;
  const clean = findCleanQuery(asked, USUAL);
  if (clean !== null) redirect(asking.place(`/requests${clean}`));
  const query = readListQuery(asked);
  const named = query.q ? await findNamed(asking.scope, query.q) : null;
  if (named) redirect(asking.place(`/requests/${named.id}`));
  const wish = toPageWish(asking, query);
  const [page, counts] = await Promise.all([
    listRequestPage(asking.scope, wish),
    countByStage(asking.scope, wish),
  ]);
  const filters = toFilters(query);
  const isNarrowed = NARROWING.some((name) => filters[name] !== "");
  const isEmpty = page.rows.length === 0 && !isNarrowed && !query.after && !query.before;
  const mayCreate = asking.may("request.write");
  const now = new Date();
  const rows = page.rows.map((row) => ({
    ...row,
    attemptInstitution: asking.isSuspendedHere ? null : row.attemptInstitution,
    isLocked: findLinkLock(row, now) !== null,
    status: toListStatus(row, now),
  }));
  const acts = actsOf(asking);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total = query.stage ? (counts[query.stage] ?? 0) : all;
  return (
    <>
      <PageHeader title="Requests">
        {mayCreate ? (
          <>
            <PortalButton href="/requests/bulk">Upload CSV</PortalButton>
            <PortalButton href="/requests/new" kind="primary">
              New request
            </PortalButton>
          </>
        ) : null}
      </PageHeader>
      {isEmpty ? (
        <NoRequests
          environment={asking.scope.environment}
          mayCreate={mayCreate}
          isSuspended={asking.isSuspendedHere}
        />
      ) : (
        <>
          <RequestFilters action={asking.place("/requests")} now={filters} isFiltered={isNarrowed} />
          {rows.length === 0 ? (
            <NoMatch isNarrowed={isNarrowed} />
          ) : acts.length === 0 ? (
            <RequestTable rows={rows} mayChoose={false} />
          ) : (
            <ChooseForm
              action={choose}
              acts={acts}
              filters={filters}
              shown={rows.map(({ id }) => id)}
              total={total}
              most={BULK_ROWS_MAX}
            >
              <RequestTable rows={rows} mayChoose />
            </ChooseForm>
          )}
          <Pager {...toWays(asking, query, page)} words={PAGER_WORDS[query.sort ?? "newest"]} />
        </>
      )}
    </>
  );
}
