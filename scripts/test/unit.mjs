import path from "node:path";
import { countTests, findReport } from "./count.mjs";

/** Everything below the pages: each test with the real database, and nothing of ours replaced. */
export async function runUnitTests({ tool, folder, filters, totals }) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  const report = path.join(folder, "unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    await tool("vitest", ["run", ...reporters, ...filters]);
  } finally {
    countTests(await findReport(report), totals);
  }
}
