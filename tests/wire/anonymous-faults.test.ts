// Checks that calls without an account never cause a server error, and that our log contains nothing from them.
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { baseUrl } from "@/tests/wire/support/server";

const ACTION_ID = "40".repeat(21);
const send = async (path: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(baseUrl + path, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  return answer.status;
};
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: "POST", headers: { origin: baseUrl }, body };
};

describe("a call without an account", () => {
  test.each(["GET", "POST"])(
    "gets a 404 at the sign-in library's path that writes to the log: %s",
    async (method) => {
      const body = JSON.stringify({ level: "error", code: "x".repeat(60_000) });
      const headers = { "content-type": "application/json" };
      expect(await send("/api/auth/_log", method === "POST" ? { method, headers, body } : { method })).toBe(
        404,
      );
    },
  );

  test.each(["x", "%7B%7D", "%5B1%5D", "%ff", "%5B".repeat(2_000)])(
    "is refused if its router state cannot be read: %s",
    async (state) => {
      const headers = { rsc: "1", "next-router-state-tree": state };
      for (const path of ["/sign-in", "/docs", "/nothing"]) expect(await send(path, { headers })).toBe(400);
    },
  );

  test.each([
    [{ $ACTION_ID_constructor: "" }],
    [{ "$ACTION_1:0": JSON.stringify({ id: "constructor", bound: null }), $ACTION_REF_1: "" }],
    [{ "$ACTION_1:0": "[".repeat(20_000), $ACTION_REF_1: "" }],
    [{ $ACTION_constructor: "x" }],
  ])("is refused if its form has framework fields that our pages never send: %#", async (fields) => {
    for (const path of ["/sign-in", "/docs", "/nothing"]) expect(await send(path, form(fields))).toBe(400);
  });

  test("is refused if its action has 20,000 brackets", async () => {
    const headers = { "next-action": ACTION_ID, "content-type": "text/plain", origin: baseUrl };
    expect(await send("/sign-in", { method: "POST", headers, body: "[".repeat(20_000) })).toBe(400);
  });

  test("is refused if it would redirect to another site", async () => {
    const foreign = "https://elsewhere.example";
    for (const path of ["signin", "signout", "csrf", "session", "error"])
      expect(await send(`/api/auth/${path}?callbackUrl=${foreign}`), path).toBe(400);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = `callbackUrl=${encodeURIComponent(foreign)}`;
    expect(await send("/api/auth/signout", { method: "POST", headers, body })).toBe(400);
    const cookie = "next-auth.callback-url=nonsense";
    expect(await send("/api/auth/session", { headers: { cookie } })).toBe(400);
  });
});

/** The URL of every page, without route groups and with its variables filled in. */
const PAGES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${path.dirname(file)}`.replace(/\/\([^)]*\)/g, "").replace(/\/\.$/, ""))
  .map((path) => path.replace("[environment]", "test").replace(/\[[^\]]*\]/g, "x") || "/");

const CALLS = 1_500;
const TOGETHER = 8;
const HEADERS = [
  ...["rsc", "next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree", "next-url"],
  ...[
    "next-action",
    "next-hmr-refresh",
    "x-nextjs-data",
    "x-nextjs-html-request-id",
    "x-middleware-subrequest",
  ],
  ...["accept", "accept-encoding", "cookie", "range", "if-none-match", "forwarded", "x-forwarded-host"],
  ...["x-forwarded-proto", "content-encoding", "x-action-forwarded", "x-matched-path", "x-invoke-path"],
];
const TYPES = [
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "application/json",
  "text/plain;charset=UTF-8",
  "text/x-component",
  "",
];
const VALUES = [
  ...[
    "1",
    "",
    "constructor",
    "__proto__",
    "%",
    "%00",
    "[]",
    "{}",
    "null",
    "/../..",
    "https://elsewhere.example",
  ],
  ...[ACTION_ID, "a=b; next-auth.session-token=x", "$ACTION_ID_x", "[".repeat(3_000), "é".repeat(50), "$@1"],
];
const PARTS = '--x\r\nContent-Disposition: form-data; name="';

/** Returns the same numbers each time, so that a failure can be repeated (mulberry32). */
function randomFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

function makeCall(seed: number): { place: string; init: RequestInit } {
  const pick = randomFrom(seed);
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const headers: Record<string, string> = {};
  for (let count = pick(4); count > 0; count--)
    headers[one(HEADERS)] = encodeURI(one(VALUES)).slice(0, 8_000);
  const path = one(PAGES) + one(["", "", "?_rsc=x", "?x=%5B", "/", "?callbackUrl=//x"]);
  if (pick(2) === 0) return { place: path, init: { headers } };
  const [name, value] = [one(["0", "1_$ACTION_ID_", "$ACTION_1:0", "$ACTION_KEY", "email"]), one(VALUES)];
  const bodies = [
    value,
    `${name}=${value}`,
    JSON.stringify([value]),
    `${PARTS}${name}"\r\n\r\n${value}\r\n--x--\r\n`,
  ];
  return {
    place: path,
    init: { method: "POST", headers: { ...headers, "content-type": one(TYPES) }, body: one(bodies) },
  };
}

test(`calls of pages with ${CALLS} unusual headers and encodings never cause a server error`, async () => {
  expect(PAGES.length).toBeGreaterThan(20);
  const wrongs: string[] = [];
  for (let seed = 0; seed < CALLS; seed += TOGETHER) {
    const seeds = Array.from({ length: TOGETHER }, (_, index) => seed + index);
    await Promise.all(
      seeds.map(async (each) => {
        const { place, init } = makeCall(each);
        const status = await send(place, init);
        if (status >= 500)
          wrongs.push(`${status} ${place} seed ${each} ${JSON.stringify(init).slice(0, 300)}`);
      }),
    );
  }
  expect(wrongs).toEqual([]);
}, 300_000);
