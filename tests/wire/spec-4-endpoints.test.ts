// The main endpoints, and the rules for endpoints that need a key. An endpoint's test is named after its path, its
// authentication, its body and its response.
import { beforeAll, describe, expect, test } from "vitest";
import { newRequestId } from "@/lib/ids";
import { giveConsent } from "@/tests/support/consent";
import { approveLive, type Firm, makeFirm, makeReady, REQUEST_BODY } from "@/tests/wire/support/firm";
import { send, until } from "@/tests/wire/support/server";

let firm: Firm;
let ready: string;
beforeAll(async () => {
  firm = await makeFirm();
  ready = await makeReady(firm, { consent_type: "ongoing" });
});

describe("4 endpoints", () => {
  test("GET /health | none stated | none | 200 JSON", async () => {
    const answer = await send("GET", "/health");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(answer.json.components.database).toBe("ok");
  });

  test("POST /v1/requests | key | create-request body | 201; 403 when a live key is used before approval", async () => {
    const made = await firm.ask("POST", "/v1/requests", { body: REQUEST_BODY });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ status: "pending_consent", report_type: "affordability" });
    const live = await firm.ask("POST", "/v1/requests", { key: firm.liveKey, body: REQUEST_BODY });
    expect([live.status, typeof live.json.detail]).toEqual([403, "string"]);
  });

  test("GET /v1/requests | key | none | 200; lists only requests of the key's environment", async () => {
    const both = await makeFirm();
    await approveLive(both);
    const inTest = await both.create();
    const inLive = (await both.ask("POST", "/v1/requests", { key: both.liveKey, body: REQUEST_BODY })).json
      .id;
    const ids = async (key: string) =>
      (await both.ask("GET", "/v1/requests", { key })).json.data.map((each: { id: string }) => each.id);
    expect(await ids(both.testKey)).toEqual([inTest]);
    expect(await ids(both.liveKey)).toEqual([inLive]);
  });

  test("GET /v1/requests/{id} | key | none | 200; status and details; 404 for a request of the other environment", async () => {
    const answer = await firm.ask("GET", `/v1/requests/${ready}`);
    expect([answer.status, answer.json.id, answer.json.status]).toEqual([200, ready, "ready"]);
    expect((await firm.ask("GET", `/v1/requests/${ready}`, { key: firm.liveKey })).status).toBe(404);
  });

  test("DELETE /v1/requests/{id} | key | none | 200; withdraws the request", async () => {
    const id = await firm.create();
    expect((await firm.ask("DELETE", `/v1/requests/${id}`)).status).toBe(200);
    expect((await firm.ask("GET", `/v1/requests/${id}`)).json.status).toBe("withdrawn");
  });

  test("GET /v1/connect/{id} | public | 200; client-facing context and a freshly minted single-use URL; no bank data", async () => {
    const id = await firm.create();
    const first = await send("GET", `/v1/connect/${id}`);
    const second = await send("GET", `/v1/connect/${id}`);
    expect(first.status).toBe(200);
    expect(first.json.client_first_name).toBe("Priya");
    expect(first.json.consent_url).not.toBe(second.json.consent_url);
    const done = await send("GET", `/v1/connect/${ready}`);
    const report = (await firm.ask("GET", `/v1/requests/${ready}/report`)).json;
    expect(done.text).not.toContain(report.accounts[0].id);
    expect(done.text).not.toContain(report.transactions[0].description);
  });

  test("POST /v1/connect/{id}/withdraw | public | 200; customer-initiated withdrawal; idempotent", async () => {
    const id = await firm.create();
    const first = await send("POST", `/v1/connect/${id}/withdraw`);
    const second = await send("POST", `/v1/connect/${id}/withdraw`);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
  });

  test("POST /v1/requests/{id}/generate | key | none | 200; generates the report", async () => {
    const id = await firm.create();
    await giveConsent(id);
    const answer = await firm.ask("POST", `/v1/requests/${id}/generate`);
    expect([answer.status, answer.json.status]).toEqual([200, "ready"]);
  });

  test("POST /v1/requests/{id}/consent-complete | key | none | 200; generates once data is available, else pending_data", async () => {
    const id = await firm.create();
    expect((await firm.ask("POST", `/v1/requests/${id}/consent-complete`)).json.status).toBe("pending_data");
    await giveConsent(id);
    expect((await firm.ask("POST", `/v1/requests/${id}/consent-complete`)).json.status).toBe("ready");
  });

  test.each([
    ["nothing", undefined],
    ["no JSON", "not json"],
    ["a list", "[]"],
    ["an unknown end_user_id", '{"end_user_id":"eu_nobody","event":"consent.received"}'],
    ["any properties", '{"a":{"b":[1,2,{"c":null}]},"end_user_id":7}'],
    ["half a character", Buffer.from([0x7b, 0xff, 0xfe]).toString("latin1")],
    ["too much", `{"a":"${"x".repeat(70_000)}"}`],
  ])("POST /v1/webhooks/upstream | always 200: %s", async (_what, raw) => {
    const answer = await send("POST", "/v1/webhooks/upstream", {
      ...(raw === undefined ? {} : { raw }),
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    ["report", "application/json"],
    ["report.html", "text/html; charset=utf-8"],
    ["report.xml", "application/xml; charset=utf-8"],
    ["report.pdf", "application/pdf"],
    ["attributes", "application/json"],
    ["transactions", "application/json"],
    ["changes", "application/json"],
    ["report?sections=summary,income", "application/json"],
    ["report.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("GET /v1/requests/{id}/%s | key | 200, %s", async (format, type) => {
    const answer = await firm.ask("GET", `/v1/requests/${ready}/${format}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    const { verification_id } = (await firm.ask("GET", `/v1/requests/${ready}`)).json;
    if (format === "report.pdf") expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    else if (format === "report.xlsx") expect(answer.bytes.subarray(0, 2).toString()).toBe("PK");
    else expect(answer.text).toContain(verification_id);
    // Anyone who knows a request's id can open the customer's link. Documents may be forwarded, so they must not
    // contain the id.
    expect(answer.bytes.includes(ready)).toBe(false);
    const pending = await firm.create();
    expect((await firm.ask("GET", `/v1/requests/${pending}/${format}`)).status).toBe(409);
  });

  test("GET /v1/requests/{id}/report.pdf?parts=note | key | the file note, shorter than the whole report", async () => {
    const path = `/v1/requests/${ready}/report.pdf`;
    const [full, whole, note] = await Promise.all([
      firm.ask("GET", path),
      firm.ask("GET", `${path}?parts=full`),
      firm.ask("GET", `${path}?parts=note`),
    ]);
    expect([full.status, whole.status, note.status]).toEqual([200, 200, 200]);
    expect(whole.bytes.equals(full.bytes)).toBe(true);
    expect(note.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(note.bytes.length).toBeLessThan(full.bytes.length / 2);
    expect(note.headers.get("content-disposition")).toContain("-note.pdf");
    expect((await firm.ask("GET", `${path}?parts=half`)).status).toBe(422);
  });

  test("POST /v1/requests/{id}/invite | key | production only, 403 with a test key", async () => {
    const id = await firm.create();
    const body = { channel: "email", to: "ava@example.com" };
    const answer = await firm.ask("POST", `/v1/requests/${id}/invite`, { body });
    expect([answer.status, typeof answer.json.detail]).toEqual([403, "string"]);
  });

  test("POST /v1/requests/{id}/refresh | key | re-pulls and re-runs for an ongoing-consent request", async () => {
    const answer = await firm.ask("POST", `/v1/requests/${ready}/refresh`);
    expect([answer.status, answer.json.status]).toEqual([200, "ready"]);
  });
});

/** Endpoints that need a key: the method, and the path after the request's id; null if the path has no id. */
const KEYED = [
  ["POST", null],
  ["GET", null],
  ["GET", ""],
  ["DELETE", ""],
  ["POST", "/generate"],
  ["POST", "/consent-complete"],
  ["POST", "/invite"],
  ["POST", "/refresh"],
  ["GET", "/report"],
  ["GET", "/report.html"],
  ["GET", "/report.xml"],
  ["GET", "/report.pdf"],
  ["GET", "/attributes"],
  ["GET", "/transactions"],
  ["GET", "/changes"],
  ["GET", "/assessment"],
  ["GET", "/adjustments"],
  ["GET", "/assessed"],
  ["GET", "/assessed.html"],
  ["GET", "/assessed.xml"],
  ["GET", "/assessed.pdf"],
  ["GET", "/assessed.xlsx"],
  ["GET", "/assessed.csv"],
  ["GET", "/assessed-lines.csv"],
  ["GET", "/report.xlsx"],
  ["GET", "/report.csv"],
  ["GET", "/lines.csv"],
  ["GET", "/comparison.csv"],
  ["GET", "/creditors.csv"],
  ["GET", "/financial-statement.csv"],
  ["GET", "/statement.pdf?account=1"],
  ["GET", "/audit"],
] as const;

describe.each(KEYED)("keyed: %s /v1/requests%s", (method, rest) => {
  const pathOf = (id: string) => (rest === null ? "/v1/requests" : `/v1/requests/${id}${rest}`);

  test("a missing or invalid key gives 401, before anything of the call is read", async () => {
    const broken = { raw: "{", headers: { "content-type": "application/json" } };
    const keys = [
      undefined,
      "",
      "svc_test_",
      "x".repeat(5_000),
      `${firm.testKey}x`,
      firm.testKey.slice(0, -1),
    ];
    for (const key of keys) {
      const answer = await send(method, pathOf(ready), {
        ...(method === "POST" ? broken : {}),
        ...(key === undefined ? {} : { key }),
      });
      expect(answer.status).toBe(401);
      expect(answer.json.detail).toBe("Invalid or missing API key");
    }
  });

  test.runIf(rest !== null)("other company, other environment and unknown id: an identical 404", async () => {
    const other = await makeFirm("Other");
    const body = rest === "/invite" ? { body: { channel: "email", to: "a@example.com" } } : {};
    // With a test key, an invite is refused in the same way for every id. So this test uses a live key.
    const key = rest === "/invite" ? other.liveKey : other.testKey;
    const answers = await Promise.all([
      send(method, pathOf(ready), { key, ...body }),
      send(method, pathOf(ready), { key: firm.liveKey, ...body }),
      send(method, pathOf(newRequestId()), { key: firm.liveKey, ...body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test("every answer says how many calls are left", async () => {
    const answer = await send(method, pathOf(newRequestId()), {
      key: firm.testKey,
      ...(method === "POST" ? { body: {} } : {}),
    });
    expect(answer.headers.get("ratelimit-policy")).toBe('"default";q=240;w=60');
    expect(answer.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
    expect(answer.headers.get("x-request-id")).toMatch(/^rid_/);
  });
});

test("the report is made automatically, without polling", async () => {
  const id = await firm.create();
  await giveConsent(id);
  const made = await until(
    () => firm.ask("GET", `/v1/requests/${id}`),
    ({ json }) => json.status === "ready",
  );
  expect(made.json.verification_id).toMatch(/^SIQ-/);
});
