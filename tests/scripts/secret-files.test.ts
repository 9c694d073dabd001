import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readSecretFiles } from "@/scripts/secret-files.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
let files = 0;
function fileOf(text: string): string {
  const file = path.join(folder, `secret-${files++}`);
  writeFileSync(file, text);
  return file;
}

type Settings = Record<string, string | undefined>;
function read(settings: Settings): Settings {
  const env = { NODE_ENV: "test", ...settings } as NodeJS.ProcessEnv;
  readSecretFiles(env);
  return env;
}

describe("readSecretFiles", () => {
  test("reads a secret from its file, without the last line break", () => {
    const pem = "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n";
    const env = read({ MASTER_KEYS_FILE: fileOf("1:abc=\r\n"), REPORT_SIGNING_KEY_FILE: fileOf(pem) });
    expect(env).toEqual({ NODE_ENV: "test", MASTER_KEYS: "1:abc=", REPORT_SIGNING_KEY: pem.trimEnd() });
  });

  test("ignores settings that are not secrets, and empty names", () => {
    const env = { AUDIT_ANCHOR_FILE: "/anchors", MASTER_KEYS_FILE: "", MASTER_KEYS: "1:x" };
    expect(read(env)).toMatchObject(env);
  });

  test.each<[string, () => Settings, RegExp]>([
    ["both are set", () => ({ MASTER_KEYS: "1:x", MASTER_KEYS_FILE: fileOf("y") }), /not both/],
    ["there is no file", () => ({ AUDIT_KEY_FILE: "/nowhere/audit" }), /AUDIT_KEY_FILE: .*ENOENT/],
    ["it is empty", () => ({ AUDIT_KEY_FILE: fileOf("\n") }), /is empty/],
    ["it is huge", () => ({ AUDIT_KEY_FILE: fileOf("s3cret".repeat(20_000)) }), /too large/],
  ])("refuses to start if %s, and prints no secret", (_, settings, says) => {
    const given = settings();
    expect(() => read(given)).toThrow(says);
    expect(() => read(given)).not.toThrow(/s3cret/);
  });

  test("is used by the migrations, so that a wrong file is reported before any connection", async () => {
    const env = { ...process.env, DATABASE_URL: "", DATABASE_URL_FILE: "/nowhere/url" };
    const run = promisify(execFile)(process.execPath, ["scripts/migrate.mjs"], { env });
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringContaining("DATABASE_URL_FILE: /nowhere/url"),
    });
  });
});
