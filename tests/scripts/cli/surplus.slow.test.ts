import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";

const TIMEOUT_MS = 60_000;

type Ran = { code: number; stdout: string; stderr: string };

/** Runs the command in a separate process, as a person would. */
function surplus(...words: string[]): Promise<Ran> {
  const env = { ...process.env, SURPLUS_API_KEY: `svc_test_${"k".repeat(49)}`, npm_lifecycle_event: "" };
  return promisify(execFile)(process.execPath, [path.join(ROOT, "scripts", "surplus.mjs"), ...words], { env })
    .then((ran) => ({ code: 0, ...ran }))
    .catch((error: Ran) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }));
}

describe("npm run surplus", { timeout: TIMEOUT_MS }, () => {
  test("prints help on standard output, with exit code 0", async () => {
    const { code, stdout, stderr } = await surplus("--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("npm run --silent surplus -- <command> [options]");
  });

  test("prints failures on standard error: exit code 2 for invalid arguments, 1 if the service is unreachable", async () => {
    const refused = await surplus("requests", "list", "--oops");
    expect(refused).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("--oops") });
    const away = await surplus("requests", "get", "req_1", "--base-url", "http://127.0.0.1:9");
    expect(away).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("npm start") });
  });
});
