import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";
import { demoFile } from "../demo-file";

export const metadata: Metadata = { title: "Client and command line" };

/** The commands in the CLI's order. A test compares their names with the CLI. */
const COMMANDS = [
  [
    "requests create",
    '--name "Priya Raman"',
    "creates a request and prints the link to give to the customer",
  ],
  ["requests get", "$ID", "prints a request’s status and details"],
  ["requests list", "--status ready --all", "lists requests, newest first"],
  ["requests withdraw", "$ID", "withdraws a request: its data and report are deleted"],
  ["consent", "$ID", "goes through the bank’s pages as the customer; test keys only"],
  ["wait", "$ID", "waits until a request’s report is ready"],
  ["report", "$ID --out report.pdf", "fetches the report, in the format of the file extension"],
  ["assessment", "$ID --set inputs.json", "prints your assessment inputs, or sets them from a file"],
  ["adjustments", "$ID --set list.json", "prints a report's adjustments with their version, or sets them"],
  ["audit", "$ID", "prints the history of a request, with times and actors"],
  [
    "listen",
    "--forward-to http://localhost:4000/hook",
    "receives webhooks on this machine, then checks, prints and forwards them",
  ],
  ["trigger", "report.ready", "makes the server send a signed webhook; test keys only"],
] as const;

const commandLine = (): Section => ({
  id: "command-line",
  title: "Command line",
  body: (
    <>
      <p>
        If you run the server with <code>npm start</code>, you don’t need to set anything: the command line
        finds the server, its test key and its signing secret in <code>{demoFile()}</code>.
      </p>
      <Code
        label="A command"
        language="bash"
        code='npm run --silent surplus -- requests create --name "Priya Raman"'
      />
      <DataTable
        label="Commands"
        head={["Command", "For instance", "What it does"]}
        rows={COMMANDS.map(([name, words, about]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, <code key="words">{words}</code>, about],
        }))}
      />
      <p>
        <code>--help</code> after any command lists its options; <code>--json</code> prints JSON for programs.
        The exit code is 0 after success, 1 if the service refused the call or is not available, and 2 for
        invalid arguments.
      </p>
      <p>To use any other server, set its URL and keys:</p>
      <Code
        label="Settings for the command line"
        language="bash"
        code={`export SURPLUS_BASE_URL=https://reports.example.com
export SURPLUS_API_KEY=svc_test_…
export SURPLUS_WEBHOOK_SECRET=whsec_…`}
      />
    </>
  ),
});

const listen: Section = {
  id: "listen",
  title: "Webhooks on your own machine",
  body: (
    <>
      <p>
        A local server sends its test events to the URL where <code>listen</code> receives them, so you don’t
        need to set up anything. <code>listen</code> checks each delivery’s signature, prints the result, and
        forwards the delivery to your program with bytes and headers unchanged. Your program’s response goes
        back to the server, so that you can test retries too.
      </p>
      <Code
        label="Receive, check and forward"
        language="bash"
        code="npm run --silent surplus -- listen --forward-to http://localhost:4000/hook"
      />
      <Code
        label="In another terminal: trigger an event"
        language="bash"
        code="npm run --silent surplus -- trigger report.ready"
      />
      <p>
        A server elsewhere cannot reach your machine. Use a tunnel, and set the tunnel’s URL under Settings,
        Webhooks.
      </p>
    </>
  ),
};

