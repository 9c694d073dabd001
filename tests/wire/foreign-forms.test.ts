// Tests the response to a form, or an action call, that another site makes a browser send to any URL. At a URL without
// a handler, the framework's not-found page would treat the form as its own action and fail.
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { baseUrl } from "@/tests/wire/support/server";

const ACTION = { "next-action": "0".repeat(40), "content-type": "text/plain" };
const PARTS = { "content-type": "multipart/form-data; boundary=x" };
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';

/** Every route handler with a fixed URL, outside the sandbox and the framework's route groups. */
const HANDLERS = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => `/${path.dirname(file)}`)
  .filter((path) => !/[[(]/.test(path) && !path.startsWith("/sandbox"));
const FOLDERS = ["/api", "/api/auth", "/_next", "/fonts", "/schemas", "/.well-known", "/docs", "/nothing"];
const PATHS = [...HANDLERS, ...FOLDERS, ...[...HANDLERS, ...FOLDERS].map((path) => `${path}/nothing`)];

/**
 * Reports whether a route handler answers this path directly. next-auth's handlers accept every path below them, and a
 * link's page is below /connect.
 */
const isHandled = (path: string) =>
  HANDLERS.includes(path) || /^\/(v1|api\/auth)\//.test(path) || path === "/connect/nothing";

async function post(path: string, headers: Record<string, string>, body: string): Promise<number> {
  const answer = await fetch(baseUrl + path, { method: "POST", headers, body, redirect: "manual" });
  expect(answer.headers.get("x-request-id"), path).toMatch(/^rid_/);
  await answer.arrayBuffer();
  return answer.status;
}

describe("a form that is sent to a page", () => {
  test("is refused with a message if another site sent it, and never causes a server error", async () => {
    expect(PATHS.length).toBeGreaterThan(20);
    const wrongs: string[] = [];
    for (const origin of ["https://elsewhere.example", "null"])
      for (const [headers, body] of [
        [PARTS, PART],
        [PARTS, "no parts"],
        [ACTION, "[]"],
      ] as const)
        for (const path of PATHS) {
          const status = await post(path, { ...headers, origin }, body);
          if (status >= 500 || (!isHandled(path) && status !== 403)) wrongs.push(`${status} ${path}`);
        }
    expect(wrongs).toEqual([]);
    const answer = await fetch(`${baseUrl}/fonts/nothing`, {
      method: "POST",
      headers: { ...PARTS, origin: "https://elsewhere.example" },
      body: PART,
    });
    expect(await answer.text()).toBe("This form was sent from another site.");
  });

  test("is a client error without a target, also for a form from our site or without an origin", async () => {
    const wrongs: string[] = [];
    for (const origin of [{}, { origin: baseUrl }])
      for (const [headers, body] of [
        [PARTS, PART],
        [PARTS, "no parts"],
        [ACTION, "[]"],
      ] as const)
        for (const path of PATHS) {
          const status = await post(path, { ...headers, ...origin }, body);
          if (status >= 500 || (!isHandled(path) && ![400, 404].includes(status)))
            wrongs.push(`${status} ${path}`);
        }
    expect(wrongs).toEqual([]);
  });
});
