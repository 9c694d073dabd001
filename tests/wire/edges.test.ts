// The server's responses to wrong, unusual or hostile calls that only real HTTP can make. Checks that no call causes a
// server error, and that every response has the request's id.
import { beforeAll, describe, expect, test } from "vitest";
import { setRateLimit } from "@/tests/support/company";
import { type Raw, rawRequest, sendRaw } from "@/tests/support/raw-http";
import { asOwner, type Firm, makeFirm, REQUEST_BODY } from "@/tests/wire/support/firm";
import { baseUrl } from "@/tests/wire/support/server";

const port = Number(new URL(baseUrl).port);
const BODY = JSON.stringify(REQUEST_BODY);
const JSON_TYPE = "Content-Type: application/json\r\n";
const length = (count: number) => `Content-Length: ${count}\r\n`;

let firm: Firm;
let id: string;
beforeAll(async () => {
  firm = await makeFirm();
  await setRateLimit(firm.companyId, 100_000);
  id = await firm.create();
});

async function ask(method: string, path: string, headers = "", body = ""): Promise<Raw> {
  const key = `X-API-Key: ${firm.testKey}\r\n`;
  return sendRaw(port, rawRequest(method, path.replace("{id}", id), key + headers, body));
}

type Case = [what: string, status: number, asking: () => Promise<Raw>];

const PATHS: Case[] = [
  ["/v1 itself", 404, () => ask("GET", "/v1")],
  ["an unknown path", 404, () => ask("DELETE", "/v1/nothing")],
  ["a trailing slash", 308, () => ask("POST", "/v1/requests/", JSON_TYPE + length(BODY.length), BODY)],
  ["two slashes", 308, () => ask("GET", "/v1//requests")],
  ["two leading slashes", 308, () => ask("GET", "//v1/requests")],
  ["a backslash", 308, () => ask("GET", "/v1\\requests")],
  ["dot segments", 200, () => ask("GET", "/v1/../v1/./requests")],
  ["percent-encoded dot segments", 200, () => ask("GET", "/v1/%2e%2e/v1/requests")],
  ["an id in capitals", 404, () => ask("GET", `/v1/requests/${id.toUpperCase()}`)],
  ["a percent-encoded slash", 404, () => ask("GET", "/v1/requests/{id}%2Freport")],
  ["an incomplete percent-encoding", 404, () => ask("GET", "/v1/requests/%")],
  ["an invalid percent-encoding", 404, () => ask("GET", "/v1/requests/%zz")],
  ["bytes that are not UTF-8", 404, () => ask("GET", "/v1/requests/%ff")],
  ["NUL in the path", 404, () => ask("GET", "/v1/requests/%00")],
  ["a name from the object prototype", 404, () => ask("GET", "/v1/requests/__proto__")],
  ["a long path", 404, () => ask("GET", `/v1/${"x".repeat(9_000)}`)],
  ["an incomplete percent-encoding in the query", 200, () => ask("GET", "/v1/requests?q=%")],
  ["bytes that are not UTF-8 in the query", 200, () => ask("GET", "/v1/requests?q=%ff%ED%A0%80")],
  ["NUL in the query", 422, () => ask("GET", "/v1/requests?q=%00")],
  ["a long query", 422, () => ask("GET", `/v1/requests?q=${"x".repeat(12_000)}`)],
  ["an oversized URL", 431, () => ask("GET", `/v1/requests?q=${"x".repeat(20_000)}`)],
  ["oversized headers", 431, () => ask("GET", "/v1/requests", `X-A: ${"a".repeat(20_000)}\r\n`)],
];

const BODIES: Case[] = [
  ["a body over 64 kB", 413, () => ask("POST", "/v1/requests", length(70_000), "x".repeat(70_000))],
  [
    "a Content-Length over 64 kB with a short body",
    413,
    () => ask("POST", "/v1/requests", length(99_999_999_999), "{}"),
  ],
  [
    "chunks over 64 kB without a length",
    413,
    () =>
      ask(
        "POST",
        "/v1/requests",
        "Transfer-Encoding: chunked\r\n",
        `11170\r\n${"x".repeat(70_000)}\r\n0\r\n\r\n`,
      ),
  ],
  [
    "chunks",
    201,
    () =>
      ask(
        "POST",
        "/v1/requests",
        `${JSON_TYPE}Transfer-Encoding: chunked\r\n`,
        `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`,
      ),
  ],
  [
    "a body with Expect: 100-continue",
    201,
    () => ask("POST", "/v1/requests", `Expect: 100-continue\r\n${JSON_TYPE}${length(BODY.length)}`, BODY),
  ],
  ["a body that is not read", 200, () => ask("GET", "/v1/requests", length(3), "abc")],
  [
    "a compressed body",
    415,
    () => ask("POST", "/v1/requests", `Content-Encoding: gzip\r\n${length(3)}`, "\x1f\x8b\x08"),
  ],
  [
    "an invalid body of a call that needs none",
    200,
    () => ask("POST", "/v1/requests/{id}/generate", length(1), "{"),
  ],
  [
    "a length and chunks",
    400,
    () => ask("POST", "/v1/requests", `${length(2)}Transfer-Encoding: chunked\r\n`, "{}"),
  ],
];