function client(): Section {
  return {
    id: "client",
    title: "TypeScript client",
    body: (
      <>
        <p>
          <code>scripts/cli/client.ts</code> and the files next to it need only Node 20.19 or newer. You can
          copy them into your project unchanged; they compile with TypeScript’s module resolution{" "}
          <code>nodenext</code> or <code>bundler</code>. The types of every call come from the OpenAPI
          document. <code>npm run client</code> packs the client as <code>surplus-client-1.0.0.tgz</code>,
          which you can pass to <code>npm install</code>. Then import from <code>surplus-client</code> and{" "}
          <code>surplus-client/webhook</code>.
        </p>
        <Code
          label="Create a request, and read the report"
          language="typescript"
          code={`import { ApiError, createClient, NotReadyError } from "./client.js";

const surplus = createClient({
  baseUrl: "${baseUrl()}",
  apiKey: process.env.SURPLUS_API_KEY,
});

const { id, consent_url } = await surplus.requests.create({
  client_name: "Priya Raman",
  report_type: "affordability",
});
console.log("For the customer:", consent_url);

try {
  await surplus.requests.wait(id);
  const report = await surplus.reports.json(id);
  console.log(report.verification.id);
} catch (error) {
  if (error instanceof NotReadyError) console.log("No report:", error.status);
  else if (error instanceof ApiError) console.log(error.code, error.requestId);
  else throw error;
}

for await (const request of surplus.requests.each({ status: "ready" }))
  console.log(request.id, request.verification_id);`}
        />
        <ul className="docs-list">
          <li>
            The client retries a call if that is safe and may help: after a failed connection, a timeout, 408,
            429 or an error on our side. It honours <code>Retry-After</code>.
          </li>
          <li>
            The client gives each POST its own <code>Idempotency-Key</code> and repeats that key in retries,
            so nothing is created twice.
          </li>
          <li>
            <code>wait</code> polls until the report is ready, by default for at most ten minutes. A webhook
            is faster and needs no polling.
          </li>
          <li>
            <code>onResponse</code>, set for the client or for one call, receives the headers of every
            response.
          </li>
          <li>
            <code>ApiError</code> has <code>status</code>, <code>code</code>, <code>fields</code> and{" "}
            <code>requestId</code>. It contains neither the key nor your input, so you can log it.
          </li>
        </ul>
        <Code
          label="Verify a webhook"
          language="typescript"
          code={`import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { verifyWebhook } from "./webhook.js";

const secret = process.env.SURPLUS_WEBHOOK_SECRET ?? "";

createServer(async (request, response) => {
  try {
    const event = verifyWebhook(await buffer(request), request.headers, secret);
    console.log(event.event, event.request_id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`}
        />
        <p>
          <code>verifyWebhook</code> throws if the delivery is not ours or is too old. During a rotation, you
          can pass a list of two secrets.
        </p>
      </>
    ),
  };
}

const python = (): Section => ({
  id: "python",
  title: "Python client",
  body: (
    <>
      <p>
        <a href="/clients/surplus.py">surplus.py</a> is a single file that needs only Python 3.9 or newer and
        its standard library. It has a method for each operation, named as in{" "}
        <a href="/openapi.json">the OpenAPI document</a>, in snake case.
      </p>
      <Code
        label="Create a request, and read the report"
        language="python"
        code={`import os
from surplus import ApiError, Client

surplus = Client("${baseUrl()}", os.environ["SURPLUS_API_KEY"])
request = surplus.create_request({"client_name": "Priya Raman", "report_type": "affordability"})
print("For the customer:", request["consent_url"])

try:
    report = surplus.get_report(request["id"])
    print(report["verification"]["id"])
except ApiError as error:
    print(error.status, error.code, error.request_id)`}
      />
      <p>
        <code>get_report_pdf</code> and <code>get_report_xlsx</code> return bytes. The client does not repeat
        calls automatically; pass <code>idempotency_key</code> to repeat a call yourself.
      </p>
    </>
  ),
});

const files: Section = {
  id: "reports-from-files",
  title: "Reports from files",
  body: (
    <>
      <p>
        You can prepare a report from a file, without a server. <code>input.json</code> holds{" "}
        <code>accounts</code>, <code>balances</code> and <code>transactions</code> in the format of the
        Consumer Data Standards, and may hold <code>direct_debits</code> and <code>scheduled_payments</code>.
      </p>
      <Code
        label="Prepare a report from files"
        language="bash"
        code={`npm run --silent report -- input.json --format html --out report.html
npm run --silent report -- --csv everyday.csv --csv savings.csv --name "Priya Raman"
npm run --silent report -- --many files --out reports > answers.jsonl`}
      />
      <p>
        <code>--csv</code> takes a statement as banks export it: with columns for the date, the description,
        the amount (or debit and credit) and, if there is one, the balance. The balance also shows which
        amounts are money in or out, and whether rows are missing. If the exit code is 2, the output names the
        row, the field and the reason. <code>npm run --silent report -- --help</code> lists every option.
      </p>
      <p>
        <code>--many</code> prepares a report for every file in a folder. It uses all processors, and prints
        the progress, the rate and the time left.
      </p>
      <p>The report is marked as prepared locally. It is not signed and cannot be verified.</p>
    </>
  ),
};

const demo: Section = {
  id: "demo",
  title: "The whole flow in one command",
  body: (
    <>
      <p>
        One command acts as a firm and as its customer, using only HTTP. It checks each webhook’s signature,
        and writes the report in four formats to <code>demo-output/</code>. It uses the server that is
        running, or starts one.
      </p>
      <Code label="The whole journey" language="bash" code="npm run demo" />
    </>
  ),
};

export default function CommandLinePage() {
  return (
    <Guide
      href="/docs/command-line"
      lead={<p>The tools in this repository for using the API from a terminal, TypeScript or Python.</p>}
      sections={[commandLine(), listen, client(), python(), files, demo]}
    />
  );
}
