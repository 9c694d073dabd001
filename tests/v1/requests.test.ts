import { beforeAll, describe, expect, test } from "vitest";
import { GET as getOne } from "@/app/v1/requests/[id]/route";
import { GET, POST, PUT } from "@/app/v1/requests/route";
import { newApiKey } from "@/lib/company/api-key";
import { rotateKey } from "@/lib/company/rotate-key";
import { inCompany } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";

testDatabase();

const body = { client_name: "Ava Nguyen", report_type: "affordability" };
type Item = { type: string; loc: (string | number)[]; msg: string; input?: unknown; ctx?: unknown };
type Refusal = { detail: Item[] };
type Page = { data: { id: string; client_name: string }[]; has_more: boolean; next_cursor: string | null };

let company: TestCompany;
beforeAll(async () => {
  company = await makeCompany();
});

describe("POST /v1/requests 201", () => {
  test("returns id, status, report_type and the consent link with the id", async () => {
    const answer = await call(POST, { key: company.testKey, body });
    expect(answer.status).toBe(201);
    const id = String(answer.json.id);
    expect(id).toMatch(/^req_[0-9a-z]{32}$/);
    expect(answer.json).toMatchObject({
      status: "pending_consent",
      report_type: "affordability",
      consent_url: `http://localhost:3000/connect/${id}`,
    });
  });

  test("stores the sent values in normalised form, and returns them when the request is read", async () => {
    const sent = {
      ...body,
      client_ref: "LOAN-7",
      email: "ava@example.com",
      phone: "0412 345 678",
      period_label: "FY26",
      redirect_uri: "https://firm.example/done?x=1",
      cancel_uri: "http://localhost:4000/no",
      consent_type: "ongoing",
      nonsense: 1,
    };
    const made = await call(POST, { key: company.testKey, body: sent });
    const read = await call(getOne, { key: company.testKey, params: { id: String(made.json.id) } });
    const { nonsense: _, ...kept } = sent;
    expect(read.json).toMatchObject({
      ...kept,
      phone: "+61412345678",
      environment: "test",
      stage: "awaiting_consent",
      consent: null,
      verification_id: null,
    });
  });

  test("has the request's id, the rate limit and no-store in its headers", async () => {
    const answer = await call(POST, { key: company.testKey, body, headers: { "x-request-id": "mine-1" } });
    expect(answer.headers.get("x-request-id")).toBe("mine-1");
    expect(answer.headers.get("ratelimit-policy")).toBe('"default";q=240;w=60');
    expect(answer.headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
    expect(answer.headers.get("x-ratelimit-limit")).toBe("240");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("POST /v1/requests 401", () => {
  test.each([
    ["missing", undefined],
    ["malformed", "nonsense"],
    ["well-formed but unknown", newApiKey("test")],
  ])("refuses a key that is %s, before it reads the body", async (_, key) => {
    const answer = await call(POST, {
      ...(key ? { key } : {}),
      raw: "{broken",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ detail: "Invalid or missing API key", code: "invalid_key" });
  });

  test("refuses the old key as soon as a new key is created, and does not affect the key of the other environment", async () => {
    const firm = await makeCompany();
    const fresh = await rotateKey(firm.companyId, "test", firm.actor);
    expect((await call(GET, { key: firm.testKey })).status).toBe(401);
    expect((await call(GET, { key: fresh })).status).toBe(200);
    expect((await call(GET, { key: firm.liveKey })).status).toBe(200);
  });
});

describe("POST /v1/requests 403", () => {
  test("explains to a suspended firm which functions stop and continue, without asking the firm to apply again", async () => {
    const firm = await makeCompany();
    await setLiveApproval(firm.companyId, true, firm.actor, new Date());
    const made = await call<{ id: string }>(POST, { key: firm.liveKey, body });
    await inCompany(firm.companyId, (tx) => tx.company.updateMany({ data: { suspendedAt: new Date() } }));
    const refused = await call<{ detail: string; code: string }>(POST, { key: firm.liveKey, body });
    expect([refused.status, refused.json.code]).toEqual([403, "not_approved"]);
    expect(refused.json.detail).toMatch(
      /^Live access is suspended .*can still be fetched and requests can be withdrawn. The test environment works/,
    );
    expect(refused.json.detail).not.toMatch(/apply/i);
    expect((await call(POST, { key: firm.testKey, body })).status).toBe(201);
    const list = await call<{ data: { id: string }[] }>(GET, { key: firm.liveKey });
    expect(list.json.data.map(({ id }) => id)).toEqual([made.json.id]);
  });

  test("refuses a live key until the company is approved, and again once the approval is withdrawn", async () => {
    const firm = await makeCompany();
    const answer = await call(POST, { key: firm.liveKey, body });
    expect(answer.status).toBe(403);
    expect(answer.json.detail).toContain("not approved");
    await setLiveApproval(firm.companyId, true, firm.actor, new Date());
    expect((await call(POST, { key: firm.liveKey, body })).status).toBe(201);
    const local = { ...body, redirect_uri: "http://localhost:4000/done" };
    expect((await call(POST, { key: firm.testKey, body: local })).status).toBe(201);
    const refused = await call<Refusal>(POST, { key: firm.liveKey, body: local });
    expect(refused.json.detail).toMatchObject([{ type: "url_scheme", loc: ["body", "redirect_uri"] }]);
    await setLiveApproval(firm.companyId, false, firm.actor, new Date());
    expect((await call(POST, { key: firm.liveKey, body })).status).toBe(403);
  });
});

describe("POST /v1/requests 422", () => {
  const refused = async (sent: unknown) => {
    const answer = await call<Refusal>(POST, { key: company.testKey, body: sent });
    expect(answer.status, JSON.stringify(sent)).toBe(422);
    return answer.json.detail;
  };

  test("reports every wrong field together, in the order of the fields", async () => {
    const items = await refused({ cancel_uri: "nope", phone: 7, report_type: "score", email: "a@b" });
    expect(items.map((item) => item.loc.at(-1))).toEqual([
      "client_name",
      "report_type",
      "email",
      "phone",
      "cancel_uri",
    ]);
    expect(items[0]).toEqual({
      type: "missing",
      loc: ["body", "client_name"],
      msg: "Field required",
      input: { cancel_uri: "nope", phone: 7, report_type: "score", email: "a@b" },
    });
    expect(items[1]).toEqual({
      type: "literal_error",
      loc: ["body", "report_type"],
      msg: "Input should be 'expense_summary' or 'affordability'",
      input: "score",
      ctx: { expected: "'expense_summary' or 'affordability'" },
    });
    expect(items[2]).toMatchObject({
      type: "value_error",
      msg: "value is not a valid email address: The part after the @-sign is not valid. It should have a period.",
    });
    expect(items[3]).toEqual({
      type: "string_type",
      loc: ["body", "phone"],
      msg: "Input should be a valid string",
      input: 7,
    });
    expect(items[4]).toMatchObject({
      type: "url_parsing",
      msg: "Input should be a valid URL, relative URL without a base",
    });
  });

  test.each([
    [{ ...body, client_name: "   " }, "string_too_short"],
    [{ ...body, client_name: "x".repeat(201) }, "string_too_long"],
    [{ ...body, client_name: "a\u0000b" }, "value_error"],
    [{ ...body, client_name: null }, "string_type"],
    [{ ...body, report_type: null }, "literal_error"],
    [{ ...body, redirect_uri: "javascript:alert(1)" }, "url_scheme"],
    [{ ...body, redirect_uri: "http://firm.example/" }, "url_scheme"],
    [{ ...body, redirect_uri: "https://user:pw@firm.example/" }, "url_parsing"],
    [{ ...body, redirect_uri: "https://firm.example/\r\nset-cookie" }, "url_parsing"],
    [{ ...body, redirect_uri: `https://e.com/${"x".repeat(2100)}` }, "url_too_long"],
    [{ ...body, consent_type: "forever" }, "literal_error"],
    [["a"], "model_attributes_type"],
    ["text", "model_attributes_type"],
  ])("refuses %j with %s", async (sent, type) => {
    expect((await refused(sent))[0]?.type).toBe(type);
  });

  test("states where JSON is malformed, and that a missing body is missing", async () => {
    const broken = await call<Refusal>(POST, {
      key: company.testKey,
      raw: '{"a":1,}',
      headers: { "content-type": "application/json" },
    });
    expect(broken.status).toBe(422);
    expect(broken.json.detail).toEqual([
      {
        type: "json_invalid",
        loc: ["body", 7],
        msg: "JSON decode error",
        input: {},
        ctx: { error: "Expecting property name enclosed in double quotes" },
      },
    ]);
    const absent = await call<Refusal>(POST, { key: company.testKey, method: "POST" });
    expect(absent.json.detail).toEqual([
      { type: "missing", loc: ["body"], msg: "Field required", input: null },
    ]);
  });

  test("refuses bodies that are too large, too deep or not UTF-8, without a server error", async () => {
    const headers = { "content-type": "application/json" };
    const huge = await call(POST, {
      key: company.testKey,
      raw: JSON.stringify({ a: "x".repeat(70_000) }),
      headers,
    });
    expect(huge.status).toBe(413);
    const deep = await call(POST, {
      key: company.testKey,
      raw: `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
      headers,
    });
    expect(deep.status).toBe(422);
    const bytes = await call(POST, {
      key: company.testKey,
      raw: Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
      headers,
    });
    expect(bytes.status).toBe(400);
  });
});

describe("POST /v1/requests 405", () => {
  test("refuses an unsupported method, and lists the allowed methods", async () => {
    const answer = await call(PUT, { method: "PUT", key: company.testKey });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
  });
});

describe("POST /v1/requests under an Idempotency-Key", () => {
  const headers = { "idempotency-key": "order-7" };

  test("creates one request from a hundred concurrent calls, and repeats the response byte for byte", async () => {
    const firm = await makeCompany();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(POST, { key: firm.testKey, body, headers })),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(new Set(made.map((answer) => answer.text)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201 || answer.status === 409)).toBe(true);
    const again = await call(POST, { key: firm.testKey, body, headers });
    expect(again.text).toBe(made[0]?.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const page = await call<Page>(GET, { key: firm.testKey });
    expect(page.json.data).toHaveLength(1);
  });

  test("refuses the key for a different body, and keeps companies separate", async () => {
    const firm = await makeCompany();
    await call(POST, { key: firm.testKey, body, headers });
    const other = await call<Refusal>(POST, {
      key: firm.testKey,
      body: { ...body, client_name: "Ben" },
      headers,
    });
    expect(other.status).toBe(422);
    expect(other.json.detail[0]).toMatchObject({
      type: "idempotency_key_reused",
      loc: ["header", "idempotency-key"],
    });
    const stranger = await makeCompany();
    expect(
      (await call(POST, { key: stranger.testKey, body, headers })).headers.get("idempotent-replayed"),
    ).toBeNull();
  });
});

describe("the rate limit", () => {
  test("admits exactly the company's number of calls in a minute, test and live together, then says how long to wait", async () => {
    const firm = await makeCompany();
    await inCompany(firm.companyId, (tx) =>
      tx.companySettings.update({ where: { companyId: firm.companyId }, data: { rateLimitPerMinute: 20 } }),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => call(GET, { key: n % 2 ? firm.testKey : firm.liveKey })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(refused?.headers.get("x-ratelimit-remaining")).toBe("0");
    expect((await call(GET, { key: company.testKey })).status).toBe(200);
  });
});

describe("GET /v1/requests", () => {
  test("pages newest first without repeating or skipping a row, even if requests are created in the meantime", async () => {
    const firm = await makeCompany();
    for (let n = 0; n < 7; n++)
      await call(POST, { key: firm.testKey, body: { ...body, client_name: `Client ${n}` } });
    const seen: string[] = [];
    const stranger = await makeCompany();
    let path = "/v1/requests?limit=3";
    for (;;) {
      const page = await call<Page>(GET, { key: firm.testKey, path });
      seen.push(...page.json.data.map((item) => item.client_name));
      await call(POST, { key: firm.testKey, body: { ...body, client_name: "late" } });
      if (!page.json.has_more) break;
      path = `/v1/requests?limit=3&cursor=${page.json.next_cursor}`;
      expect((await call(GET, { key: stranger.testKey, path })).status).toBe(422);
      for (const added of ["x", ".zz", "%3D"]) {
        expect((await call(GET, { key: firm.testKey, path: `${path}${added}` })).status).toBe(422);
      }
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Client ${n}`));
  });

  test("searches by reference, status and part of a name, only in the key's environment", async () => {
    const firm = await makeCompany();
    await call(POST, { key: firm.testKey, body: { ...body, client_name: "Zoë Karras", client_ref: "R-9" } });
    await call(POST, { key: firm.testKey, body });
    const names = async (query: string) =>
      (await call<Page>(GET, { key: firm.testKey, path: `/v1/requests?${query}` })).json.data.map(
        (item) => item.client_name,
      );
    expect(await names("client_ref=R-9")).toEqual(["Zoë Karras"]);
    expect(await names("q=karr")).toEqual(["Zoë Karras"]);
    expect(await names("status=ready")).toEqual([]);
    expect(await names("report_type=affordability&created_after=2020-01-01T00:00:00%2B10:00")).toHaveLength(
      2,
    );
    expect((await call<Page>(GET, { key: firm.liveKey })).json.data).toEqual([]);
  });

  test.each([
    ["limit=0", "greater_than_equal"],
    ["limit=101", "less_than_equal"],
    ["limit=x", "int_parsing"],
    ["cursor=made-up", "value_error"],
    ["status=lost", "literal_error"],
    ["created_after=yesterday", "datetime_from_date_parsing"],
    ["created_after=0000-01-01", "datetime_parsing"],
    ["created_after=2026-02-31", "datetime_from_date_parsing"],
    ["created_before=2026-01-01T24:00:00Z", "datetime_from_date_parsing"],
  ])("refuses ?%s with %s", async (query, type) => {
    const answer = await call<Refusal>(GET, { key: company.testKey, path: `/v1/requests?${query}` });
    expect(answer.status).toBe(422);
    expect(answer.json.detail[0]).toMatchObject({ type, loc: ["query", query.split("=")[0]] });
  });
});
