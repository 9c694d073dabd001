// `npm test`: everything that must hold, from a fresh checkout and with no server running. One stage after the other, but
// for those that wait more than they work; the first that fails ends the run.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled, ROOT } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runTool } from "./tool.mjs";
import { readWords } from "./usage.mjs";

const LOG_TAIL_LINES = 60;

/** The stages by name. Each gets the run it is part of and may add to its totals. */
const STAGES = {
  types: checkTypes,
  lint: checkStyle,
  unit: runUnitTests,
  wire: runWireTests,
  faults: runFaultSample,
  browser: runBrowserTests,
};

/**
 * Stages that run beside one another: types are checked by one core; the wire's tests call one after the other, and what is
 * broken on purpose is waited for. They share no server and no database. The first is heard as it goes, the other when it
 * is over.
 */
const BESIDE = { types: "lint", wire: "faults" };

/** The login of the product itself, which is neither owner nor superuser. */
const APP_ROLE = "surplus_app";

async function checkTypes({ tool }) {
  const { ensureClient } = await import("./build.mjs");
  await ensureClient();
  await tool("next", ["typegen"]);
  await tool("tsc", ["--noEmit"], { packageName: "typescript" });
}

function checkStyle({ tool }) {
  return tool("biome", ["check", "."], { packageName: "@biomejs/biome" });
}

async function runUnitTests({ tool, folder, filters, totals }) {
  const { ensureClient } = await import("./build.mjs");
  await ensureClient();
  const report = path.join(folder, "unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    await tool("vitest", ["run", ...reporters, ...filters]);
  } finally {
    countTests(await findReport(report), totals);
  }
}

/** Where the server under test keeps its data. */
const dataOf = (folder) => path.join(folder, "data");
/** Where the server under test writes what it writes for a moment, so that a test can look there. */
const temporaryOf = (folder) => path.join(folder, "tmp");

/** Who runs the service under test (tests/browser/support/make-firms.ts signs them in): two, for each approval. */
const OPERATORS = {
  OPERATOR_EMAILS: "first@operators.example,second@operators.example",
  OPERATOR_SECOND_APPROVAL: "1",
};

/** Starts the product as its users do, once for the stages that want it. */
function serverOf({ folder, lifecycle }) {
  let starting = null;
  const start = async () => {
    const { startOwnServer } = await import("./own-server.mjs");
    await makeDataDirectory(temporaryOf(folder));
    return startOwnServer({ dataDir: dataOf(folder), env: { TMPDIR: temporaryOf(folder), ...OPERATORS } });
  };
  lifecycle.onStop(async () => (await starting?.catch(() => null))?.stop());
  return () => (starting ??= start());
}

/** The API's tests over real HTTP. They make their companies with the server's own settings, in its database. */
async function runWireTests({ tool, folder, filters, totals, lifecycle, server: obtain }) {
  const { ensureClient } = await import("./build.mjs");
  await ensureClient();
  const server = await obtain();
  const report = path.join(folder, "wire.json");
  const env = {
    ...(await settingsOf({ server, folder, lifecycle })),
    SERVER_URL: server.baseUrl,
    SERVER_LOG: server.logFile,
    SERVER_DATA_DIR: dataOf(folder),
    SERVER_TEMP_DIR: temporaryOf(folder),
  };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    await tool("vitest", ["run", "--config", "tests/wire/vitest.config.ts", ...reporters, ...filters], {
      env,
    });
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    countTests(await findReport(report), totals);
  }
}

/** The settings of the server under test, and its database's owner: for those who make companies in it. */
async function settingsOf({ server, folder, lifecycle }) {
  const { startPostgres } = await import("./postgres.mjs");
  const { withLogin } = await import("./roles.mjs");
  const database = await startPostgres({ dir: path.join(dataOf(folder), "postgres") });
  lifecycle.onStop(database.leave);
  const secrets = JSON.parse(await readFile(path.join(dataOf(folder), "secrets.json"), "utf8"));
  return {
    ...process.env,
    ...secrets,
    BASE_URL: server.baseUrl,
    NEXTAUTH_URL: server.baseUrl,
    DATABASE_URL: withLogin(database.url, APP_ROLE, secrets.APP_DB_PASSWORD),
    OWNER_DATABASE_URL: database.url,
    WEBHOOK_ALLOW_PRIVATE: "1",
    LOG_LEVEL: "silent",
  };
}

/** The most telling of the cases in which the product is broken; `npm run faults` runs them all. Files run as they are named. */
async function runFaultSample({ tool, folder, filters, totals, lifecycle }) {
  const { runFaults } = await import("./faults/run.mjs");
  const { printResults } = await import("./faults/print.mjs");
  const sample = filters.length === 0;
  const { found, failure } = await runFaults({ folder, lifecycle, tool, sample, files: filters });
  printResults(found);
  totals.passed += found.filter(({ passed }) => passed).length;
  totals.failed += found.filter(({ passed }) => !passed).length;
  if (failure) throw failure;
  if (found.length === 0) throw new Error("No case was run.");
}

