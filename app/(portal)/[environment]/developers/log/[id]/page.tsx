import { cache } from "react";
import { type Call, meaningOf, toCurl, toneOf, toPretty } from "@/components/portal/call-words";
import { PortalLink } from "@/components/portal/portal-link";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { CodeBlock } from "@/components/ui/code-block";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import { baseUrl } from "@/lib/env/env";
import { found } from "@/lib/http/found";
import { member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { type CallRecord, getCall } from "@/lib/store/read/call";
import { RefusedPage } from "../../../refused-page";

/** Finds the call, or shows the not-found page. Null if the member's role cannot see calls. */
const foundCall = cache(async (id: string) => {
  const { scope, may } = await member();
  return may("log.read") ? found(getCall(scope, id)) : null;
});

export const generateMetadata = titleOf("API call", foundCall);

export default async function CallPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await member();
  const { id } = await params;
  const call = await foundCall(id);
  if (!call) return <RefusedPage asking={asking} what="the API log" />;
  const meaning = meaningOf(call.errorCode);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm">
        <PortalLink href="/developers/log" className="text-accent underline">
          API log
        </PortalLink>{" "}
        <span className="text-soft">/ Call</span>
      </p>
      <Card
        title={`${call.method} ${call.route ?? call.path}`}
        about={meaning}
        aside={
          <Chip tone={toneOf(call.status)}>
            {call.errorCode ? `${call.status} ${call.errorCode}` : call.status}
          </Chip>
        }
      >
        <Facts call={call} environment={asking.scope.environment} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card title="Sent" about="Customers’ details are redacted before they are stored.">
          <Body text={call.requestBody} label="Request body" none="The request had no body." />
        </Card>
        <Card
          title="Answered"
          about="If an error response quotes your input, the quoted input is not stored."
        >
          <Body text={call.responseBody} label="Response" none={noAnswer(call)} />
        </Card>
      </div>
      <Card
        title="Repeat this call"
        about="First set KEY to your API key. Then replace the brackets with your values, which the log does not store."
      >
        <CodeBlock label="As curl" text={toCurl(baseUrl(), call)} />
      </Card>
    </div>
  );
}

function Body({ text, label, none }: { text: string | null; label: string; none: string }) {
  if (text === null) return <p className="text-sm text-soft">{none}</p>;
  return <CodeBlock label={label} text={toPretty(text)} />;
}

function noAnswer({ status, route }: CallRecord): string {
  if (status < 400 && route?.includes("/report")) return "A report. Reports are never stored in the log.";
  return "The response had no body, or the body was too long to store.";
}

function Facts({ call, environment }: { call: Call; environment: string }) {
  const code = (text: string) => <code className="text-xs">{text}</code>;
  const request = call.requestId ? (
    <PortalLink href={`/requests/${call.requestId}`} className="font-mono text-xs text-accent underline">
      {call.requestId}
    </PortalLink>
  ) : null;
  return (
    <Pairs
      pairs={[
        ["Path", code(call.query ? `${call.path}?${call.query}` : call.path)],
        ["Time", <Time key="time" at={call.createdAt} seconds />],
        ["Duration", `${call.durationMs} ms`],
        ["Call id", code(call.callId)],
        ["Request", request],
        ["Key", code(`svc_${environment}_…${call.keyLastFour ?? "????"}`)],
        [
          "Idempotency",
          call.replayed ? "A repeated call: the first response was returned again" : "Not a repeat",
        ],
      ]}
    />
  );
}
