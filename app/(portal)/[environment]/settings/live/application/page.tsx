import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ApplicationAnswers } from "@/components/application/answers";
import { APPLICATION_WORDS } from "@/components/application/state-words";
import { ApplicationThread } from "@/components/application/thread";
import { ApplicationForm } from "@/components/portal/application-form";
import { Evidence } from "@/components/portal/evidence";
import { ForgetQuery } from "@/components/portal/forget-query";
import { PortalLink } from "@/components/portal/portal-link";
import { WithdrawApplication } from "@/components/portal/withdraw-application";
import { PRODUCT_NAME } from "@/components/product";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { ATTESTATIONS, FORM_SECTIONS } from "@/lib/contract/application-form";
import { member } from "@/lib/http/member";
import { EVIDENCE_BYTES_MAX, EVIDENCE_FILES_MAX } from "@/lib/rules/application/evidence";
import { isEditable, isOpenApplication } from "@/lib/rules/application/moves";
import { type ApplicationRecord, findApplication } from "@/lib/store/read/application";
import { removeEvidenceAction, saveApplicationAction, withdrawApplicationAction } from "./actions";
import { findUploadWords, UPLOAD_WORDS } from "./upload-words";

export const metadata: Metadata = { title: "Application for live access" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ApplicationPage({ searchParams }: Props) {
  const asking = await member();
  const application = await findApplication(asking.company.id);
  // Every member may read the application's state on the previous page; reading its contents needs a permission.
  if (!application || !asking.may("application.write")) redirect(asking.pathOf("/settings/live"));
  const mayEdit = isEditable(application.state);
  const { label, tone, says } = APPLICATION_WORDS[application.state];
  const upload = findUploadWords((await searchParams).file);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm">
        <PortalLink href="/settings/live" className="text-accent underline">
          Going live
        </PortalLink>{" "}
        <span className="text-soft">/ Application</span>
      </p>
      {upload ? (
        <Banner tone={upload.tone}>
          {upload.says}
          <ForgetQuery />
        </Banner>
      ) : null}
      {application.state === "rejected" && application.reason ? (
        <Banner tone="bad">
          <strong className="font-semibold">We did not approve the application.</strong>{" "}
          <span className="wrap-anywhere whitespace-pre-line">{application.reason}</span>
        </Banner>
      ) : null}
      {application.thread.length > 0 ? (
        <Card title="Questions and answers">
          <ApplicationThread lines={application.thread} us={PRODUCT_NAME} />
        </Card>
      ) : null}
      <Card title="Application for live access" about={says} aside={<Chip tone={tone}>{label}</Chip>}>
        <Body
          application={application}
          mayEdit={mayEdit}
          here={asking.pathOf("/settings/live/application")}
        />
      </Card>
      <Card
        title="Documents"
        about={
          mayEdit
            ? `Up to ${EVIDENCE_FILES_MAX} files, each up to ${EVIDENCE_BYTES_MAX / 1_000_000} MB.`
            : undefined
        }
      >
        <Evidence
          files={application.files}
          url={asking.pathOf("/settings/live/application/files")}
          applicationId={application.id}
          remove={mayEdit ? removeEvidenceAction : null}
          limits={{ bytes: EVIDENCE_BYTES_MAX, files: EVIDENCE_FILES_MAX }}
          words={UPLOAD_WORDS}
        />
      </Card>
      {isOpenApplication(application.state) ? (
        <WithdrawApplication
          action={withdrawApplicationAction}
          id={application.id}
          isDraft={application.state === "draft"}
        />
      ) : null}
    </div>
  );
}

function Body({
  application,
  mayEdit,
  here,
}: {
  application: ApplicationRecord;
  mayEdit: boolean;
  here: string;
}) {
  const { id, version, answers, attestations, state } = application;
  const attested = ATTESTATIONS.map(({ name, label }) => ({ name, label, by: attestations[name] ?? null }));
  if (!mayEdit) return <ApplicationAnswers sections={FORM_SECTIONS} answers={answers} attested={attested} />;
  return (
    <ApplicationForm
      action={saveApplicationAction}
      here={here}
      id={id}
      version={version}
      sections={FORM_SECTIONS}
      attestations={attested.map(({ by, ...rest }) => ({ ...rest, ticked: by ? tickWords(by) : null }))}
      answers={answers}
      isAnswer={state === "questions"}
    />
  );
}

const TICKED_AT = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  dateStyle: "medium",
  timeStyle: "short",
});

const tickWords = ({ name, at }: { name: string; at: string }) =>
  `${name}, ${TICKED_AT.format(new Date(at))}`;
