import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const run = promisify(execFile);
const TSX = path.join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
const SCRIPT = path.join(ROOT, "tests", "support", "count-calls.ts");

/**
 * Makes 360 calls as a new company, a third from each of three processes. Returns the number of admitted calls, or null
 * if the calls did not all fall into the same minute.
 */
async function countAdmitted(): Promise<number | null> {
  const { testKey, liveKey } = await makeCompany();
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  const counts = await Promise.all(
    [testKey, liveKey, testKey].map(async (key) => {
      const { stdout } = await run(process.execPath, [TSX, SCRIPT, key, "120"]);
      return Number(stdout);
    }),
  );
  return minute() === began ? counts.reduce((sum, count) => sum + count, 0) : null;
}

describe("the rate limit", () => {
  test("admits exactly 240 of a company's calls in a minute, across three processes and both keys", async () => {
    let admitted: number | null = null;
    while (admitted === null) admitted = await countAdmitted();
    expect(admitted).toBe(240);
  }, 90_000);
});
