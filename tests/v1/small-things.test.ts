import { beforeAll, describe, expect, test } from "vitest";
import * as audit from "@/app/v1/requests/[id]/audit/route";
import * as refresh from "@/app/v1/requests/[id]/refresh/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { readLink } from "@/lib/connect/open-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newRequestId } from "@/lib/ids";
import { CUSTOMER } from "@/lib/scope";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";

testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

const BODY = { client_name: "Ava Nguyen", report_type: "affordability" };
const create = (more = {}, headers = {}) =>
  call(many.POST, { key: firm.testKey, body: { ...BODY, ...more }, headers });
const get = async (id: string) => (await call(one.GET, { key: firm.testKey, params: { id } })).json;
const change = (id: string, body: unknown, key = firm.testKey) =>
  call(one.PATCH, { method: "PATCH", key, params: { id }, body });

describe("POST /v1/requests", () => {
  test("returns 201 with the request's Location, and so does a repeated call", async () => {
    const headers = { "idempotency-key": "location-1" };
    for (const answer of [await create({}, headers), await create({}, headers)])
      expect(answer.headers.get("location")).toBe(`http://localhost:3000/v1/requests/${answer.json.id}`);
  });

  test("treats an empty email or phone as absent", async () => {
    const { json } = await create({ email: " ", phone: "" });
    expect(await get(String(json.id))).toMatchObject({ email: null, phone: null });
  });

  test.each(["a@💩.la", "a@i❤️.ws", "a@mail.☃.com"])("refuses the emoji domain of %s", async (email) => {
    const answer = await create({ email });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("contains invalid characters");
  });

  test("refuses a compressed body with 415", async () => {
    const answer = await create({}, { "content-encoding": "gzip" });
    expect([answer.status, answer.json.code]).toEqual([415, "unsupported_encoding"]);
    expect((await create({}, { "content-encoding": "identity" })).status).toBe(201);
  });

  test("returns metadata, and refuses too much metadata or values that are not text", async () => {
    const metadata = { branch: "Hobart", "": "", officer: "17" };
    const { json } = await create({ metadata });
    expect((await get(String(json.id))).metadata).toEqual(metadata);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, "v"]));
    for (const [wrong, type] of [
      [many, "too_long"],
      [{ a: 1 }, "string_type"],
      [{ a: "x".repeat(501) }, "string_too_long"],
      ["text", "dict_type"],
      [[], "dict_type"],
    ] as const) {
      const answer = await create({ metadata: wrong });
      expect([answer.status, (answer.json.detail as { type: string }[])[0]?.type]).toEqual([422, type]);
    }
  });

  test("adds state only to the customer's return URLs", async () => {
    const redirect_uri = "https://broker.example/done?a=1";
    const { json } = await create({ redirect_uri, cancel_uri: "https://broker.example/no", state: "s & 8" });
    const id = String(json.id);
    const { request } = await readLink(id);
    expect(request.redirectUri).toBe("https://broker.example/done?a=1&state=s+%26+8");
    expect(request.cancelUri).toBe("https://broker.example/no?state=s+%26+8");
    expect((await get(id)).redirect_uri).toBe(redirect_uri);
    await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
    expect((await readLink(id)).request.cancelUri).toBe("https://broker.example/no?state=s+%26+8");
  });
});

describe("an API error", () => {
  test("links to the explanation of its code", async () => {
    const { json } = await call(one.GET, { key: firm.testKey, params: { id: newRequestId() } });
    expect(json.doc_url).toBe("http://localhost:3000/docs/errors#not_found");
  });

  test("names an unknown query parameter, even at an endpoint without parameters", async () => {
    const list = await call(many.GET, { key: firm.testKey, path: "/v1/requests?statuss=ready&limit=0" });
    expect(list.status).toBe(422);
    expect(list.json.detail).toMatchObject([
      { type: "greater_than_equal", loc: ["query", "limit"] },
      { type: "extra_forbidden", loc: ["query", "statuss"], input: "ready" },
    ]);
    const id = String((await create()).json.id);
    const single = await call(one.GET, {
      key: firm.testKey,
      path: `/v1/requests/${id}?expand=x`,
      params: { id },
    });
    expect([single.status, single.json.detail]).toMatchObject([422, [{ loc: ["query", "expand"] }]]);
  });

  test("has the members of its items in a fixed order", async () => {
    const path = "/v1/requests?cursor=x&limit=a&created_after=never";
    const { json } = await call(many.GET, { key: firm.testKey, path });
    for (const item of json.detail as object[])
      expect(["type,loc,msg,input", "type,loc,msg,input,ctx"]).toContain(Object.keys(item).join());
  });

  test("says for a refresh of a withdrawn request that the request is withdrawn", async () => {
    const id = String((await create()).json.id);
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    const { status, json } = await call(refresh.POST, { method: "POST", key: firm.testKey, params: { id } });
    expect([status, json.detail]).toEqual([
      409,
      "Only a ready request can be refreshed: request is withdrawn",
    ]);
  });
});

