import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

test("the demo completes the main journey over HTTP and exits with code 0", async () => {
  test.slow();
  const output = mkdtempSync(path.join(tmpdir(), "surplus-demo-"));
  const facts = process.env.DEMO_FILE ?? ".data/demo.json";
  const env = { ...process.env, DATA_DIR: path.dirname(path.resolve(facts)), DEMO_OUTPUT: output };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.mjs"], { env });
  expect(stdout).toContain("report.ready, signature checked");
  const report = JSON.parse(readFileSync(path.join(output, "report.json"), "utf8"));
  expect(stdout).toContain(report.verification.id);
  expect(readFileSync(path.join(output, "report.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  rmSync(output, { recursive: true });
});
