import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** Counts what Vitest reports, and names what passed at its second attempt alone: it is to be mended, though no run is lost for it. */
export function countTests(found, totals) {
  totals.passed += found?.numPassedTests ?? 0;
  totals.failed += found?.numFailedTests ?? 0;
  for (const { assertionResults } of found?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "passed" && failureMessages.length > 0)
        console.log(`\nFlaky, passed at its second attempt: ${fullName}\n${failureMessages[0]}`);
}

/** What a test runner wrote of its run; null when it did not come to that. */
export const findReport = async (file) =>
  existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null;
