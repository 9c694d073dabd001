import { beforeEach, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { asWorker, inScope } from "@/lib/store/client";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { tidyUp } from "@/lib/store/write/tidy";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let firm: TestCompany;

beforeEach(async () => {
  firm = await makeCompany();
  await setWebhookUrl(firm.test, "http://127.0.0.1:9/hooks", firm.actor, new Date());
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
});

const left = () =>
  inScope(firm.test, async (tx) => [
    await tx.event.count(),
    await tx.delivery.count(),
    await tx.auditEntry.count(),
  ]);
const settle = (state: string) => inScope(firm.test, (tx) => tx.delivery.updateMany({ data: { state } }));

test("tidyUp keeps events and deliveries for thirty days, and the audit log permanently", async () => {
  await settle("failed");
  const [, , audited] = await left();
  await tidyUp(inDays(29.9));
  expect(await left()).toEqual([1, 1, audited]);
  await tidyUp(inDays(30.1));
  expect(await left()).toEqual([0, 0, audited]);
});

test("tidyUp deletes all old rows, in several transactions", async () => {
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  await settle("delivered");
  expect((await left()).slice(0, 2)).toEqual([2, 2]);
  await tidyUp(inDays(31), 1);
  expect((await left()).slice(0, 2)).toEqual([0, 0]);
});

test("tidyUp keeps undelivered events of any age", async () => {
  await tidyUp(inDays(400));
  expect((await left()).slice(0, 2)).toEqual([1, 1]);
});

test("tidyUp deletes finished work after a week, and never waiting work", async () => {
  const count = () => asWorker((tx) => tx.outbox.count({ where: { companyId: firm.companyId } }));
  const before = await count();
  await asWorker((tx) => tx.outbox.updateMany({ where: { name: "deliver" }, data: { doneAt: new Date() } }));
  await tidyUp(inDays(6));
  expect(await count()).toBe(before);
  await tidyUp(inDays(8));
  expect(await count()).toBe(before - 1);
  await tidyUp(inDays(900));
  expect(await count()).toBe(before - 1);
});
