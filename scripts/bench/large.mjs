// The benchmark of a large database with millions of API calls, events and deliveries. Measures the reads of the pages
// and the API, and the nightly deletion of one day.
import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { migrate } from "../migrate.mjs";
import { startPostgres } from "../postgres.mjs";
import { sleep } from "../process.mjs";
import { applyRoles } from "../roles.mjs";
import { ensureSecrets } from "../secrets.mjs";
import { fillLarge, LARGE_DAYS, LARGE_TABLES } from "./fill-large.mjs";
import { fillPortal } from "./fill-portal.mjs";
import { percentile } from "./load.mjs";
import { APP_ROLE, fillForApi, seed } from "./product.mjs";
import { count, ms, pad } from "./table.mjs";

/** The target for every read, in milliseconds: its 95th percentile. `--check` fails above twice the target. */
const AIM_MS = 100;
const POLL_MS = 20;

async function fill(dataDir, ownerUrl, rows) {
  const facts = await fillForApi(dataDir, ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set synchronous_commit = off");
    await fillPortal(owner, facts);
    await owner.query("vacuum analyze");
  } finally {
    await owner.end();
  }
  await fillLarge(ownerUrl, facts, rows, console.log);
  const file = path.join(dataDir, "facts.json");
  await writeFile(file, JSON.stringify({ ...facts, days: LARGE_DAYS }), { mode: 0o600 });
  return file;
}

async function printSizes(owner) {
  const { rows } = await owner.query(
    `select relname as name, (pg_table_size(oid) / 1e9)::float8 as rows,
       (pg_indexes_size(oid) / 1e9)::float8 as indexes
     from pg_class where oid = any($1::regclass[]) order by 1`,
    [LARGE_TABLES],
  );
  for (const { name, rows: own, indexes } of rows)
    console.log(`${name.padEnd(38)}${pad(own.toFixed(1), 6)} GB, indexes ${indexes.toFixed(1)} GB`);
}

/** Measures every read and prints its times. Returns the reads whose p95 is over twice the target. */
async function measureReads(dataDir, ownerUrl, factsFile) {
  const results = await seed("measure-large.ts", dataDir, ownerUrl, { FACTS_FILE: factsFile });
  console.log(`\n${"".padEnd(38)}${pad("p50", 10)}${pad("p95", 10)}`);
  const slow = [];
  for (const [name, times] of results) {
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share));
    console.log(`${name.padEnd(38)}${pad(ms(p50), 10)}${pad(ms(p95), 10)}${p95 > AIM_MS ? "  over" : ""}`);
    if (p95 > 2 * AIM_MS) slow.push(`${name}: p95 ${ms(p95)}`);
  }
  console.log(`Aim: every p95 under ${AIM_MS} ms.`);
  return slow;
}

/** Polls the database until `work` ends. Returns its longest transaction and the longest wait for a lock, in ms. */
async function watchLocks(owner, work) {
  let [held, waited, isOver] = [0, 0, false];
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = await owner.query(
      `select (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0) * 1000 from pg_stat_activity
         where usename = $1 and state <> 'idle') as held,
       (select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0) * 1000 from pg_locks
         where not granted) as waited`,
      [APP_ROLE],
    );
    held = Math.max(held, Number(rows[0].held));
    waited = Math.max(waited, Number(rows[0].waited));
    await sleep(POLL_MS);
  }
  await working;
  return { held, waited };
}

/** Deletes the rows of one day as the nightly job does, and prints the rate and the longest transaction. */
async function measurePruning(dataDir, ownerUrl, { owner, factsFile, rows }) {
  const countDeleted = async () => {
    const found = await owner.query(
      "select sum(n_tup_del)::float8 as deleted from pg_stat_user_tables where relid = any($1::regclass[])",
      [LARGE_TABLES],
    );
    return found.rows[0].deleted;
  };
  const before = await countDeleted();
  const began = performance.now();
  const { held, waited } = await watchLocks(owner, () =>
    seed("measure-large.ts", dataDir, ownerUrl, { FACTS_FILE: factsFile, PART: "prune" }),
  );
  const seconds = (performance.now() - began) / 1000;
  const deleted = (await countDeleted()) - before;
  const day = (rows * LARGE_TABLES.length) / LARGE_DAYS;
  console.log(
    `\nDeleting a day of ${count(day)} rows took ${seconds.toFixed(0)} s: ${count(deleted)} rows, ${count(deleted / seconds)} a second.`,
  );
  console.log(`The longest transaction took ${ms(held)}, and the longest wait for a lock ${ms(waited)}.`);
}

/**
 * Prints the benchmark of a database with `rows` rows in each large table: about 3 GB for each million. Returns false
 * if `check` is set and a read takes so long that a busy machine cannot explain it.
 */
export async function benchLarge({ rows, check }) {
  console.log(`\nFilling a database with ${count(rows)} calls, events and deliveries …`);
  const dataDir = path.join(tmpdir(), `surplus-bench-${randomBytes(6).toString("hex")}`);
  const { APP_DB_PASSWORD: password } = await ensureSecrets({ dir: dataDir, env: {} });
  const database = await startPostgres({ dir: path.join(dataDir, "postgres") });
  const owner = new pg.Client({ connectionString: database.url });
  try {
    await migrate({ url: database.url });
    await applyRoles({ ownerUrl: database.url, password });
    const factsFile = await fill(dataDir, database.url, rows);
    await owner.connect();
    await printSizes(owner);
    const slow = await measureReads(dataDir, database.url, factsFile);
    await measurePruning(dataDir, database.url, { owner, factsFile, rows });
    for (const miss of check ? slow : []) console.error(`Too slow: ${miss}.`);
    return !check || slow.length === 0;
  } finally {
    await owner.end();
    await database.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}
