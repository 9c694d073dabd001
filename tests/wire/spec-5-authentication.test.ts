// The numbered rules of authentication. Rules 7 and 12 have no test here: 7 is advice to people, and 12 describes a
// page of the portal.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { rotateKey } from "@/lib/company/rotate-key";
import { openLink } from "@/lib/connect/open-link";
import { withClient } from "@/tests/support/connection";
import { approveLive, type Firm, makeFirm, makeReady, REQUEST_BODY } from "@/tests/wire/support/firm";
import { baseUrl, send } from "@/tests/wire/support/server";

let firm: Firm;
beforeAll(async () => {
  firm = await makeFirm();
});

const list = (key: string) => send("GET", "/v1/requests", { key });

test("5.1 keyed endpoints require header X-API-Key carrying the company's key; its name is not case-sensitive", async () => {
  for (const name of ["X-API-Key", "x-api-key", "X-Api-Key"]) {
    expect((await send("GET", "/v1/requests", { headers: { [name]: firm.testKey } })).status).toBe(200);
  }
  expect((await send("GET", `/v1/requests?api_key=${firm.testKey}`)).status).toBe(401);
  expect(
    (await send("GET", "/v1/requests", { headers: { authorization: `Bearer ${firm.testKey}` } })).status,
  ).toBe(401);
});

test("5.2 each company has two keys, svc_test_ and svc_live_; the key's kind decides the environment", async () => {
  expect(firm.testKey).toMatch(/^svc_test_/);
  expect(firm.liveKey).toMatch(/^svc_live_/);
  const made = await firm.ask("POST", "/v1/requests", { body: REQUEST_BODY });
  expect((await firm.ask("GET", `/v1/requests/${made.json.id}`)).json.environment).toBe("test");
});

test("5.3 the test key reaches mock data only, even after production approval", async () => {
  const approved = await makeFirm();
  await approveLive(approved);
  const id = await approved.create();
  const { consentUrl } = await openLink(id);
  expect(consentUrl).toMatch(new RegExp(`^${baseUrl}/sandbox/`));
});

test("5.4 before approval, creating a request with the live key returns 403; after it, 201", async () => {
  const firmOfItsOwn = await makeFirm();
  const create = () => send("POST", "/v1/requests", { key: firmOfItsOwn.liveKey, body: REQUEST_BODY });
  expect((await create()).status).toBe(403);
  expect((await send("POST", "/v1/requests", { key: firmOfItsOwn.liveKey, raw: "{" })).status).toBe(403);
  await approveLive(firmOfItsOwn);
  expect((await create()).status).toBe(201);
});

test("5.5 a key of one environment receives 404 for a request of the other, for every operation", async () => {
  const id = await makeReady(firm);
  for (const [method, rest] of [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/generate"],
    ["GET", "/report.pdf"],
    ["GET", "/attributes"],
    ["GET", "/transactions"],
    ["GET", "/changes"],
    ["GET", "/assessment"],
    ["GET", "/adjustments"],
    ["GET", "/assessed"],
    ["GET", "/assessed.csv"],
    ["GET", "/assessed-lines.csv"],
    ["GET", "/report.xlsx"],
    ["GET", "/report.csv"],
    ["GET", "/lines.csv"],
    ["GET", "/comparison.csv"],
    ["GET", "/creditors.csv"],
    ["GET", "/financial-statement.csv"],
    ["GET", "/statement.pdf?account=1"],
  ] as const) {
    expect((await send(method, `/v1/requests/${id}${rest}`, { key: firm.liveKey })).status).toBe(404);
  }
  expect((await firm.ask("GET", `/v1/requests/${id}`)).json.status).toBe("ready");
});

test("5.6 only a one-way fingerprint is stored; rotating revokes the old key at once; test and live rotate apart", async () => {
  const own = await makeFirm();
  const rows = await withClient(process.env.OWNER_DATABASE_URL ?? "", (client) =>
    client.query("select row_to_json(api_key)::text as row from api_key where company_id = $1", [
      own.companyId,
    ]),
  );
  const secretPart = own.testKey.slice("svc_test_".length, -8);
  for (const { row } of rows.rows) expect(row).not.toContain(secretPart);
  const fresh = await rotateKey(own.companyId, "test", own.actor);
  expect((await list(own.testKey)).status).toBe(401);
  expect((await list(fresh)).status).toBe(200);
  expect((await list(own.liveKey)).status).toBe(200);
});

test("5.8 a missing or invalid key returns 401, with detail saying so", async () => {
  for (const answer of [await send("GET", "/v1/requests"), await list("svc_test_nonsense")]) {
    expect(answer.status).toBe(401);
    expect(answer.json.detail).toBe("Invalid or missing API key");
  }
});

test("5.9 production-only actions return 403 with a test key", async () => {
  const id = await firm.create();
  for (const channel of ["email", "sms"]) {
    const answer = await firm.ask("POST", `/v1/requests/${id}/invite`, {
      body: { channel, to: "x@example.com" },
    });
    expect(answer.status).toBe(403);
  }
});

test("5.10 the connect endpoints need no key; the unguessable id is the bearer secret", async () => {
  const id = await firm.create();
  expect((await send("GET", `/v1/connect/${id}`)).status).toBe(200);
  expect((await send("POST", `/v1/connect/${id}/withdraw`)).status).toBe(200);
  // 32 characters of 5 random bits each.
  expect(id).toMatch(/^req_[0-9a-hjkmnp-tv-z]{32}$/);
});

test("a key never reaches the server's log", async () => {
  const log = process.env.SERVER_LOG;
  expect(log).toBeDefined();
  const text = readFileSync(log ?? "", "utf8");
  expect(text).not.toContain(firm.testKey);
  expect(text).not.toContain(firm.liveKey);
});
