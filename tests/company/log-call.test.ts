import { describe, expect, test } from "vitest";
import { GET as read } from "@/app/v1/requests/[id]/route";
import { POST as create, GET as list, PATCH as patch } from "@/app/v1/requests/route";
import { countDropped, flushCalls, logCall } from "@/lib/company/log-call";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import type { Scope } from "@/lib/scope";
import { getCall, listCalls } from "@/lib/store/read/call";
import { tidyUp } from "@/lib/store/write/tidy";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl } = testDatabase();

const CLIENT = {
  client_name: "Wilhelmina Papadopoulos",
  client_ref: "LOAN-PAPA-77",
  email: "wilhelmina@papa.example",
  phone: "0412 999 777",
  period_label: "for Wilhelmina",
  redirect_uri: "https://firm.example/done?who=wilhelmina",
  report_type: "affordability",
  clientname: "Wilhelmina misspelt",
};
const PERSONAL = /wilhelmina|papa|412 ?999/i;

const logged = async (scope: Scope, filter = {}) => {
  await flushCalls();
  return (await listCalls(scope, { limit: 50, after: null, ...filter })).rows;
};
const newest = async (scope: Scope) => getCall(scope, (await logged(scope))[0]?.id ?? "");
const DAY_MS = 86_400_000;

/** Returns the whole log, of all companies, as text. */
const wholeLog = async () => {
  await flushCalls();
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query("select c::text as line from api_call c");
    return rows.map(({ line }) => line).join("\n");
  });
};

const bareFact = (scope: Scope) => ({
  scope,
  keyId: "key_x",
  callId: "rid_x",
  at: new Date(),
  durationMs: 1,
  method: "GET",
  url: "http://localhost/v1/requests",
  route: "/v1/requests",
  isReport: false,
  requestId: null,
  body: undefined,
  status: 200,
  replayed: false,
  answer: null,
});

