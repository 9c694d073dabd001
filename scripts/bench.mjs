// `npm run bench`: measures the product's speed, most parts in comparison with a baseline. The help lists the parts.
// One part makes fifty thousand random calls to find failures, and another watches the server's memory.
import os from "node:os";
import { ensureInstalled } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";
import { readWords, UsageError } from "./usage.mjs";

const ROUNDS = 5;
const MINUTES_MAX = 10_000;
const LARGE_ROWS = 10_000_000;

const HELP = `npm run bench [-- options]

Benchmarks the product and compares each result with a baseline. Without options it runs every part except --loop,
--large and --soak.

  --engine         compares the engine with JSON.parse
  --api            compares the API with the bare framework
  --portal         measures the time and CPU of every page of the portal, and its first visits after a start
  --jobs           compares background work and webhooks with bare POST requests
  --ready          measures the time from a customer's consent to report.ready, step by step
  --fuzz           makes fifty thousand random calls and reports failures
  --documents      compares each format of a report with pdfkit
  --loop           measures how long the event loop is blocked while the server creates and renders reports
  --large          measures the pages and the nightly deletion with millions of calls, events and deliveries
  --soak MINUTES   measures the server's memory under five calls a second, including documents
  --million        adds a million rows to the engine's part
  --rounds N       number of rounds of the API's calls; default: ${ROUNDS}
  --rows N         number of rows in each large table of --large; default: 10,000,000, which needs 40 GB of disk
  --check          exits with code 1 if a ratio is outside the accepted limit
  --help           shows this help
`;

const flag = { type: "boolean" };
const PARTS = {
  engine: flag,
  api: flag,
  portal: flag,
  fuzz: flag,
  jobs: flag,
  ready: flag,
  documents: flag,
  loop: flag,
  large: flag,
};

function readOptions(words) {
  const options = {
    ...PARTS,
    million: flag,
    check: flag,
    soak: { type: "string" },
    rounds: { type: "string", default: String(ROUNDS) },
    rows: { type: "string", default: String(LARGE_ROWS) },
  };
  return readWords(words, {
    help: HELP,
    options,
    read: ({ values }) => {
      const rounds = Number(values.rounds);
      if (!Number.isInteger(rounds) || rounds < 1)
        throw new UsageError("--rounds must be a whole number from 1.");
      const rows = Number(values.rows);
      if (!Number.isInteger(rows) || rows < 1) throw new UsageError("--rows must be a whole number from 1.");
      const minutes = values.soak === undefined ? null : Number(values.soak);
      if (minutes !== null && !(minutes >= 1 && minutes <= MINUTES_MAX))
        throw new UsageError(`--soak must be a number of minutes from 1 to ${MINUTES_MAX}.`);
      return { ...values, rounds, rows, minutes };
    },
  });
}

async function bench(values) {
  if (values === null) return;
  const { rounds, minutes } = values;
  const all = minutes === null && !Object.keys(PARTS).some((part) => values[part]);
  await ensureInstalled();
  const processor = os.cpus()[0]?.model ?? "unknown processor";
  console.log(
    `Node ${process.version}, ${os.cpus().length} × ${processor}, load ${os.loadavg()[0].toFixed(1)}\n`,
  );
  if (all || values.engine) {
    const { benchEngine } = await import("./bench/engine.mjs");
    if (!(await benchEngine(values))) process.exitCode = 1;
  }
  if (all || values.api) {
    const { benchApi } = await import("./bench/api.mjs");
    if (!(await benchApi({ rounds, check: values.check ?? false }))) process.exitCode = 1;
  }
  if (all || values.portal) {
    const { benchPortal } = await import("./bench/portal.mjs");
    if (!(await benchPortal({ check: values.check ?? false }))) process.exitCode = 1;
  }
  if (all || values.jobs) {
    const { benchJobs } = await import("./bench/jobs.mjs");
    if (!(await benchJobs(values))) process.exitCode = 1;
  }
  if (all || values.ready) {
    const { benchReady } = await import("./bench/ready.mjs");
    if (!(await benchReady(values))) process.exitCode = 1;
  }
  if (all || values.fuzz) {
    const { benchFuzz } = await import("./bench/fuzz.mjs");
    if (!(await benchFuzz())) process.exitCode = 1;
  }
  if (all || values.documents) {
    const { benchDocuments } = await import("./bench/documents.mjs");
    if (!(await benchDocuments(values))) process.exitCode = 1;
  }
  if (values.loop) {
    const { benchLoop } = await import("./bench/loop.mjs");
    if (!(await benchLoop(values))) process.exitCode = 1;
  }
  if (values.large) {
    const { benchLarge } = await import("./bench/large.mjs");
    if (!(await benchLarge(values))) process.exitCode = 1;
  }
  if (minutes !== null) {
    const { benchSoak } = await import("./bench/soak.mjs");
    if (!(await benchSoak({ minutes }))) process.exitCode = 1;
  }
}

await runIfMain(import.meta.url, () => bench(readOptions(process.argv.slice(2))));
