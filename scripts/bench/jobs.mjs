// The benchmark of background work and webhooks: throughput, latency, and the cost of idling. The throughput is
// compared with that of posting the same bytes to the same receiver from this machine, without a database.
import http from "node:http";
import pg from "pg";
import { Pool } from "undici";
import { sleep } from "../process.mjs";
import { percentile } from "./load.mjs";
import { startProduct } from "./product.mjs";

const EVENTS = 3_000;
const JOBS = 3_000;
const STEADY_PER_SECOND = 50;
const STEADY_SECONDS = 20;
const IDLE_SECONDS = 15;
/**
 * The number of deliveries that run at once: the product's limit for one webhook endpoint. The bare POST requests that
 * we compare with also run this many at once.
 */
const SIDE_BY_SIDE = 8;
const FIRST_ATTEMPT_P95_MS = 2_000;
const IDLE_CPU_PERCENT = 2;

/** Starts a firm's endpoint, which answers 204 immediately and records when each event first arrived. */
async function startReceiver() {
  const firstAt = new Map();
  const server = http.createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const id = request.headers["webhook-id"];
      if (!firstAt.has(id)) firstAt.set(id, Date.now());
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, firstAt, close: () => server.close() };
}

/** Connects as the owner and finds the demo company by its test endpoint, the only one in the database. */
async function connectOwner(_dataDir, ownerUrl) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    "select company_id from webhook_endpoint where environment = 'test' limit 1",
  );
  return { owner, companyId: rows[0].company_id };
}

/**
 * Writes events with their deliveries and due work in one statement, as the product does. The product sets the
 * column of the concurrency pool to the endpoint's id, to limit the concurrent deliveries of each endpoint. Here the
 * column is null, so the limit applies to the company.
 */
async function writeEvents({ owner, companyId }, from, count) {
  await owner.query(
    `with e as (
       insert into event (id, company_id, environment, type, generation, simulated, payload)
       select 'evt_bench_' || n, $1, 'test', 'report.ready', 0, true,
         '{"event":"report.ready","request_id":"req_example","verification_id":null,"report_type":"affordability","client_name":"Bench","event_id":"evt_bench_' || n || '"}'
       from generate_series($2::int, $3::int) n returning id),
     d as (
       insert into delivery (id, event_id, endpoint_id, company_id, environment, next_at)
       select 'dlv_' || e.id, e.id, w.id, $1, 'test', now() from e, webhook_endpoint w
         where w.company_id = $1 and w.environment = 'test' returning id)
     insert into outbox (id, name, company_id, environment, subject_id, dedupe_key)
       select 'job_' || d.id, 'deliver', $1, 'test', d.id, 'bench:' || d.id from d`,
    [companyId, from, from + count - 1],
  );
}

async function until(isSo, seconds = 300) {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("the work did not end in time");
    await sleep(20);
  }
}

