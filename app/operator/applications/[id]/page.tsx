import { cache } from "react";
import { ApplicationAnswers } from "@/components/application/answers";
import { fileSize } from "@/components/application/file-size";
import { APPLICATION_WORDS } from "@/components/application/state-words";
import { ApplicationThread } from "@/components/application/thread";
import { AutomatedChecks } from "@/components/operator/automated-checks";
import { ApprovalList, Decision } from "@/components/operator/decision";
import { OperatorNotes } from "@/components/operator/notes";
import { ReviewChecklist } from "@/components/operator/review-checklist";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { approvalsNeeded } from "@/lib/company/operator/review-application";
import { ATTESTATIONS, FORM_SECTIONS } from "@/lib/contract/application-form";
import { found } from "@/lib/http/found";
import { operator } from "@/lib/http/operator";
import { titleOf } from "@/lib/http/title-of";
import { newId } from "@/lib/ids";
import { listAutomatedChecks, listChecks, listRegisters } from "@/lib/rules/application/checks";
import { toAnswerClock } from "@/lib/rules/application/clock";
import { awaitsOperator, findApplicationMove } from "@/lib/rules/application/moves";
import { countOwnersWithoutSecondFactor } from "@/lib/store/read/application";
import { getCompany } from "@/lib/store/read/company";
import { getEndpoint } from "@/lib/store/read/endpoint";
import { getReview, type ReviewRecord } from "@/lib/store/read/review";
import {
  approveApplicationAction,
  askApplicantAction,
  clearCheckAction,
  noteApplicationAction,
  rejectApplicationAction,
  tickCheckAction,
} from "./actions";

const foundReview = cache(async (id: string) => {
  await operator();
  return found(getReview(id));
});

export const generateMetadata = titleOf("Application", foundReview);

export default async function ReviewPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await operator();
  const review = await foundReview((await params).id);
  const { id, company, state, answers } = review;
  const [{ brand }, endpoint, ownersWithoutSecondFactor] = await Promise.all([
    getCompany(company.id),
    getEndpoint({ companyId: company.id, environment: "live" }),
    countOwnersWithoutSecondFactor(company.id),
  ]);
  const checks = listAutomatedChecks(answers, {
    hasBrandContact: Boolean(brand.contactEmail || brand.contactPhone),
    hasLiveWebhook: endpoint.url !== null,
    ownersWithoutSecondFactor,
    files: review.files.length,
  });
  const attested = ATTESTATIONS.map(({ name, label }) => ({
    name,
    label,
    by: review.attestations[name] ?? null,
  }));
  return (
    <>
      <Heading review={review} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          <Card title="Answers">
            <ApplicationAnswers sections={FORM_SECTIONS} answers={answers} attested={attested} />
          </Card>
          <Card title="Documents" about="The company’s audit log records each time a document is opened.">
            <Documents review={review} />
          </Card>
          <Card title="Questions and answers" about="The company can see these messages.">
            <ApplicationThread lines={review.thread} us={null} />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card title="Automated checks">
            <AutomatedChecks checks={checks} />
          </Card>
          <Card
            id="checklist"
            title="Checklist"
            about="You can approve once every item is checked. For each item, record what you saw."
          >
            <ReviewChecklist
              id={id}
              items={listChecks(answers).map((each) => ({
                ...each,
                registers: listRegisters(each.item, answers),
              }))}
              ticks={review.ticks}
              actions={
                findApplicationMove(state, "ask") ? { tick: tickCheckAction, clear: clearCheckAction } : null
              }
            />
          </Card>
          <Card id="decision" title="Decision">
            <ApprovalList approvals={review.approvals} needed={approvalsNeeded()} />
            <Decision
              id={id}
              version={review.version}
              may={{
                ask: findApplicationMove(state, "ask") !== null,
                approve:
                  findApplicationMove(state, "approve") !== null &&
                  !review.approvals.some(({ operatorId }) => operatorId === asking.userId),
                reject: findApplicationMove(state, "reject") !== null,
              }}
              opensLive={review.approvals.length + 1 >= approvalsNeeded()}
              actions={{
                ask: askApplicantAction,
                approve: approveApplicationAction,
                reject: rejectApplicationAction,
              }}
            />
          </Card>
          <Card title="Notes" about="Only operators can read these notes.">
            <OperatorNotes
              id={id}
              noteId={newId("note")}
              notes={review.notes}
              action={noteApplicationAction}
            />
          </Card>
        </div>
      </div>
    </>
  );
}

function Heading({ review: { company, state, stateSince, submittedAt, reason } }: { review: ReviewRecord }) {
  const { operator: label, tone } = APPLICATION_WORDS[state];
  const clock = awaitsOperator(state) ? toAnswerClock(stateSince, new Date()) : null;
  return (
    <PageHeader
      beside={
        <>
          <Chip tone={tone}>{label}</Chip>
          {company.suspendedAt ? <Chip tone="bad">Suspended</Chip> : null}
        </>
      }
      title={company.name}
      about={
        <>
          <Link href={`/operator/companies/${company.id}`} className="text-accent underline">
            See the company
          </Link>
          .{" "}
          {submittedAt ? (
            <>
              Submitted <Time at={submittedAt} />.{" "}
            </>
          ) : (
            "Not submitted. "
          )}
          {clock ? (
            <>
              Answer due <Time at={clock.dueAt} />
              {clock.isLate ? ", which has passed" : ""}.
            </>
          ) : null}
          {reason ? <span className="mt-1 block whitespace-pre-line">Reason given: {reason}</span> : null}
        </>
      }
    >
      {/* Links to the cards below, because the answers before them fill several screens. */}
      <ButtonLink href="#checklist">Checklist</ButtonLink>
      <ButtonLink href="#decision">Decision</ButtonLink>
    </PageHeader>
  );
}

function Documents({ review: { id, files } }: { review: ReviewRecord }) {
  if (files.length === 0) return <p className="text-sm text-soft">None attached.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap justify-between gap-x-6 py-3">
          <a
            href={`/operator/applications/${id}/files/${file.id}`}
            className="font-medium wrap-anywhere text-accent underline"
            download
          >
            {file.name}
          </a>
          <span className="text-soft tabular-nums">
            {fileSize(file.sizeBytes)}, <Time at={file.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
