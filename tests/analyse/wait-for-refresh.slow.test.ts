import { beforeEach, expect, test } from "vitest";
import { queueRefresh } from "@/lib/analyse/refresh";
import { VERBS } from "@/lib/jobs/functions";
import { asWorker } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { makeDueNow } from "@/lib/store/write/outbox";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testStates } from "@/tests/support/states";

const states = testStates();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let firm: TestCompany;
let id: string;

/** Creates an ongoing request whose bank has no new data. */
beforeEach(async () => {
  firm = states.firm;
  id = states.ids.ready_ongoing;
  const never = new Date(Date.now() + 1_000 * HOUR_MS);
  await asWorker((tx) => tx.sandboxConsent.updateMany({ data: { partialAt: never, completeAt: never } }));
  await asWorker((tx) => tx.outbox.deleteMany({}));
  await queueRefresh(firm.test, id, 2);
});

const findWork = () => asWorker((tx) => tx.outbox.findFirstOrThrow({ where: { name: "refresh" } }));
const look = async () => VERBS.refresh(firm.test, id, (await findWork()).id);
const askedAgo = (ageMs: number) =>
  asWorker((tx) => tx.outbox.updateMany({ data: { createdAt: new Date(Date.now() - ageMs) } }));
const lateEntries = async () =>
  (await listAudit(firm.test, id)).filter(({ action }) => action === "data.late").length;

test("waitForRefresh checks for new data each minute at first, and then at longer and longer intervals", async () => {
  const waits = [];
  for (const ageMs of [0, HOUR_MS, 3 * HOUR_MS, 25 * HOUR_MS]) {
    await askedAgo(ageMs);
    waits.push((await look())?.inMs);
  }
  expect(waits).toEqual([MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS]);
});

test("waitForRefresh checks hourly if the start of the wait is unknown", async () => {
  await asWorker((tx) => tx.outbox.updateMany({ data: { subjectId: "another" } }));
  expect((await look())?.inMs).toBe(HOUR_MS);
});

test("waitForRefresh notifies the firm after ten minutes that data is late, and not again at the next check", async () => {
  await askedAgo(9 * MINUTE_MS);
  await look();
  expect(await lateEntries()).toBe(0);
  await askedAgo(11 * MINUTE_MS);
  await look();
  await look();
  expect(await lateEntries()).toBe(1);
});

test("makeDueNow makes a waiting refresh due immediately, but does not change a dead-lettered refresh or one of another firm", async () => {
  const later = new Date(Date.now() + HOUR_MS);
  const put = (data: object) => asWorker((tx) => tx.outbox.updateMany({ data }));
  const isDue = async () => (await findWork()).availableAt.getTime() < later.getTime();
  await put({ availableAt: later });
  const other = await makeCompany();
  await makeDueNow(other.test, "refresh", id);
  await makeDueNow(firm.live, "refresh", id);
  expect(await isDue()).toBe(false);
  await put({ deadLetteredAt: new Date() });
  await makeDueNow(firm.test, "refresh", id);
  expect(await isDue()).toBe(false);
  await put({ deadLetteredAt: null });
  await makeDueNow(firm.test, "refresh", id);
  expect(await isDue()).toBe(true);
});
