import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { Guide, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";
import { demoValue, withDataDir } from "../demo-file";
import { readSnippet } from "../snippets";

export const metadata: Metadata = { title: "Quick start" };

/** Shows a command that readers run as printed. The tests run it too, with one shell for each terminal. */
const Command = ({ terminal = 3, label, code }: { terminal?: number; label: string; code: string }) => (
  <Code terminal={terminal} label={label} language="bash" code={code} />
);

const start: Section = {
  id: "start",
  title: "Start the server",
  body: (
    <>
      <p>
        Run this in the folder of this repository, on a machine with Node 20.19, 22 or 24. The first start
        installs and builds the product and takes some minutes; later starts take seconds.
      </p>
      <Command terminal={1} label="Terminal 1" code="npm start" />
    </>
  ),
};

const listen = (): Section => ({
  id: "listen",
  title: "Listen for webhooks",
  body: (
    <>
      <p>
        Run this in a second terminal, in the same folder. The server automatically sends its test events to
        this terminal.
      </p>
      <Command terminal={2} label="Terminal 2" code={withDataDir("npm run --silent surplus -- listen")} />
    </>
  ),
});

function ask(base: string): Section {
  return {
    id: "ask",
    title: "Create a request",
    body: (
      <>
        <p>
          Open a third terminal in the same folder. First read the test key that the first start created, then
          create a request with it.
        </p>
        <Command label="Terminal 3: read the test key" code={`export KEY=${demoValue("api_key_test")}`} />
        <Command
          label="Create a request"
          code={`export ID=$(curl -s ${base}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}' \\
  | node -p "JSON.parse(fs.readFileSync(0)).id")
echo "${base}/connect/$ID"`}
        />
        <p>The command prints the link that your customer would get.</p>
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
          Open the link, continue, choose a bank without problems, sign in as <strong>Priya Raman</strong>,
          enter the one-time code that the page shows, and agree. Or have the{" "}
          <a href="/docs/sandbox">sandbox</a> do all of this:
        </p>
        <Command
          label="Consent as the customer would"
          code={`curl -s ${base}/v1/sandbox/requests/$ID/consent \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"outcome":"authorise"}'`}
        />
        <p>
          A moment later, terminal 2 prints two lines: one for each webhook with a valid signature. The second
          line says that the report is ready:
        </p>
        <Code
          isOutput
          label="Terminal 2 prints"
          language="text"
          code={`consent.completed  req_…  signature verified  answered 204
report.ready       req_…  signature verified  answered 204`}
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
          code={`mkdir -p demo-output
curl -s ${base}/v1/requests/$ID/report \\
  -H "X-API-Key: $KEY" -o demo-output/report.json
curl -s ${base}/v1/requests/$ID/report.pdf \\
  -H "X-API-Key: $KEY" -o demo-output/report.pdf`}
        />
        <Command
          label="Check that the report was not changed"
          code={`node app/docs/snippets/verify-report.mjs ${base} demo-output/report.json`}
        />
        <p>
          <a href="/docs/reports">Reading a report</a> explains what the report contains.
        </p>
      </>
    ),
  };
}

function own(): Section {
  return {
    id: "your-own",
    title: "Your own receiver",
    body: (
      <>
        <p>
          This receiver accepts a delivery, checks it with the{" "}
          <a href="/docs/webhooks#verify">snippet for Node</a> and prints the result:
        </p>
        <Code
          label="app/docs/snippets/receiver.mjs"
          language="javascript"
          code={readSnippet({ file: "receiver.mjs" })}
        />
        <p>
          Start the receiver in a fourth terminal, in the same folder. The command reads the secret that signs
          the deliveries. For your own company, create a secret in the portal under Settings, Webhooks,
          Rotate…, and let the new secret take over immediately. The secret is shown only once.
        </p>
        <Command
          terminal={4}
          label="Terminal 4: start the receiver"
          code={`SECRET=${demoValue("webhook_secret")} node app/docs/snippets/receiver.mjs`}
        />
        <p>
          In terminal 2, stop <code>listen</code> with Ctrl-C. Start it again with the option that forwards
          each delivery unchanged:
        </p>
        <Command
          terminal={2}
          label="Terminal 2, after Ctrl-C"
          code={withDataDir("npm run --silent surplus -- listen --forward-to http://localhost:4000/hook")}
        />
        <p>Then trigger an event in terminal 3:</p>
        <Command
          terminal={3}
          label="Terminal 3: trigger an event"
          code={withDataDir("npm run --silent surplus -- trigger report.ready")}
        />
        <Code isOutput label="Terminal 4 prints" language="text" code="True: report.ready" />
      </>
    ),
  };
}

const next: Section = {
  id: "next",
  title: "Next steps",
  body: (
    <ul className="docs-list">
      <li>
        <a href="/docs/flow">The flow</a>: what can happen to a request, from its creation to its end.
      </li>
      <li>
        <a href="/docs/sandbox">Sandbox</a>: other customers to try, and things that can go wrong.
      </li>
      <li>
        <a href="/docs/reference">The reference</a>: its samples use the same <code>KEY</code> and{" "}
        <code>ID</code>, so you can paste them into terminal 3.
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
          From a fresh checkout to a verified webhook and a report in five minutes. You can paste every block
          as it is.
        </p>
      }
      sections={[start, listen(), ask(base), consent(base), read(base), own(), next]}
    />
  );
}
