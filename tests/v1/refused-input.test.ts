import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { POST as invite } from "@/app/v1/requests/[id]/invite/route";
import { GET, POST } from "@/app/v1/requests/route";
import { newRequestId } from "@/lib/ids";
import { inCompany } from "@/lib/store/client";
import { type Answer, call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

type Item = { type: string; loc: (string | number)[]; msg: string; input?: unknown; ctx?: unknown };
type Refusal = { detail: Item[] };
type Recorded = { create?: string; invite?: string; list?: string; type?: string; answer: string };

/**
 * FastAPI's responses to these requests, recorded from version 0.142.2 with Pydantic 2.13.5 and models with the same
 * fields.
 */
const RECORDED = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "refused-input.json"), "utf8"),
) as Recorded[];

let company: TestCompany;
beforeAll(async () => {
  company = await makeCompany();
  await inCompany(company.companyId, (tx) =>
    tx.companySettings.update({
      where: { companyId: company.companyId },
      data: { rateLimitPerMinute: 100_000 },
    }),
  );
});

function send({ create, invite: sent, list, type }: Omit<Recorded, "answer">): Promise<Answer<Refusal>> {
  if (list !== undefined) return call(GET, { key: company.testKey, path: `/v1/requests?${list}` });
  const headers = { "content-type": type ?? "application/json" };
  if (create !== undefined) return call(POST, { key: company.testKey, raw: create, headers });
  const params = { id: newRequestId() };
  return call(invite, { key: company.liveKey, raw: sent ?? "", headers, params });
}

describe("the 422 equals FastAPI's byte for byte for", () => {
  const named = RECORDED.map((each) => [JSON.stringify(each).slice(0, 90), each] as const);
  test.each(named)("%s", async (_, recorded) => {
    const answer = await send(recorded);
    expect(answer.status).toBe(422);
    expect(answer.text).toBe(recorded.answer);
  });
});

const HIDDEN = {
  type: "value_error",
  msg: "Value error, Use one line of plain text, without hidden characters.",
};
const field = (name: string, value: string) =>
  `{"client_name":"Ava","report_type":"affordability",${JSON.stringify(name)}:${value}}`;

/**
 * Cases in which we differ from FastAPI, because FastAPI fails with a 500, accepts invalid values, or accepts text that
 * a database cannot store.
 */
const OWN: [rule: string, sent: Omit<Recorded, "answer">, item: Partial<Item>][] = [
  ["NaN", { create: '{"a":NaN}' }, { type: "json_invalid", loc: ["body", 5] }],
  ["Infinity", { create: '{"a":-Infinity}' }, { type: "json_invalid", loc: ["body", 5] }],
  [
    "nesting deeper than 32 levels, with the position of the 33rd",
    { create: "[".repeat(60_000) },
    {
      type: "json_invalid",
      loc: ["body", 32],
      ctx: { error: "Nesting is too deep" },
    },
  ],
  [
    "NUL in a body",
    { create: field("client_ref", '"a\\u0000"') },
    { type: "value_error", msg: "Value error, must not contain a NUL character", input: "a\u0000" },
  ],
  ["NUL in a query", { list: "q=%00" }, { type: "value_error", loc: ["query", "q"] }],
  [
    "NUL in an address",
    { create: field("redirect_uri", '"https://a.com/\\u0000"') },
    { type: "value_error" },
  ],
  [
    "half a surrogate pair, echoed as a replacement character",
    { create: field("client_ref", '"\\ud800"') },
    { type: "value_error", msg: "Value error, must be well-formed Unicode", input: "\ufffd" },
  ],
  [
    "a password in an address",
    { create: field("cancel_uri", '"https://u:p@a.com"') },
    { type: "url_parsing" },
  ],
  [
    "http to another machine",
    { create: field("cancel_uri", '"http://a.com"') },
    { type: "url_scheme", msg: "URL scheme should be 'https'" },
  ],
  [
    "a line break in an address",
    { create: field("cancel_uri", '"https://a.com/\\n/b"') },
    { type: "url_parsing" },
  ],
  [
    "a name that is only a byte order mark",
    { create: field("client_name", '"\\ufeff"') },
    { type: "string_too_short" },
  ],
  ["a name with a line break", { create: field("client_name", '"Ava\\nNguyen"') }, HIDDEN],
  ["a name with a control character", { create: field("client_name", '"Ava\\u001b[31m"') }, HIDDEN],
  ["a name with a bidirectional override", { create: field("client_name", '"Ava\\u202eneyugN"') }, HIDDEN],
  ["a name with a bidirectional isolate", { create: field("client_name", '"\\u2066Ava"') }, HIDDEN],
  ["a period label with a line break", { create: field("period_label", '"FY\\n2026"') }, HIDDEN],
  ["a period label that reads backwards", { create: field("period_label", '"FY\\u202e6202"') }, HIDDEN],
  ["a reference with a control character", { create: field("client_ref", '"L-1\\u001b[31m"') }, HIDDEN],
  ["a reference with a direction mark", { create: field("client_ref", '"L-\\u20671\\u2069"') }, HIDDEN],
  [
    "non-ASCII letters before the @-sign",
    { create: field("email", '"ü@example.com"') },
    {
      msg: "value is not a valid email address: Internationalized characters before the @-sign are not supported: 'ü'.",
    },
  ],
  [
    "an invalid internationalised domain",
    { create: field("email", '"a@xn--a.com"') },
    { msg: "value is not a valid email address: The part after the @-sign is not valid IDNA." },
  ],
  ["a number instead of a time", { list: "created_after=2026" }, { type: "datetime_from_date_parsing" }],
];

