// The API benchmark: the cost of a call, compared with the cost of the framework that serves it.
import os from "node:os";
import { load, openCallers, percentile } from "./load.mjs";
import { startProduct } from "./product.mjs";
import { count, line, ms, pad } from "./table.mjs";

const CALLERS = [1, 50];
const ROUND_SECONDS = 2;
/** Seconds for which each call runs before it is measured, because code is several times slower when cold. */
const WARM_SECONDS = 3;
const LIST_CALLS = 100;
/** The number of days over which seed.ts spreads the requests. */
const SPREAD_DAYS = 364;

/**
 * The target rate of each call with 50 callers, as a fraction of the yardstick route's rate. The yardstick route makes
 * a single query. `--check` fails if a call's rate is below half of its target.
 */
const AIMS = { get: 0.8, create: 0.75, "report JSON, gzip": 0.4 };
const CREATE_P95_MS = 50;
const LIST_P95_MS = 100;

const HEAD = ["", "req/s", "p50", "p95", "p99", "CPU/call", "of constant", "of one query"];
const WIDTHS = [26, 9, 10, 10, 10, 10, 13, 14];

function callsOf({ key, ids, reportId, foreignId, unknownId }) {
  const headers = { "x-api-key": key };
  const post = { ...headers, "content-type": "application/json" };
  const body = JSON.stringify({
    client_name: "Ava Nguyen",
    report_type: "affordability",
    client_ref: "LOAN-7",
    email: "ava@example.com",
    phone: "0412 345 678",
    redirect_uri: "https://firm.example/done",
  });
  const run = Date.now();
  const create = (extra) => ({ path: "/v1/requests", method: "POST", headers: { ...post, ...extra }, body });
  return {
    constant: { next: () => ({ path: "/v1/yardstick/constant" }) },
    "one query": { next: () => ({ path: "/v1/yardstick/one-query" }) },
    get: { next: (n) => ({ path: `/v1/requests/${ids[n % ids.length]}`, headers }) },
    // Two refusals that a caller must not be able to tell apart, by content or by time.
    "get, unknown id": { status: 404, next: () => ({ path: `/v1/requests/${unknownId}`, headers }) },
    "get, another company's": { status: 404, next: () => ({ path: `/v1/requests/${foreignId}`, headers }) },
    create: { status: 201, next: () => create({}) },
    "create, Idempotency-Key": {
      status: 201,
      next: (n) => create({ "idempotency-key": `${run}-${process.hrtime.bigint()}-${n}` }),
    },
    "list of 25": { next: () => ({ path: "/v1/requests", headers }) },
    "report JSON": { next: () => ({ path: `/v1/requests/${reportId}/report`, headers }) },
    "report JSON, gzip": {
      next: () => ({
        path: `/v1/requests/${reportId}/report`,
        headers: { ...headers, "accept-encoding": "gzip" },
      }),
    },
  };
}

/**
 * Measures all calls in each round, one after the other, so that other work on the machine affects all of them alike.
 */
async function measureCalls(product, calls, callers, rounds) {
  const pool = openCallers(product.baseUrl, callers);
  const results = Object.fromEntries(
    Object.keys(calls).map((name) => [name, { times: [], rates: [], cpu: 0 }]),
  );
  for (const call of Object.values(calls)) await load(pool, callers, WARM_SECONDS, call);
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const before = product.cpuSeconds();
      const { times, seconds } = await load(pool, callers, ROUND_SECONDS, call);
      results[name].cpu += product.cpuSeconds() - before;
      results[name].times.push(...times);
      results[name].rates.push(times.length / seconds);
    }
  }
  await pool.close();
  return results;
}

const median = (values) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
/** Compares two rates within the same round, because calls that are close in time see the same load. */
const ratio = (result, yardstick) => median(result.rates.map((rate, round) => rate / yardstick.rates[round]));

function callLine(name, result, results) {
  const sorted = result.times.toSorted((a, b) => a - b);
  const cpuUs = (result.cpu / sorted.length) * 1e6;
  return line(WIDTHS, [
    name.padEnd(WIDTHS[0]),
    count(median(result.rates)),
    ...[0.5, 0.95, 0.99].map((share) => ms(percentile(sorted, share))),
    result.cpu > 0 ? `${count(cpuUs)} µs` : "–",
    `${count(ratio(result, results.constant) * 100)} %`,
    `${count(ratio(result, results["one query"]) * 100)} %`,
  ]);
}

