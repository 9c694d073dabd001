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

describe("the rate limit", () => {
  test("admits exactly 240 of a company's calls in a minute, across three processes and both keys", async () => {
    const firm = await makeCompany();
    // All calls must fall into one minute.
    const secondsLeft = 60 - (Math.floor(Date.now() / 1000) % 60);
    if (secondsLeft < 20) await new Promise((resolve) => setTimeout(resolve, secondsLeft * 1000));
    const keys = [firm.testKey, firm.liveKey, firm.testKey];
    const passed = await Promise.all(
      keys.map(async (key) => Number((await run(process.execPath, [TSX, SCRIPT, key, "120"])).stdout)),
    );
    expect(passed.reduce((sum, count) => sum + count, 0)).toBe(240);
  }, 90_000);
});
