import type { Metadata } from "next";
import { PortalLink } from "@/components/portal/portal-link";
import { SandboxControls } from "@/components/portal/sandbox-controls";
import { SandboxGuide } from "@/components/portal/sandbox-guide";
import { SandboxRequestForm } from "@/components/portal/sandbox-request-form";
import { StatusChip } from "@/components/portal/status-chip";
import { REPORT_TYPE_WORDS } from "@/components/portal/words";
import { Card } from "@/components/ui/card";
import { Time } from "@/components/ui/time";
import { ConsentAsCustomer } from "@/lib/contract/sandbox";
import { listSandbox } from "@/lib/controls/list-sandbox";
import { found } from "@/lib/http/found";
import { type Member, member } from "@/lib/http/member";
import { getListed, type ListedRequest, listRequestPage } from "@/lib/store/read/request-page";
import { RefusedPage } from "../../refused-page";
import {
  actOnConsentAction,
  actOnReviewAction,
  advanceClockAction,
  createSandboxRequestAction,
  revokeAtBankAction,
  simulateEventAction,
} from "./actions";

export const metadata: Metadata = { title: "Sandbox" };

const LATEST_SHOWN = 8;
const ACTS = {
  actOnConsent: actOnConsentAction,
  simulateEvent: simulateEventAction,
  advanceClock: advanceClockAction,
  actOnReview: actOnReviewAction,
  revokeAtBank: revokeAtBankAction,
};
const REPORTS = Object.entries(REPORT_TYPE_WORDS).map(([value, { label }]) => ({ value, label }));
const OUTCOMES = [...ConsentAsCustomer.shape.outcome.values].map((value) => ({
  value,
  label: value.replaceAll("_", " "),
}));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SandboxPage({ searchParams }: Props) {
  const asking = await member();
  if (!asking.may("log.read")) return <RefusedPage asking={asking} what="the developers’ pages" />;
  if (asking.scope.environment === "live") return <TestOnly />;
  const { request: wanted } = await searchParams;
  const chosen = typeof wanted === "string" ? await found(getListed(asking.scope, wanted)) : null;
  const guide = listSandbox();
  const people = guide.households.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid grid-cols-1 gap-6">
      {chosen ? <Chosen request={chosen} people={people} mayDrive={asking.may("key.test.write")} /> : null}
      {asking.may("key.test.write") ? (
        <Card
          title="New test request"
          about="Choose a made-up customer. You can also choose a problem for the sandbox to simulate."
        >
          <SandboxRequestForm
            action={createSandboxRequestAction}
            people={people}
            scenarios={[
              { value: "", label: "Nothing goes wrong" },
              ...guide.scenarios.map(({ name }) => ({ value: name, label: name.replaceAll("_", " ") })),
            ]}
            reports={REPORTS}
          />
        </Card>
      ) : null}
      <Latest asking={asking} chosenId={chosen?.id ?? null} />
      <Card title="Personas and scenarios" about="Also available from GET /v1/sandbox/scenarios.">
        <SandboxGuide guide={guide} />
      </Card>
    </div>
  );
}

function TestOnly() {
  return (
    <Card
      title="The sandbox is part of the test environment"
      about="The live environment has real banks and real customers. You can’t act for real customers here."
    >
      <p className="text-sm">
        <a href="/test/developers/sandbox" className="text-accent underline">
          Go to the sandbox in the test environment
        </a>
      </p>
    </Card>
  );
}

function Chosen({
  request,
  people,
  mayDrive,
}: {
  request: ListedRequest;
  people: { value: string; label: string }[];
  mayDrive: boolean;
}) {
  return (
    <Card
      title={request.clientName}
      about={
        <PortalLink href={`/requests/${request.id}`} className="text-accent underline">
          Open the request
        </PortalLink>
      }
      aside={<StatusChip status={request.listStatus} isUnsent />}
    >
      {mayDrive ? (
        <SandboxControls
          id={request.id}
          stage={request.stage}
          outcomes={OUTCOMES}
          people={[{ value: "", label: "As in the request" }, ...people]}
          acts={ACTS}
        />
      ) : (
        <p className="text-sm text-soft">Your role cannot control test requests.</p>
      )}
    </Card>
  );
}

async function Latest({ asking, chosenId }: { asking: Member; chosenId: string | null }) {
  const { rows } = await listRequestPage(asking.scope, { limit: LATEST_SHOWN, order: "newest", from: null });
  return (
    <Card
      title="Control a test request"
      about="Choose one of the latest requests. You can then consent as the customer, let time pass, or send the request’s events."
    >
      {rows.length === 0 ? (
        <p className="text-sm text-soft">No test requests yet. Create one above.</p>
      ) : null}
      <ul className="text-sm">
        {rows.map(({ id, clientName, listStatus, createdAt }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0 hover:bg-mist"
          >
            <PortalLink
              href={`/developers/sandbox?request=${id}`}
              aria-current={id === chosenId ? "true" : undefined}
              className="font-medium text-accent underline after:absolute after:inset-0"
            >
              {clientName}
            </PortalLink>
            <span className="flex items-center gap-3 text-soft">
              <Time at={createdAt} />
              <StatusChip status={listStatus} isUnsent />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
