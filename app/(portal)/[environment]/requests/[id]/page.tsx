import { KeepFresh } from "@/components/portal/keep-fresh";
import { RequestDetails } from "@/components/portal/request-details";
import { StatusChip } from "@/components/portal/status-chip";
import { REPORT_TYPE_WORDS } from "@/components/portal/words";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getAssessment } from "@/lib/analyse/assess-request";
import { found, foundRequestToWithdraw } from "@/lib/http/found";
import { type Member, memberToWithdraw } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { findLinkChannels, sendsNothing } from "@/lib/messages/link-channels";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import { findLinkLock } from "@/lib/rules/link";
import { isClosed, type Stage } from "@/lib/rules/request";
import { listCategoryMaps } from "@/lib/store/read/category-maps";
import type { RequestRecord } from "@/lib/store/read/request";
import { getListed, type ListedRequest } from "@/lib/store/read/request-page";
import { Actions } from "./actions-card";
import { AdjustmentsCard } from "./adjustments-card";
import { AssessmentCard } from "./assessment-card";
import { AttemptNote } from "./attempt-note";
import { ChangesCard } from "./changes-card";
import { CustomerNotes } from "./customer-notes";
import { Downloads } from "./downloads";
import { LateRefresh } from "./late-refresh";
import { LinkCards } from "./link-cards";
import { MappedDownloads, REPORT_FORMATS } from "./mapped-downloads";
import { OwnerCard } from "./owner-card";
import { ReportOnPage } from "./report-on-page";
import { SentNote } from "./sent-note";
import { StageNote } from "./stage-note";
import { SuspendedRequest } from "./suspended-request";
import { TimelineCard } from "./timeline-card";
import { TroubleNote } from "./trouble-note";

export const generateMetadata = titleOf("Request", foundRequestToWithdraw);

/**
 * How often the page checks for progress, by stage: often while our system works, rarely while the customer must act.
 * In all other stages, the page does not check.
 */
const PACE: Readonly<Partial<Record<Stage, "quick" | "slow">>> = {
  awaiting_consent: "slow",
  awaiting_data: "quick",
  adding_banks: "slow",
  analysing: "quick",
  awaiting_share: "slow",
};

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function RequestPage({ params, searchParams }: Props) {
  const { sent, adjust } = await searchParams;
  const asking = await memberToWithdraw();
  const request = await foundRequestToWithdraw((await params).id);
  const listed = await found(getListed(asking.scope, request.id));
  // True after "Create and send", while the request's status in the list is "Not sent" or "Sent".
  const isNew = typeof sent === "string" && ["not_sent", "sent"].includes(listed.listStatus);
  const pace = asking.isSuspendedHere ? undefined : PACE[request.stage];
  return (
    <>
      {pace ? <KeepFresh pace={pace} /> : null}
      <PageHeader
        title={request.clientName}
        beside={<StatusChip status={listed.listStatus} isUnsent={sendsNothing(asking.scope)} />}
        about={aboutOf(request)}
      />
      {isNew ? <SentNote sent={sent} isOutbox={findLinkChannels(asking.scope)?.isOutbox === true} /> : null}
      {asking.isSuspendedHere ? (
        <SuspendedRequest asking={asking} request={request} status={listed.listStatus} />
      ) : (
        <OpenRequest
          asking={asking}
          request={request}
          listed={listed}
          isAdjusting={adjust !== undefined}
          isNew={isNew}
        />
      )}
    </>
  );
}

/** The cards of the page, which depend on the request's stage and the member's permissions. */
async function OpenRequest({
  asking,
  request,
  listed,
  isAdjusting,
  isNew,
}: {
  asking: Member;
  request: RequestRecord;
  listed: ListedRequest;
  isAdjusting: boolean;
  /** True if SentNote describes the request's status. */
  isNew: boolean;
}) {
  const { id, status, stage } = request;
  const mayRead = status === "ready" && asking.may("report.read");
  const mayWrite = asking.may("request.write");
  const assessment =
    asking.may("report.read") && !isClosed(status) ? await getAssessment(asking.scope, id) : null;
  const maps = mayRead ? await listCategoryMaps(asking.scope.companyId) : [];
  // An insight report contains no transactions to download or adjust.
  const hasTable = request.terms?.documentProfile !== "insight";
  const isLocked = findLinkLock(request, new Date()) !== null;
  return (
    <div className="grid grid-cols-1 gap-6">
      {status === "ready" ? (
        <Downloads
          base={asking.pathOf(`/requests/${id}`)}
          mayRead={mayRead}
          has={{
            hasTable,
            hasComparison: assessment !== null && hasDeclared(assessment.inputs.declared),
          }}
        />
      ) : isNew ? null : (
        <StageNote scope={asking.scope} request={request} listed={listed} mayWrite={mayWrite} />
      )}
      <AttemptNote request={request} />
      {mayRead ? (
        <MappedDownloads
          maps={maps}
          base={asking.pathOf(`/requests/${id}`)}
          label="Category map for the downloads"
          formats={REPORT_FORMATS.filter(({ format }) => hasTable || format !== "csv")}
        />
      ) : null}
      <TroubleNote request={request} />
      {status === "ready" ? <LateRefresh scope={asking.scope} request={request} /> : null}
      {mayRead ? <ReportOnPage asking={asking} id={id} /> : null}
      {mayRead ? <ChangesCard asking={asking} id={id} /> : null}
      {stage === "awaiting_consent" ? <LinkCards asking={asking} request={request} /> : null}
      {assessment ? (
        <AssessmentCard
          asking={asking}
          id={id}
          assessment={assessment}
          hasReport={request.verificationId !== null}
        />
      ) : null}
      {mayRead && hasTable ? <AdjustmentsCard asking={asking} id={id} isAdding={isAdjusting} /> : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card title="Details">
          <RequestDetails request={request} />
        </Card>
        <TimelineCard asking={asking} request={request} />
      </div>
      <OwnerCard asking={asking} request={request} />
      {mayWrite && !isClosed(status) ? <Actions request={request} isLocked={isLocked} /> : null}
      {mayRead ? <CustomerNotes scope={asking.scope} id={id} /> : null}
    </div>
  );
}

const hasDeclared = ({ income, expenses, debts }: AssessmentInputs["declared"]) =>
  income.length + expenses.length + debts.length > 0;

function aboutOf({ reportType, clientRef }: RequestRecord): string {
  return [REPORT_TYPE_WORDS[reportType].label, clientRef].filter(Boolean).join(" · ");
}
