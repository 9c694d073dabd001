import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuditCheck } from "@/components/portal/audit-check";
import { AuditFilters } from "@/components/portal/audit-filters";
import { AuditTable } from "@/components/portal/audit-table";
import { FileLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Pager } from "@/components/ui/pager";
import { Time } from "@/components/ui/time";
import { AuditQuery, toAuditFilter } from "@/lib/contract/audit-log";
import { findCleanQuery } from "@/lib/contract/clean-query";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { type Member, member } from "@/lib/http/member";
import { sendsNothing } from "@/lib/messages/link-channels";
import { readHead } from "@/lib/store/read/audit";
import { listAuditLog, positionOf } from "@/lib/store/read/audit-log";
import { listMembers } from "@/lib/store/read/member";
import { RefusedPage } from "../refused-page";
import { verifyAuditAction } from "./actions";

export const metadata: Metadata = { title: "Audit log" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Reads the filters from the URL. Ignores invalid filters instead of failing, because people edit URLs. */
async function readQuery(searchParams: Props["searchParams"]): Promise<AuditQuery> {
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  return AuditQuery.safeParse(Object.fromEntries(asked)).data ?? AuditQuery.parse({});
}

export default async function AuditPage({ searchParams }: Props) {
  const asking = await member();
  if (!asking.may("audit.read")) {
    return (
      <>
        <PageHeader title="Audit log" />
        <RefusedPage asking={asking} what="the audit log" />
      </>
    );
  }
  const clean = findCleanQuery(await searchParams);
  if (clean !== null) redirect(asking.pathOf(`/audit${clean}`));
  const query = await readQuery(searchParams);
  const secret = env().CURSOR_SECRET;
  const after = query.cursor ? findPosition(secret, asking.scope, query.cursor) : null;
  const [{ rows, hasMore }, members] = await Promise.all([
    listAuditLog(asking.scope, { ...toAuditFilter(query), limit: query.limit, after }),
    listMembers(asking.company.id),
  ]);
  const last = hasMore ? rows.at(-1) : undefined;
  const { where = "", actor = "", action = "", request = "", from = "", to = "" } = query;
  const shown = { where, actor, action, request, from, to };
  const kept = Object.entries(shown).filter(([, value]) => value !== "");
  const address = (path: `/${string}`, more: [string, string][] = []) =>
    asking.pathOf(`${path}?${new URLSearchParams([...kept, ...more])}`);
  return (
    <>
      <PageHeader
        title="Audit log"
        about="Everything that your members, your API keys, your customers and the system did. Entries can’t be changed or deleted."
      >
        <FileLink href={address("/audit/export/csv")}>Export CSV</FileLink>
        <FileLink href={address("/audit/export/ndjson")}>Export NDJSON</FileLink>
      </PageHeader>
      <div className="grid grid-cols-1 gap-6">
        <section aria-label="Entries">
          <AuditFilters
            action={asking.pathOf("/audit")}
            environment={asking.scope.environment}
            members={members.map(({ userId, name }) => ({ value: `member:${userId}`, label: name }))}
            shown={shown}
          />
          {rows.length > 0 ? (
            <AuditTable rows={rows} isUnsent={sendsNothing(asking.scope)} />
          ) : (
            <p className="text-sm text-soft">No entry matches.</p>
          )}
          <Pager
            newest={after ? address("/audit") : null}
            older={
              last ? address("/audit", [["cursor", toCursor(secret, asking.scope, positionOf(last))]]) : null
            }
          />
        </section>
        <Chain asking={asking} />
      </div>
    </>
  );
}

/** Shows how many entries the company's audit log has, and verifies the log's hash chain on request. */
async function Chain({ asking }: { asking: Member }) {
  const { lastSeq, firstAt, lastAt } = await readHead(asking.company.id);
  return (
    <Card
      title="Check that the log is intact"
      about="Each entry has a keyed fingerprint that includes the fingerprint of the previous entry, so the check finds changed and missing entries. It checks every entry: test, live and company-wide."
    >
      <p className="mb-4 text-sm">
        {lastSeq.toLocaleString("en-AU")} entries
        {firstAt && lastAt ? (
          <>
            , from <Time at={firstAt} /> to <Time at={lastAt} />
          </>
        ) : null}
        .
      </p>
      <AuditCheck action={verifyAuditAction} />
    </Card>
  );
}
