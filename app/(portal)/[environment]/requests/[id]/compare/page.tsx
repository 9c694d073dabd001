import { redirect } from "next/navigation";
import { CompareList } from "@/components/portal/compare/compare-list";
import { PortalButton, PortalLink } from "@/components/portal/portal-link";
import { SEARCH_EXAMPLES } from "@/components/portal/words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { PageHeader } from "@/components/ui/page-header";
import { findSearchedContact } from "@/lib/contract/contact-search";
import { readListQuery } from "@/lib/contract/request-list";
import { foundRequest } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import type { Scope } from "@/lib/scope";
import { hasPreviousReport } from "@/lib/store/read/previous-report";
import type { RequestRecord } from "@/lib/store/read/request";
import { listRequestPage } from "@/lib/store/read/request-page";

export const generateMetadata = titleOf("Compare with another report", foundRequest);

/** The page lists at most this many finished requests; a search finds the others. */
const LISTED_MAX = 20;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * The page on which the user chooses a finished request to compare this one with. The previous report of
 * this request comes first, then requests of the same customer, then the newest.
 */
export default async function ComparePage({ params, searchParams }: Props) {
  const asking = await member();
  const { id } = await params;
  const request = await foundRequest(id);
  if (request.status !== "ready" || !asking.may("report.read")) redirect(asking.pathOf(`/requests/${id}`));
  const q = readListQuery(await searchParams).q ?? "";
  const [own, found, isRefreshed] = await Promise.all([
    q ? [] : listOfCustomer(asking.scope, request),
    listFinished(asking.scope, q),
    hasPreviousReport(asking.scope, id),
  ]);
  const isListed = new Set([id, ...own.map((row) => row.id)]);
  const others = found.filter((row) => !isListed.has(row.id));
  return (
    <>
      <PageHeader
        title="Compare with another report"
        about={`Choose a finished request to compare with the report of ${request.clientName}. Both requests must be in this environment.`}
      >
        <PortalButton href={`/requests/${id}`}>Back to the request</PortalButton>
      </PageHeader>
      <div className="grid grid-cols-1 gap-6">
        {isRefreshed ? (
          <Card title="Previous report">
            <p className="max-w-prose text-sm">
              This report was refreshed.{" "}
              <PortalLink href={`/requests/${id}#changes`} className="text-accent underline">
                Compare it with its previous report
              </PortalLink>
            </p>
          </Card>
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is too new for some of the screen readers we test with. */}
        <form role="search" className="flex flex-wrap items-end gap-3">
          <TextField
            label="Find a finished request"
            name="q"
            type="search"
            placeholder={SEARCH_EXAMPLES}
            defaultValue={q}
            data-search=""
            className="min-w-0 flex-1 basis-56"
          />
          <Button type="submit" kind="plain">
            Search
          </Button>
        </form>
        {own.length > 0 ? (
          <Card title="Same customer or reference">
            <CompareList id={id} label="Same customer or reference" rows={own} />
          </Card>
        ) : null}
        <Card title={q ? "Found" : "Newest finished requests"}>
          {others.length > 0 ? (
            <CompareList id={id} label="Finished requests" rows={others} />
          ) : (
            <p className="text-sm text-soft">
              {q ? "No other finished request matches." : "There is no other finished request."}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

const listFinished = async (scope: Scope, q: string) => {
  const contact = (q && findSearchedContact(q)) || undefined;
  const query = { limit: LISTED_MAX, order: "newest", from: null, status: "ready" } as const;
  return (await listRequestPage(scope, { ...query, text: q || undefined, contact })).rows;
};

/** Lists other finished requests that match the customer's name, or have the same reference. */
async function listOfCustomer(scope: Scope, { id, clientName, clientRef }: RequestRecord) {
  const query = { limit: LISTED_MAX, order: "newest", from: null, status: "ready" } as const;
  const pages = await Promise.all([
    listRequestPage(scope, { ...query, text: clientName }),
    ...(clientRef ? [listRequestPage(scope, { ...query, clientRef })] : []),
  ]);
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
  rows.delete(id);
  return [...rows.values()];
}
