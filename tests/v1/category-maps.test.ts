import { beforeAll, describe, expect, test } from "vitest";
import * as maps from "@/app/v1/category-maps/route";
import * as lines from "@/app/v1/requests/[id]/lines.csv/route";
import * as csv from "@/app/v1/requests/[id]/report.csv/route";
import * as xlsx from "@/app/v1/requests/[id]/report.xlsx/route";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { LIXI_MAP } from "@/lib/contract/category-map";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { SYSTEM } from "@/lib/scope";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";

testDatabase();

const MAP = { ...LIXI_MAP, name: "Harbour Bank" };
let firm: TestCompany;
let other: TestCompany;
let id: string;
beforeAll(async () => {
  firm = await makeCompany();
  other = await makeCompany();
  await saveCategoryMap(firm.companyId, { map: MAP, before: null }, firm.actor);
  await saveCategoryMap(
    other.companyId,
    { map: { ...MAP, name: "Other Lender" }, before: null },
    other.actor,
  );
  id = await makeFreshReport(firm);
});

type List = { data: { name: string; is_built_in: boolean; digest: string }[] };
const list = (key?: string) => call<List>(maps.GET, { ...(key ? { key } : {}), path: "/v1/category-maps" });
const namesOf = async (key: string) => (await list(key)).json.data.map(({ name }) => name);
const workbook = (query: string, headers: Record<string, string> = {}) =>
  call<{ detail: { loc: string[]; msg: string }[] }>(xlsx.GET, {
    key: firm.testKey,
    params: { id },
    path: `/v1/requests/${id}/report.xlsx${query}`,
    headers,
  });

describe("GET /v1/category-maps", () => {
  test("lists the built-in map and the company's maps, with every heading", async () => {
    const { json } = await list(firm.testKey);
    expect(json.data).toMatchObject([
      { name: "LIXI", is_built_in: true, headings: LIXI_MAP.headings },
      { name: "Harbour Bank", is_built_in: false, digest: digestOfMap(MAP), headings: MAP.headings },
    ]);
  });

  test("never lists another company's maps, and returns the same in both environments, like all settings", async () => {
    expect(await namesOf(other.testKey)).toEqual(["LIXI", "Other Lender"]);
    expect(await namesOf(firm.liveKey)).toEqual(["LIXI", "Harbour Bank"]);
    expect((await list()).status).toBe(401);
  });
});

describe("report.xlsx?map=", () => {
  test("has a separate file and ETag, and a new ETag once the map has changed", async () => {
    const plain = await workbook("");
    const mapped = await workbook("?map=Harbour%20Bank");
    expect(mapped.status).toBe(200);
    expect(mapped.headers.get("content-disposition")).toContain('-mapped.xlsx"');
    expect(mapped.headers.get("etag")).not.toBe(plain.headers.get("etag"));
    expect((await workbook("?map=LIXI")).headers.get("etag")).toBe(plain.headers.get("etag"));
    const etag = String(mapped.headers.get("etag"));
    expect((await workbook("?map=harbour%20bank", { "if-none-match": etag })).status).toBe(304);
    const map = { ...MAP, headings: { ...MAP.headings, "foo.groceries": "Food" } };
    await saveCategoryMap(firm.companyId, { map, before: digestOfMap(MAP) }, firm.actor);
    const changed = await workbook("?map=Harbour%20Bank", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("also applies to the CSV and the form lines", async () => {
    const asked = { key: firm.testKey, params: { id } };
    const at = (name: string) => `/v1/requests/${id}/${name}?map=Harbour%20Bank`;
    const rows = await call(csv.GET, { ...asked, path: at("report.csv") });
    expect(rows.text.split("\r\n")[0]).toMatch(/,transaction_id,heading$/);
    const form = await call(lines.GET, { ...asked, path: at("lines.csv") });
    expect(form.headers.get("content-disposition")).toContain('-mapped-lines.csv"');
    const plain = await call(lines.GET, { ...asked, path: `/v1/requests/${id}/lines.csv` });
    expect(plain.headers.get("content-disposition")).not.toContain("mapped");
    expect(form.text).not.toBe(plain.text);
    for (const handler of [csv.GET, lines.GET])
      expect((await call(handler, { ...asked, path: "/v1/requests/x/y?map=Unlisted" })).status).toBe(422);
  });

  test("returns the lines of an insight report, and 409 for the CSV of an insight report", async () => {
    const own = await makeCompany();
    await changeSettings(own.companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const params = { id: await makeFreshReport(own) };
    for (const query of ["", "?map=LIXI"]) {
      const asked = { key: own.testKey, params, path: `/v1/requests/x/y${query}` };
      expect((await call(csv.GET, asked)).status).toBe(409);
      expect((await call(lines.GET, asked)).status).toBe(200);
    }
  });

  test("refuses an unknown map with the existing names, and never uses another company's map", async () => {
    const refused = await workbook("?map=Other%20Lender");
    expect(refused.status).toBe(422);
    expect(refused.json.detail).toMatchObject([{ loc: ["query", "map"] }]);
    expect(refused.json.detail[0]?.msg).toContain("Existing maps: 'LIXI', 'Harbour Bank'");
    expect((await workbook(`?map=${"x".repeat(61)}`)).status).toBe(422);
    expect((await workbook("?maps=LIXI")).text).toContain('"maps"');
  });
});
