"use client";

import { type ReactNode, useActionState, useState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { CodeBlock } from "../ui/code-block";
import { UNTOUCHED } from "../ui/untouched";
import { PortalLink } from "./portal-link";
import { QuickStartKey } from "./quick-start-key";
import { type CallName, LANGUAGES, type Language, toSample } from "./quick-start-samples";

type Facts = {
  keyUsed: boolean;
  requestMade: boolean;
  consented: boolean;
  webhookSet: boolean;
  eventDelivered: boolean;
  reportFetched: boolean;
  latestRequestId: string | null;
};

type Props = {
  base: string;
  environment: "test" | "live";
  /** The last four characters of the active key; null without one. */
  lastFour: string | null;
  /** The id of the active key; null without one. */
  keyId: string | null;
  facts: Facts;
  /** Creates a new key; null without the permission. */
  rotateKey: FormAction | null;
};

/**
 * Six steps from the key to the report, each ticked automatically. A key that is created here is shown once to copy,
 * and fills the samples until the member leaves the page.
 */
export function QuickStart({ base, environment, lastFour, keyId, facts, rotateKey }: Props) {
  const [state, submit] = useActionState(rotateKey ?? (async () => UNTOUCHED), UNTOUCHED);
  const [language, setLanguage] = useState<Language>("curl");
  const key = state.secret ?? `svc_${environment}_…${lastFour ?? ""}`;
  const requestId = facts.latestRequestId ?? "req_…";
  const sample = (name: CallName, label: string) => (
    <CodeBlock label={label} text={toSample(name, language, { base, key, requestId })} />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <QuickStartKey
        environment={environment}
        lastFour={lastFour}
        keyId={keyId}
        state={state}
        submit={rotateKey ? submit : null}
      />
      <Languages chosen={language} choose={setLanguage} />
      <ol className="grid grid-cols-1 gap-8">
        <Step number={1} title="Call the API" isDone={facts.keyUsed}>
          <p>
            Call the API from your own machine with your key. This call lists requests and changes nothing.
          </p>
          {sample("list", "List requests")}
        </Step>
        <Step number={2} title="Create a request" isDone={facts.requestMade}>
          <p>
            A request asks one customer to share bank data for one report. The response contains their link.
          </p>
          {sample("create", "Create a request")}
        </Step>
        <Step number={3} title="Consent, as the customer would" isDone={facts.consented}>
          {environment === "test" ? (
            <>
              <p>Open the link and pick a person, or have the sandbox go through the bank’s pages for you.</p>
              {sample("consent", "Consent as the customer")}
            </>
          ) : (
            <p>Send the customer their link. They pick their bank and agree there with a one-time code.</p>
          )}
        </Step>
        <Step number={4} title="Set where webhooks are sent" isDone={facts.webhookSet}>
          <p>
            We post JSON there when something happens.{" "}
            <More href="/settings/webhooks">Set the URL and get your signing secret</More>
          </p>
        </Step>
        <Step number={5} title="Receive an event" isDone={facts.eventDelivered}>
          <p>
            Answer with 2xx, and check the signature before you trust the event.{" "}
            <More href="/developers/webhooks">Send a test event</More>{" "}
            <More href="/developers/signatures">Check a signature</More>
          </p>
        </Step>
        <Step number={6} title="Fetch the report" isDone={facts.reportFetched}>
          <p>You can fetch the report as soon as report.ready has arrived. Until then the response is 409.</p>
          {sample("report", "Fetch the report")}
        </Step>
      </ol>
    </div>
  );
}

function Languages({ chosen, choose }: { chosen: Language; choose: (language: Language) => void }) {
  return (
    <fieldset className="flex w-fit rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">Language of the samples</legend>
      {LANGUAGES.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-9 cursor-pointer items-center rounded-sm px-4 has-checked:bg-mist has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="language"
            value={id}
            checked={chosen === id}
            onChange={() => choose(id)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4">
      <span
        aria-hidden="true"
        className={`flex size-7 items-center justify-center rounded-full border text-sm font-medium tabular-nums ${isDone ? "border-good text-good" : "border-line text-soft"}`}
      >
        {isDone ? "✓" : number}
      </span>
      <div className="grid grid-cols-1 gap-3 text-sm">
        <h2 className="flex min-h-7 items-center gap-3 text-base font-semibold">
          {title}
          <span className={`text-xs font-normal ${isDone ? "text-good" : "text-soft"}`}>
            {isDone ? "Done" : "To do"}
          </span>
        </h2>
        {children}
      </div>
    </li>
  );
}

const More = ({ href, children }: { href: `/${string}`; children: ReactNode }) => (
  <PortalLink href={href} className="mr-3 text-accent underline">
    {children}
  </PortalLink>
);
