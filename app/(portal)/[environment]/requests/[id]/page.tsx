import type { Metadata } from "next";
import { ConsentLink } from "@/components/portal/consent-link";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { RequestDetails } from "@/components/portal/request-details";
import { StageChip } from "@/components/portal/stage-chip";
import { Timeline, type TimelineEntry } from "@/components/portal/timeline";
import { REPORT_TYPE_WORDS, STAGE_WORDS } from "@/components/portal/words";
import { ReportView } from "@/components/report/report-view";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { fetchReport } from "@/lib/deliver/fetch-report";
import { findLinkLock } from "@/lib/domain/link";
import { isClosed } from "@/lib/domain/request";
import { found } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import type { Scope } from "@/lib/scope";
import { type AuditLine, getRequest, listAudit, type RequestRecord } from "@/lib/store/read/request";
import { Actions } from "./actions-card";
import { Downloads } from "./downloads";

export const metadata: Metadata = { title: "Request" };

/** Stages that end by themselves, without anybody pressing anything. */
const MOVING = ["awaiting_data", "analysing"];

export default async function RequestPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await member();
  const { id } = await params;
  const request = await found(getRequest(asking.scope, id));
  const { status, stage } = request;
  const mayRead = status === "ready" && asking.may("report.read");
  const lockedAt = findLinkLock(request, new Date());
  const audit = await listAudit(asking.scope, id);
  return (
    <>
      {MOVING.includes(stage) ? <KeepFresh /> : null}
      <PageHeader title={request.clientName} about={aboutOf(request)}>
        <StageChip stage={stage} />
      </PageHeader>
      <div className="grid grid-cols-1 gap-6">
        {status === "ready" ? (
          <Downloads base={asking.place(`/requests/${id}`)} mayRead={mayRead} />
        ) : (
          <StageNote request={request} lockedAt={lockedAt} />
        )}
        {stage === "awaiting_consent" ? (
          <ConsentLink url={consentUrlOf(id)} environment={request.environment} />
        ) : null}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Card title="Details">
            <RequestDetails request={request} />
          </Card>
          <Card title="Timeline">
            <Timeline entries={toEntries(request, audit)} />
          </Card>
        </div>
        {asking.may("request.write") && !isClosed(status) ? (
          <Actions request={request} isLocked={lockedAt !== null} />
        ) : null}
        {mayRead ? <ReportOnPage scope={asking.scope} id={id} /> : null}
      </div>
    </>
  );
}

function aboutOf({ reportType, clientRef }: RequestRecord): string {
  return [REPORT_TYPE_WORDS[reportType].label, clientRef].filter(Boolean).join(" · ");
}

function StageNote({ request, lockedAt }: { request: RequestRecord; lockedAt: Date | null }) {
  if (lockedAt) {
    return (
      <Banner tone="warn">
        The link is locked since <Time at={lockedAt} />. Whoever opens it is told to ask you. You can unlock
        it below.
      </Banner>
    );
  }
  return (
    <Banner tone={isClosed(request.status) ? "quiet" : "warn"}>{STAGE_WORDS[request.stage].says}</Banner>
  );
}

/** The audit record with the link's first opening told in its place, latest first. */
function toEntries({ openedAt }: RequestRecord, audit: readonly AuditLine[]) {
  const told: TimelineEntry[] = audit.map(({ seq, action, actorKind, at }) => ({
    key: String(seq),
    action,
    actorKind,
    at,
  }));
  if (openedAt) {
    const place = told.filter(({ at }) => at <= openedAt).length;
    told.splice(place, 0, { key: "opened", action: "link.opened", actorKind: "customer", at: openedAt });
  }
  return told.reverse();
}

/**
 * The report below the rest of the page. Not streamed after it: what React wraps late pieces in carries inline styles,
 * which our content security policy refuses.
 */
async function ReportOnPage({ scope, id }: { scope: Scope; id: string }) {
  const report = await fetchReport(scope, id);
  return (
    <section
      id="report"
      aria-label="Report"
      className="scroll-mt-4 overflow-hidden rounded-lg border border-line"
    >
      {/* A file of our own rather than an inline style: a page reached without a reload keeps its first nonce. */}
      <link rel="stylesheet" href="/report.css" precedence="default" />
      <ReportView document={report.document} integrity={report.integrity} isFolded />
    </section>
  );
}
