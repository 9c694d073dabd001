import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CallFilters } from "@/components/portal/call-filters";
import { CallTable } from "@/components/portal/call-table";
import { PortalLink } from "@/components/portal/portal-link";
import { Empty } from "@/components/ui/empty";
import { Pager } from "@/components/ui/pager";
import { SectionHead } from "@/components/ui/section-head";
import { CALL_METHODS, CallQuery, toCallFilter } from "@/lib/contract/call-log";
import { findCleanQuery } from "@/lib/contract/clean-query";
import * as reports from "@/lib/contract/operations/reports";
import * as requests from "@/lib/contract/operations/requests";
import * as sandbox from "@/lib/contract/operations/sandbox";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { member } from "@/lib/http/member";
import { listCalls } from "@/lib/store/read/call";
import { RefusedPage } from "../../refused-page";

export const metadata: Metadata = { title: "API log" };

/** Every path that takes an API key, in the order of the API reference. */
const ROUTES = [
  ...new Set(
    [requests, reports, sandbox]
      .flatMap((operations) => Object.values(operations))
      .flatMap((value) =>
        typeof value === "object" && "path" in value && "auth" in value && value.auth === "key"
          ? [value.path]
          : [],
      ),
  ),
];

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Reads the filters from the URL. Ignores invalid filters instead of failing, because people edit URLs. */
async function readQuery(searchParams: Props["searchParams"]): Promise<CallQuery> {
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  return CallQuery.safeParse(Object.fromEntries(asked)).data ?? CallQuery.parse({});
}

export default async function CallLogPage({ searchParams }: Props) {
  const asking = await member();
  if (!asking.may("log.read")) return <RefusedPage asking={asking} what="the API log" />;
  const clean = findCleanQuery(await searchParams);
  if (clean !== null) redirect(asking.pathOf(`/developers/log${clean}`));
  const query = await readQuery(searchParams);
  const secret = env().CURSOR_SECRET;
  const after = query.cursor ? findPosition(secret, asking.scope, query.cursor) : null;
  const { rows, hasMore } = await listCalls(asking.scope, {
    ...toCallFilter(query),
    limit: query.limit,
    after,
  });
  const last = hasMore ? rows.at(-1) : undefined;
  const { method = "", status = "", route = "", id = "", from = "", to = "" } = query;
  const shown = { method, status, route, id, from, to };
  const kept = Object.entries(shown).filter(([, value]) => value !== "");
  const isBare = rows.length === 0 && kept.length === 0 && after === null;
  const address = (more: [string, string][]) =>
    asking.pathOf(`/developers/log?${new URLSearchParams([...kept, ...more])}`);
  return (
    <section aria-labelledby="log-heading">
      <SectionHead
        id="log-heading"
        title="API log"
        about="Calls with a key of this environment, newest first. We keep each call for 30 days. The log doesn’t contain reports, or customers’ names, addresses or other details."
      />
      {isBare ? null : (
        <CallFilters
          action={asking.pathOf("/developers/log")}
          methods={CALL_METHODS}
          routes={ROUTES}
          shown={shown}
        />
      )}
      {rows.length > 0 ? <CallTable rows={rows} /> : <NoCalls isFiltered={!isBare} />}
      <Pager
        newest={after ? address([]) : null}
        older={last ? address([["cursor", toCursor(secret, asking.scope, last)]]) : null}
      />
    </section>
  );
}

function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <Empty title="No call matches">A call appears here after about a second.</Empty>;
  return (
    <Empty title="No call in the last 30 days">
      Make a call from the{" "}
      <PortalLink href="/developers" className="text-accent underline">
        quick start
      </PortalLink>
      . The call appears here about a second later, with its request and response.
    </Empty>
  );
}
