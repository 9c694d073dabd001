import { KeepFresh } from "@/components/portal/keep-fresh";
import { HeadlineTiles } from "@/components/portal/report/headline-tiles";
import { RequestDetails } from "@/components/portal/request-details";
import { StageChip } from "@/components/portal/stage-chip";
import type { RecordLine } from "@/components/portal/timeline-entries";
import { REPORT_TYPE_WORDS, STAGE_WORDS } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { fetchHeadlines } from "@/lib/deliver/fetch-viewer";
import { recordView } from "@/lib/deliver/record-view";
import { findLinkLock } from "@/lib/domain/link";
import { isClosed, type Stage } from "@/lib/domain/request";
import { foundRequest } from "@/lib/http/found-request";
import { type Member, member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { listAudit, type RequestRecord } from "@/lib/store/read/request";
import { Actions } from "./actions-card";
import { CustomerNotes } from "./customer-notes";
import { Downloads } from "./downloads";
import { LinkCards } from "./link-cards";
import { TimelineCard } from "./timeline-card";

export const generateMetadata = titleOf("Request", foundRequest);

/** Stages that end without anybody pressing anything here: by themselves within moments, or when the customer acts. */
const PACE: Readonly<Partial<Record<Stage, "quick" | "slow">>> = {
  awaiting_consent: "slow",
  awaiting_data: "quick",
  analysing: "quick",
  awaiting_share: "slow",
};

export default async function RequestPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await member();
  const { id } = await params;
  const request = await foundRequest(id);
  const { status, stage } = request;
  const mayRead = status === "ready" && asking.may("report.read");
  const lockedAt = findLinkLock(request, new Date());
  const trouble = stage === "awaiting_data" ? await findTrouble(asking, id) : null;
  const lateSince = status === "ready" ? await findLateSince(asking, request) : null;
  const pace = PACE[stage];
  return (
    <>
      {pace ? <KeepFresh pace={pace} /> : null}
      <PageHeader title={request.clientName} beside={<StageChip stage={stage} />} about={aboutOf(request)} />
      <div className="grid grid-cols-1 gap-6">
        {status === "ready" ? (
          <Downloads
            base={asking.place(`/requests/${id}`)}
            mayRead={mayRead}
            hasTable={request.terms?.documentProfile !== "insight"}
          />
        ) : (
          <StageNote
            request={request}
            lockedAt={lockedAt}
            trouble={trouble}
            mayUnlock={asking.may("request.write")}
          />
        )}
        {lateSince ? <LateRefresh at={lateSince} /> : null}
        {mayRead ? <ReportOnPage asking={asking} id={id} /> : null}
        {stage === "awaiting_consent" ? <LinkCards asking={asking} request={request} /> : null}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Card title="Details">
            <RequestDetails request={request} />
          </Card>
          <TimelineCard asking={asking} request={request} />
        </div>
        {asking.may("request.write") && !isClosed(status) ? (
          <Actions request={request} isLocked={lockedAt !== null} />
        ) : null}
        {mayRead ? <CustomerNotes scope={asking.scope} id={id} /> : null}
      </div>
    </>
  );
}

function aboutOf({ reportType, clientRef }: RequestRecord): string {
  return [REPORT_TYPE_WORDS[reportType].label, clientRef].filter(Boolean).join(" · ");
}

/** What last kept the customer's data from coming, by the record; null where nothing did. */
async function findTrouble(asking: Member, id: string): Promise<RecordLine | null> {
  const audit = await listAudit(asking.scope, id);
  return audit.findLast(({ action }) => action === "data.failed" || action === "data.empty") ?? null;
}

/** When new data of a report that is to stay fresh was last noted as late; null where none is waited for. */
async function findLateSince({ scope }: Member, request: RequestRecord): Promise<Date | null> {
  if (request.consentType !== "ongoing" || !request.consent || request.consent.endedAt) return null;
  const audit = await listAudit(scope, request.id);
  const last = audit.findLast(({ action }) => action === "data.late" || action === "report.refreshed");
  return last?.action === "data.late" ? last.at : null;
}

function LateRefresh({ at }: { at: Date }) {
  return (
    <Banner tone="warn">
      New data was asked for and has not come yet (<Time at={at} />
      ). The report below is the one from before. We keep asking and replace it when the data is there, so
      there is nothing to do now.
    </Banner>
  );
}

function StageNote({
  request,
  lockedAt,
  trouble,
  mayUnlock,
}: {
  request: RequestRecord;
  lockedAt: Date | null;
  trouble: RecordLine | null;
  mayUnlock: boolean;
}) {
  if (lockedAt) {
    return (
      <Banner tone="warn">
        The link is locked since <Time at={lockedAt} />. Whoever opens it is told to ask you.{" "}
        {mayUnlock ? "You can unlock it below." : "A member, admin or owner can unlock it."}
      </Banner>
    );
  }
  if (trouble?.action === "data.empty") {
    return (
      <Banner tone="warn">
        The customer has agreed, but shared no account (<Time at={trouble.at} />
        ), so there is nothing to make a report from. Ask them about it. To have them choose accounts,
        withdraw this request and make a new one. Should an account come after all, the report is made by
        itself.
      </Banner>
    );
  }
  if (trouble) {
    return (
      <Banner tone="warn">
        The customer has agreed, but their bank could not hand over the data (<Time at={trouble.at} />
        ). We keep asking, so there is nothing to do now. If it lasts, make a new request: the customer can
        then connect again, or choose another bank.
      </Banner>
    );
  }
  return (
    <Banner tone={isClosed(request.status) ? "quiet" : "warn"}>{STAGE_WORDS[request.stage].says}</Banner>
  );
}

/**
 * The report's four figures and the way to it; the report is a page of its own. The figures are bank data, so they count as a
 * view.
 */
async function ReportOnPage({ asking, id }: { asking: Member; id: string }) {
  const headlines = await fetchHeadlines(asking.scope, id);
  await recordView(asking.scope, id, asking.actor);
  return (
    <section aria-label="Report">
      <HeadlineTiles headlines={headlines} base={asking.place(`/requests/${id}/report`)} />
    </section>
  );
}
