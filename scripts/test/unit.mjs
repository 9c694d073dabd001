import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { runVitest } from "./vitest.mjs";

/** Runs the tests that need neither a database nor an environment. `env` adds environment variables to the run. */
export const runPureTests = (run, env) =>
  runTests(run, "fast", ["--project=pure", NOT_SLOW, ...run.filters], env);

/**
 * Runs all other fast tests that need neither a browser nor a running server. Each uses the real database and none of
 * our own mocks.
 */
export const runDatabaseTests = (run) => runTests(run, "fast", ["--project=!pure", NOT_SLOW]);

/**
 * Runs the slow tests of both kinds: files whose names end in `.slow.test.ts`, and tagged tests in other files. Both
 * kinds share one run, so that the test processes and their database start only once.
 */
export const runSlowTests = async (run) =>
  runTests(run, "slow", ["--tagsFilter=slow", ".slow.test.", ...(await listTagged())]);

/** Runs all tests of the named files, including those tagged slow. */
export const runNamedTests = (run) => runTests(run, "named", run.filters);

const NOT_SLOW = "--tagsFilter=!slow";
const FOLDER = path.join(ROOT, "tests");

/** Lists the files that contain a tagged test, so that only these are loaded. */
async function listTagged() {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => /\.test\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(FOLDER, file), "utf8")));
  return files
    .filter((_, index) => texts[index].includes('tags: ["slow"]'))
    .map((file) => `tests/${file.replaceAll("\\", "/")}`);
}

async function runTests(run, tier, words, env) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  await runVitest(run, `unit-${tier}`, words, { ...process.env, ...env, TEST_TIER: tier });
}
