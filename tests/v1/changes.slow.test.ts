import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import * as changes from "@/app/v1/requests/[id]/changes/route";
import { ReportChanges } from "@/components/portal/report-changes";
import { assessRequest } from "@/lib/analyse/assess-request";
import { createRequest } from "@/lib/connect/create-request";
import { NO_INPUTS } from "@/lib/contract/assessment";
import type { ReportChangesView } from "@/lib/contract/wire/changes";
import { ReportChangesView as Schema } from "@/lib/contract/wire/changes";
import type { PreviousReport } from "@/lib/engine/changes/previous-report";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { refresh } from "@/lib/pipeline";
import { CUSTOMER, SYSTEM } from "@/lib/scope";
import { db, inScope } from "@/lib/store/client";
import { findPreviousReport } from "@/lib/store/read/previous-report";
import { getRequest } from "@/lib/store/read/request";
import { changeSettings } from "@/lib/store/write/company";
import { putPreviousReport } from "@/lib/store/write/previous-report";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

const get = (id: string) => call<ReportChangesView>(changes.GET, { key: firm.testKey, params: { id } });
const find = (id: string) => getRequest(firm.test, id);
const countKept = (id: string) =>
  inScope(firm.test, (tx) => tx.previousReport.count({ where: { requestId: id } }));

/** Makes the stored summary of the earlier report end a month earlier, and changes it with `change`. */
async function age(id: string, change: (kept: NonNullable<PreviousReport["figures"]>) => void) {
  const kept = JSON.parse((await findPreviousReport(firm.test, id)) ?? "") as PreviousReport;
  if (!kept.figures) throw new Error("no figures were kept");
  kept.figures.period.to = "2026-01-31" as never;
  change(kept.figures);
  await inScope(firm.test, async (tx) => {
    const row = await tx.request.findFirstOrThrow({ where: { id } });
    const { generation } = row;
    await putPreviousReport(tx, firm.test, row, { generation, text: JSON.stringify(kept) });
  });
}

describe("GET changes", () => {
  test("returns 409 before the report exists, and 200 without a comparison before a refresh", async () => {
    const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect([(await get(id)).status, (await get(id)).json]).toMatchObject([409, { code: "not_ready" }]);
    const fresh = await makeFreshReport(firm);
    const { status, json } = await get(fresh);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      previous: null,
      not_compared: "NO_EARLIER_REPORT",
      figures: [],
      changes: [],
    });
    expect(json.current.verification_id).toBe((await find(fresh)).verificationId);
  });

  test("compares with the report before the refresh, even after new assessment inputs", async () => {
    const id = await makeFreshReport(firm);
    const first = (await find(id)).verificationId;
    await refresh(firm.test, id);
    const { json } = await get(id);
    expect(Schema.safeParse(json).error).toBeUndefined();
    expect(json).toMatchObject({ previous: { verification_id: first }, not_compared: null, changes: [] });
    expect(json.limitations.map(({ code }) => code)).toEqual(["SAME_PERIOD"]);
    await age(id, ({ monthly, income }) => {
      monthly.surplus = (monthly.surplus ?? 0) + 500_000;
      for (const each of income) each.monthlyCents = (each.monthlyCents ?? 0) + 100_000;
    });
    const aged = (await get(id)).json;
    const kinds = aged.changes.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["INCOME_CHANGED", "SURPLUS_CHANGED"]));
    const surplus = aged.figures.find(({ code }) => code === "surplus_monthly");
    expect(surplus?.difference).toBe(-500_000);
    const inputs = { ...NO_INPUTS, household: { adults: 2, children: 1 } };
    await assessRequest(firm.test, id, { inputs, version: null }, firm.actor);
    const assessed = (await get(id)).json;
    expect(assessed.current.verification_id).not.toBe(aged.current.verification_id);
    expect(assessed.changes).toEqual(aged.changes);
  });

  test("shows the income that ended and the lower surplus when the second reading has other data", async () => {
    const id = await makeFreshReport(firm);
    const { consent } = await find(id);
    // The next collection has the same accounts, but no income.
    const where = { id: consent?.userRef ?? "" };
    expect((await db().sandboxUser.updateMany({ where, data: { scenario: "no_income" } })).count).toBe(1);
    await refresh(firm.test, id);
    const sameDay = (await get(id)).json;
    expect(renderToStaticMarkup(ReportChanges({ changes: sameDay }))).toContain("these figures differ");
    await age(id, () => {});
    const { json } = await get(id);
    expect(json.not_compared).toBeNull();
    expect(json.changes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["INCOME_NOT_LISTED", "SURPLUS_CHANGED"]),
    );
    const surplus = json.figures.find(({ code }) => code === "surplus_monthly");
    expect(surplus?.difference).toBe((surplus?.current ?? 0) - (surplus?.previous ?? 0));
    expect(surplus?.difference).toBeLessThan(0);
  });

  test("is stored encrypted, for one refresh, and erased with the request", async () => {
    const id = await makeFreshReport(firm);
    await refresh(firm.test, id);
    const second = (await find(id)).verificationId;
    const row = await inScope(firm.test, (tx) => tx.previousReport.findFirst({ where: { requestId: id } }));
    expect(Buffer.from(row?.figuresSealed ?? []).toString("latin1")).not.toContain("period");
    await refresh(firm.test, id);
    expect((await get(id)).json.previous?.verification_id).toBe(second);
    expect(await countKept(id)).toBe(1);
    await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
    expect(await countKept(id)).toBe(0);
    expect((await get(id)).status).toBe(410);
  });

  test("has whole tens of dollars and no day of a payment for insight reports", async () => {
    const { companyId } = firm;
    await changeSettings(companyId, { documentProfile: "insight" }, SYSTEM, new Date());
    const id = await makeFreshReport(firm);
    await refresh(firm.test, id);
    await age(id, ({ income }) => {
      for (const each of income) each.monthlyCents = 1_000;
    });
    const { json, text } = await get(id);
    await changeSettings(companyId, { documentProfile: "full" }, SYSTEM, new Date());
    expect([json.profile, json.new_dishonours]).toEqual(["insight", null]);
    expect(json.changes.length).toBeGreaterThan(0);
    for (const { previous_cents, current_cents, text: said } of json.changes) {
      expect([(previous_cents ?? 0) % 1_000, (current_cents ?? 0) % 1_000]).toEqual([0, 0]);
      expect(said).not.toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4}/);
    }
    expect(text).not.toContain(id);
  });
});
