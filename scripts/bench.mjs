// `npm run bench`: how fast the engine is beside JSON.parse, the API beside the bare framework, background work and
// webhooks beside bare posts, every page of the portal by the clock and the processor, and whether fifty thousand made-up
// calls find a fault. `--engine`, `--api`, `--portal`, `--jobs`, `--fuzz` and `--documents` (each format written, beside
// pdfkit) run parts of it; `--loop`, only when asked for, measures how long the server is held up while it makes and
// renders reports. `--million` adds a million rows to the engine's part; `--check` exits 1 where a ratio is beyond what
// anybody should accept; `--rounds` says how often the API's calls are measured.
import os from "node:os";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";

const ROUNDS = 5;

async function bench(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      engine: { type: "boolean" },
      api: { type: "boolean" },
      portal: { type: "boolean" },
      fuzz: { type: "boolean" },
      jobs: { type: "boolean" },
      loop: { type: "boolean" },
      documents: { type: "boolean" },
      million: { type: "boolean" },
      check: { type: "boolean" },
      rounds: { type: "string", default: String(ROUNDS) },
    },
  });
  const parts = ["engine", "api", "portal", "fuzz", "jobs", "documents", "loop"];
  const all = !parts.some((part) => values[part]);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a whole number from 1.");
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
}

await runIfMain(import.meta.url, () => bench(process.argv.slice(2)));
