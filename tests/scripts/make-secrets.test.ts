import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { makeSecretFiles } from "@/scripts/make-secrets.mjs";
import { testFolder } from "@/tests/support/folder";

const run = promisify(execFile);
const folder = testFolder();
function fresh(name: string): string {
  const dir = path.join(folder, name);
  mkdirSync(dir);
  return dir;
}

describe("makeSecretFiles", () => {
  test("creates files that only their owner may read", async () => {
    const dir = fresh("private");
    const files = await makeSecretFiles(dir);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect(statSync(path.join(dir, file)).mode & 0o777, file).toBe(0o600);
  });

  test("replaces no file, and uses an existing password in the URL that it creates", async () => {
    const dir = fresh("kept");
    writeFileSync(path.join(dir, "app_db_password"), "chosen\n");
    await makeSecretFiles(dir);
    expect(readFileSync(path.join(dir, "app_db_password"), "utf8")).toBe("chosen\n");
    expect(readFileSync(path.join(dir, "database_url"), "utf8")).toContain("surplus_app:chosen@database");
    expect(await makeSecretFiles(dir)).toEqual([]);
    for (const file of ["app_db_password", "database_url"]) rmSync(path.join(dir, file));
    expect(await makeSecretFiles(dir)).toEqual(["app_db_password", "database_url"]);
  });

  test("names the new files and prints no secret when it runs as a command", async () => {
    const dir = fresh("command");
    const { stdout } = await run(process.execPath, ["scripts/make-secrets.mjs", dir]);
    expect(stdout).toMatch(/^Created master_keys, .*database_url\.\n$/);
    expect(stdout).not.toContain(readFileSync(path.join(dir, "audit_key"), "utf8").trim());
    const missing = path.join(folder, "missing");
    await expect(run(process.execPath, ["scripts/make-secrets.mjs", missing])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("ENOENT"),
    });
  });
});