describe("the log of API calls", () => {
  test("records a call's request, response, duration and key", async () => {
    const { test: scope, testKey: key } = await makeCompany();
    const made = await call<{ id: string }>(create, { key, body: CLIENT });
    const line = await newest(scope);
    expect(line).toMatchObject({
      method: "POST",
      route: "/v1/requests",
      path: "/v1/requests",
      status: 201,
      errorCode: null,
      requestId: made.json.id,
      callId: made.headers.get("x-request-id"),
      keyLastFour: key.slice(-4),
      replayed: false,
    });
    expect(line.durationMs).toBeGreaterThanOrEqual(0);
    expect(JSON.parse(line.requestBody ?? "")).toEqual({
      client_name: "[redacted: 23 characters]",
      client_ref: "[redacted: 12 characters]",
      email: "[redacted: 23 characters]",
      phone: "[redacted: 12 characters]",
      period_label: "[redacted: 14 characters]",
      redirect_uri: "https://firm.example/[redacted]",
      report_type: "affordability",
      clientname: "[redacted: 19 characters]",
    });
    expect(JSON.parse(line.responseBody ?? "")).toMatchObject({
      id: made.json.id,
      status: "pending_consent",
    });
  });

  test("never contains the customer's identity, in requests, searches, refusals or responses", async () => {
    const { test: scope, testKey: key, actor } = await makeCompany();
    const { json } = await call<{ id: string }>(create, { key, body: CLIENT });
    await call(create, {
      key,
      body: { ...CLIENT, email: "wilhelmina at papa", report_type: "Wilhelmina P" },
    });
    await call(create, {
      key,
      raw: '{"client_name":"Wilhelmina',
      headers: { "content-type": "application/json" },
    });
    await call(create, { key, raw: "Wilhelmina", headers: { "content-type": "text/plain" } });
    await call(list, { key, path: "/v1/requests?q=wilhelmina&status=ready&client_ref=LOAN-PAPA-77" });
    await call(list, { key });
    await call(read, { key, path: `/v1/requests/${json.id}`, params: { id: json.id } });
    await call(read, { key, path: "/v1/requests/Wilhelmina", params: { id: "Wilhelmina" } });
    expect(await wholeLog()).not.toMatch(PERSONAL);
    const searched = (await logged(scope)).find(({ query }) => query?.includes("q="));
    expect(searched?.query).toBe("q=[redacted]&status=ready&client_ref=[redacted]");
    await withdrawRequest(scope, json.id, { by: "firm", actor });
    expect(await wholeLog()).not.toMatch(PERSONAL);
  });

  test("stores a refusal completely, including the cause", async () => {
    const { test: scope, testKey: key } = await makeCompany();
    const refused = await call(create, { key, body: { report_type: "affordability" } });
    const line = await newest(scope);
    expect(line).toMatchObject({ status: 422, errorCode: "invalid" });
    const [fault] = JSON.parse(line.responseBody ?? "").detail;
    expect(fault).toMatchObject({ type: "missing", loc: ["body", "client_name"], msg: "Field required" });
    await call(read, { key, path: "/v1/requests/req_x", params: { id: "req_x" } });
    expect(await newest(scope)).toMatchObject({ status: 404, errorCode: "not_found" });
    await call(patch, { key, method: "PATCH" });
    expect(await newest(scope)).toMatchObject({ status: 405, errorCode: "method_not_allowed", route: null });
    expect(refused.status).toBe(422);
  });

  test("marks a repeated call that was answered from its idempotency key", async () => {
    const { test: scope, testKey: key } = await makeCompany();
    const headers = { "idempotency-key": "once-and-again" };
    await call(create, { key, body: CLIENT, headers });
    await call(create, { key, body: CLIENT, headers });
    expect((await logged(scope)).map(({ replayed }) => replayed)).toEqual([true, false]);
  });

  test("belongs to one company and environment, and has no call with an unknown key", async () => {
    const firm = await makeCompany();
    const other = await makeCompany();
    await call(list, { key: firm.testKey });
    await call(list, { key: firm.liveKey });
    await call(list, { key: `svc_test_${"x".repeat(40)}` });
    await call(list, {});
    const [mine] = await logged(firm.test);
    expect(await logged(firm.test)).toHaveLength(1);
    expect(await logged(firm.live)).toHaveLength(1);
    expect(await logged(other.test)).toEqual([]);
    for (const foreign of [firm.live, other.test])
      await expect(getCall(foreign, mine?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    await expect(getCall(firm.test, "cll_short")).rejects.toMatchObject({ code: "not_found" });
  });

  test("can be searched by method, status, path, request, id and time, page by page", async () => {
    const { test: scope, testKey: key } = await makeCompany();
    const { json } = await call<{ id: string }>(create, { key, body: CLIENT });
    await call(read, { key, path: `/v1/requests/${json.id}`, params: { id: json.id } });
    await call(create, { key, body: {} });
    const answer = await call(list, { key, headers: { "x-request-id": "find-me" } });
    const count = async (filter: object) => (await logged(scope, filter)).length;
    expect(answer.headers.get("x-request-id")).toBe("find-me");
    expect(await count({ method: "POST" })).toBe(2);
    expect(await count({ statusClass: 4 })).toBe(1);
    expect(await count({ route: "/v1/requests/{id}" })).toBe(1);
    expect(await count({ requestId: json.id })).toBe(2);
    expect(await count({ callId: "find-me" })).toBe(1);
    expect(await count({ since: new Date(Date.now() + DAY_MS) })).toBe(0);
    expect(await count({ until: new Date(Date.now() - DAY_MS) })).toBe(0);
    const first = await listCalls(scope, { limit: 3, after: null });
    const rest = await listCalls(scope, { limit: 3, after: first.rows.at(-1) ?? null });
    expect([first.rows.length, first.hasMore, rest.rows.length, rest.hasMore]).toEqual([3, true, 1, false]);
  });

  test("is deleted after thirty days, but the count of a day's calls is kept longer", async () => {
    const { test: scope, testKey: key } = await makeCompany();
    await call(list, { key });
    await flushCalls();
    await tidyUp(new Date(Date.now() + 29 * DAY_MS));
    expect(await logged(scope)).toHaveLength(1);
    await tidyUp(new Date(Date.now() + 31 * DAY_MS));
    expect(await logged(scope)).toEqual([]);
    const { rows } = await withClient(ownerUrl, (client) =>
      client.query("select status_class, calls from api_call_day where company_id = $1", [scope.companyId]),
    );
    expect(rows).toEqual([{ status_class: 2, calls: 1 }]);
  });

  test("stores no content of a report, but stores an error response completely", async () => {
    const { test: scope } = await makeCompany();
    const fact = {
      ...bareFact(scope),
      url: "http://localhost/v1/requests/req_1/report",
      route: "/v1/requests/{id}/report",
      isReport: true,
    };
    logCall({ ...fact, answer: '{"wages":"Wilhelmina 5,000"}' });
    expect(await newest(scope)).toMatchObject({ status: 200, responseBody: null });
    const answer = '{"detail":"Report is not ready: request is pending_data","code":"not_ready"}';
    logCall({ ...fact, at: new Date(Date.now() + 1_000), status: 409, answer });
    expect(await newest(scope)).toMatchObject({ errorCode: "not_ready", responseBody: answer });
    expect(await wholeLog()).not.toMatch(PERSONAL);
  });

  test("drops and counts calls that exceed the memory limit, without delaying callers", async () => {
    const { test: scope } = await makeCompany();
    const fact = bareFact(scope);
    await flushCalls();
    for (let n = 0; n < 10_003; n++) logCall(fact);
    expect(countDropped()).toBe(3);
    await flushCalls();
    expect(countDropped()).toBe(0);
    expect((await listCalls(scope, { limit: 10, after: null })).hasMore).toBe(true);
  });
});
