// `npm test`: everything that must hold, from a fresh checkout and with no server running. One stage after the other;
// the first that fails ends the run. `npm test -- unit` runs one stage, `npm test -- tests/domain` the tests there.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled, ROOT } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { runTool } from "./tool.mjs";

const LOG_TAIL_LINES = 60;

/** The stages by name. Each gets the run it is part of and may add to its totals. */
const STAGES = { types: checkTypes, lint: checkStyle, unit: runUnitTests, browser: runBrowserTests };

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
    const found = await findReport(report);
    totals.passed += found?.numPassedTests ?? 0;
    totals.failed += found?.numFailedTests ?? 0;
  }
}

async function runBrowserTests({ tool, folder, filters, totals, lifecycle }) {
  const tests = await readdir(path.join(ROOT, "tests", "browser")).catch(() => []);
  if (tests.length === 0) throw new Error("There are no browser tests in tests/browser.");
  const { obtainChromium, NO_CHROMIUM } = await import("./chromium.mjs");
  const chromium = await obtainChromium();
  if (chromium === null) throw new Error(NO_CHROMIUM);
  const { startOwnServer } = await import("./own-server.mjs");
  const starting = startOwnServer({ dataDir: path.join(folder, "data") });
  lifecycle.onStop(async () => (await starting.catch(() => null))?.stop());
  const server = await starting;
  const report = path.join(folder, "browser.json");
  const env = {
    ...process.env,
    BASE_URL: server.baseUrl,
    CHROMIUM_PATH: chromium,
    DEMO_FILE: path.join(folder, "data", "demo.json"),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  try {
    await tool("playwright", ["test", ...filters], { packageName: "@playwright/test", env });
  } catch (error) {
    const lines = (await readFile(server.logFile, "utf8")).trimEnd().split("\n").slice(-LOG_TAIL_LINES);
    console.error(`\nThe end of the server's output:\n${lines.join("\n")}`);
    throw error;
  } finally {
    const found = await findReport(report);
    totals.passed += (found?.stats.expected ?? 0) + (found?.stats.flaky ?? 0);
    totals.failed += found?.stats.unexpected ?? 0;
    await server.stop();
  }
}

const findReport = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null);

/** Words that name stages choose them; any others are files, and go to the stage whose tests they are. */
function readArguments(words) {
  const filters = words.filter((word) => !(word in STAGES));
  const chosen = Object.keys(STAGES).filter((name) => words.includes(name));
  if (chosen.length > 0) return { chosen, filters };
  if (filters.length === 0) return { chosen: Object.keys(STAGES), filters };
  return { chosen: [filters.some((word) => word.includes("browser")) ? "browser" : "unit"], filters };
}

async function run(lifecycle) {
  const { chosen, filters } = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const folder = path.join(tmpdir(), `surplus-run-${randomBytes(6).toString("hex")}`);
  await makeDataDirectory(folder);
  lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  const totals = { passed: 0, failed: 0 };
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  const tool = (name, args, options) => runTool(name, args, { quiet: false, onSpawn, ...options });
  for (const name of chosen) {
    console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
    const began = performance.now();
    const failure = await STAGES[name]({ tool, folder, filters, totals, lifecycle }).catch((error) => error);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (lifecycle.isStopping) return 130;
    console.log(`── ${name} ${failure ? "failed" : "passed"} in ${seconds} s`);
    if (failure) {
      console.error(`\n${failure.message}\n${totals.passed} passed, ${totals.failed} failed`);
      return failure.exitCode || 1;
    }
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return 0;
}

// NODE_ENV=production in the shell would make the tools test something else than what is developed.
delete process.env.NODE_ENV;
const lifecycle = new Lifecycle();
const code = await run(lifecycle).catch((error) => {
  console.error(error.message);
  return 1;
});
await lifecycle.stop(code);