async function runBrowserTests({ tool, folder, filters, totals, lifecycle, server: obtain }) {
  const tests = await readdir(path.join(ROOT, "tests", "browser")).catch(() => []);
  if (tests.length === 0) throw new Error("There are no browser tests in tests/browser.");
  const { obtainChromium, NO_CHROMIUM } = await import("./chromium.mjs");
  const chromium = await obtainChromium();
  if (chromium === null) throw new Error(NO_CHROMIUM);
  const server = await obtain();
  const firms = path.join(folder, "firms.json");
  const settings = await settingsOf({ server, folder, lifecycle });
  const sessions = path.join(folder, "sessions.json");
  await tool("tsx", ["tests/browser/support/make-firms.ts"], {
    env: { ...settings, FIRMS_FILE: firms, SESSIONS_FILE: sessions },
  });
  const report = path.join(folder, "browser.json");
  const env = {
    ...process.env,
    BASE_URL: server.baseUrl,
    CHROMIUM_PATH: chromium,
    DEMO_FILE: path.join(dataOf(folder), "demo.json"),
    FIRMS_FILE: firms,
    SESSIONS_FILE: sessions,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  try {
    await tool("playwright", ["test", ...filters], { packageName: "@playwright/test", env });
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    const found = await findReport(report);
    totals.passed += (found?.stats.expected ?? 0) + (found?.stats.flaky ?? 0);
    totals.failed += found?.stats.unexpected ?? 0;
  }
}

async function printServerEnd(server) {
  const lines = (await readFile(server.logFile, "utf8")).trimEnd().split("\n").slice(-LOG_TAIL_LINES);
  console.error(`\nThe end of the server's output:\n${lines.join("\n")}`);
}

/** Counts what Vitest reports, and names what passed at its second attempt alone: it is to be mended, though no run is lost for it. */
function countTests(found, totals) {
  totals.passed += found?.numPassedTests ?? 0;
  totals.failed += found?.numFailedTests ?? 0;
  for (const { assertionResults } of found?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "passed" && failureMessages.length > 0)
        console.log(`\nFlaky, passed at its second attempt: ${fullName}\n${failureMessages[0]}`);
}

const findReport = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null);

const HELP = `npm test [-- stages or files]

Everything that must hold, from a fresh checkout and with no server running; the first stage that fails ends the run.

  npm test                       all stages: ${Object.keys(STAGES).join(", ")}
  npm test -- types lint         these stages
  npm test -- tests/domain       the tests there
  npm test -- --help             these lines
`;

/** Words that name stages choose them; any others are files, and go to the stage whose tests they are. */
function chooseStages({ positionals: words }) {
  const filters = words.filter((word) => !(word in STAGES));
  const chosen = Object.keys(STAGES).filter((name) => words.includes(name));
  if (chosen.length > 0) return { chosen, filters };
  if (filters.length === 0) return { chosen: Object.keys(STAGES), filters };
  const stage = ["browser", "wire", "faults"].find((name) => filters.some((word) => word.includes(name)));
  return { chosen: [stage ?? "unit"], filters };
}

async function run(lifecycle) {
  const choice = readWords(process.argv.slice(2), { help: HELP, allowPositionals: true, read: chooseStages });
  if (choice === null) return process.exitCode ?? 0;
  const { chosen, filters } = choice;
  await ensureInstalled();
  const folder = path.join(tmpdir(), `surplus-run-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(folder);
  lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  const totals = { passed: 0, failed: 0 };
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  const server = serverOf({ folder, lifecycle });
  const tool = (name, args, options) => runTool(name, args, { quiet: false, onSpawn, ...options });
  const context = { tool, folder, filters, totals, lifecycle, server };
  for (const group of groupStages(chosen)) {
    const ends = await Promise.all(group.map((name, place) => runStage(name, context, place > 0)));
    if (lifecycle.isStopping) return 130;
    const failures = ends.filter(Boolean);
    for (const { message } of failures) console.error(`\n${message}`);
    if (failures.length > 0) {
      console.error(`${totals.passed} passed, ${totals.failed} failed`);
      return failures[0].exitCode || 1;
    }
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return 0;
}

/** The chosen stages in their order, those that run beside one another together. */
function groupStages(chosen) {
  const followers = chosen.map((name) => BESIDE[name]);
  return chosen
    .filter((name) => !followers.includes(name))
    .map((name) => [name, ...(chosen.includes(BESIDE[name]) ? [BESIDE[name]] : [])]);
}

/** Runs one stage and says how long it took. Returns what it failed with; a quiet one's tools are heard when they fail. */
async function runStage(name, context, isQuiet) {
  if (!isQuiet) console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const began = performance.now();
  const tool = (tooled, args, options) =>
    context.tool(tooled, args, { ...options, quiet: isQuiet || options?.quiet });
  const failure = await STAGES[name]({ ...context, tool }).then(
    () => null,
    (error) => error,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!context.lifecycle.isStopping)
    console.log(`── ${name} ${failure ? "failed" : "passed"} in ${seconds} s`);
  return failure;
}

// NODE_ENV=production in the shell would make the tools test something else than what is developed.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
