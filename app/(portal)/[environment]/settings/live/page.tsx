import type { Metadata } from "next";
import { APPLICATION_WORDS } from "@/components/application/state-words";
import { ActForm } from "@/components/portal/act-form";
import { LiveChecklist } from "@/components/portal/live-checklist";
import { PortalButton } from "@/components/portal/portal-link";
import { SupportContact } from "@/components/portal/support-contact";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { env } from "@/lib/env/env";
import { type Member, member } from "@/lib/http/member";
import { toAnswerClock } from "@/lib/rules/application/clock";
import { awaitsOperator, isEditable, isOpenApplication } from "@/lib/rules/application/moves";
import {
  type ApplicationRecord,
  countOwnersWithoutSecondFactor,
  findApplication,
  findSuspension,
} from "@/lib/store/read/application";
import { getCompany } from "@/lib/store/read/company";
import { getEndpoint } from "@/lib/store/read/endpoint";
import { startApplicationAction } from "./application/actions";
import { describeSteps, listLiveSteps } from "./live-steps";

export const metadata: Metadata = { title: "Going live" };

const CHANGES = [
  ["Real banks", "Customers connect their own bank. Calls need the live key."],
  ["Invitations", "Consent links can be sent by email and SMS."],
  [
    "Separate from the test environment",
    "The live environment has its own requests, webhook URL and signing secret. Nothing is copied from the test environment.",
  ],
] as const;

export default async function LivePage() {
  const asking = await member();
  const { id } = asking.company;
  const [company, application, endpoint, ownersWithoutSecondFactor] = await Promise.all([
    getCompany(id),
    findApplication(id),
    getEndpoint({ companyId: id, environment: "live" }),
    countOwnersWithoutSecondFactor(id),
  ]);
  const steps = listLiveSteps({
    mayWrite: asking.may("application.write"),
    company,
    application,
    hasLiveWebhook: endpoint.url !== null,
    ownersWithoutSecondFactor,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <LiveStatus asking={asking} isAsked={application?.state === "questions"} />
      <Card
        title={company.liveApprovedAt ? "Before your first customer" : "What the live environment needs"}
        about={describeSteps(steps, company.liveApprovedAt !== null)}
      >
        <LiveChecklist steps={steps} />
      </Card>
      {company.liveApprovedAt && !application ? null : (
        <ApplicationCard
          asking={asking}
          application={application}
          isApproved={company.liveApprovedAt !== null}
        />
      )}
      <Card title="What changes in the live environment">
        <dl className="grid gap-4 text-sm">
          {CHANGES.map(([name, what]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-soft">{what}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

async function LiveStatus({ asking: { company }, isAsked }: { asking: Member; isAsked: boolean }) {
  if (company.isSuspended) {
    const suspension = await findSuspension(company.id);
    return (
      <Banner tone="bad">
        <strong className="font-semibold">Live is suspended.</strong>{" "}
        {suspension ? (
          <>
            Reason (<Time at={suspension.at} />
            ): {suspension.reason}{" "}
          </>
        ) : null}
        Until the suspension is lifted, no live request can be created, no customer is contacted and no new
        data is collected. Existing reports can still be fetched with your live key, and the test environment
        works as before.
        {company.isLiveSuspended ? (
          <>
            {" "}
            If a customer asks you to delete their data, withdraw their request:{" "}
            <Link href="/live/requests" className="text-accent underline">
              see your live requests
            </Link>
            .
          </>
        ) : null}{" "}
        <SupportContact email={env().SUPPORT_EMAIL} about="about the suspension" />
      </Banner>
    );
  }
  if (company.isLiveApproved)
    return <Banner tone="good">This company is approved and has live access.</Banner>;
  return (
    <Banner tone="warn">
      <strong className="font-semibold">Live is locked.</strong>{" "}
      {isAsked
        ? "You get live access once your application is approved. We’re waiting for your answer to our question."
        : "You get live access once your application is approved. This usually takes one business day."}{" "}
      You can use the test environment in the meantime. It works in the same way as the live environment.
    </Banner>
  );
}

function ApplicationCard({
  asking,
  application,
  isApproved,
}: {
  asking: Member;
  application: ApplicationRecord | null;
  isApproved: boolean;
}) {
  const mayWrite = asking.may("application.write");
  const isOpen = application !== null && isOpenApplication(application.state);
  return (
    <Card
      title="Application for live access"
      about={
        application
          ? APPLICATION_WORDS[application.state].says
          : "The form asks who you are, which licence you hold, what you use the data for and how you store it. Allow twenty minutes; you can save a draft at any time."
      }
      aside={
        application ? (
          <Chip tone={APPLICATION_WORDS[application.state].tone}>
            {APPLICATION_WORDS[application.state].label}
          </Chip>
        ) : null
      }
    >
      <div className="grid justify-items-start gap-4 text-sm">
        {application ? <ApplicationStatus application={application} /> : null}
        {mayWrite ? (
          <div className="flex flex-wrap gap-2">
            {isOpen || isApproved ? null : (
              <ActForm
                action={startApplicationAction}
                kind="primary"
                label={application ? "Apply again" : "Start the application"}
                busy="Starting…"
              />
            )}
            {application ? (
              <PortalButton
                href="/settings/live/application"
                kind={isEditable(application.state) ? "primary" : "plain"}
              >
                {labelOf(application)}
              </PortalButton>
            ) : null}
          </div>
        ) : null}
        {mayWrite ? null : (
          <p className="text-soft">
            Your role ({asking.role}) can read this page. Only owners and admins can apply.
          </p>
        )}
      </div>
    </Card>
  );
}

function labelOf({ state }: ApplicationRecord): string {
  if (state === "draft") return "Continue the draft";
  return state === "questions" ? "Answer the question" : "See the application";
}

/** Shows how long the application has been in its state, when we expect to answer it, and why we rejected it. */
function ApplicationStatus({ application }: { application: ApplicationRecord }) {
  const { state, stateSince, reason } = application;
  const clock = awaitsOperator(state) ? toAnswerClock(stateSince, new Date()) : null;
  return (
    <>
      <p className="text-soft">
        In this state since <Time at={stateSince} />
        {clock ? (
          <>
            . We aim to answer by <Time at={clock.dueAt} />
            {clock.isLate ? ". We’re late, and we’re sorry." : "."}
          </>
        ) : (
          "."
        )}
      </p>
      {state === "rejected" && reason ? (
        <>
          <p className="max-w-prose border-l-2 border-bad pl-4 wrap-anywhere whitespace-pre-line">{reason}</p>
          <p className="text-soft">
            <SupportContact email={env().SUPPORT_EMAIL} about="about this answer" />
          </p>
        </>
      ) : null}
    </>
  );
}
