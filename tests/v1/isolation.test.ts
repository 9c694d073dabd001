import { beforeAll, describe, expect, test } from "vitest";
import * as adjustments from "@/app/v1/requests/[id]/adjustments/route";
import * as assessed from "@/app/v1/requests/[id]/assessed/route";
import * as assessedCsv from "@/app/v1/requests/[id]/assessed.csv/route";
import * as assessedHtml from "@/app/v1/requests/[id]/assessed.html/route";
import * as assessedPdf from "@/app/v1/requests/[id]/assessed.pdf/route";
import * as assessedXlsx from "@/app/v1/requests/[id]/assessed.xlsx/route";
import * as assessedXml from "@/app/v1/requests/[id]/assessed.xml/route";
import * as assessedLines from "@/app/v1/requests/[id]/assessed-lines.csv/route";
import * as assessment from "@/app/v1/requests/[id]/assessment/route";
import * as attributes from "@/app/v1/requests/[id]/attributes/route";
import * as audit from "@/app/v1/requests/[id]/audit/route";
import * as changes from "@/app/v1/requests/[id]/changes/route";
import * as comparison from "@/app/v1/requests/[id]/comparison.csv/route";
import * as complete from "@/app/v1/requests/[id]/consent-complete/route";
import * as creditors from "@/app/v1/requests/[id]/creditors.csv/route";
import * as financialStatement from "@/app/v1/requests/[id]/financial-statement.csv/route";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as invite from "@/app/v1/requests/[id]/invite/route";
import * as lines from "@/app/v1/requests/[id]/lines.csv/route";
import * as refresh from "@/app/v1/requests/[id]/refresh/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as csv from "@/app/v1/requests/[id]/report.csv/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as pdf from "@/app/v1/requests/[id]/report.pdf/route";
import * as xlsx from "@/app/v1/requests/[id]/report.xlsx/route";
import * as xml from "@/app/v1/requests/[id]/report.xml/route";
import * as request from "@/app/v1/requests/[id]/route";
import * as statement from "@/app/v1/requests/[id]/statement.pdf/route";
import * as transactions from "@/app/v1/requests/[id]/transactions/route";
import { createRequest } from "@/lib/connect/create-request";
import { newRequestId } from "@/lib/ids";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

/** Every endpoint of a request, except the invite, which refuses test keys. */
const ENDPOINTS = [
  ["GET", "request", request.GET],
  ["PATCH", "request", request.PATCH],
  ["DELETE", "request", request.DELETE],
  ["POST", "generate", generate.POST],
  ["POST", "consent-complete", complete.POST],
  ["POST", "refresh", refresh.POST],
  ["GET", "report", report.GET],
  ["GET", "report.html", html.GET],
  ["GET", "report.xml", xml.GET],
  ["GET", "report.pdf", pdf.GET],
  ["GET", "report.xlsx", xlsx.GET],
  ["GET", "report.csv", csv.GET],
  ["GET", "lines.csv", lines.GET],
  ["GET", "comparison.csv", comparison.GET],
  ["GET", "creditors.csv", creditors.GET],
  ["GET", "financial-statement.csv", financialStatement.GET],
  ["GET", "statement.pdf", statement.GET],
  ["GET", "attributes", attributes.GET],
  ["GET", "transactions", transactions.GET],
  ["GET", "changes", changes.GET],
  ["GET", "audit", audit.GET],
  ["GET", "assessment", assessment.GET],
  ["PUT", "assessment", assessment.PUT],
  ["GET", "adjustments", adjustments.GET],
  ["PUT", "adjustments", adjustments.PUT],
  ["GET", "assessed", assessed.GET],
  ["GET", "assessed.html", assessedHtml.GET],
  ["GET", "assessed.xml", assessedXml.GET],
  ["GET", "assessed.pdf", assessedPdf.GET],
  ["GET", "assessed.xlsx", assessedXlsx.GET],
  ["GET", "assessed.csv", assessedCsv.GET],
  ["GET", "assessed-lines.csv", assessedLines.GET],
] as const;

let owner: TestCompany;
let other: TestCompany;
let id: string;
beforeAll(async () => {
  owner = await makeCompany();
  other = await makeCompany();
  const input = { ...INPUT, clientName: "Ava" };
  id = (await createRequest(owner.test, { input, actor: owner.actor })).id;
});

describe.each(ENDPOINTS)("%s %s", (method, name, handler) => {
  const path = name === "statement.pdf" ? { path: "/v1/requests/x/statement.pdf?account=1" } : {};
  // PATCH and PUT need a body. An empty body changes nothing.
  const sent = method === "PATCH" || method === "PUT" ? { method, body: {} } : { method, ...path };
  test("returns an identical 404 to another company, to the other environment and for an unknown id", async () => {
    const unknown = await call(handler, { ...sent, key: owner.testKey, params: { id: newRequestId() } });
    const foreign = await call(handler, { ...sent, key: other.testKey, params: { id } });
    const otherEnvironment = await call(handler, { ...sent, key: owner.liveKey, params: { id } });
    const garbage = await call(handler, { ...sent, key: owner.testKey, params: { id: "../../etc\u0000" } });
    expect(unknown.status).toBe(404);
    for (const answer of [foreign, otherEnvironment, garbage]) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
  });

  test("gives 401 without a key", async () => {
    expect((await call(handler, { ...sent, params: { id } })).status).toBe(401);
  });
});

describe("a request while its owner calls it", () => {
  test("remains a 404 for another company at the same moment, and is never a 404 for the owner", async () => {
    const asked = { method: "POST", params: { id } };
    for (const endpoint of [generate.POST, complete.POST]) {
      const calls = Array.from({ length: 40 }, (_, n) =>
        call(endpoint, {
          ...asked,
          key: [owner.testKey, other.testKey, owner.liveKey, other.liveKey][n % 4] ?? "",
        }),
      );
      const answers = await Promise.all(calls);
      const statuses = answers.map((answer, n) => [n % 4 === 0, answer.status]);
      expect(statuses.filter(([isOwner, status]) => status !== (isOwner ? 200 : 404))).toEqual([]);
      const refusals = answers.filter((answer) => answer.status === 404).map((answer) => answer.text);
      expect(new Set(refusals).size).toBe(1);
    }
  });
});

describe("POST invite", () => {
  const body = { channel: "email", to: "ava@example.com" };

  test("is refused to a test key with 403, for any id", async () => {
    const answer = await call(invite.POST, { key: owner.testKey, params: { id }, body });
    expect(answer.status).toBe(403);
    expect(answer.json.code).toBe("production_only");
  });

  test("never finds a test request or another company's request with a live key", async () => {
    for (const key of [owner.liveKey, other.liveKey]) {
      expect((await call(invite.POST, { key, params: { id }, body })).status).toBe(404);
    }
  });

  test("is refused to a test key before its body is read", async () => {
    expect((await call(invite.POST, { key: owner.testKey, params: { id }, body: {} })).status).toBe(403);
  });

  test("refuses a malformed recipient, and an unknown channel", async () => {
    const answer = await call(invite.POST, {
      key: owner.liveKey,
      params: { id },
      body: { channel: "fax", to: "" },
    });
    expect(answer.status).toBe(422);
  });
});
