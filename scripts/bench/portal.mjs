// The portal benchmark: the cost of every page on a server with a hundred thousand requests and a million audit
// entries, in elapsed and in CPU time. Other work on the machine lengthens the elapsed time, but hardly the CPU time.
import os from "node:os";
import pg from "pg";
import { fillPortal } from "./fill-portal.mjs";
import { openCallers, percentile } from "./load.mjs";
import { consolePages, portalPages } from "./portal-pages.mjs";
import { fillForApi, startProduct } from "./product.mjs";
import { count, ms, pad } from "./table.mjs";

const CALLS = 20;
const WARM_CALLS = 3;
/**
 * The target for every page, in milliseconds. `--check` fails above twice the target, which leaves room for a
 * busy machine.
 */
const AIM_MS = 200;
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

/** Measures one call of a page: the elapsed time, and the CPU time of the server and the database. */
async function measurePage(pool, product, path, cookie) {
  const call = async () => {
    const began = performance.now();
    const { statusCode, body } = await pool.request({ method: "GET", path, headers: { cookie } });
    await body.dump({ limit: 20_000_000 });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return performance.now() - began;
  };
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
    console.log(`Aim: every page under ${AIM_MS} ms. At the end, ${nowLoad()}.`);
    for (const miss of check ? slow : []) console.error(`Too slow: ${miss}.`);
    return !check || slow.length === 0;
  } finally {
    await pool.close();
    await product.stop();
  }
}