describe("PATCH /v1/requests/{id}", () => {
  test("changes the given fields, removes null fields, and keeps all remaining fields", async () => {
    const first = {
      email: "ava@example.com",
      phone: "0412 345 678",
      client_ref: "A-1",
      metadata: { a: "1" },
    };
    const id = String((await create(first)).json.id);
    const before = await get(id);
    const redirect_uri = "https://broker.example/done";
    const answer = await change(id, { phone: "0412 345 679", client_ref: null, redirect_uri, nonsense: 1 });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      email: "ava@example.com",
      phone: "+61412345679",
      client_ref: null,
      redirect_uri,
      metadata: { a: "1" },
    });
    expect(String(answer.json.updated_at) > String(before.updated_at)).toBe(true);
    expect((await change(id, { metadata: null, email: "" })).json).toMatchObject({
      metadata: null,
      email: null,
    });
    const record = await call(audit.GET, { key: firm.testKey, params: { id } });
    expect((record.json.data as { action: string; detail: unknown }[]).slice(1)).toMatchObject([
      { action: "request.changed", detail: { fields: "client_ref, phone, redirect_uri" } },
      { action: "request.changed", detail: { fields: "email, metadata" } },
    ]);
    expect(record.text).not.toContain("412345679");
  });

  test("adds no audit entry if nothing changes", async () => {
    const id = String((await create({ email: "ava@example.com" })).json.id);
    const before = await get(id);
    for (const body of [{}, { email: "ava@example.com" }, { client_ref: null }])
      expect((await change(id, body)).json).toEqual(before);
  });

  test("is refused with an error for each invalid field", async () => {
    const id = String((await create()).json.id);
    const answer = await change(id, { phone: "12", email: "no", redirect_uri: "ftp://x" });
    expect(answer.status).toBe(422);
    expect((answer.json.detail as { loc: string[] }[]).map(({ loc }) => loc[1])).toEqual([
      "email",
      "phone",
      "redirect_uri",
    ]);
  });

  test("is refused once the report is ready or the request has ended", async () => {
    const ready = await makeFreshReport(firm);
    expect((await change(ready, { client_ref: "late" })).status).toBe(409);
    const id = String((await create({ email: "ava@example.com" })).json.id);
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    const answer = await change(id, { email: "new@example.com" });
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      "Only a pending request can be changed: request is withdrawn",
    ]);
    expect((await get(id)).email).toBeNull();
  });
});

describe("the filter updated_after", () => {
  test("lists requests that changed after a time, by status, fields or consent", async () => {
    const own = await makeCompany();
    const make = async () => String((await call(many.POST, { key: own.testKey, body: BODY })).json.id);
    const [moved, changed] = [await make(), await make()];
    const unchanged = await make();
    const last = (await call(one.GET, { key: own.testKey, params: { id: unchanged } })).json.updated_at;
    const list = async () => {
      const path = `/v1/requests?updated_after=${last}`;
      const { json } = await call<{ data: { id: string }[] }>(many.GET, { key: own.testKey, path });
      return json.data.map(({ id }) => id);
    };
    expect(await list()).toEqual([]);
    await change(changed, { client_ref: "new" }, own.testKey);
    await withdrawRequest(own.test, moved, { by: "firm", actor: own.actor });
    expect(await list()).toEqual([changed, moved]);
  });
});
