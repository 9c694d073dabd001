import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { ACT_WORDS, COMPARE } from "@/components/portal/bulk-words";
import { ChooseForm } from "@/components/portal/choose-form";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { NoMatch } from "@/components/portal/no-match";
import { NoRequests } from "@/components/portal/no-requests";
import { PortalButton } from "@/components/portal/portal-link";
import { RecentRuns } from "@/components/portal/recent-runs";
import { RequestCounts, totalOf } from "@/components/portal/request-counts";
import { RequestFilters } from "@/components/portal/request-filters";
import { RequestTable } from "@/components/portal/request-table";
import { PageHeader } from "@/components/ui/page-header";
import { BY_PAGE, Pager } from "@/components/ui/pager";
import { findCleanQuery } from "@/lib/contract/clean-query";
import { readListQuery } from "@/lib/contract/request-list";
import { prepareViewer } from "@/lib/documents/fetch-viewer";
import { memberToWithdraw } from "@/lib/http/member";
import { sendsNothing } from "@/lib/messages/link-channels";
import { BULK_ROWS_MAX } from "@/lib/rules/bulk";
import { listRecentRuns } from "@/lib/store/read/bulk-run";
import { listMembers } from "@/lib/store/read/member";
import { countRequests, listRequestPage, settleSearch } from "@/lib/store/read/request-page";
import { actsOf } from "./acts-of";
import { toAddress, toFilters, toPageQuery, toPagerLinks } from "./list-query";
import { toRow } from "./list-row";
import { chooseRequestsAction } from "./runs/actions";

export const metadata: Metadata = { title: "Requests" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The parameters that filter the list. Order and page size do not filter it. */
const NARROWING = ["q", "status", "owner", "report_type", "client_ref", "from", "to"] as const;

/** The default order and page size. */
const USUAL = { sort: "newest", rows: "25" };

/** The work queue: lists requests by status and owner, with the actions for each. */
export default async function RequestsPage({ searchParams }: Props) {
  const asking = await memberToWithdraw();
  const asked = await searchParams;
  const clean = findCleanQuery(asked, USUAL);
  if (clean !== null) redirect(asking.pathOf(`/requests${clean}`));
  const query = readListQuery(asked);
  const settled = await settleSearch(asking.scope, toPageQuery(asking, query));
  const now = new Date();
  const [page, counts, members, runs] = await Promise.all([
    listRequestPage(asking.scope, settled),
    countRequests(asking.scope, settled, asking.userId),
    listMembers(asking.company.id),
    listRecentRuns(asking.scope, now),
  ]);
  const filters = toFilters(query);
  const isNarrowed = NARROWING.some((name) => filters[name] !== "");
  const isEmpty = page.rows.length === 0 && !isNarrowed && !query.after && !query.before;
  const mayCreate = asking.may("request.write");
  const isUnsent = sendsNothing(asking.scope);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const acts = actsOf(asking);
  const rows = page.rows.map((row) => toRow(asking, { row, acts, names, now }));
  // A member who sees a report in the list is likely to open it next, so its viewer is prepared.
  if (rows.some(({ acts: { hasReport } }) => hasReport)) after(() => prepareViewer(asking.scope));
  const shown = { status: query.status, owner: query.owner };
  const total = totalOf(counts, shown);
  // The list comes first, unless a bulk action is unfinished.
  const isUnderWay = runs.some(({ progress }) => progress.waiting > 0);
  const recent = <RecentRuns runs={runs} names={names} now={now} />;
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
      <KeepFresh pace="list" />
      {isUnderWay ? recent : null}
      {isEmpty ? (
        <NoRequests
          environment={asking.scope.environment}
          mayCreate={mayCreate}
          isSuspended={asking.isSuspendedHere}
        />
      ) : (
        <>
          <RequestFilters
            action={asking.pathOf("/requests")}
            usual={USUAL}
            now={filters}
            isFiltered={isNarrowed}
          />
          <RequestCounts
            counts={counts}
            shown={shown}
            isUnsent={isUnsent}
            addressOf={({ status = "", owner = "" }) => toAddress(asking, { ...filters, status, owner })}
          />
          {rows.length === 0 ? (
            <NoMatch isNarrowed={isNarrowed} />
          ) : acts.length === 0 ? (
            <RequestTable rows={rows} now={now} isUnsent={isUnsent} mayChoose={false} />
          ) : (
            <ChooseForm
              action={chooseRequestsAction}
              acts={[
                ...acts.map((act) => ({ value: act, label: ACT_WORDS[act].label })),
                ...(asking.may("report.read") ? [{ value: COMPARE, label: "Compare two reports" }] : []),
              ]}
              filters={filters}
              shown={rows.map(({ id }) => id)}
              total={total}
              most={BULK_ROWS_MAX}
            >
              <RequestTable rows={rows} now={now} isUnsent={isUnsent} mayChoose />
            </ChooseForm>
          )}
          <p role="status" className="mt-4 text-sm text-soft">
            {`${total.toLocaleString("en-AU")} ${total === 1 ? "request" : "requests"}`}
          </p>
          <Pager {...toPagerLinks(asking, query, page)} words={BY_PAGE} />
        </>
      )}
      {isUnderWay ? null : recent}
    </>
  );
}
