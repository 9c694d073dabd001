import { describe, expect, test } from "vitest";
import { type AuthRequest, admitAuth, toCode } from "@/lib/http/admit-auth";

const admit = (more: Partial<AuthRequest>) => () =>
  admitAuth({
    method: "POST",
    path: "callback/credentials",
    query: new URLSearchParams(),
    cookies: [],
    body: {},
    origin: "https://surplus.example",
    ...more,
  });

describe("a call to the sign-in library", () => {
  test.each(["_log", "signin/github", "callback/github", "callback", "", "session/x", "constructor"])(
    "gets a 404 for a path that we do not use: %s",
    (path) => {
      for (const method of ["GET", "POST"])
        expect(admit({ path, method })).toThrow(expect.objectContaining({ code: "not_found" }));
    },
  );

  test.each([
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "data:,x",
    "surplus.example",
    "https://surplus.example.elsewhere.example/",
    `/${"a".repeat(3_000)}`,
    "http://[",
  ])("is refused if it would redirect to another site: %s", (callbackUrl) => {
    const refused = expect.objectContaining({ code: "bad_request" });
    const cookies = [{ name: "__Host-next-auth.callback-url", value: callbackUrl }];
    expect(admit({ body: { callbackUrl } })).toThrow(refused);
    expect(admit({ query: new URLSearchParams({ callbackUrl }) })).toThrow(refused);
    expect(admit({ cookies })).toThrow(refused);
  });

  test.each(["/", "/test/requests?page=2", "https://surplus.example/live", ""])(
    "may redirect to one of our pages: %s",
    (callbackUrl) => expect(admit({ body: { callbackUrl, email: "a@example.com" } })).not.toThrow(),
  );

  test("is refused if a field is not text", () => {
    for (const value of [1, null, [], {}, ["/"]])
      expect(admit({ body: { callbackUrl: value } })).toThrow(
        expect.objectContaining({ code: "bad_request" }),
      );
  });
});

test("toCode returns only the library's own error codes", () => {
  expect(toCode("CLIENT_FETCH_ERROR")).toBe("CLIENT_FETCH_ERROR");
  for (const text of ["x".repeat(60_000), "A".repeat(65), "A\nB", "", "{}", "lower"])
    expect(toCode(text)).toBe("OTHER");
});
