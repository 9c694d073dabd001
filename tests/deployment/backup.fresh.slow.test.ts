import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { flushCalls } from "@/lib/company/log-call";
import { rotateEpochs } from "@/lib/erase/rotate-epochs";
import { openEpochFile } from "@/lib/store/write/epoch";
import { type Erasure, listErasures } from "@/lib/store/write/erase";
import { runOperatorCommand } from "@/scripts/operator/operator-command";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { databaseUrl, withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { createDatabase, databaseOfProcess, dropDatabase, testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { startWithKeys } from "@/tests/support/other-keys";
import { doDueWork } from "@/tests/support/work";

const { appUrl, ownerUrl } = testDatabase();
const folder = testFolder();
const epochFile = path.join(folder, "epoch-keys.json");
const [backups, keyFolder] = [path.join(folder, "backups"), path.join(folder, "keys")];
const keys = path.join(keyFolder, "surplus-keys.json");
process.env.EPOCH_KEYS_FILE = epochFile;
process.env.BACKUP_DATABASE_URL = ownerUrl;

const HOUR_MS = 3_600_000;
const restored = `${databaseOfProcess()}_restored`;
const restoredUrl = databaseUrl(ownerUrl, restored);

let firm: TestCompany;
let kept: string;
let erased: string;
let before: string;
let content: Record<string, string>;
let backup: string;
const journal: Erasure[] = [];

async function makeReady(clientName: string): Promise<string> {
  const body = { client_name: clientName, report_type: "expense_summary", email: "ava@example.com" };
  const id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await giveConsent(id);
  await call(generate.POST, { key: firm.testKey, params: { id }, method: "POST" });
  return id;
}
const ask = (id: string) => ({ key: firm.testKey, params: { id } });

/** A digest of the rows of each table. */
async function digestAll(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'",
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
      );
      digests[name] = rows[0]?.digest ?? "";
    }
    return digests;
  });
}

beforeAll(async () => {
  await openEpochFile();
  firm = await makeCompany();
  [kept, erased] = [await makeReady("Ava Nguyen"), await makeReady("Zoë 💰")];
  await doDueWork();
  await withClient(ownerUrl, (client) =>
    client.query("update request set client_name = $2 where id = $1", [kept, 'Ava\u2028Nguyen \\ "x"']),
  );
  before = (await call(report.GET, ask(kept))).text;
  // Calls are logged in the background. The log must be complete before the tables are compared with the backup.
  await flushCalls();
  content = await digestAll(ownerUrl);
  expect((await runOperatorCommand(["backup", backups])).code).toBe(0);
  backup = path.join(backups, readdirSync(backups)[0] ?? "");
  expect(await digestAll(ownerUrl)).toEqual(content);

  await call(one.DELETE, { ...ask(erased), method: "DELETE" });
  await doDueWork();
  for (const hours of [25, 27]) await rotateEpochs(new Date(Date.now() + hours * HOUR_MS));
  for await (const erasure of listErasures(new Date(0))) journal.push(erasure);
  expect((await runOperatorCommand(["backup-keys", keyFolder])).lines[0]).toContain("The keys of 1 requests");
}, 240_000);

async function restoreInto(name: string, words: string[]) {
  await dropDatabase(name);
  await createDatabase(name, inject("postgres").template);
  process.env.OWNER_DATABASE_URL = databaseUrl(ownerUrl, name);
  // A server started on the new database has already written this row.
  await withClient(process.env.OWNER_DATABASE_URL, (client) =>
    client.query("insert into key_epoch (store) values ('eps_new')"),
  );
  return runOperatorCommand(["restore", ...words]);
}
afterAll(() => dropDatabase(restored));

test("restore brings back every row of every table, with the original row-level security and triggers", async () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const { lines } = await restoreInto(restored, [backup]);
  expect(lines[0]).toMatch(/^\d{2,} rows restored\.$/);
  expect(await digestAll(restoredUrl)).toEqual(content);
  const { rows } = await withClient(restoredUrl, (client) =>
    client.query(
      `select count(*)::int as count from pg_class where relname = 'request' and relforcerowsecurity
         and not exists (select 1 from pg_trigger where tgrelid = 'request'::regclass and tgenabled = 'D')`,
    ),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("restore refuses a database with data, and restores nothing from a truncated backup", async () => {
  await expect(runOperatorCommand(["restore", backup])).rejects.toThrow(/not empty/);
  const cut = path.join(folder, "cut.gz");
  writeFileSync(cut, readFileSync(backup).subarray(0, -200));
  await expect(restoreInto(restored, [cut])).rejects.toThrow();
  const { rows } = await withClient(restoredUrl, (client) => client.query("select 1 from company"));
  expect(rows).toEqual([]);
});

test("backup refuses a role that row-level security prevents from reading all rows", async () => {
  process.env.BACKUP_DATABASE_URL = appUrl;
  await expect(runOperatorCommand(["backup", path.join(folder, "none")])).rejects.toThrow(/sees no rows/);
  process.env.BACKUP_DATABASE_URL = ownerUrl;
});

test("restore makes stored data readable with the newest keys, but not data that was erased since the backup", async () => {
  rmSync(epochFile);
  const { lines } = await restoreInto(restored, [backup, keys]);
  expect(lines.slice(1, 3)).toEqual([
    "Requests whose keys were restored: 1.",
    "Requests that cannot be decrypted: 1. They were erased after the backup, or their keys are newer than the file from backup-keys.",
  ]);
  const url = databaseUrl(appUrl, restored);
  Object.assign(process.env, { DATABASE_URL: url, DIRECT_DATABASE_URL: url });
  await startWithKeys(process.env.MASTER_KEYS ?? "");
  const [again, verbs, start, versions] = await Promise.all([
    import("@/app/v1/requests/[id]/report/route"),
    import("@/lib/erase/replay-erasures"),
    import("@/lib/store/write/epoch"),
    import("@/lib/store/key-versions"),
  ]);
  await start.openEpochFile();
  await versions.refuseMissingKeys();
  expect((await call(again.GET, ask(kept))).text).toBe(before);
  expect((await call(again.GET, ask(erased))).status).not.toBe(200);
  expect(await verbs.replayErasures(journal)).toEqual({ known: 1, again: 1 });
  expect((await call(again.GET, ask(erased))).status).toBe(410);
  const { closeStore } = await import("@/lib/store/client");
  await closeStore();
  process.env.DATABASE_URL = appUrl;
});
