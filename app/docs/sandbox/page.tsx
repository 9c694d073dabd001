import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { type ApiDocument, listOperations } from "@/components/docs/reference/document";
import { toSample } from "@/components/docs/reference/samples";
import { baseUrl, env } from "@/lib/env/env";
import { BANKS, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { ENDINGS } from "@/lib/sandbox/endings";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { SCENARIOS } from "@/lib/sandbox/scenarios";
import { apiDocument } from "../api-document";

export const metadata: Metadata = { title: "Sandbox" };

const people: Section = {
  id: "people",
  title: "People",
  body: (
    <>
      <p>
        Anyone who opens a test request’s link signs in at the bank as one of these people, by entering the
        customer number or by picking the person. The page shows the one-time code. The data of these people
        is fictional, and it is the same every time.
      </p>
      <DataTable
        label="People of the sandbox"
        wideLast
        head={["Who", "Story", "What a report should show"]}
        rows={EVERYONE.map(({ id, person, customerNumber, story, expect }) => ({
          key: id,
          cells: [
            <span key="who">
              <strong>{person}</strong>
              <br />
              <code>{id}</code>
              <br />
              <code>{customerNumber}</code>
            </span>,
            story,
            <ul key="expect" className="docs-list">
              {expect.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>,
          ],
        }))}
      />
    </>
  ),
};

const banks: Section = {
  id: "banks",
  title: "Banks",
  body: (
    <>
      <p>
        None of these banks exists, and each person can sign in at any of them. Two banks have problems, so
        that you can test how your software handles problems.
      </p>
      <DataTable
        label="Banks of the sandbox"
        head={["Bank", "Id", "Health"]}
        rows={BANKS.map(({ id, name, health }) => ({
          key: id,
          cells: [name, <code key="id">{id}</code>, HEALTH_NOTES[health] ?? "Well"],
        }))}
      />
    </>
  ),
};

/** Lists the sandbox scenarios. The times in the text are those of this server's settings. */
function scenarios(): Section {
  const say = (text: string) => text.replaceAll("{delay}", String(env().SANDBOX_DELAY_SECONDS));
  return {
    id: "scenarios",
    title: "Scenarios",
    body: (
      <>
        <p>
          Choose the customer and the scenario with two headers when you{" "}
          <a href="/docs/reference/createRequest">create</a> a test request. You can omit either header.
        </p>
        <Code
          label="Priya, whose bank is slow"
          language="bash"
          code={`export ID=$(curl -s ${baseUrl()}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -H "X-Sandbox-Household: priya" -H "X-Sandbox-Scenario: delayed_data" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}' \\
  | node -p "JSON.parse(fs.readFileSync(0)).id")`}
        />
        <DataTable
          label="Scenarios"
          wideLast
          head={["Scenario", "What happens", "What you see"]}
          rows={SCENARIOS.map(({ name, story, expect }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              say(story),
              <ul key="expect" className="docs-list">
                {expect.map((each) => (
                  <li key={each}>{say(each)}</li>
                ))}
              </ul>,
            ],
          }))}
        />
      </>
    ),
  };
}

/** Explains how a visit to the bank ends without a consent, and how to trigger each ending. */
const endings: Section = {
  id: "endings",
  title: "Endings",
  body: (
    <>
      <p>
        A visit to the bank can end without a consent in several ways, and the customer might not come back at
        all. You can trigger each ending by hand, with the buttons of the bank’s pages or under “Sandbox only:
        try another ending”. You can also trigger it by API, with the <code>outcome</code> of{" "}
        <a href="/docs/reference/consentAsCustomer">the consent control</a>. After each ending, the request
        stays at <code>pending_consent</code>, no event is sent, and the request’s link still works.
      </p>
      <DataTable
        label="Endings"
        wideLast
        head={["Outcome", "Code", "What happens"]}
        rows={ENDINGS.map(({ act, errorType, errorDescription }) => ({
          key: act,
          cells: [<code key="act">{act}</code>, <code key="code">{errorType}</code>, errorDescription],
        }))}
      />
      <p>
        With <code>authorise_and_leave</code> the customer agrees and then closes the window instead of
        returning. The request becomes <code>ready</code> when the bank reports the consent.
      </p>
      <p>
        For a request with <code>banks: "several"</code>, each <code>authorise</code> adds a bank; name the
        bank in <code>bank</code>. <code>finish</code> presses “That’s all”, and the report is prepared.
      </p>
    </>
  ),
};

/** Explains how to control a test request without a browser. The operations come from the contract. */
function controls(document: ApiDocument): Section[] {
  const operations = listOperations(document).filter(({ tags }) => tags.includes("Sandbox"));
  if (operations.length === 0) return [];
  const body = operations.map((operation) => (
    <div key={operation.operationId}>
      <h3>
        <a href={`/docs/reference/${operation.operationId}`}>{operation.summary}</a>
      </h3>
      <p>
        <Inline text={operation.description} />
      </p>
      <Code label={operation.summary} language="bash" code={toSample(document, operation, "curl")} />
    </div>
  ));
  const lead = (
    <p key="lead">
      Act as a customer or a bank, or move the time forward, without a browser. This works with test keys
      only; with a live key, the response is 403.
    </p>
  );
  return [{ id: "controls", title: "Controls", body: [lead, ...body] }];
}

const differences: Section = {
  id: "what-differs",
  title: "Differences from the live environment",
  body: (
    <ul className="docs-list">
      <li>A test key never reaches a real bank, even after your company is approved.</li>
      <li>
        Invites by email or SMS are refused with 403: give the customer the link yourself. On your own
        machine, <code>/outbox</code> shows what would be sent.
      </li>
      <li>
        Webhooks are sent, signed and retried in the same way as in the live environment. In the test
        environment, the URL may also be plain http, or on your own machine if the server allows it.
      </li>
      <li>In the test environment, return URLs on localhost may use http.</li>
    </ul>
  ),
};

export default function SandboxPage() {
  return (
    <Guide
      href="/docs/sandbox"
      lead={
        <p>
          A test key works in a separate environment. It has banks with consent pages, people with a year of
          payments, and faults that you can trigger. Everything else works as in the live environment.
        </p>
      }
      sections={[people, scenarios(), endings, ...controls(apiDocument()), banks, differences]}
    />
  );
}
