// Errors, limits and versioning. The test of an error is named after the error's status, cause and body.
import { beforeAll, describe, expect, test } from "vitest";
import { type Firm, makeFirm, REQUEST_BODY } from "@/tests/wire/support/firm";
import { send } from "@/tests/wire/support/server";

let firm: Firm;
beforeAll(async () => {
  firm = await makeFirm();
});

const JSON_TYPE = { "content-type": "application/json" };

describe("7 errors", () => {
  test("401 | API key missing or invalid | JSON object with detail equal to a short message", async () => {
    const answer = await send("GET", "/v1/requests");
    expect([answer.status, answer.json.detail]).toEqual([401, "Invalid or missing API key"]);
  });

  test("403 | live key used to create a request before production approval | body as above", async () => {
    const answer = await send("POST", "/v1/requests", { key: firm.liveKey, body: REQUEST_BODY });
    expect([answer.status, typeof answer.json.detail]).toEqual([403, "string"]);
  });

  test("403 | invite with a test key | body as above", async () => {
    const id = await firm.create();
    const answer = await firm.ask("POST", `/v1/requests/${id}/invite`, {
      body: { channel: "sms", to: "0412345678" },
    });
    expect([answer.status, typeof answer.json.detail]).toEqual([403, "string"]);
  });

  test("404 | request of the other environment addressed with a key | body as above", async () => {
    const id = await firm.create();
    const answer = await send("GET", `/v1/requests/${id}`, { key: firm.liveKey });
    expect([answer.status, answer.json.detail]).toEqual([404, "Not Found"]);
  });

  test("422 | request body or header fails validation | validation error, all of it at once", async () => {
    const answer = await firm.ask("POST", "/v1/requests", {
      body: { client_name: "", report_type: "x" },
      headers: { "idempotency-key": "a key with spaces" },
    });
    expect(answer.json.detail.map(({ loc }: { loc: unknown }) => loc)).toEqual([
      ["header", "idempotency-key"],
      ["body", "client_name"],
      ["body", "report_type"],
    ]);
    expect(answer.text).not.toContain("a key with spaces");
  });

  test("429 | per-company rate limit exceeded | header Retry-After holds the seconds to wait", async () => {
    const busy = await makeFirm();
    const calls = await Promise.all(
      Array.from({ length: 300 }, () => busy.ask("GET", "/v1/requests?limit=1")),
    );
    const refused = calls.filter(({ status }) => status === 429);
    // If the minute changes during the three hundred calls, fewer are refused.
    expect(refused.length).toBeGreaterThanOrEqual(1);
    for (const { headers, json } of refused) {
      expect(headers.get("retry-after")).toMatch(/^[1-9]\d?$/);
      expect(headers.get("x-ratelimit-remaining")).toBe("0");
      expect(json.code).toBe("too_many");
    }
  });

  test.each([
    ["unknown path", "GET", "/v1/nothing", 404],
    ["unknown path below a request", "GET", "/v1/requests/x/y/z", 404],
    ["wrong method", "PUT", "/v1/requests", 405],
    ["wrong method on the report", "POST", "/v1/requests/req_x/report", 405],
  ])("%s", async (_what, method, path, status) => {
    const answer = await send(method, path, { key: firm.testKey });
    expect([answer.status, typeof answer.json.detail]).toEqual([status, "string"]);
    if (status === 405) expect(answer.headers.get("allow")).toContain("OPTIONS");
    expect(answer.headers.get("x-request-id")).toBeTruthy();
  });

  test("a body over 64 kB is 413, bytes that are not UTF-8 400, deep or broken JSON 422", async () => {
    const post = (raw: string | Uint8Array<ArrayBuffer>) =>
      firm.ask("POST", "/v1/requests", { raw, headers: JSON_TYPE });
    expect((await post(`{"client_name":"${"x".repeat(66_000)}"}`)).status).toBe(413);
    expect((await post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(400);
    expect((await post("[".repeat(30_000))).status).toBe(422);
    expect((await post('{"client_name": nope}')).json.detail[0]).toMatchObject({ type: "json_invalid" });
  });
});

describe("8 limits", () => {
  test("rate limit | 240 requests per minute by default, per company | the keys of test and live share it", async () => {
    const own = await makeFirm();
    const first = await own.ask("GET", "/v1/requests");
    const second = await own.ask("GET", "/v1/requests", { key: own.liveKey });
    expect(first.headers.get("x-ratelimit-limit")).toBe("240");
    const left = ({ headers }: typeof first) => Number(headers.get("x-ratelimit-remaining"));
    // If 239 calls remain again, the two keys have separate counts, or a new minute began between the two calls.
    const isShared = left(second) === left(first) - 1;
    const third = await own.ask("GET", "/v1/requests");
    expect(isShared || left(third) === left(second) - 1).toBe(true);
  });
});

describe("9 versioning", () => {
  test("the business interface is under /v1; the health endpoint is unversioned", async () => {
    expect((await send("GET", "/health")).status).toBe(200);
    expect((await send("GET", "/v1/health", { key: firm.testKey })).status).toBe(404);
  });

  test("the machine-readable description declares interface version 1.0", async () => {
    const answer = await send("GET", "/openapi.json");
    expect([answer.status, answer.json.info.version]).toEqual([200, "1.0"]);
    expect(answer.json.servers[0].url).toBe(process.env.BASE_URL);
  });
});
