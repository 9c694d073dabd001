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
        On a machine with Node 20.19 or newer, in the folder of this repository. The first start installs and
        builds, which takes some minutes; later ones take seconds.
      </p>
      <Code label="Terminal 1" language="bash" code="npm start" />
    </>
  ),
};

const listen: Section = {
  id: "listen",
  title: "Listen for webhooks",
  body: (
    <>
      <p>In a second terminal in the same folder. The server sends its test events here by itself.</p>
      <Code label="Terminal 2" language="bash" code="npm run --silent surplus -- listen" />
    </>
  ),
};

function ask(base: string): Section {
  return {
    id: "ask",
    title: "Create a request",
    body: (
      <>
        <p>
          In a third terminal, in the same folder: take the test key that the first start made, and use it.
        </p>
        <Command
          label="Terminal 3: take the test key"
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

function consent(base: string): Section {
  return {
    id: "consent",
    title: "Be the customer",
    body: (
      <>
        <p>
          Open the link, continue to the bank, choose a healthy one, sign in as <strong>Priya Raman</strong>,
          enter the one-time code that the page shows, and agree. Or have the{" "}
          <a href="/docs/sandbox">sandbox</a> do all that:
        </p>
        <Command
          label="Consent as the customer would"
          code={`curl -s ${base}/v1/sandbox/requests/$ID/consent \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"outcome":"authorise"}'`}
        />
        <p>
          A moment later terminal 2 has two lines, for two webhooks that came with a true signature. The
          second says that the report is there:
        </p>
        <Code
          label="Terminal 2"
          language="text"
          code={`consent.completed  req_…  signature true  answered 204
report.ready       req_…  signature true  answered 204`}
        />
      </>
    ),
  };
}

function read(base: string): Section {
  return {
    id: "read",
    title: "Fetch the report",
    body: (
      <>
        <Command
          label="Fetch the report, as JSON and as PDF"
          code={`curl -s ${base}/v1/requests/$ID/report \\
  -H "X-API-Key: $KEY" -o report.json
curl -s ${base}/v1/requests/$ID/report.pdf \\
  -H "X-API-Key: $KEY" -o report.pdf`}
        />
        <Command
          label="Check that it is as it was written"
          code={`node app/docs/snippets/verify-report.mjs ${base} report.json`}
        />
        <p>
          <a href="/docs/reports">Reading a report</a> says what is in it.
        </p>
      </>
    ),
  };
}

const own: Section = {
  id: "your-own",
  title: "Your own receiver",
  body: (
    <>
      <p>
        Verify deliveries with one of the <a href="/docs/webhooks#verify">snippets</a>, and let{" "}
        <code>listen</code> hand on what it gets, unchanged:
      </p>
      <Code
        label="Terminal 2"
        language="bash"
        code="npm run --silent surplus -- listen --forward-to http://localhost:4000/hook"
      />
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
        <a href="/docs/sandbox">Sandbox</a>: other customers, and things that go wrong.
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
          From a fresh checkout to a verified webhook and a report in five minutes. Every block can be pasted
          as it stands; there is nothing to fill in.
        </p>
      }
      sections={[start, listen, ask(base), consent(base), read(base), own, next]}
    />
  );
}
