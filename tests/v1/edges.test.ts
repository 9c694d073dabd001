import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as connect from "@/app/v1/connect/[id]/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { ADDRESS_HEADER } from "@/lib/http/client-address";
import { newRequestId } from "@/lib/ids";
import { inCompany } from "@/lib/store/client";
import { type Answer, call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();

const body = { client_name: "Ava Nguyen", report_type: "affordability" };
const params = () => ({ id: newRequestId() });

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

describe("the rate limit headers", () => {
  const key = () => firm.testKey;
  const ANSWERS: [string, number, () => Promise<Answer<unknown>>][] = [
    ["a list", 200, () => call(many.GET, { key: key() })],
    ["a HEAD", 200, () => call(many.HEAD, { key: key(), method: "HEAD" })],
    ["a created request", 201, () => call(many.POST, { key: key(), body })],
    ["a path that is not UTF-8", 400, () => call(many.POST, { key: key(), raw: Uint8Array.of(0xff) })],
    ["a live key before approval", 403, () => call(many.POST, { key: firm.liveKey, body })],
    ["an unknown request", 404, () => call(report.GET, { key: key(), params: params() })],
    ["a malformed id", 404, () => call(one.GET, { key: key(), params: { id: "REQ_X" } })],
    ["an unsupported method", 405, () => call(one.PUT, { key: key(), method: "PUT", params: params() })],
    ["too much", 413, () => call(many.POST, { key: key(), raw: "x".repeat(70_000) })],
    ["invalid input", 422, () => call(many.POST, { key: key(), body: {} })],
  ];
  test.each(ANSWERS)(
    "are in the response to %s, which counts towards the limit",
    async (_, status, answering) => {
      const left = async () =>
        Number((await call(many.GET, { key: key() })).headers.get("x-ratelimit-remaining"));
      const before = await left();
      const answer = await answering();
      expect(answer.status).toBe(status);
      expect(answer.headers.get("ratelimit-policy")).toBe('"default";q=240;w=60');
      expect(answer.headers.get("ratelimit")).toMatch(new RegExp(`^"default";r=${before - 1};t=\\d+$`));
      expect(answer.headers.get("x-ratelimit-limit")).toBe("240");
      expect(answer.headers.get("x-ratelimit-remaining")).toBe(String(before - 1));
      expect(Number(answer.headers.get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1_000);
      expect(await left()).toBe(before - 2);
    },
  );
});

describe("a method that a path does not support", () => {
  test("is refused with 405 and the allowed methods, once the key is accepted", async () => {
    const answer = await call(one.PUT, { method: "PUT", key: firm.testKey, params: params() });
    expect([answer.status, answer.json.code]).toEqual([405, "method_not_allowed"]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS, PATCH, DELETE");
  });

  test("is 401 without a key, like every path, and lists no methods", async () => {
    const answer = await call(one.PUT, { method: "PUT", params: params() });
    expect([answer.status, answer.headers.get("allow")]).toEqual([401, null]);
  });

  test("is 405 immediately if the path needs no key", async () => {
    const answer = await call(connect.POST, { method: "POST", params: params() });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("is shown by OPTIONS to everyone", async () => {
    const answer = await call(many.OPTIONS, { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
  });
});

/** Moves the start of a rate limit's window back by `seconds` seconds, as if that time had passed. */
async function wait(bucket: string, seconds: number): Promise<void> {
  await withClient(database.ownerUrl, (client) =>
    client.query(
      "update rate_bucket set window_start = window_start - $2 * interval '1 second' where id like $1",
      [bucket, seconds],
    ),
  );
}

describe("Retry-After", () => {
  let limited: TestCompany;
  beforeEach(async () => {
    limited = await makeCompany();
    await inCompany(limited.companyId, (tx) =>
      tx.companySettings.update({ where: { companyId: limited.companyId }, data: { rateLimitPerMinute: 2 } }),
    );
  });

  test("is exactly the time until a call with a key is admitted", async () => {
    const ask = () => call(many.GET, { key: limited.testKey });
    const bucket = `company:${limited.companyId}`;
    for (const _ of [1, 2]) expect((await ask()).status).toBe(200);
    await wait(bucket, 20);
    const refused = await ask();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeLessThanOrEqual(40);
    await wait(bucket, seconds - 3);
    expect((await ask()).status).toBe(429);
    await wait(bucket, 3);
    expect((await ask()).status).toBe(200);
  });

  test("is the wait of the exceeded limit for a public link", async () => {
    const id = newRequestId();
    const headers = { [ADDRESS_HEADER]: "203.0.113.7" };
    const ask = () => call(connect.GET, { params: { id }, headers });
    for (let n = 0; n < 60; n++) await ask();
    await wait("link:%", 50);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(10);
  });
});

describe("the list's Link header", () => {
  test("leads through all pages with the same query, and is absent on the last page", async () => {
    const lister = await makeCompany();
    for (let n = 0; n < 5; n++)
      await call(many.POST, { key: lister.testKey, body: { ...body, client_ref: "R/&7" } });
    const seen: string[] = [];
    let path: string | undefined = "/v1/requests?limit=2&client_ref=lost&client_ref=R/%267";
    while (path) {
      const page: Answer<{ data: { id: string }[]; next_cursor: string | null }> = await call(many.GET, {
        key: lister.testKey,
        path,
      });
      seen.push(...page.json.data.map(({ id }) => id));
      const link = page.headers.get("link");
      const next = /^<(http:\/\/localhost:3000(\/v1\/requests\?[^>]+))>; rel="next"$/.exec(link ?? "");
      expect(link === null).toBe(page.json.next_cursor === null);
      path = next?.[2];
      if (!next) continue;
      const asked = Object.fromEntries(new URL(String(next[1])).searchParams);
      expect(asked).toEqual({ limit: "2", client_ref: "R/&7", cursor: page.json.next_cursor });
    }
    expect(new Set(seen).size).toBe(5);
  });
});

test("a caller that disconnects while sending its body causes no server error", async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new Error("aborted")),
  });
  const request = new Request("http://localhost:3000/v1/requests", {
    method: "POST",
    headers: { "x-api-key": firm.testKey, "content-type": "application/json" },
    body: broken,
    duplex: "half",
  } as RequestInit);
  expect((await many.POST(request, { params: Promise.resolve({}) })).status).toBe(400);
});
