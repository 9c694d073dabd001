import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/**
 * Adds the results in the file that Vitest wrote to `totals`: the counts, the failures, and the tests that passed only
 * at the second attempt.
 */
export async function countTests(file, totals) {
  const found = await findReport(file);
  totals.passed += found?.numPassedTests ?? 0;
  totals.failed += found?.numFailedTests ?? 0;
  for (const { assertionResults } of found?.testResults ?? [])
    for (const { status, fullName: name, failureMessages } of assertionResults) {
      const problem = failureMessages[0];
      if (status === "failed") totals.failures.push({ name, problem });
      else if (status === "passed" && problem) totals.flaky.push({ name, problem });
    }
}

/**
 * Lists the files whose tests could not begin, because a hook or an import failed. Null if a test failed as well,
 * because the run has then failed and a second attempt is pointless. Also null without results.
 */
export async function listUnbegun(file) {
  const results = (await findReport(file))?.testResults ?? [];
  const has = (result, status) => result.assertionResults.some((test) => test.status === status);
  if (results.length === 0 || results.some((result) => has(result, "failed"))) return null;
  return results
    .filter(({ status }) => status === "failed")
    .map(({ name, message }) => ({ name, problem: message }));
}

/** Like countTests, but for results that Playwright wrote. */
export async function countPages(file, totals) {
  const found = await findReport(file);
  totals.passed += (found?.stats.expected ?? 0) + (found?.stats.flaky ?? 0);
  totals.failed += found?.stats.unexpected ?? 0;
  const lists = { unexpected: totals.failures, flaky: totals.flaky };
  for (const { title, file: name, tests } of listSpecs(found?.suites ?? []))
    for (const { status, results } of tests)
      lists[status]?.push({ name: `${name} ${title}`, problem: results[0]?.error?.message });
}

const listSpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...listSpecs(inner)]);

/** Reads a test runner's report; null if it was not written. */
const findReport = async (file) => (existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null);
