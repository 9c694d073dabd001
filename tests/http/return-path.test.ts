import { expect, test } from "vitest";
import { findReturnPath } from "@/lib/http/return-path";

test.each(["/test/settings/keys", "/live/requests?status=ready&q=a", "/invitation?token=abc"])(
  "%s is accepted as a return path",
  (path) => {
    expect(findReturnPath(path)).toBe(path);
  },
);

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "/a\\b",
  "/.//elsewhere.example/",
  "/x/..//elsewhere.example/",
  "/%2e//elsewhere.example/",
  "/x/%2E%2e//elsewhere.example/",
  "/./%2e/.//elsewhere.example/",
  "/a\n/b",
  "javascript:alert(1)",
  "",
  "requests",
  `/${"a".repeat(1_001)}`,
  null,
  ["/test"],
])("%j leads to another site and is refused as a return path", (given) => {
  expect(findReturnPath(given)).toBeNull();
});