const METHODS: Case[] = [
  ["an unsupported method", 405, () => ask("PATCH", "/v1/requests")],
  ["a method of another protocol", 405, () => ask("PROPFIND", "/v1/requests")],
  ["an unknown method, to an unknown id", 401, () => sendRaw(port, rawRequest("PUT", "/v1/requests"))],
  ["OPTIONS", 204, () => ask("OPTIONS", "/v1/requests/{id}")],
  ["HEAD", 200, () => ask("HEAD", "/v1/requests/{id}")],
  ["HEAD of a path that only supports POST", 405, () => ask("HEAD", "/v1/requests/{id}/generate")],
  ["another method by header", 200, () => ask("GET", "/v1/requests", "X-HTTP-Method-Override: DELETE\r\n")],
  ["another path by header", 200, () => ask("GET", "/v1/requests", "X-Rewrite-Url: /health\r\n")],
  ["a header of the framework's pages", 200, () => ask("GET", "/v1/requests", "RSC: 1\r\n")],
  [
    "an upgrade to HTTP/2, as Java offers it",
    200,
    () => ask("GET", "/v1/requests", "Upgrade: h2c\r\nConnection: Upgrade\r\n"),
  ],
];

describe.each([
  ["paths", PATHS],
  ["bodies", BODIES],
  ["methods", METHODS],
])("unusual %s", (_, cases) => {
  test.each(cases)("get the expected response: %s: %i", async (_what, status, asking) => {
    const answer = await asking();
    expect(answer.status, answer.body.slice(0, 300)).toBe(status);
    expect(answer.headers.get("x-request-id")).toMatch(/^rid_[0-9a-f]{24}$/);
    if (status === 308) expect(answer.headers.get("location")).toBe("/v1/requests");
    if (status >= 400) expect(answer.headers.get("content-type")).toBe("application/json");
  });
});

const MULTIPART = "Content-Type: multipart/form-data; boundary=x\r\n";
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
const PAGES: Case[] = [
  ["a malformed multipart form", 400, () => ask("POST", "/sign-in", MULTIPART + length(5), "abcde")],
  [
    "a multipart form without a boundary",
    400,
    () => ask("POST", "/docs", `Content-Type: multipart/form-data\r\n${length(1)}`, "a"),
  ],
  ["a form for an unknown action", 400, () => ask("POST", "/sign-in", MULTIPART + length(PART.length), PART)],
  [
    "a call of an unknown action",
    400,
    () => ask("POST", "/sign-in", `Next-Action: abc\r\n${length(1)}`, "a"),
  ],
  [
    "a form of two megabytes",
    413,
    () => ask("POST", "/sign-in", MULTIPART + length(2_000_000), "a".repeat(2_000_000)),
  ],
  ["a method that pages do not support", 405, () => ask("DELETE", "/sign-in")],
  ["OPTIONS", 204, () => ask("OPTIONS", "/sign-in")],
  ["a page for members", 307, () => ask("GET", "/test/requests")],
  ["an unknown page", 404, () => ask("GET", "/nothing")],
  ["a trailing slash", 308, () => ask("GET", "/sign-in/")],
];

describe("unusual calls of pages", () => {
  test.each(PAGES)("return the expected response: %s: %i", async (_what, status, asking) => {
    const answer = await asking();
    expect(answer.status, answer.body.slice(0, 300)).toBe(status);
    expect(answer.headers.get("x-request-id")).toMatch(/^rid_[0-9a-f]{24}$/);
  });
});

describe("the rate limit per address of the public pages", () => {
  /** Clears the rate limit's counters, because all tests call from the same IP address and so share a counter. */
  const clearCounter = () => asOwner("delete from rate_bucket where id like $1", ["address:%"]);
  const CALLS = 260;
  const BATCH = 20;

  test("uses the connection's address, so that no caller can choose an address", async () => {
    // Clears the counter, so that the minute begins with the first of these calls and not with an earlier test's.
    await clearCounter();
    const ask = (n: number) =>
      sendRaw(
        port,
        rawRequest(
          "GET",
          "/v1/connect/unlisted",
          `X-Forwarded-For: 10.0.${n}.1\r\nX-Surplus-Address: 10.1.${n}.1\r\n`,
        ),
      );
    const statuses: number[] = [];
    // Sends the calls in batches, because a busy server would answer the last of so many connections too late.
    while (statuses.length < CALLS) {
      const batch = Array.from({ length: BATCH }, (_, n) => ask(statuses.length + n));
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    await clearCounter();
    expect(statuses).toContain(429);
  });
});
