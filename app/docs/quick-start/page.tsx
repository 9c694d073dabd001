import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { Guide, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env";

export const metadata: Metadata = { title: "Quick start" };

/** A block that is to be run as it is printed; the tests do, one after the other in one shell. */
const Command = ({ label, code }: { label: string; code: string }) => (
  <Code isCommand label={label} language="bash" code={code} />
);

const start: Section = {
  id: "start",
  title: "Start the server",
  body: (
    <>
      <p>
        On a machine with Node 20.19 or newer and nothing else, in the folder of this repository. The first
        start installs and builds, which takes some minutes; later ones take seconds.
      </p>
      <Code label="Terminal 1" language="bash" code="npm start" />
      <p>
        It keeps what you need in <code>.data/demo.json</code>: a test key, a portal sign-in, a webhook
        secret. Open a second terminal in the same folder for the rest.
      </p>
    </>
  ),
};

function ask(base: string): Section {
  return {
    id: "ask",
    title: "Create a request",
    body: (
      <>
        <Command
          label="Take the test key"
          code={`export KEY=$(node -p "JSON.parse(fs.readFileSync('.data/demo.json')).api_key_test")`}
        />
        <Command
          label="Create a request"
          code={`export ID=$(curl -s ${base}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}' \\
  | node -p "JSON.parse(fs.readFileSync(0)).id")
echo "${base}/connect/$ID"`}
        />
        <p>What is printed is the link that your customer would get.</p>
      </>
    ),
  };
}

const consent: Section = {
  id: "consent",
  title: "Be the customer",
  body: (
    <p>
      Open the link. Continue to the bank, choose any healthy one, sign in as <strong>Priya Raman</strong>,
      enter the one-time code that the page shows, and agree. Everyone you can be is listed under{" "}
      <a href="/docs/sandbox">Sandbox</a>.
    </p>
  ),
};

function read(base: string): Section {
  return {
    id: "read",
    title: "Fetch the report",
    body: (
      <>
        <Command label="Where it stands" code={`curl -s ${base}/v1/requests/$ID -H "X-API-Key: $KEY"`} />
        <p>
          Once <code>status</code> is <code>ready</code>, a moment after you agreed:
        </p>
        <Command
          label="Fetch the report"
          code={`curl -s ${base}/v1/requests/$ID/report -H "X-API-Key: $KEY" -o report.json
curl -s ${base}/v1/requests/$ID/report.pdf -H "X-API-Key: $KEY" -o report.pdf
node -p "const { summary, verification } = JSON.parse(fs.readFileSync('report.json')); [verification.id, ...Object.keys(summary)].join('\\n')"`}
        />
      </>
    ),
  };
}

const webhook: Section = {
  id: "webhook",
  title: "Get a verified webhook",
  body: (
    <>
      <p>
        The same again by itself, with a webhook receiver that checks every signature, and the four documents
        left in <code>demo-output/</code>:
      </p>
      <Command label="The whole journey" code="npm run demo" />
      <p>
        Then put your own address under Settings, Webhooks in the portal, and verify what arrives with one of
        the <a href="/docs/webhooks#verify">snippets</a>.
      </p>
    </>
  ),
};

const next: Section = {
  id: "next",
  title: "Where to go on",
  body: (
    <ul className="docs-list">
      <li>
        <a href="/docs/flow">The flow</a>: what can happen between the request and its end.
      </li>
      <li>
        <a href="/docs/webhooks">Webhooks</a>: the events, and how to verify them.
      </li>
      <li>
        <a href="/docs/reference">The reference</a>: its samples use the same <code>KEY</code> and{" "}
        <code>ID</code>, so they can be pasted into this terminal.
      </li>
    </ul>
  ),
};

export default function QuickStartPage() {
  const base = baseUrl();
  return (
    <Guide
      href="/docs/quick-start"
      lead={
        <p>
          From a fresh checkout to a report and a verified webhook in five minutes. Every block can be pasted
          as it stands; there is nothing to fill in.
        </p>
      }
      sections={[start, ask(base), consent, read(base), webhook, next]}
    />
  );
}
