import { beforeEach, describe, expect, test } from "vitest";
import { queueRefresh } from "@/lib/analyse/refresh";
import { VERBS } from "@/lib/jobs/functions";
import { startRefresh } from "@/lib/pipeline";
import { asWorker, inScope } from "@/lib/store/client";
import { endExpiredConsent } from "@/lib/store/write/consent";
import { insertSnapshot } from "@/lib/store/write/snapshot";
import type { TestCompany } from "@/tests/support/company";
import { testStates } from "@/tests/support/states";
import { doDueWork } from "@/tests/support/work";

const states = testStates();

let firm: TestCompany;
let id: string;

beforeEach(async () => {
  firm = states.firm;
  id = states.ids.ready_ongoing;
  await asWorker((tx) => tx.outbox.deleteMany({}));
});

const refreshes = async () =>
  inScope(firm.test, (tx) => tx.event.count({ where: { requestId: id, type: "report.refreshed" } }));
const workId = async () =>
  (await asWorker((tx) => tx.outbox.findFirstOrThrow({ where: { name: "refresh", subjectId: id } }))).id;
const runOut = async () => {
  const past = new Date(Date.now() - 60_000);
  await inScope(firm.test, (tx) =>
    tx.consent.updateMany({ where: { requestId: id }, data: { expiresAt: past } }),
  );
  await endExpiredConsent(firm.test, id, new Date());
};

describe("a refresh in the background", () => {
  test("runs once, even if its worker dies afterwards and another worker repeats the job", async () => {
    await queueRefresh(firm.test, id, 2);
    expect(await VERBS.refresh(firm.test, id, await workId())).toBeNull();
    await asWorker((tx) => tx.outbox.updateMany({ where: { name: "refresh" }, data: { leaseUntil: null } }));
    await VERBS.refresh(firm.test, id, await workId());
    await doDueWork();
    expect(await refreshes()).toBe(1);
  });

  test("ends when the firm asks for a refresh and gets the report, so that no second report supersedes it", async () => {
    await queueRefresh(firm.test, id, 2);
    const { done, request } = await startRefresh(firm.test, id);
    expect(done).toBe(true);
    await doDueWork();
    expect(await refreshes()).toBe(1);
    expect(
      (await inScope(firm.test, (tx) => tx.request.findFirstOrThrow({ where: { id } }))).verificationId,
    ).toBe(request.verificationId);
  });

  test("collects no data of an expired consent, even if the expiry is not recorded yet", async () => {
    await queueRefresh(firm.test, id, 2);
    const past = new Date(Date.now() - 60_000);
    await inScope(firm.test, (tx) => tx.consent.updateMany({ data: { expiresAt: past } }));
    expect(await VERBS.refresh(firm.test, id, await workId())).toBeNull();
    expect(await refreshes()).toBe(0);
  });

  test("ends when the consent ends", async () => {
    await queueRefresh(firm.test, id, 2);
    await runOut();
    expect(await VERBS.refresh(firm.test, id, await workId())).toBeNull();
    expect(await refreshes()).toBe(0);
  });
});

test("insertSnapshot does not store data that arrives after the consent has expired", async () => {
  const row = await inScope(firm.test, (tx) => tx.request.findFirstOrThrow({ where: { id } }));
  await runOut();
  const data = { accounts: [], balances: [], transactions: [], directDebits: [], scheduledPayments: [] };
  expect(await insertSnapshot(firm.test, row, { generation: 2, data, now: new Date() })).toBeNull();
  expect(await inScope(firm.test, (tx) => tx.snapshot.count({ where: { requestId: id } }))).toBe(0);
});
