import { beforeEach, expect, test } from "vitest";
import { assessRequestAction } from "@/app/(portal)/[environment]/requests/[id]/actions";
import { createRequest } from "@/lib/connect/create-request";
import { may, ROLES } from "@/lib/identity/permission";
import { advance } from "@/lib/pipeline";
import { SYSTEM } from "@/lib/scope";
import { findAssessment } from "@/lib/store/read/assessment";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { visitIn } from "@/tests/support/browser-visit";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

async function signInWith(role: (typeof ROLES)[number]) {
  const { companyId } = await signInAs(role);
  const scope = { companyId, environment: "test" } as const;
  const { id } = await createRequest(scope, { input: INPUT, actor: SYSTEM });
  return { scope, id };
}

test("the assessment card saves only for members who may write requests", async () => {
  for (const role of ROLES) {
    const { scope, id } = await signInWith(role);
    const { state } = await send(assessRequestAction, { id, version: "0", hem_monthly: "3,124" });
    const isAllowed = may(role, "request.write");
    expect([role, state.note?.tone]).toEqual([role, isAllowed ? "good" : "bad"]);
    const stored = await findAssessment(scope, id);
    expect(stored?.inputs.hem_monthly_cents ?? null).toBe(isAllowed ? 312_400 : null);
  }
});

test("the assessment card refers to the new report after saving, and the audit log names the member", async () => {
  const { scope, id } = await signInWith("member");
  await giveConsent(id);
  await advance(scope, id);
  const before = await getRequest(scope, id);
  const { state } = await send(assessRequestAction, {
    id,
    version: "0",
    loan_amount: "35000",
    loan_rate: "8.49",
    loan_months: "60",
  });
  const after = await getRequest(scope, id);
  expect(after.verificationId).not.toBe(before.verificationId);
  expect(state.note?.text).toBe(`Saved. The new report’s verification id is ${after.verificationId}.`);
  const last = (await listAudit(scope, id)).at(-1);
  expect(last).toMatchObject({ action: "report.assessed", actorKind: "member" });
});

test("the assessment card saves nothing from an outdated form, and keeps the form's input", async () => {
  const { scope, id } = await signInWith("member");
  await send(assessRequestAction, { id, version: "0", hem_monthly: "3000" });
  const { state } = await send(assessRequestAction, { id, version: "0", hem_monthly: "4000" });
  expect(state.note?.text).toContain("Someone else changed the assessment.");
  expect(state.values.hem_monthly).toBe("4000");
  expect((await findAssessment(scope, id))?.inputs.hem_monthly_cents).toBe(300_000);
});

test("the assessment card does not find another company's request", async () => {
  const { id } = await signInWith("member");
  await signInWith("member");
  const { state } = await send(assessRequestAction, { id, version: "0", hem_monthly: "3000" });
  expect(state.note?.tone).toBe("bad");
});
