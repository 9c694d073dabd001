// Checks that calls without an account never cause a server error, and that our log contains nothing from them.
import { describe, expect, test } from "vitest";
import { baseUrl } from "@/tests/wire/support/server";

/** A line of a stack, or a position in a file. */
const INTERNALS = /\n\s+at \S+|node_modules|file:\/\/|[\w)]\.[cm]?[jt]sx?:\d/;
const ACTION_ID = "40".repeat(21);
const send = async (path: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(baseUrl + path, { redirect: "manual", ...init });
  expect(await answer.text()).not.toMatch(INTERNALS);
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