describe("the 422 has FastAPI's format, although FastAPI would fail or accept the input, for", () => {
  test.each(OWN)("%s", async (_, sent, item) => {
    const answer = await send(sent);
    expect(answer.status).toBe(422);
    expect(answer.json.detail).toHaveLength(1);
    expect(answer.json.detail[0]).toMatchObject(item);
  });
});

describe("the echo of the input in a 422", () => {
  const inputs = async (create: string) => {
    const answer = await send({ create });
    expect(answer.status).toBe(422);
    return answer.json.detail;
  };

  test("cuts a long text at 256 characters, never within a character", async () => {
    const [item] = await inputs(field("client_ref", JSON.stringify("😀".repeat(300))));
    expect(item?.input).toBe("😀".repeat(256));
  });

  test("omits an object of more than a kilobyte", async () => {
    const items = await inputs(JSON.stringify({ client_ref: "x".repeat(2_000) }));
    expect(items.map((item) => [item.type, "input" in item])).toEqual([
      ["missing", false],
      ["missing", false],
      ["string_too_long", true],
    ]);
  });

  test.each(["1e400", "12345678901234567890", "9".repeat(5_000), "[1e400]"])(
    "omits a number that JSON cannot repeat exactly, instead of changing it: %s",
    async (number) => {
      const [item] = await inputs(field("client_ref", number));
      expect(item).toMatchObject({ type: "string_type", loc: ["body", "client_ref"] });
      expect(item).not.toHaveProperty("input");
    },
  );

  test("never contains a header", async () => {
    const headers = { "idempotency-key": "a secret put here by mistake" };
    const body = { client_name: "Ava", report_type: "affordability" };
    const answer = await call<Refusal>(POST, { key: company.testKey, body, headers });
    expect(answer.json.detail).toEqual([
      {
        type: "value_error",
        loc: ["header", "idempotency-key"],
        msg: "Value error, must be 1 to 255 visible ASCII characters",
        ctx: { error: {} },
      },
    ]);
  });
});

describe("the API accepts", () => {
  const CREATES: [string, string][] = [
    ["with a byte order mark before it", `\ufeff${field("client_ref", "null")}`],
    ["with a repeated key, whose last value counts", field("client_name", '"Ben"')],
    ["with unknown fields, including an oversized number", field("zzz", "1e400")],
    ["with an internationalised email domain", field("email", '"kim@bücher.example"')],
  ];
  test.each(CREATES)("the body %s", async (_, create) => {
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    expect((await call(POST, { key: company.testKey, raw: create, headers })).status).toBe(201);
  });

  test.each([
    "limit=1.0",
    "limit=x&limit=5",
    "limit=%2B5",
    "created_after=2026-01-01T00:00:00+10:00",
    "created_after=2026-01-01_00:00:00,5z",
    "created_before=9999-12-31T23:59:59-10:00",
    "created_after=0001-01-01T00:00:00%2B10:00",
    "q=%ED%A0%80",
    "q=%ff",
    "q=%",
  ])("the query ?%s", async (list) => {
    expect((await send({ list })).status).toBe(200);
  });
});
