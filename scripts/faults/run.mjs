// Prepares the product, runs the fault cases on it, and reads their results.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ensureBuild, ensureClient } from "../build.mjs";
import { PROVIDER_PREFIXES } from "../listed-settings.mjs";
import { migrate } from "../migrate.mjs";
import { findFreePort } from "../ports.mjs";
import { findInstalledServers, findPooler } from "../postgres/installed.mjs";
import { startPooler } from "../postgres/pooler.mjs";
import { stopServer } from "../postgres/server.mjs";
import { startPostgres } from "../postgres.mjs";
import { findJson, makeDataDirectory } from "../private-file.mjs";
import { isStillRunning, signalGroup } from "../process.mjs";
import { applyRoles } from "../roles.mjs";
import { ensureSecrets, SECRETS } from "../secrets.mjs";
import { environmentFor, readSettings } from "../settings.mjs";

const CONFIG = "tests/faults/vitest.config.ts";
const EVENTS_FILE = "tests/faults/events.test.ts";
/** The login of the tests' own database role (tests/setup/postgres.ts). */
const MODEL_LOGIN = ["surplus_test_app", "surplus-test"];
/** The number of steps of the model (`npm run model`), unless the environment sets another number. */
const MODEL_STEPS = "2000";

const SERVICES = ["INNGEST", "RESEND", "TWILIO", "UPSTREAM", ...PROVIDER_PREFIXES].join("|");
/** Environment variables that may be meant for another server, so the cases do not inherit them. */
const OTHERS = new RegExp(
  `^(DATABASE_URL|BASE_URL|CONSENT_BASE_URL|NEXTAUTH_URL|PORT|DATA_DIR|NODE_ENV|(${SERVICES})_.*)$`,
);

/**
 * Runs the fault cases in `folder` and returns each result; `failure` is the test runner's error, if any. By default
 * runs every case. `sample` selects the cases marked for a sample, and `only` the cases whose text contains each of its
 * words. `files` selects the cases in these files. `events` selects the one case that creates many events, and sets the
 * number of events. `model` runs only the model (`npm run model`).
 *
 * With several `processes`, the product runs as that many processes behind a proxy, on an installed Postgres and
 * PgBouncer if there are any. Then the model runs too, unless `only` or `files` selects cases.
 */
export async function runFaults({
  folder,
  lifecycle,
  tool,
  sample = false,
  only = "",
  events = null,
  processes = 1,
  model = false,
  files = events !== null ? [EVENTS_FILE] : [],
  log = console.log,
}) {
  const dataDir = path.join(folder, "faults");
  await makeDataDirectory(dataDir);
  const results = path.join(dataDir, "results.jsonl");
  const { env: prepared, modelEnv } = await prepare({ dataDir, lifecycle, log, processes });
  const env = {
    ...prepared,
    FAULTS_RESULTS: results,
    FAULTS_SAMPLE: sample ? "1" : "",
    FAULTS_ONLY: only,
    FAULTS_EVENTS: events === null ? "" : String(events),
  };
  const run = (words, env) =>
    tool("vitest", ["run", ...words], { env }).then(
      () => null,
      (error) => error,
    );
  let failure = model ? null : await run(["--config", CONFIG, ...files], env);
  if (model || (processes > 1 && files.length === 0 && only === ""))
    failure = (await run(["tests/model"], modelEnv)) ?? failure;
  return { found: lastTries(await readResults(results)), failure };
}

/** Lists the existing cases without running them. */
export async function listFaults({ folder, tool }) {
  await makeDataDirectory(folder);
  const results = path.join(folder, "list.jsonl");
  const env = { ...process.env, FAULTS_MODE: "list", FAULTS_RESULTS: results };
  await tool("vitest", ["run", "--config", CONFIG], { env, quiet: true });
  return readResults(results);
}

/**
 * Prepares the build and a database with the product's tables and role. Returns the environments for the cases and for
 * the model (`npm run model`).
 */
async function prepare({ dataDir, lifecycle, log, processes }) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in SECRETS)));
  const secrets = await ensureSecrets({ dir: dataDir, env: own });
  const programs = processes > 1 ? (await findInstalledServers()).at(-1)?.folder : undefined;
  const starting = startPostgres({ dir: path.join(dataDir, "postgres"), programs, log });
  // The database is stopped at the end, because only this run uses it and an interrupted case cannot clean up.
  lifecycle.onStop(() => stopServer(path.join(dataDir, "postgres")));
  lifecycle.onStop(() => endServers(dataDir));
  const { url: ownerUrl } = await starting;
  await migrate({ url: ownerUrl });
  const appUrl = await applyRoles({ ownerUrl, password: secrets.APP_DB_PASSWORD });
  const pooler = processes > 1 ? findPooler() : null;
  const pool = pooler && (await openPooler({ dataDir, lifecycle, program: pooler, url: appUrl }));
  if (processes > 1)
    log(`${processes} processes on ${programs ?? "npm's Postgres"}, ${pooler ?? "without a pooler"}.`);
  const port = await findFreePort();
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir });
  const env = environmentFor(settings, { secrets, databaseUrl: appUrl, ownsServer: true });
  await ensureClient();
  await ensureBuild({ env, log });
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHERS.test(name)));
  const casesEnv = {
    ...inherited,
    ...secrets,
    SERVER_URL: settings.baseUrl,
    NEXTAUTH_URL: settings.baseUrl,
    DATABASE_URL: appUrl,
    OWNER_DATABASE_URL: ownerUrl,
    FAULTS_DATA_DIR: dataDir,
    FAULTS_PORT: String(port),
    SANDBOX_DELAY_SECONDS: "6",
    WEBHOOK_ALLOW_PRIVATE: "1",
    LOG_LEVEL: "silent",
    FAULTS_PROCESSES: String(processes),
    ...(pool ? { FAULTS_POOLER_PORT: String(pool.port) } : {}),
  };
  const modelEnv = {
    MODEL_STEPS,
    ...inherited,
    MODEL_PROCESSES: String(processes),
    TEST_DATABASE_URL: ownerUrl,
    ...(pool ? { TEST_POOLER: `127.0.0.1:${pool.port}`, DB_PREPARED_STATEMENTS: "0" } : {}),
  };
  return { env: casesEnv, modelEnv };
}

async function openPooler({ dataDir, lifecycle, program, url }) {
  const dir = path.join(dataDir, "pooler");
  const pool = await startPooler({ dir, program, url, logins: [MODEL_LOGIN] });
  lifecycle.onStop(pool.stop);
  return pool;
}

/** Stops the servers that an interrupted run did not stop. */
async function endServers(dataDir) {
  const records = path.join(dataDir, "servers");
  for (const name of await readdir(records).catch(() => [])) {
    const record = await findJson(path.join(records, name)).catch(() => null);
    if (await isStillRunning(record?.server)) signalGroup(record.server.pid, "SIGKILL");
  }
}

/** Returns the result of each case's last attempt. `before` is the failure of an earlier attempt. */
function lastTries(results) {
  const cases = new Map();
  for (const result of results) {
    const key = `${result.subject}: ${result.name}`;
    const before = cases.get(key)?.problem;
    cases.set(key, before === undefined ? result : { ...result, before });
  }
  return [...cases.values()];
}

async function readResults(file) {
  if (!existsSync(file)) return [];
  return (await readFile(file, "utf8"))
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
