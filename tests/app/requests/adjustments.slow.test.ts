import { beforeEach, expect, test } from "vitest";
import {
  addAdjustmentAction,
  assessRequestAction,
  removeAdjustmentAction,
} from "@/app/(portal)/[environment]/requests/[id]/actions";
import { GET as download } from "@/app/(portal)/[environment]/requests/[id]/download/[format]/route";
import { getAdjustments } from "@/lib/analyse/adjust-request";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { createRequest } from "@/lib/connect/create-request";
import { LIXI_MAP } from "@/lib/contract/category-map";
import { fetchTargetChoices } from "@/lib/documents/fetch-viewer";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { may, ROLES } from "@/lib/identity/permission";
import { advance } from "@/lib/pipeline";
import { SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { visitIn } from "@/tests/support/browser-visit";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

const REASON = "Sold the caravan, receipt sighted.";

async function signInWith(role: (typeof ROLES)[number]) {
  const { companyId } = await signInAs(role);
  const scope = { companyId, environment: "test" } as const;
  const { id } = await createRequest(scope, { input: INPUT, actor: SYSTEM });
  await giveConsent(id);
  await advance(scope, id);
  const targets = await fetchTargetChoices(scope, id);
  const row = targets.find(({ value }) => value.startsWith("TRANSACTION "))?.value ?? "";
  const stream = targets.find(({ value }) => value.startsWith("STREAM "))?.value ?? "";
  return { scope, id, row, stream };
}

test("the adjustments card accepts an adjustment only from those who may write requests", async () => {
  for (const role of ROLES) {
    const { scope, id, row } = await signInWith(role);
    const { state } = await send(addAdjustmentAction, { id, target: row, action: "ONE_OFF", reason: REASON });
    const isAllowed = may(role, "request.write");
    expect([role, state.note?.tone]).toEqual([role, isAllowed ? "good" : "bad"]);
    expect((await getAdjustments(scope, id)).adjustments).toHaveLength(isAllowed ? 1 : 0);
  }
});

test("the adjustments card stores an amount with its author, an audit entry and a downloadable copy, and can remove the amount", async () => {
  const { scope, id, stream } = await signInWith("member");
  await send(addAdjustmentAction, {
    id,
    target: stream,
    action: "SET_MONTHLY",
    monthly: "$1,250.50",
    reason: REASON,
  });
  const { adjustments, verificationId } = await getAdjustments(scope, id);
  expect(adjustments).toMatchObject([{ adjustedMonthlyCents: 125_050, reason: REASON }]);
  expect(adjustments[0]?.author).not.toContain("API key");
  expect((await listAudit(scope, id)).at(-1)).toMatchObject({
    action: "adjustments.changed",
    actorKind: "member",
  });
  const file = await download(new Request("http://localhost/"), {
    params: Promise.resolve({ id, format: "assessed-json" }),
  });
  expect(file.status).toBe(200);
  expect(file.headers.get("content-disposition")).toContain(`${verificationId}.json`);
  const { state } = await send(removeAdjustmentAction, { id, adjustment: adjustments[0]?.id ?? "" });
  expect(state.note?.tone).toBe("good");
  expect(await getAdjustments(scope, id)).toMatchObject({ adjustments: [], verificationId: null });
});

test.each([
  [{ action: "ONE_OFF", reason: REASON }, "target", "Choose what to adjust."],
  [{ target: "row", reason: REASON }, "action", "Choose an adjustment."],
  [{ target: "row", action: "ONE_OFF", reason: "too short" }, "reason", "Use at least 10 characters."],
  [{ target: "row", action: "RECODE", reason: REASON }, "category", "Choose the new category."],
  [{ target: "row", action: "SET_MONTHLY", reason: REASON }, "monthly", "Enter the new monthly amount."],
  [
    { target: "row", action: "SET_MONTHLY", monthly: "lots", reason: REASON },
    "monthly",
    "Enter a number, such as 1,250.",
  ],
])(
  "the adjustments card keeps the input of an invalid form and explains the error: %j",
  async (fields, field, words) => {
    const { id, row } = await signInWith("member");
    const sent = { ...fields, id, ...("target" in fields ? { target: row } : {}) };
    const { state } = await send(addAdjustmentAction, sent);
    expect(state.errors[field]).toBe(words);
    if ("reason" in fields) expect(state.values.reason).toBe(fields.reason);
  },
);

test("an adjusted copy downloads as a workbook and as tables under a category map, with an audit entry for each", async () => {
  const { scope, id, row } = await signInWith("owner");
  await send(addAdjustmentAction, { id, target: row, action: "ONE_OFF", reason: REASON });
  const map = { ...LIXI_MAP, name: "Harbour Bank" };
  await saveCategoryMap(scope.companyId, { map, before: null }, SYSTEM);
  const { verificationId } = await getAdjustments(scope, id);
  for (const [format, ending] of [
    ["assessed-xlsx", "-mapped.xlsx"],
    ["assessed-csv", "-mapped.csv"],
    ["assessed-lines-csv", "-mapped-lines.csv"],
  ] as const) {
    const file = await download(new Request("http://localhost/?map=Harbour%20Bank"), {
      params: Promise.resolve({ id, format }),
    });
    expect([format, file.status]).toEqual([format, 200]);
    expect(file.headers.get("content-disposition")).toContain(`${verificationId}${ending}`);
    const { detail } = (await listAudit(scope, id)).at(-1) ?? {};
    expect(JSON.stringify(detail)).toContain(`${format}-map-`);
  }
});

test("the adjustments card refuses two invalid inputs with clear messages, and stores nothing after a withdrawal", async () => {
  const { scope, id, row } = await signInWith("member");
  await send(addAdjustmentAction, { id, target: row, action: "ONE_OFF", reason: REASON });
  await withdrawRequest(scope, id, { by: "customer", actor: SYSTEM });
  const fields = { id, target: row, action: "EXCLUDE", reason: REASON };
  const { state } = await send(addAdjustmentAction, fields);
  expect(state.note).toMatchObject({
    tone: "bad",
    text: "The request is withdrawn, so its adjustments have been deleted.",
  });
  expect(state.values.reason).toBe(REASON);
  const late = await send(assessRequestAction, { id, version: "0", hem_monthly: "3000" });
  expect(late.state.note).toMatchObject({
    tone: "bad",
    text: "The request is withdrawn, so its inputs have been deleted.",
  });
  const left = await inScope(scope, async (tx) => [
    await tx.requestAdjustments.count({ where: { requestId: id } }),
    await tx.requestAssessment.count({ where: { requestId: id } }),
  ]);
  expect(left).toEqual([0, 0]);
});

test("the adjustments card does not find another company's request", async () => {
  const { id, row } = await signInWith("member");
  await signInWith("member");
  const { state } = await send(addAdjustmentAction, { id, target: row, action: "ONE_OFF", reason: REASON });
  expect(state.note?.tone).toBe("bad");
});
