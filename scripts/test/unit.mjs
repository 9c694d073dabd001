import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { countTests } from "./count.mjs";

/** What needs neither a database nor an environment. */
export const runPureTests = (run, words = []) =>
  runTests(run, "fast", ["--project=pure", NOT_SLOW, ...words, ...run.filters]);

/** Everything else below the pages: each test with the real database, and nothing of ours replaced. */
export const runDatabaseTests = (run) => runTests(run, "fast", ["--project=!pure", NOT_SLOW]);

/** The rest of both: files whose names end in `.slow.test.ts`, and the tests of other files that have the tag. */
export async function runSlowTests(run) {
  await runTests(run, "slow", []);
  await runTests(run, "tagged", ["--tagsFilter=slow", ...(await listTagged())]);
}

/** Files that were named, whole. */
export const runNamedTests = (run) => runTests(run, "named", run.filters);

const NOT_SLOW = "--tagsFilter=!slow";
const FOLDER = path.join(ROOT, "tests");

/** The files that hold a tagged test: all others need not be loaded for them. */
async function listTagged() {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => /\.test\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(FOLDER, file), "utf8")));
  return files
    .filter((_, index) => texts[index].includes('tags: ["slow"]'))
    .map((file) => `tests/${file.replaceAll("\\", "/")}`);
}

async function runTests({ tool, folder, totals }, tier, words) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  const report = path.join(folder, `unit-${tier}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    await tool("vitest", ["run", ...reporters, ...words], { env: { ...process.env, TEST_TIER: tier } });
  } finally {
    await countTests(report, totals);
  }
}