/** Cycles through the kinds of list calls. Where possible, two calls in a row differ. */
async function listsOf(pool, { key, count: total, sharedRef, rareName }) {
  const headers = { "x-api-key": key };
  const day = 86_400_000;
  const ago = (days) => encodeURIComponent(new Date(Date.now() - days * day).toISOString());
  const page = async (query) => {
    const { body } = await pool.request({ method: "GET", path: `/v1/requests?${query}`, headers });
    return body.json();
  };
  const { next_cursor: deep } = await page(`created_before=${ago(SPREAD_DAYS - 14)}`);
  if (deep === null)
    throw new Error("The list has too few requests: the requests of the oldest two weeks fit on one page.");
  const at = (query) => ({ next: (n) => ({ path: `/v1/requests?${query(n)}`, headers }) });
  return {
    plain: at(() => ""),
    "limit 100": at(() => "limit=100"),
    status: at((n) => `status=${["pending_consent", "ready", "purged"][n % 3]}`),
    "status and report type": at(() => "status=pending_data&report_type=expense_summary"),
    "client_ref, one": at((n) => `client_ref=LOAN-${(n * 7919 + 1) % total}`),
    "client_ref, shared by 250": at(() => `client_ref=${sharedRef}`),
    created_after: at((n) => `created_after=${ago(1 + (n % (SPREAD_DAYS - 1)))}`),
    "created_after and _before": at(
      (n) => `created_after=${ago(200 + (n % 150))}&created_before=${ago(199)}`,
    ),
    "deep cursor": at(() => `cursor=${deep}`),
    "q, common": at(() => "q=nguyen"),
    "q, rare": at(() => `q=${encodeURIComponent(rareName.toLowerCase())}`),
    "q, a reference": at((n) => `q=loan-${(n * 7919 + 1) % total}`),
    "q, no match": at((n) => `q=nosuchname${n}`),
  };
}

async function measureLists(product) {
  const pool = openCallers(product.baseUrl, 1);
  const slow = [];
  console.log(
    `\nLists of a company with ${count(product.facts.count)} requests, one caller, ${LIST_CALLS} calls each:`,
  );
  for (const [name, list] of Object.entries(await listsOf(pool, product.facts))) {
    const times = [];
    for (let n = 0; n < LIST_CALLS; n++) {
      const began = performance.now();
      const { statusCode, body } = await pool.request({ method: "GET", ...list.next(n) });
      const text = await body.text();
      times.push(performance.now() - began);
      if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${text.slice(0, 300)}`);
    }
    times.sort((a, b) => a - b);
    const p95 = percentile(times, 0.95);
    if (p95 > LIST_P95_MS) slow.push(`listing by ${name}: p95 ${ms(p95)}`);
    console.log(`${name.padEnd(28)}p50${pad(ms(percentile(times, 0.5)), 10)}   p95${pad(ms(p95), 10)}`);
  }
  await pool.close();
  return slow;
}

/**
 * Prints the API benchmark. Returns false if `check` is set and a target is missed by so much that other work on the
 * machine cannot explain it.
 */
export async function benchApi({ rounds, check }) {
  console.log("\nBuilding and starting the product with the reference routes …");
  const product = await startProduct();
  const misses = [];
  try {
    const calls = callsOf(product.facts);
    for (const callers of CALLERS) {
      const results = await measureCalls(product, calls, callers, rounds);
      const times = `${rounds} rounds of ${ROUND_SECONDS} s, load ${os.loadavg()[0].toFixed(1)}`;
      console.log(`\n${callers} caller${callers > 1 ? "s" : ""}, ${times}\n${line(WIDTHS, HEAD)}`);
      for (const [name, result] of Object.entries(results)) console.log(callLine(name, result, results));
      if (callers === 1) continue;
      for (const [name, aim] of Object.entries(AIMS)) {
        const reached = ratio(results[name], results["one query"]);
        if (reached < aim / 2) misses.push(`${name}: ${count(reached * 100)} % of the rate of “one query”`);
      }
      const p95 = percentile(
        results.create.times.toSorted((a, b) => a - b),
        0.95,
      );
      const aims = Object.entries(AIMS).map(([name, aim]) => `${name} ${count(aim * 100)} %`);
      console.log(
        `Targets, as a share of the rate of “one query”: ${aims.join(", ")}; create p95 under ${CREATE_P95_MS} ms (${ms(p95)}).`,
      );
    }
    misses.push(...(await measureLists(product)));
  } finally {
    await product.stop();
  }
  for (const miss of check ? misses : []) console.error(`Too slow: ${miss}.`);
  return !check || misses.length === 0;
}
