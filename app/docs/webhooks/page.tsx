import type { Metadata } from "next";
import { Code, Json } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Heading, Note, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { bodyOf, exampleOf, parametersOf } from "@/components/docs/reference/document";
import { Fields } from "@/components/docs/reference/fields";
import { apiDocument } from "../api-document";
import { listEvents } from "../life";
import { readSnippet, SNIPPETS } from "../snippets";
import { VECTOR, vectorHeaders } from "../vectors";
import { replays, retries, switchedOff } from "./delivering";
import { endpoints, rotating, setting, testing } from "./setting-up";

export const metadata: Metadata = { title: "Webhooks" };

/** Describes verification_id for events that always, sometimes or never have a report. */
const VERIFICATION = {
  always: "the report’s",
  maybe: "the report’s id, or null if there never was a report",
  never: "null",
} as const;

function events(): Section {
  return {
    id: "events",
    title: "Events",
    body: (
      <DataTable
        label="Events"
        head={["Event", "What happened", "verification_id"]}
        rows={listEvents().map(({ event, summary, hasReport }) => ({
          key: event,
          cells: [<code key="event">{event}</code>, summary, VERIFICATION[hasReport]],
        }))}
      />
    ),
  };
}

function payload(): Section {
  const document = apiDocument();
  const ready = document.webhooks["report.ready"]?.post;
  const schema = document.components.schemas.WebhookEvent ?? {};
  return {
    id: "payload",
    title: "Payload",
    body: (
      <>
        <p>
          The body has the same fields for every event. It never contains bank data: fetch the report with
          your key.
        </p>
        {ready && <Json label="report.ready" value={exampleOf(bodyOf(ready))} />}
        <div className="mt-4">
          <Fields schema={schema} direction="answered" />
        </div>
      </>
    ),
  };
}

/** The headers that no signature covers, as in lib/webhooks/send-webhook.ts. Receivers should not rely on them. */
const UNSIGNED = [
  {
    name: "X-Service-Event",
    description: "The event’s name, for routing. Not signed, so trust only the body.",
  },
  { name: "X-Service-Attempt", description: "The number of this attempt, starting at 1. Not signed." },
  {
    name: "X-Service-Delivery",
    description:
      "The delivery’s id, the same in every attempt and replay. In the portal’s log, it is in the URL of the delivery’s page. Not signed.",
  },
];

function headers(): Section {
  const document = apiDocument();
  const ready = document.webhooks["report.ready"]?.post;
  const parameters = ready ? parametersOf(document, ready) : [];
  const signing = parameters.filter(({ name }) => UNSIGNED.every((each) => each.name !== name));
  return {
    id: "headers",
    title: "Headers",
    body: (
      <DataTable
        label="Headers of a delivery"
        head={["Header", "What it holds"]}
        rows={[...signing, ...UNSIGNED].map(({ name, description = "" }) => ({
          key: name,
          cells: [<code key="name">{name}</code>, <Inline key="text" text={description} />],
        }))}
      />
    ),
  };
}

const verifying = (): Section => ({
  id: "verify",
  title: "Verify a delivery",
  body: (
    <>
      <p>
        Anyone can post to your URL, but only we can sign. Verify each delivery before you use it. Each file
        below checks both signatures, but checking one is enough:
      </p>
      <ul className="docs-list">
        <li>
          <code>X-Service-Signature</code> is the simpler one. It proves that the body comes from us.
        </li>
        <li>
          <code>webhook-signature</code> (<a href="https://www.standardwebhooks.com">Standard Webhooks</a>)
          also covers the id and the time, so no one can replay an old delivery to you. We recommend this
          signature. Any Standard Webhooks library can check it.
        </li>
      </ul>
      <Note>
        <p>
          Take the <strong>raw body</strong>, byte for byte as it arrived, before any JSON parser. Compare in{" "}
          <strong>constant time</strong>. Use the right form of the key: for <code>X-Service-Signature</code>{" "}
          it is the whole secret as text, and for <code>webhook-signature</code> it is the part after{" "}
          <code>whsec_</code>, decoded from base64.
        </p>
      </Note>
      <p>
        {SNIPPETS.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && " · "}
            <a href={`#${id}`}>{title}</a>
          </span>
        ))}
      </p>
      {snippets()}
    </>
  ),
});

function snippets() {
  return SNIPPETS.map((snippet) => (
    <section key={snippet.id} aria-labelledby={snippet.id}>
      <Heading id={snippet.id} level={3}>
        {snippet.title}
      </Heading>
      <Code label={snippet.file} language={snippet.language} code={readSnippet(snippet)} />
    </section>
  ));
}

function vectors(): Section {
  const signed = vectorHeaders();
  const values = [["secret", VECTOR.secret] as const, ...Object.entries(signed)];
  return {
    id: "vectors",
    title: "Test vectors",
    body: (
      <>
        <p>
          This delivery must pass at <code>{VECTOR.timestamp}</code> on the receiver’s clock. If you change
          one letter of the body, both checks must fail. If you check it {5 * 60 + 1} seconds later, the check
          of <code>webhook-signature</code> must fail. Twelve more deliveries, each with its expected result,
          are in <a href="/docs/webhook-vectors.json">webhook-vectors.json</a>: two secrets, letters outside
          ASCII, a body that was serialised again, and a time that was changed.
        </p>
        <Code label="Body of the example delivery, on one line" language="json" code={VECTOR.body} />
        <div className="docs-breaks mt-4">
          <DataTable
            label="Values of the example delivery"
            head={["Name", "Value"]}
            rows={values.map(([name, value]) => ({
              key: name,
              cells: [<code key="name">{name}</code>, <code key="value">{value}</code>],
            }))}
          />
        </div>
      </>
    ),
  };
}

export default function WebhooksPage() {
  const sections = [
    setting(),
    endpoints(),
    events(),
    payload(),
    headers(),
    verifying(),
    vectors(),
    testing(),
    retries(),
    switchedOff(),
    replays(),
    rotating(),
  ];
  return (
    <Guide
      href="/docs/webhooks"
      lead={
        <p>
          When something happens to a request, we post a signed event to your URL, so you don’t need to poll.
        </p>
      }
      sections={sections}
    />
  );
}
