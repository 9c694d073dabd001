// The security headers of each kind of response, from the built server.
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Firm, makeFirm, makeReady } from "@/tests/wire/support/firm";
import { baseUrl } from "@/tests/wire/support/server";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const DOCUMENT =
  /^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; .*form-action 'none'$/;
const PAGE =
  /^default-src 'none'; script-src 'self' 'nonce-[A-Za-z0-9+/=]+' 'strict-dynamic'; .*base-uri 'none'; object-src 'none'$/;

let firm: Firm;
let id: string;
beforeAll(async () => {
  firm = await makeFirm();
  id = await makeReady(firm);
});

type Kind = [kind: string, path: string, type: string | null, policy: string | RegExp];
const KINDS: Kind[] = [
  ["JSON", "/v1/requests", "application/json", NOTHING],
  ["a refusal", "/v1/requests/nothing", "application/json", NOTHING],
  ["an unknown path", "/v1/nothing", "application/json", NOTHING],
  ["a redirect of the API", "/v1/requests/", null, NOTHING],
  ["a report as JSON", "/v1/requests/{id}/report", "application/json", NOTHING],
  ["a report as XML", "/v1/requests/{id}/report.xml", "application/xml; charset=utf-8", NOTHING],
  ["a report as PDF", "/v1/requests/{id}/report.pdf", "application/pdf", NOTHING],
  ["a report as HTML", "/v1/requests/{id}/report.html", "text/html; charset=utf-8", DOCUMENT],
  ["a public link", "/v1/connect/{id}", "application/json", NOTHING],
  ["the customer's page", "/connect/{id}", "text/html; charset=utf-8", PAGE],
  ["a refusal to the customer", "/connect/unlisted", "text/html; charset=utf-8", PAGE],
  ["the portal's sign-in page", "/sign-in", "text/html; charset=utf-8", PAGE],
  ["an unknown page", "/nothing", "text/html; charset=utf-8", PAGE],
  ["a redirect of a page", "/sign-in/", null, NOTHING],
  ["health", "/health", "application/json", NOTHING],
];

describe("the security headers of every kind of response", () => {
  test.each(KINDS)("match the rules for %s (%s)", async (_, path, type, policy) => {
    const { headers } = await fetch(baseUrl + path.replace("{id}", id), {
      redirect: "manual",
      headers: { "x-api-key": firm.testKey },
    });
    expect(headers.get("content-type")).toBe(type);
    const given = headers.get("content-security-policy") ?? "";
    if (typeof policy === "string") expect(given).toBe(policy);
    else expect(given).toMatch(policy);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers.get("x-request-id")).toBeTruthy();
    expect([
      headers.get("x-powered-by"),
      headers.get("server"),
      headers.get("access-control-allow-origin"),
    ]).toEqual([null, null, null]);
  });

  test("allow caching where possible: scripts permanently, and the public keys for an hour", async () => {
    const page = await (await fetch(`${baseUrl}/sign-in`)).text();
    const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? "";
    const kept = await fetch(baseUrl + script);
    expect([kept.status, kept.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const keys = await fetch(`${baseUrl}/.well-known/jwks.json`);
    expect(keys.headers.get("cache-control")).toBe("public, max-age=3600");
  });
});

test.each(["/_next", "/_next/static", "/_next/static/chunks", "/.well-known", "/licences", "/pictures"])(
  "the files in the folder %s are not listed",
  async (folder) => {
    for (const path of [folder, `${folder}/`]) {
      const response = await fetch(baseUrl + path, { headers: { accept: "application/json" } });
      expect([path, response.status]).toEqual([path, 404]);
    }
  },
);

test("the build publishes no source: no TypeScript and no source map", () => {
  const files = readdirSync(".next/static", { recursive: true, encoding: "utf8" });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\.(tsx?|mts|map)$/.test(file))).toEqual([]);
});
