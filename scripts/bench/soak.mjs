// The memory benchmark: customers arrive at a steady rate, each fetches every document of their report, and the
// resident memory of the server is recorded.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startOwnServer } from "../own-server.mjs";
import { startPostgres } from "../postgres.mjs";
import { findJson } from "../private-file.mjs";
import { openProduct } from "./loop.mjs";
import { judgeMemory } from "./soak-verdict.mjs";
import { pad } from "./table.mjs";

const CALLS_PER_SECOND = 5;
const FORMATS = ["report", "report.html", "report.xml", "report.pdf", "report.xlsx", "report.csv"];
/** The number of calls for each customer: create, consent, generate, withdraw, and one for each format. */
const CALLS_PER_CUSTOMER = FORMATS.length + 4;
const CUSTOMER_EVERY_MS = (CALLS_PER_CUSTOMER / CALLS_PER_SECOND) * 1000;
/**
 * The largest number of customers at once. If it is reached, the server cannot sustain the rate; further customers
 * are counted and skipped.
 */
const CUSTOMERS_MAX = 40;
const SAMPLE_EVERY_MS = 2_000;
const LINES_MAX = 30;
const LINE_EVERY_MS = 10_000;
const MB_PER_BLOCK = 25;
const MINUTE_MS = 60_000;
/** The memory limit that the deployment guide assumes for a process. */
const MEMORY_LIMIT_MB = "1536";
const CEILING_MB = 1024;

const sleep = (timeMs) => new Promise((resolve) => setTimeout(resolve, timeMs));

/** Serves one customer, from creating the request to withdrawing it. */
async function serveCustomer({ call }) {
  const body = { client_name: "Ava Nguyen", report_type: "affordability" };
  const { id } = JSON.parse(await call("POST", "/v1/requests", { body }));
  await call("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
  await call("POST", `/v1/requests/${id}/generate`);
  for (const format of FORMATS) await call("GET", `/v1/requests/${id}/${format}`);
  await call("DELETE", `/v1/requests/${id}`);
}

async function findServerPid(dataDir) {
  const folder = path.join(dataDir, "servers");
  const [name] = await readdir(folder);
  return (await findJson(path.join(folder, name))).server.pid;
}

/** Raises the company's rate limit, because the benchmark's rate is above the default. */
async function liftRateLimit(dataDir) {
  const { url, leave } = await startPostgres({ dir: path.join(dataDir, "postgres") });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("update company_settings set rate_limit_per_minute = 1000000");
  await owner.end();
  await leave();
}

function readMemoryMb(pid) {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1024;
}

/** Serves customers for `durationMs`, and records and prints the memory. */
async function soak(product, pid, durationMs) {
  const counts = { served: 0, failed: 0, leftOut: 0 };
  const failures = new Map();
  const samples = [];
  const present = new Set();
  const began = performance.now();
  let nextCustomerMs = 0;
  let nextSampleMs = 0;
  let printed = 0;
  for (let atMs = 0; atMs < durationMs; atMs = performance.now() - began) {
    if (atMs >= nextSampleMs) {
      samples.push({ atMs, memoryMb: readMemoryMb(pid) });
      printed = printFrom(samples, printed, durationMs);
      nextSampleMs += SAMPLE_EVERY_MS;
    }
    if (atMs >= nextCustomerMs) {
      nextCustomerMs += CUSTOMER_EVERY_MS;
      if (present.size >= CUSTOMERS_MAX) counts.leftOut++;
      else {
        const customer = serveCustomer(product)
          .then(() => counts.served++)
          .catch((error) => {
            counts.failed++;
            failures.set(error.message, (failures.get(error.message) ?? 0) + 1);
          })
          .finally(() => present.delete(customer));
        present.add(customer);
      }
    }
    await sleep(Math.max(1, Math.min(nextSampleMs, nextCustomerMs) - (performance.now() - began)));
  }
  await Promise.all(present);
  return { samples, counts, failures };
}

/**
 * Prints the highest memory of the samples since the last printed line, if the next line is due. Returns the number of
 * samples printed so far.
 */
function printFrom(samples, since, durationMs) {
  const part = samples.slice(since);
  const spanMs = part.at(-1).atMs - part[0].atMs;
  if (spanMs < Math.max(durationMs / LINES_MAX, LINE_EVERY_MS)) return since;
  const highest = Math.max(...part.map(({ memoryMb }) => memoryMb));
  const minutes = (part.at(-1).atMs / MINUTE_MS).toFixed(1);
  console.log(
    `${pad(minutes, 6)} min ${pad(Math.round(highest), 6)} MB  ${"▇".repeat(highest / MB_PER_BLOCK)}`,
  );
  return samples.length;
}

/**
 * Prints the server's memory over `minutes`, and the verdict. Returns false if a call failed, the server could not
 * sustain the rate, or its memory exceeded the ceiling or grew.
 */
export async function benchSoak({ minutes }) {
  const dataDir = path.join(tmpdir(), `surplus-soak-${randomBytes(6).toString("hex")}`);
  console.log("Building and starting the product …");
  const server = await startOwnServer({ dataDir, env: { LOG_LEVEL: "error", MEMORY_LIMIT_MB } });
  try {
    const product = openProduct(server.baseUrl, server.facts.api_key_test, CUSTOMERS_MAX);
    await liftRateLimit(dataDir);
    const pid = await findServerPid(dataDir);
    console.log(
      `${minutes} minutes, ${CALLS_PER_SECOND} calls a second: a customer every ${CUSTOMER_EVERY_MS / 1000} s, with ${FORMATS.length} formats of the report each.\n`,
    );
    const { samples, counts, failures } = await soak(product, pid, minutes * MINUTE_MS);
    await product.close();
    console.log(
      `\n${counts.served} customers served, ${counts.failed} failed, ${counts.leftOut} left out because the server was behind.`,
    );
    for (const [message, times] of failures) console.error(`${times} × ${message}`);
    const { isGood, words } = judgeMemory(samples, CEILING_MB);
    console.log(words);
    return isGood && counts.failed === 0 && counts.leftOut === 0;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