async function measureYardstick(url) {
  const pool = new Pool(new URL(url).origin, { connections: SIDE_BY_SIDE });
  const body = JSON.stringify({ event: "report.ready", padding: "x".repeat(150) });
  let sent = 0;
  const began = performance.now();
  const caller = async () => {
    while (sent < EVENTS) {
      const id = `yardstick_${sent++}`;
      const answer = await pool.request({ path: "/", method: "POST", headers: { "webhook-id": id }, body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, caller));
  await pool.close();
  return EVENTS / ((performance.now() - began) / 1000);
}

async function measureBacklog(facts, receiver) {
  const began = performance.now();
  await writeEvents(facts, 0, EVENTS);
  await until(() => receiver.firstAt.has(`evt_bench_${EVENTS - 1}`) && countOf(receiver, 0) === EVENTS);
  return EVENTS / ((performance.now() - began) / 1000);
}

const countOf = (receiver, from) =>
  [...receiver.firstAt.keys()].filter((id) => Number(id.replace("evt_bench_", "")) >= from).length;

async function measureSteady(facts, receiver) {
  const from = 1_000_000;
  const count = STEADY_PER_SECOND * STEADY_SECONDS;
  const writtenAt = [];
  const began = Date.now();
  for (let n = 0; n < count; n++) {
    await sleep(began + (n * 1000) / STEADY_PER_SECOND - Date.now());
    writtenAt.push(Date.now());
    await writeEvents(facts, from + n, 1);
  }
  await until(() => countOf(receiver, from) === count);
  const waits = writtenAt.map((at, n) => receiver.firstAt.get(`evt_bench_${from + n}`) - at);
  return waits.sort((a, b) => a - b);
}

/** Measures work that finds nothing to do: the cost of claiming, running and finishing any work. */
async function measureJobs({ owner, companyId }) {
  const { rows } = await owner.query(
    "select id from request where company_id = $1 and environment = 'test' limit 1",
    [companyId],
  );
  const began = performance.now();
  await owner.query(
    `insert into outbox (id, name, company_id, environment, subject_id, dedupe_key)
     select 'job_nothing_' || n, 'expire_share', $1, 'test', $2, 'bench:nothing:' || n from generate_series(1, $3::int) n`,
    [companyId, rows[0].id, JOBS],
  );
  await until(async () => {
    const left = await owner.query(
      "select 1 from outbox where dedupe_key like 'bench:nothing:%' and done_at is null limit 1",
    );
    return left.rowCount === 0;
  });
  return JOBS / ((performance.now() - began) / 1000);
}

async function measureIdle(cpuSeconds) {
  await sleep(3_000);
  const before = cpuSeconds();
  if (before === null) return null;
  await sleep(IDLE_SECONDS * 1000);
  return ((cpuSeconds() - before) / IDLE_SECONDS) * 100;
}

/** Prints the benchmark of background work. Returns false if `check` is set and a target is missed. */
export async function benchJobs({ check }) {
  console.log("\nBackground work: building and starting the product …");
  const product = await startProduct({ fill: connectOwner, env: { SURPLUS_DEMO: "1" } });
  const receiver = await startReceiver();
  const { facts, cpuSeconds } = product;
  const misses = [];
  try {
    await facts.owner.query(
      "update webhook_endpoint set url = $2 where company_id = $1 and environment = 'test'",
      [facts.companyId, receiver.url],
    );
    const idle = await measureIdle(cpuSeconds);
    await measureBacklogWarm(facts, receiver);
    const yardstick = await measureYardstick(receiver.url);
    receiver.firstAt.clear();
    const cpuBefore = cpuSeconds();
    const delivered = await measureBacklog(facts, receiver);
    const cpuMs = cpuBefore === null ? null : ((cpuSeconds() - cpuBefore) * 1000) / EVENTS;
    const waits = await measureSteady(facts, receiver);
    const jobs = await measureJobs(facts);
    const p95 = percentile(waits, 0.95);
    const rows = [
      ["bare posts, no database", `${yardstick.toFixed(0)} a second`, "1.00"],
      [
        "webhooks delivered, a backlog",
        `${delivered.toFixed(0)} a second`,
        (delivered / yardstick).toFixed(2),
      ],
      ["jobs that find nothing to do", `${jobs.toFixed(0)} a second`, (jobs / yardstick).toFixed(2)],
    ];
    for (const [name, rate, share] of rows)
      console.log(`${name.padEnd(34)}${rate.padStart(14)}${share.padStart(8)}`);
    if (cpuMs !== null) console.log(`CPU time of the web server per webhook: ${cpuMs.toFixed(1)} ms`);
    console.log(
      `first attempt at ${STEADY_PER_SECOND} events a second: p50 ${percentile(waits, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (aim ${FIRST_ATTEMPT_P95_MS})`,
    );
    if (idle !== null) console.log(`CPU use when there is nothing to do: ${idle.toFixed(1)} % of one core`);
    if (p95 > FIRST_ATTEMPT_P95_MS) misses.push(`first attempt p95 ${p95} ms`);
    if (idle !== null && idle > IDLE_CPU_PERCENT) misses.push(`idle at ${idle.toFixed(1)} %`);
  } finally {
    receiver.close();
    await facts.owner.end();
    await product.stop();
  }
  for (const miss of check ? misses : []) console.error(`Missed: ${miss}.`);
  return !check || misses.length === 0;
}

/** Delivers a backlog before the measurement, to open the connections. */
async function measureBacklogWarm(facts, receiver) {
  const from = 2_000_000;
  await writeEvents(facts, from, 200);
  await until(() => countOf(receiver, from) === 200);
}
