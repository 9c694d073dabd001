import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { replayErasures } from "@/lib/erase/replay-erasures";
import { digestOf, type Erasure } from "@/lib/store/write/erase";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

const run = promisify(execFile);
const { appUrl, ownerUrl } = testDatabase();
const folder = testFolder();

let firm: TestCompany;

async function ask(): Promise<string> {
  const body = { client_name: "Ava Nguyen", report_type: "expense_summary", email: "ava@example.com" };
  return String((await call(many.POST, { key: firm.testKey, body })).json.id);
}
async function makeReady(id: string): Promise<string> {
  await giveConsent(id);
  await call(generate.POST, { key: firm.testKey, params: { id }, method: "POST" });
  await call(html.GET, { key: firm.testKey, params: { id } });
  return id;
}
const statusOf = async (id: string) => (await call(one.GET, { key: firm.testKey, params: { id } })).json;
/** Counts the data and keys of the customer that remain. */
const traces = (id: string) =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from snapshot where request_id = $1) + (select count(*) from report
         where request_id = $1 and document_sealed is not null) + (select count(*) from rendered_document
         where request_id = $1) + (select count(*) from request
         where id = $1 and (data_key_wrapped is not null or contact_sealed is not null)) as count`,
      [id],
    );
    return Number(rows[0].count);
  });
const erasure = (id: string, as: Erasure["as"], by: string | null): Erasure => ({
  erased: digestOf(id),
  as,
  by,
  at: "2026-11-20T01:02:03.000Z",
});
const work = async (words: string[]) => {
  const { stdout } = await run(process.execPath, ["scripts/work.mjs", ...words], {
    env: { ...process.env, DATABASE_URL: appUrl, DATA_DIR: folder },
  });
  return stdout;
};

beforeEach(async () => {
  firm = await makeCompany();
});

describe("replaying erasures after a restore", () => {
  test("repeats withdrawals since the backup, with their actor and time", async () => {
    const id = await makeReady(await ask());
    expect(await traces(id)).toBeGreaterThan(2);
    expect(await replayErasures([erasure(id, "withdrawn", "customer")])).toEqual({ known: 1, again: 1 });
    expect(await statusOf(id)).toMatchObject({
      status: "withdrawn",
      withdrawn_by: "customer",
      withdrawn_at: "2026-11-20T01:02:03.000Z",
    });
    expect(await traces(id)).toBe(0);
    expect((await call(report.GET, { key: firm.testKey, params: { id } })).status).toBe(410);
  });

  test("repeats purges since the backup, even if they are not due by the backup's dates", async () => {
    const id = await makeReady(await ask());
    await replayErasures([erasure(id, "purged", null)]);
    expect(await statusOf(id)).toMatchObject({ status: "purged", purged_at: "2026-11-20T01:02:03.000Z" });
    expect(await traces(id)).toBe(0);
  });

  test("withdraws a request that was not yet ready in the backup and was purged after it", async () => {
    const id = await ask();
    await replayErasures([erasure(id, "purged", null)]);
    expect(await statusOf(id)).toMatchObject({ status: "withdrawn", withdrawn_by: "system" });
    expect(await traces(id)).toBe(0);
  });

  test("can be repeated, and affects no request that was not erased", async () => {
    const [id, other] = [await makeReady(await ask()), await makeReady(await ask())];
    const journal = [erasure(id, "withdrawn", "firm"), erasure("req_of_another_time", "withdrawn", "firm")];
    expect(await replayErasures(journal)).toEqual({ known: 2, again: 1 });
    expect(await replayErasures(journal)).toEqual({ known: 2, again: 0 });
    expect((await statusOf(other)).status).toBe("ready");
  });
});

test("replay-erasures updates another copy of the database from the command's list of erasures", {
  timeout: 120_000,
}, async () => {
  const ids = [await makeReady(await ask()), await ask()];
  for (const id of ids) await call(one.DELETE, { key: firm.testKey, params: { id }, method: "DELETE" });
  const listed = await work(["erasures", "--since", "2026-01-01"]);
  const lines = listed.trim().split("\n");
  const mine = lines
    .map((line) => JSON.parse(line) as Erasure)
    .filter(({ erased }) => ids.map(digestOf).includes(erased));
  expect(mine.map(({ as, by }) => [as, by])).toEqual([
    ["withdrawn", "firm"],
    ["withdrawn", "firm"],
  ]);
  for (const id of ids) expect(listed).not.toContain(id);

  const id = await makeReady(await ask());
  const file = path.join(folder, "erasures.log");
  const logged = JSON.stringify({
    level: 30,
    ...erasure(id, "withdrawn", "customer"),
    msg: "a request was erased",
  });
  writeFileSync(file, ['{"level":30,"msg":"stopped"}', "no JSON at all", ...lines, logged, ""].join("\n"));
  expect(await work(["replay-erasures", file])).toMatch(/^\d+ lines, \d+ erasures in them, 1 replayed\.\n$/);
  expect((await statusOf(id)).status).toBe("withdrawn");
  expect(await work(["erase", await ask()])).toMatch(/^Erased\./);
});
