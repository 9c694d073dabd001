import { afterAll, expect, test, vi } from "vitest";
import { GET as ready } from "@/app/health/ready/route";
import { POST as create, GET as list } from "@/app/v1/requests/route";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl } = testDatabase();
const BODY = { client_name: "Ava Nguyen", report_type: "affordability" };
const asOwner = (sql: string) => withClient(ownerUrl, (client) => client.query(sql));

afterAll(() => vi.useRealTimers());

test("a full disk gives 503 to a create, keeps reads working, and takes the process out of the load balancer for 30 seconds", async () => {
  const { testKey: key } = await makeCompany();
  // PostgreSQL's error when it cannot extend a file (disk_full).
  await asOwner(`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await asOwner(
    "create trigger fill_disk before insert on request for each row execute function fill_disk()",
  );

  const refused = await call(create, { key, body: BODY });
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([
    503,
    "busy",
    "60",
  ]);
  const listed = await call<{ data: unknown[] }>(list, { key });
  expect([listed.status, listed.json.data]).toEqual([200, []]);
  const away = await call<{ components: { storage: string } }>(ready, { path: "/health/ready" });
  expect([away.status, away.json.components.storage]).toEqual([503, "full"]);

  await asOwner("drop trigger fill_disk on request");
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
  expect((await call(ready, { path: "/health/ready" })).status).toBe(200);
  expect((await call(create, { key, body: BODY })).status).toBe(201);
});
