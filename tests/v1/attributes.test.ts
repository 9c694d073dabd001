import { beforeAll, describe, expect, test } from "vitest";
import * as attributes from "@/app/v1/requests/[id]/attributes/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import { createRequest } from "@/lib/connect/create-request";
import { ATTRIBUTE_GROUPS, ATTRIBUTES, groupOf } from "@/lib/contract/attributes/list";
import type { Attributes } from "@/lib/contract/wire/attributes";
import { SYSTEM } from "@/lib/scope";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let id: string;
beforeAll(async () => {
  firm = await makeCompany();
  id = await makeFreshReport(firm);
});

const path = (query: string) => `/v1/requests/${id}/attributes${query}`;
const get = (query = "", headers: Record<string, string> = {}, of = id) =>
  call<Attributes>(attributes.GET, { key: firm.testKey, params: { id: of }, path: path(query), headers });

describe("GET attributes", () => {
  test("returns every attribute of the served report once", async () => {
    const whole = await call<{ verification: { id: string }; summary: Record<string, { value: number }> }>(
      report.GET,
      { key: firm.testKey, params: { id } },
    );
    const { json, text } = await get();
    expect(json.verification_id).toBe(whole.json.verification.id);
    expect(json.data.map((each) => each.id)).toEqual(ATTRIBUTES.map((each) => each.id));
    const surplus = json.data.find((each) => each.id === "summary.surplus");
    expect(surplus?.value).toBe(whole.json.summary.surplus_monthly?.value);
    expect(text).not.toContain(id);
  });

  test.each(ATTRIBUTE_GROUPS)(
    "returns only the group that ?group=%s names, with a separate ETag",
    async (group) => {
      const all = (await get()).json.data;
      const part = await get(`?group=${group}`);
      expect(part.json.data).toEqual(all.filter((each) => groupOf(each.id) === group));
      expect(part.headers.get("etag")).not.toBe((await get()).headers.get("etag"));
      const again = await get(`?group=${group}`, { "if-none-match": String(part.headers.get("etag")) });
      expect(again.status).toBe(304);
    },
  );

  test("refuses an unknown group and lists the existing ones, and refuses an unknown parameter by its name", async () => {
    const refused = await get("?group=mood");
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("'affordability'");
    expect((await get("?groups=income")).text).toContain('"groups"');
  });

  test("gets 409 before the report is ready", async () => {
    const pending = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect((await get("", {}, pending.id)).status).toBe(409);
  });

  test("counts no list of single transactions for an insight report", async () => {
    const insight = await makeCompany();
    await changeSettings(insight.companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const made = await makeFreshReport(insight);
    const { json } = await call<Attributes>(attributes.GET, { key: insight.testKey, params: { id: made } });
    expect(json.profile).toBe("insight");
    const value = (name: string) => json.data.find((each) => each.id === name)?.value;
    expect(["conduct.large_debits", "income.changed"].map(value)).toEqual([null, null]);
  });
});
