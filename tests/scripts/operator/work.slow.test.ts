import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

const run = promisify(execFile);
const folder = testFolder();
const database = testDatabase();

/** Runs the command as an operator does, in a separate folder. */
async function work(dataDir: string, databaseUrl: string, words: string[] = []) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEBUG: "" };
  const asked = run(process.execPath, ["scripts/work.mjs", ...words], { env });
  const { stderr, code } = await asked.then(
    (reported) => ({ ...reported, code: 0 }),
    (error: { stderr: string; code: number }) => error,
  );
  return { code, said: stderr.trim() };
}

test("an operator command before the first start says that there is no database, and creates nothing", async () => {
  const dataDir = path.join(folder, "nothing");
  const { code, said } = await work(dataDir, "");
  expect(said).toMatch(/^Nothing has been started here: [^\n]*$/);
  expect([code, existsSync(dataDir)]).toEqual([1, false]);
  expect(await work(dataDir, "", ["retry", "--al"])).toMatchObject({ code: 2 });
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  ["nonsense", /^DATABASE_URL must be an address such as/],
  ["mysql://me:secret@localhost/x", /^DATABASE_URL must be an address such as/],
  [
    "postgresql://me:secret@127.0.0.1:9/x",
    /^No database server answers at 127\.0\.0\.1:9, .*\(ECONNREFUSED\)\.$/,
  ],
  ["wrong password", /^The database refuses the user or the password in DATABASE_URL\.$/],
  ["wrong name", /^The database server has no database with the name in DATABASE_URL\.$/],
  ["no tables", /^Nothing has been started here: .* no tables of Surplus\.$/],
])("an operator command explains an unreachable DATABASE_URL in plain words: %s", async (name, words) => {
  const url = new URL(database.ownerUrl);
  if (name === "wrong password") url.password = "secret";
  if (name === "wrong name") url.pathname = "/secret";
  if (name === "no tables") url.pathname = "/postgres";
  const dataDir = path.join(folder, "nothing");
  const { code, said } = await work(dataDir, name.includes(" ") ? url.href : name);
  expect(code).toBe(1);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/secret|\n/);
  expect(existsSync(dataDir)).toBe(false);
});
