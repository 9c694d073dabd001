import { beforeAll, describe, expect, test } from "vitest";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as pdf from "@/app/v1/requests/[id]/report.pdf/route";
import * as xml from "@/app/v1/requests/[id]/report.xml/route";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { create, press } from "@/tests/support/sandbox";

testDatabase();

/** The limit of each step, in milliseconds. A step takes seconds on an idle machine, but longer on a busy machine. */
const STEP_MS = 90_000;

let firm: TestCompany;
let id: string;

beforeAll(async () => {
  firm = await makeCompany();
  const headers = { "x-sandbox-household": "joan", "x-sandbox-scenario": "many_rows" };
  id = String((await create(firm.testKey, headers)).json.id);
  const answer = await press(firm.testKey, id, "consent");
  expect(answer).toMatchObject({ status: 200, json: { status: "ready" } });
}, STEP_MS);

// Only sizes and types are checked, because checking forty megabytes against the API's schema takes minutes.
// request.test.ts checks each format with an ordinary report.
describe("a report of more than 50,000 transactions", () => {
  test.each([
    ["JSON", report.GET, "application/json", 20_000_000],
    ["HTML", html.GET, "text/html; charset=utf-8", 1_000_000],
    ["XML", xml.GET, "application/xml; charset=utf-8", 20_000_000],
    ["PDF", pdf.GET, "application/pdf", 1_000_000],
  ] as const)(
    "is served as %s",
    async (_, handler, type, atLeast) => {
      const request = new Request("http://localhost:3000/", { headers: { "x-api-key": firm.testKey } });
      const response = await handler(request, { params: Promise.resolve({ id }) });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(atLeast);
    },
    STEP_MS,
  );
});
