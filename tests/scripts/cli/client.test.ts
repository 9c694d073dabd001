import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { OPERATIONS } from "@/lib/contract/api";
import {
  ApiError,
  type Client,
  type ClientOptions,
  ConnectionError,
  createClient,
} from "@/scripts/cli/client";
import { COPY_FORMATS } from "@/scripts/cli/client/reports";
import { readRetryAfter, waitBefore } from "@/scripts/cli/client/retry";
import { type Answer, answeringServer } from "./answering-server";

const server = await answeringServer();
const KEY = `svc_test_${"a".repeat(49)}`;
const clientOf = (options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl: server.url, apiKey: KEY, ...options });
const client = clientOf();

/** A refusal with an immediate retry time, so that tests need not wait. */
const later = (status: number, code: string): Answer => ({
  status,
  headers: { "retry-after": "0" },
  json: { detail: "Later.", code, request_id: "rid_1" },
});
const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe("a call of the client", () => {
  test("sends the key, the client's name and JSON, and returns the service's response", async () => {
    server.answer({ status: 201, json: { id: "req_1", status: "pending_consent" } });
    const named = clientOf({ userAgent: "acme/3.2" });
    const made = await named.requests.create({ client_name: "Zoë", report_type: "affordability" });
    expect(made).toMatchObject({ id: "req_1", status: "pending_consent" });
    const [seen] = server.seen;
    expect(seen).toMatchObject({ method: "POST", url: "/v1/requests" });
    expect(JSON.parse(seen?.body ?? "")).toEqual({ client_name: "Zoë", report_type: "affordability" });
    expect(seen?.headers).toMatchObject({ "x-api-key": KEY, "content-type": "application/json" });
    expect(seen?.headers["user-agent"]).toMatch(/^acme\/3\.2 surplus-client\/1\.0 node\/\d+\./);
  });

  test("exists for every operation of the API except the operations for the data provider", async () => {
    server.answer({ json: { data: [], has_more: false, next_cursor: null } });
    const id = "req_1";
    const { requests, reports, link } = client;
    await requests.create({ client_name: "A", report_type: "affordability" });
    await requests.list();
    for (const call of [requests.get, requests.withdraw, requests.completeConsent, requests.audit])
      await call(id);
    await requests.invite(id, { channel: "email", to: "a@example.com" });
    for (const call of [requests.refresh, requests.generate, link.get, link.withdraw]) await call(id);
    for (const call of [reports.json, reports.html, reports.xml, reports.pdf, reports.xlsx]) await call(id);
    for (const call of [reports.csv, reports.lines, reports.comparison]) await call(id);
    for (const call of [reports.creditors, reports.financialStatement]) await call(id);
    await reports.attributes(id);
    await reports.transactions(id);
    await reports.changes(id);
    await reports.categoryMaps();
    await reports.statement(id, { account: "1" });
    await requests.assessment(id);
    await requests.assess(id, { hem_monthly_cents: 312_400 });
    await requests.adjustments(id);
    await requests.adjust(id, { version: 0, adjustments: [] });
    await reports.assessed(id);
    for (const format of COPY_FORMATS) await reports.assessedBytes(id, format);
    await client.health();
    await client.publicKeys();
    await requests.change(id, { client_ref: null });
    await client.events.list();
    await client.events.replay(id);
    await client.webhook.get();
    await client.webhook.set({ url: null });
    await client.webhook.test({ event: "report.ready" });
    await client.webhook.stageSecret({ after_hours: 24 });
    await client.webhooks.list();
    await client.webhooks.add({ url: "https://broker.example/hooks" });
    for (const call of [client.webhooks.get, client.webhooks.remove]) await call(id);
    await client.webhooks.change(id, { enabled: false });
    await client.webhooks.test(id, { event: "report.ready" });
    await client.webhooks.stageSecret(id, { after_hours: 24 });
    await callSandbox(client, id);
    const reached = server.seen.map(
      ({ method, url }) => `${method} ${url.replace(id, "{id}").replace(/\?.*/, "")}`,
    );
    const all = OPERATIONS.filter(({ auth }) => auth !== "upstream");
    expect([...new Set(reached)].sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
    for (const { method, path, auth } of all) {
      const seen = server.seen.find(
        (each) => each.method === method && each.url.replace(/\?.*/, "") === path.replace("{id}", id),
      );
      expect("x-api-key" in (seen?.headers ?? {}), path).toBe(auth === "key");
    }
  });

  test("returns documents as text or bytes, unchanged", async () => {
    server.answer({ text: "<p>Zoë</p>" });
    expect(await client.reports.html("req_1")).toBe("<p>Zoë</p>");
    expect(Buffer.from(await client.reports.pdf("req_1")).toString()).toBe("<p>Zoë</p>");
  });
});

async function callSandbox({ sandbox }: Client, id: string): Promise<void> {
  await sandbox.scenarios();
  await sandbox.consent(id, { outcome: "authorise" });
  await sandbox.review(id, { outcome: "share" });
  await sandbox.revoke(id);
  await sandbox.advanceClock(id, { advance_days: 1 });
  await sandbox.simulateEvent(id, { event: "report.ready" });
}

describe("a failed call of the client", () => {
  test.each([
    [408, "unknown"],
    [409, "idempotency_in_flight"],
    [429, "too_many"],
    [500, "internal"],
    [503, "busy"],
  ])("is retried after %i %s under the same idempotency key", async (status, code) => {
    server.answer(later(status, code), later(status, code), { json: { id: "req_1" } });
    await client.requests.create({ client_name: "A", report_type: "affordability" });
    expect(server.seen).toHaveLength(3);
    const keys = new Set(server.seen.map(({ headers }) => headers["idempotency-key"]));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    [400, "bad_request"],
    [401, "invalid_key"],
    [403, "not_approved"],
    [404, "not_found"],
    [409, "not_ready"],
    [410, "gone"],
    [422, "invalid"],
    [503, "not_set_up"],
  ])("is not retried after %i %s", async (status, code) => {
    server.answer(later(status, code));
    expect(await failureOf(client.requests.generate("req_1"))).toMatchObject({ status, code });
    expect(server.seen).toHaveLength(1);
  });

  test("fails after two retries, or after the configured number of retries", async () => {
    server.answer(later(500, "internal"));
    expect(await failureOf(client.requests.get("req_1"))).toMatchObject({ status: 500 });
    expect(server.seen).toHaveLength(3);
    expect(await failureOf(client.requests.get("req_1", { maxRetries: 0 }))).toMatchObject({ status: 500 });
    expect(server.seen).toHaveLength(4);
  });

  test("gets a new idempotency key for each call, unless the caller gives one", async () => {
    server.answer({ json: {} });
    await client.requests.generate("req_1");
    await client.requests.generate("req_1");
    await client.requests.generate("req_1", { idempotencyKey: "mine" });
    const keys = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe("mine");
  });

  test("waits as long as Retry-After says, and fails instead of waiting more than a minute", async () => {
    server.answer({ ...later(429, "too_many"), headers: { "retry-after": "1" } }, { json: {} });
    const began = performance.now();
    await client.requests.get("req_1");
    expect(performance.now() - began).toBeGreaterThan(950);
    server.answer({ ...later(429, "too_many"), headers: { "retry-after": "61" } });
    const error = await failureOf(client.requests.get("req_1"));
    expect(error).toMatchObject({ status: 429, retryAfterMs: 61_000 });
    expect(server.seen).toHaveLength(3);
  });

  test("is retried if the connection broke, and the error says so if the connection breaks again", async () => {
    server.answer({ fault: "broken" }, { json: { id: "req_1" } });
    expect(await client.requests.get("req_1")).toEqual({ id: "req_1" });
    const nowhere = clientOf({ baseUrl: "http://127.0.0.1:9", maxRetries: 0 });
    const error = await failureOf(nowhere.requests.get("req_secret"));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({
      code: "unreachable",
      message: expect.stringContaining("GET /v1/requests/{id}"),
    });
    expect(inspect(error)).not.toContain("req_secret");
  });

  test("has a timeout for each attempt", async () => {
    server.answer({ fault: "silent" });
    const error = await failureOf(client.requests.get("req_1", { timeoutMs: 50, maxRetries: 1 }));
    expect(error).toMatchObject({ name: "ConnectionError", code: "timeout" });
    expect(server.seen).toHaveLength(2);
  });

  test("ends immediately if the caller aborts it, during the call and during a wait", async () => {
    server.answer({ fault: "silent" });
    const during = failureOf(client.requests.get("req_1", { signal: AbortSignal.timeout(50) }));
    expect(await during).toMatchObject({ name: "TimeoutError" });
    server.answer({ ...later(500, "internal"), headers: { "retry-after": "30" } });
    // Timers stand still, so only the abort can end the wait.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waiting = new AbortController();
    const onResponse = () => void setImmediate(() => waiting.abort());
    const call = failureOf(client.requests.get("req_1", { signal: waiting.signal, onResponse }));
    expect(await call).toMatchObject({ name: "AbortError" });
    expect(server.seen).toHaveLength(2);
  });
});

describe("an error of the client", () => {
  test("has the status, code, detail and call id", async () => {
    server.answer({ status: 404, json: { detail: "Not Found", code: "not_found", request_id: null } });
    const error = await failureOf(client.requests.get("req_1"));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: "not_found", detail: "Not Found", requestId: "rid_1" });
    expect(String(error)).toBe("ApiError: 404 not_found: Not Found");
  });

  test("lists every field of a 422, without the sent values", async () => {
    const faults = [
      {
        type: "string_type",
        loc: ["body", "client_name"],
        msg: "Input should be a valid string",
        input: "Zoë",
      },
      { type: "missing", loc: ["body", "report_type"], msg: "Field required", input: { client_name: "Zoë" } },
    ];
    server.answer({ status: 422, json: { detail: faults } });
    const error = await failureOf(
      client.requests.create({ client_name: "Zoë", report_type: "affordability" }),
    );
    expect(error).toMatchObject({
      code: "invalid",
      detail: "client_name: Input should be a valid string; report_type: Field required",
      fields: [{ loc: ["body", "client_name"] }, { type: "missing" }],
    });
    expect(inspect(error, { depth: 9 })).not.toContain("Zoë");
  });

  test("never contains the key", async () => {
    const errors: unknown[] = [];
    server.answer({ status: 401, json: { detail: "Invalid or missing API key", code: "invalid_key" } });
    errors.push(await failureOf(client.requests.get("req_1")));
    server.answer({ fault: "broken" });
    errors.push(await failureOf(client.requests.get("req_1", { maxRetries: 0 })));
    errors.push(await failureOf(client.requests.get("../secrets")));
    for (const apiKey of [`${KEY}\n`, `${KEY} x`, "svc_test_"])
      errors.push(await failureOf((async () => clientOf({ apiKey }))()));
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    expect(inspect([...errors, client], { depth: 9, showHidden: true })).not.toContain(KEY);
  });

  test("reports a response that is not from the service, and a redirect, which the client does not follow", async () => {
    server.answer({ text: "<h1>Welcome to the hotel</h1>" });
    expect(await failureOf(client.requests.get("req_1"))).toMatchObject({ code: "not_the_service" });
    server.answer({ status: 302, headers: { location: `${server.url}/elsewhere` } });
    expect(await failureOf(client.requests.get("req_1"))).toMatchObject({ code: "not_the_service" });
    expect(server.seen).toHaveLength(2);
    server.answer({ status: 502, text: "<h1>Bad gateway</h1>", headers: { "retry-after": "0" } });
    expect(await failureOf(client.requests.get("req_1"))).toMatchObject({
      status: 502,
      detail: "Bad Gateway",
    });
  });
});

