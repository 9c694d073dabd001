// The product that the benchmark measures. It contains two additional routes (yardstick/) for the benchmark to
// compare it with. It starts as `npm start` starts it, with its own database.
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { ensureClient } from "../build.mjs";
import { startOwnServer } from "../own-server.mjs";
import { startPostgres } from "../postgres.mjs";
import { findJson, makeDataDirectory } from "../private-file.mjs";
import { withLogin } from "../roles.mjs";
import { runTool } from "../tool.mjs";
import { copyProduct } from "./own-build.mjs";

export const APP_ROLE = "surplus_app";
const TICKS_PER_SECOND = 100;

/**
 * Starts the product and fills its database, by default for the API's calls. Returns the product's URL, the result of
 * `fill`, and the database's URLs for its owner and for the product. Also returns functions that measure CPU time and
 * memory, and functions that stop the product or start it again with the same data.
 */
export async function startProduct({ fill = fillForApi, env = {} } = {}) {
  const copy = await copyProduct();
  const dataDir = path.join(tmpdir(), `surplus-bench-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(dataDir);
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const work of undo.reverse()) await work();
  };
  try {
    const options = { root: copy, dataDir, env: { SURPLUS_DEMO: "0", LOG_LEVEL: "error", ...env } };
    let server = await startOwnServer(options);
    undo.push(() => server.stop());
    const database = await startPostgres({ dir: path.join(dataDir, "postgres") });
    undo.push(database.leave);
    const facts = await fill(dataDir, database.url);
    const { baseUrl } = server;
    const serverId = await findServerId(dataDir);
    const { APP_DB_PASSWORD } = await findJson(path.join(dataDir, "secrets.json"));
    const appUrl = withLogin(database.url, APP_ROLE, APP_DB_PASSWORD);
    return {
      baseUrl,
      facts,
      ownerUrl: database.url,
      appUrl,
      cpuSeconds: () => readClock(serverId),
      memoryMb: () => readMemoryMb(serverId),
      databaseCpuSeconds: () => readFamilyClock(database.pid),
      restart: async () => {
        await server.stop();
        server = await startOwnServer({ ...options, port: Number(new URL(baseUrl).port) });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs a script that fills the database as the product's role. Returns what the script writes to BENCH_FILE: keys, ids
 * and cookies of the new data.
 */
export async function seed(script, dataDir, ownerUrl, more = {}) {
  await ensureClient();
  const file = path.join(dataDir, "bench.json");
  const secrets = await findJson(path.join(dataDir, "secrets.json"));
  const env = {
    ...process.env,
    ...secrets,
    ...more,
    BENCH_FILE: file,
    OWNER_URL: ownerUrl,
    LOG_LEVEL: "error",
  };
  env.DATABASE_URL = withLogin(ownerUrl, APP_ROLE, secrets.APP_DB_PASSWORD);
  await runTool("tsx", [`scripts/bench/${script}`], { env });
  return findJson(file);
}

/**
 * Fills the database for the API's calls, and adds the table that a route in yardstick/ reads. Returns what seed.ts
 * writes to BENCH_FILE.
 */
export async function fillForApi(dataDir, ownerUrl, more = {}) {
  const facts = await seed("seed.ts", dataDir, ownerUrl, more);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("create table yardstick (id int primary key, version text not null)");
    await owner.query("insert into yardstick values (1, '1')");
    await owner.query(`grant select on yardstick to ${APP_ROLE}`);
    // Done now, because autovacuum would do the same a minute later, during the measurement.
    await owner.query("vacuum analyze");
  } finally {
    await owner.end();
  }
  return facts;
}

/** The process id of the web server. */
async function findServerId(dataDir) {
  const [record] = await readdir(path.join(dataDir, "servers"));
  return (await findJson(path.join(dataDir, "servers", record))).server.pid;
}

/** Reads the resident memory of a process in MB; null if the system does not report it. */
function readMemoryMb(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

/** Reads the fields of /proc/…/stat, starting with the state; null if there is no such file. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function readClock(pid) {
  const fields = readStat(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * Reads the CPU time of a process and of its child processes, because Postgres starts a process for each connection.
 * Includes child processes that have ended.
 */
function readFamilyClock(pid) {
  const parent = readStat(pid);
  if (parent === null) return null;
  const family = readdirSync("/proc").filter(
    (name) => name === String(pid) || (/^\d+$/.test(name) && readStat(name)?.[1] === String(pid)),
  );
  const ended = (Number(parent[13]) + Number(parent[14])) / TICKS_PER_SECOND;
  return family.reduce((sum, name) => sum + (readClock(name) ?? 0), ended);
}
