import path from "node:path";
import { expect, test } from "vitest";
import { POST as create, GET as list } from "@/app/v1/requests/route";
import { openEpochFile } from "@/lib/store/write/epoch";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

process.env.EPOCH_KEYS_FILE = path.join(testFolder(), "epoch-keys.json");

testDatabase();

test("POST /v1/requests answers 503 and stores nothing until a first start has created the epoch keys", async () => {
  const { testKey: key } = await makeCompany();
  const body = { client_name: "Ava Nguyen", report_type: "affordability" };
  const early = await call(create, { key, body });
  expect([early.status, early.json.code, early.headers.get("retry-after")]).toEqual([503, "busy", "2"]);
  expect((await call<{ data: unknown[] }>(list, { key })).json.data).toEqual([]);
  await openEpochFile();
  expect((await call(create, { key, body })).status).toBe(201);
});