describe("the options of the client", () => {
  test.each([
    [{ baseUrl: "reports.example.com" }, /web address/],
    [{ baseUrl: "https://user:pass@example.com" }, /not contain a user name/],
    [{ apiKey: "sk_live_1" }, /svc_test_ or svc_live_/],
    [{ baseUrl: "http://example.com", apiKey: "svc_live_a" }, /plain http/],
  ])("refuse %j", (options, message) => {
    expect(() => clientOf(options)).toThrow(message);
  });

  test("accept a base URL with a path and a trailing slash, and no key for calls that need no key", async () => {
    server.answer({ json: { status: "ok" } });
    const { health, requests } = createClient({ baseUrl: `${server.url}/surplus/` });
    expect(await health()).toEqual({ status: "ok" });
    expect(server.seen[0]?.url).toBe("/surplus/health");
    expect(await failureOf(requests.get("req_1"))).toBeInstanceOf(TypeError);
  });
});

describe("the waits of the client", () => {
  test("double from half a second to eight seconds, varied between half and full", () => {
    expect([2, 3, 4, 9].map((next) => waitBefore(next, null, 1))).toEqual([500, 1_000, 2_000, 8_000]);
    expect(waitBefore(2, null, 0)).toBe(250);
  });

  test("read Retry-After only as seconds or as an HTTP date", () => {
    const now = Date.parse("2026-11-02T01:00:00Z");
    expect(readRetryAfter("7", now)).toBe(7_000);
    expect(readRetryAfter("Mon, 02 Nov 2026 01:00:30 GMT", now)).toBe(30_000);
    expect(readRetryAfter("Mon, 02 Nov 2026 00:00:00 GMT", now)).toBe(0);
    for (const odd of [null, "", "soon", "-5", "1.5", "1793582333000000000x"])
      expect(readRetryAfter(odd, now)).toBeNull();
  });
});
