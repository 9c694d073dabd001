// `npm run demo`: runs the main workflow as an integrator and a customer would, only over HTTP. Uses the running
// server, or starts one for the duration. Exits with 0 only if every step succeeded.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { startReceiver } from "./demo/receiver.mjs";
import { findServer } from "./demo/server.mjs";
import { consent, setWebhook } from "./demo/walk.mjs";
import { readWords } from "./usage.mjs";

const HELP = `npm run demo

Runs the main use case over HTTP, as an integrator and a customer. Sets the webhook, creates a request, opens its link,
chooses a bank, consents, waits for the webhooks and downloads the report as JSON, HTML, XML and PDF. Uses the running
server, or starts one for the duration of the demo. Takes no options.

  DEMO_OUTPUT      folder for the four documents; default: demo-output
  --help           shows this help

Exit codes: 0 if every step succeeded; 1 if a step failed (the last line names it); 2 if the options are invalid.
`;

const OUTPUT = process.env.DEMO_OUTPUT ?? "demo-output";
const WAIT_MS = 60_000;
const FORMATS = [
  ["report", "report.json", "application/json"],
  ["report.html", "report.html", "text/html; charset=utf-8"],
  ["report.xml", "report.xml", "application/xml; charset=utf-8"],
  ["report.pdf", "report.pdf", "application/pdf"],
];

/** Runs one step and prints its name and duration. */
async function step(words, work) {
  const started = performance.now();
  const result = await work();
  console.log(`${`${(performance.now() - started).toFixed(0)} ms`.padStart(9)}  ${words}`);
  return result;
}

async function demo({ base_url: base, api_key_test: key, webhook_secret: secret, portal }) {
  const api = async (path, options = {}) => {
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const response = await fetch(`${base}/v1${path}`, { headers, ...options });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return response;
  };
  const receiver = await startReceiver(secret);
  let putBack = async () => {};
  try {
    putBack = await step(`portal: signed in, webhook URL set to ${receiver.url}`, () =>
      setWebhook(base, portal, receiver.url),
    );
    const body = JSON.stringify({
      client_name: "Priya Raman",
      report_type: "affordability",
      client_ref: "DEMO-1",
    });
    const made = await step("API: request created", async () =>
      (await api("/requests", { method: "POST", body })).json(),
    );
    console.log(`           ${made.id} is ${made.status}\n           ${made.consent_url}`);
    await step("customer: opened the link, chose a bank, consented, came back", () =>
      consent(base, made.consent_url),
    );
    await step("webhook: consent.completed, signature checked", () =>
      receiver.wait("consent.completed", made.id, WAIT_MS),
    );
    const ready = await step("webhook: report.ready, signature checked", () =>
      receiver.wait("report.ready", made.id, WAIT_MS),
    );
    const read = await step("API: request is ready", async () => (await api(`/requests/${made.id}`)).json());
    if (read.status !== "ready" || read.verification_id !== ready.verification_id)
      throw new Error("the request and its webhook disagree");
    await mkdir(OUTPUT, { recursive: true });
    for (const format of FORMATS) await fetchFormat(api, made.id, format);
    const report = JSON.parse(await readFile(`${OUTPUT}/report.json`, "utf8"));
    if (report.verification.id !== ready.verification_id) throw new Error("the webhook named another report");
    console.log(
      `\nDone. ${ready.verification_id}, ${report.transactions.length} transactions. The four documents are in ${OUTPUT}/.`,
    );
  } finally {
    await putBack();
    receiver.close();
  }
}

async function fetchFormat(api, id, [path, file, type]) {
  await step(`API: ${file} fetched`, async () => {
    const response = await api(`/requests/${id}/${path}`);
    const given = response.headers.get("content-type");
    if (given !== type) throw new Error(`${path} came as ${given}, not ${type}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length < 1000) throw new Error(`${path} is only ${bytes.length} bytes`);
    await writeFile(`${OUTPUT}/${file}`, bytes);
  });
}

async function run() {
  const server = await findServer();
  try {
    await demo(server.facts);
  } catch (error) {
    console.error(`\nThe demo failed: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

if (readWords(process.argv.slice(2), { help: HELP })) await run();
