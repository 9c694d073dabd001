// The portal benchmark: the cost of every page on a server with a hundred thousand requests and a million audit
// entries. It measures elapsed and CPU time, and the first visits after a start. Other work on the machine lengthens
// the elapsed time, but hardly the CPU time.
import os from "node:os";
import pg from "pg";
import { fillPortal } from "./fill-portal.mjs";
import { openCallers, percentile } from "./load.mjs";
import { consolePages, MAIN_PAGES, portalPages } from "./portal-pages.mjs";
import { fillForApi, startProduct } from "./product.mjs";
import { count, ms, pad } from "./table.mjs";

const CALLS = 20;
const WARM_CALLS = 3;
/**
 * The target for every page, in milliseconds. `--check` fails above twice the target, which leaves room for a
 * busy machine.
 */
const AIM_MS = 200;
/** The number of times that the server is started. After each start, every main page is visited once. */
const STARTS = 5;
/**
 * The first visit to a page after a start is slower. The target for the 95th percentile of these visits, in
 * milliseconds.
 */
const FIRST_AIM_MS = 1_000;
const OPERATOR = "operator@bench.example";

/** Fills the database as for the API's benchmark, and adds the other data that the portal shows. */
async function fill(dataDir, ownerUrl) {
  const facts = await fillForApi(dataDir, ownerUrl, { OPERATOR_EMAIL: OPERATOR });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const more = await fillPortal(owner, facts);
    await owner.query("vacuum analyze");
    return { ...facts, ...more };
  } finally {
    await owner.end();
  }
}

/** Loads a page once. Returns the elapsed milliseconds until its last byte. */
async function loadPage(pool, path, cookie) {
  const began = performance.now();
  const { statusCode, body } = await pool.request({ method: "GET", path, headers: { cookie } });
  await body.dump({ limit: 20_000_000 });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return performance.now() - began;
}

/** Measures the calls of a page: the elapsed time, and the CPU time of the server and the database. */
async function measurePage(pool, product, path, cookie) {
  const call = () => loadPage(pool, path, cookie);
  for (let n = 0; n < WARM_CALLS; n++) await call();
  const clocks = [product.cpuSeconds, product.databaseCpuSeconds];
  const before = clocks.map((clock) => clock());
  const times = [];
  for (let n = 0; n < CALLS; n++) times.push(await call());
  times.sort((a, b) => a - b);
  const [server, database] = clocks.map((clock, index) => {
    const after = clock();
    return after === null ? null : ((after - before[index]) * 1000) / CALLS;
  });
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), server, database };
}

async function measureAll(pool, product, pages, cookie) {
  const slow = [];
  for (const [name, path] of Object.entries(pages)) {
    const { p50, p95, server, database } = await measurePage(pool, product, path, cookie);
    const cells = [p50, p95, server, database].map((value) => pad(ms(value), 10));
    console.log(`${name.padEnd(34)}${cells.join("")}${p95 > AIM_MS ? "  over" : ""}`);
    if (p95 > 2 * AIM_MS) slow.push(`${name}: p95 ${ms(p95)}`);
  }
  return slow;
}

/**
 * Starts the server several times and visits each main page once after each start. Prints the times. Returns a message
 * in an array if the 95th percentile is more than twice the target, otherwise [].
 */
async function measureFirstVisits(product) {
  const { facts, baseUrl } = product;
  const paths = portalPages(facts);
  const visits = new Map(MAIN_PAGES.map((name) => [name, []]));
  for (let start = 0; start < STARTS; start++) {
    await product.restart();
    const pool = openCallers(baseUrl, 1);
    for (const [name, times] of visits) times.push(await loadPage(pool, paths[name], facts.memberCookie));
    await pool.close();
  }
  console.log(
    `\n${`first visit after each of ${STARTS} starts`.padEnd(34)}${pad("p50", 10)}${pad("max", 10)}`,
  );
  for (const [name, times] of visits) {
    times.sort((a, b) => a - b);
    console.log(`${name.padEnd(34)}${pad(ms(percentile(times, 0.5)), 10)}${pad(ms(times.at(-1)), 10)}`);
  }
  const all = [...visits.values()].flat().sort((a, b) => a - b);
  const p95 = percentile(all, 0.95);
  console.log(`All ${all.length} first visits: p95 ${ms(p95)}. Aim: under ${count(FIRST_AIM_MS)} ms.`);
  return p95 > 2 * FIRST_AIM_MS ? [`first visits: p95 ${ms(p95)}`] : [];
}

const nowLoad = () => `load ${os.loadavg()[0].toFixed(1)}`;

/**
 * Prints the portal benchmark. Returns false if `check` is set and a page takes so long that a busy machine cannot
 * explain it.
 */
export async function benchPortal({ check }) {
  console.log("\nBuilding and starting the product with a hundred thousand requests …");
  const began = performance.now();
  const product = await startProduct({ fill, env: { OPERATOR_EMAILS: OPERATOR } });
  const pool = openCallers(product.baseUrl, 1);
  try {
    const { facts } = product;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `Ready after ${seconds} s. ${count(facts.count)} requests, ${CALLS} calls a page, ${nowLoad()}.`,
    );
    const titles = ["p50", "p95", "server CPU", "db CPU"].map((title) => pad(title, 10));
    console.log(`\n${"".padEnd(34)}${titles.join("")}`);
    const slow = await measureAll(pool, product, portalPages(facts), facts.memberCookie);
    slow.push(...(await measureAll(pool, product, consolePages(facts), facts.operatorCookie)));
    console.log(`Aim: every page under ${AIM_MS} ms.`);
    slow.push(...(await measureFirstVisits(product)));
    console.log(`At the end, ${nowLoad()}.`);
    for (const miss of check ? slow : []) console.error(`Too slow: ${miss}.`);
    return !check || slow.length === 0;
  } finally {
    await pool.close();
    await product.stop();
  }
}
