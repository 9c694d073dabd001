import { expect, test } from "vitest";
import { GET } from "@/app/(portal)/[environment]/requests/[id]/download/[format]/route";
import { GET as result } from "@/app/(portal)/[environment]/requests/bulk/[id]/result/route";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { createBatch } from "@/lib/connect/create-batch";
import { createRequest } from "@/lib/connect/create-request";
import { LIXI_MAP } from "@/lib/contract/category-map";
import { readRequestFile } from "@/lib/contract/request-file";
import { may, ROLES } from "@/lib/identity/permission";
import { startAdvance } from "@/lib/pipeline";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { type Scope, SYSTEM } from "@/lib/scope";
import { listAudit } from "@/lib/store/read/request";
import "@/tests/support/browser-visit";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

async function makeReport(scope: Scope): Promise<string> {
  const { id } = await createRequest(scope, { input: INPUT, actor: SYSTEM });
  await giveConsent(id, "joan");
  await startAdvance(scope, id);
  return id;
}

async function download(id: string, format: string, query = ""): Promise<Response> {
  return GET(new Request(`http://localhost/${query}`), { params: Promise.resolve({ id, format }) });
}

test("the download of a report serves each format to roles that may read reports, and records each download", async () => {
  for (const role of ROLES) {
    const { companyId } = await signInAs(role);
    const scope = { companyId, environment: "test" } as const;
    const id = await makeReport(scope);
    const mayRead = may(role, "report.read");
    for (const format of ["json", "csv", "lines-csv", "comparison-csv", "xlsx"]) {
      const answer = await download(id, format);
      expect([role, answer.status]).toEqual([role, mayRead ? 200 : 303]);
    }
    const reported = (await listAudit(scope, id)).filter(({ action }) => action === "report.downloaded");
    const formats = ["json", "csv", "lines-csv", "comparison-csv", "xlsx"].map((format) => ({ format }));
    expect(reported.map(({ detail }) => detail)).toEqual(mayRead ? formats : []);
  }
});

test("the download of transactions opens in a spreadsheet; an insight report has no such download and records none", async () => {
  const { companyId } = await signInAs("owner");
  const scope = { companyId, environment: "test" } as const;
  const csv = await download(await makeReport(scope), "csv");
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toMatch(/^date,account,/);
  await changeSettings(companyId, { documentProfile: "insight" }, SYSTEM, new Date());
  const insight = await makeReport(scope);
  expect((await download(insight, "csv")).status).toBe(303);
  expect((await download(insight, "json")).status).toBe(200);
  const reported = (await listAudit(scope, insight)).filter(({ action }) => action === "report.downloaded");
  expect(reported).toHaveLength(1);
});

test("the download under a category map uses the map's headings, and an error for an unknown map lists the existing maps", async () => {
  const { companyId } = await signInAs("owner");
  const scope = { companyId, environment: "test" } as const;
  const map = { ...LIXI_MAP, name: "Harbour Bank" };
  await saveCategoryMap(companyId, { map, before: null }, SYSTEM);
  const id = await makeReport(scope);
  const digest = digestOfMap(map);
  for (const format of ["csv", "lines-csv", "xlsx"])
    expect((await download(id, format, "?map=harbour%20bank")).status).toBe(200);
  const lines = await download(id, "lines-csv", "?map=Harbour+Bank");
  expect(lines.headers.get("content-disposition")).toMatch(/"SIQ-[0-9A-Z]+-mapped-lines\.csv"/);
  expect(await (await download(id, "csv", "?map=LIXI")).text()).toContain(",heading\r\n");
  const unknown = await download(id, "csv", "?map=Other");
  expect([unknown.status, await unknown.text()]).toEqual([
    422,
    "There is no category map with this name. Existing maps: 'LIXI', 'Harbour Bank'",
  ]);
  const reported = (await listAudit(scope, id)).filter(({ action }) => action === "report.downloaded");
  expect(reported.map(({ detail }) => detail)).toContainEqual({ format: `xlsx-map-${digest}` });
});

test("the download refuses another company's report and an unknown format", async () => {
  const other = await makeCompany();
  const foreign = await makeReport(other.test);
  const file = readRequestFile("client_name,report_type\nAva,affordability", "test");
  const rows = "rows" in file ? file.rows : [];
  const batch = await createBatch(other.test, rows, other.actor);
  const { companyId } = await signInAs("owner");
  const own = await makeReport({ companyId, environment: "test" });
  for (const [id, format] of [
    [foreign, "pdf"],
    [foreign, "csv"],
    [foreign, "lines-csv"],
    [foreign, "comparison-csv"],
    [foreign, "xlsx"],
    [own, "constructor"],
    [own, "exe"],
  ] as const)
    expect((await download(id, format)).status).toBe(303);
  const asked = (id: string) => result(new Request("http://localhost/"), { params: Promise.resolve({ id }) });
  expect((await asked(batch)).status).toBe(404);
  const mine = await createBatch({ companyId, environment: "test" }, rows, SYSTEM);
  const text = await (await asked(mine)).text();
  expect(text).toMatch(/^line,result,id,status,.*\r\n2,made,req_/);
  await signInAs("viewer");
  expect((await asked(mine)).status).toBe(403);
});
