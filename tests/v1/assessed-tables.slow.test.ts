import { beforeEach, expect, test } from "vitest";
import { GET as getAssessed } from "@/app/v1/requests/[id]/assessed/route";
import { GET as getCsv } from "@/app/v1/requests/[id]/assessed.csv/route";
import { GET as getXlsx } from "@/app/v1/requests/[id]/assessed.xlsx/route";
import { GET as getLines } from "@/app/v1/requests/[id]/assessed-lines.csv/route";
import { GET as getReport } from "@/app/v1/requests/[id]/report/route";
import { addAdjustment } from "@/lib/analyse/adjust-request";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { LIXI_MAP } from "@/lib/contract/category-map";
import type { Report } from "@/lib/contract/report/report";
import { call } from "@/tests/support/call";
import { testStates } from "@/tests/support/states";

const states = testStates();
const key = () => states.firm.testKey;

/** Category of the largest purchase, which the assessed copy excludes. */
let code: string;
beforeEach(async () => {
  const { firm, ids } = states;
  const report = (await call<Report>(getReport, { key: key(), params: { id: ids.ready } })).json;
  const id = report.expenses.largest[0]?.transaction_id ?? "";
  code = report.transactions.find((row) => row.id === id)?.code ?? "";
  const target = { kind: "TRANSACTION" as const, id };
  const reason = "Bought for a friend, paid back in cash.";
  const input = { id: null, target, action: "EXCLUDE" as const, code: null, monthlyCents: null, reason };
  await addAdjustment(firm.test, ids.ready, input, firm.actor);
});

test("the assessed copy's tables have both amounts, and support a category map", async () => {
  const id = states.ids.ready;
  const headings = { ...LIXI_MAP.headings, [code]: "=Sum of it" };
  const map = { name: "Harbour Bank", headings };
  await saveCategoryMap(states.firm.companyId, { map, before: null }, states.firm.actor);
  const table = async (handler: typeof getCsv, name: string) => {
    const answer = await call(handler, { key: key(), params: { id }, path: `/v1/requests/${id}/${name}` });
    expect([name, answer.status]).toEqual([name, 200]);
    return answer.text
      .replace("\uFEFF", "")
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
  };
  const copy = await call<Report>(getAssessed, { key: key(), params: { id } });
  const { figures = [] } = copy.json.assessed ?? {};
  const plain = await table(getCsv, "assessed.csv");
  expect(plain).toHaveLength(figures.length + 1);
  const surplus = figures.find((figure) => figure.code === "surplus");
  const amounts = [surplus?.original, surplus?.adjusted, surplus?.difference].map((cents) =>
    ((cents ?? 0) / 100).toFixed(2),
  );
  expect(plain.find((line) => line[1] === "surplus")?.slice(-3)).toEqual(amounts);
  const mapped = await table(getCsv, "assessed.csv?map=harbour%20bank");
  expect(mapped.find(([section]) => section === "EXPENSES")?.at(-1)).toBe("'=Sum of it");

  const changed = figures.find(({ section }) => section === "EXPENSES");
  for (const query of ["", "?map=LIXI", "?map=Harbour%20Bank"]) {
    const [, ...lines] = await table(getLines, `assessed-lines.csv${query}`);
    const differing = lines.filter((line) => line.at(-2) !== "0.00");
    expect(differing).toHaveLength(1);
    expect(Math.round(Number(differing[0]?.at(-2)) * 100)).toBe(changed?.difference);
  }
});

test("the assessed copy's workbook supports a category map and refuses an unknown one", async () => {
  const id = states.ids.ready;
  await saveCategoryMap(
    states.firm.companyId,
    { map: { ...LIXI_MAP, name: "Harbour Bank" }, before: null },
    states.firm.actor,
  );
  const workbook = (query: string) =>
    call(getXlsx, { key: key(), params: { id }, path: `/v1/requests/${id}/assessed.xlsx${query}` });
  const [plain, mapped] = [await workbook(""), await workbook("?map=Harbour%20Bank")];
  expect(mapped.status).toBe(200);
  expect(mapped.headers.get("content-disposition")).toContain('-mapped.xlsx"');
  expect(mapped.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  expect((await workbook("?map=Nowhere")).status).toBe(422);
});
