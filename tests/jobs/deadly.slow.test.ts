import { afterEach, beforeEach, expect, test } from "vitest";
import { type Driver, startDriver } from "@/lib/jobs/driver";
import { asWorker } from "@/lib/store/client";
import type { WorkName } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

// Each test starts a driver; back-off.test.ts tests the decision that the driver follows.
testDatabase();

const HOUR_MS = 3_600_000;
let driver: Driver | null = null;
beforeEach(() => asWorker((tx) => tx.outbox.deleteMany({})));
afterEach(async () => {
  await driver?.stop();
  driver = null;
});

const find = () => asWorker((tx) => tx.outbox.findFirstOrThrow({}));
const change = (data: { attempts?: number; availableAt?: Date }) =>
  asWorker((tx) => tx.outbox.updateMany({ data }));

/** Queues work that has killed its worker 20 times, and starts a driver that finds this work. */
async function startAfterDeaths(name: WorkName): Promise<void> {
  const firm = await makeCompany();
  await queueWork(firm.test, { name, subjectId: "req_gone", dedupeKey: name, inMs: HOUR_MS });
  await change({ attempts: 20, availableAt: new Date(Date.now() - 1_000) });
  driver = startDriver("local");
  await expect.poll(async () => (await find()).lastError).toMatch(/the worker died/);
}

test("work whose worker died every time is dead-lettered and shown to an operator", async () => {
  await startAfterDeaths("generate");
  expect((await find()).deadLetteredAt).not.toBeNull();
});

test("a deletion whose worker died every time is never dead-lettered, and is retried after hours", async () => {
  await startAfterDeaths("purge");
  const { deadLetteredAt, availableAt } = await find();
  expect(deadLetteredAt).toBeNull();
  expect(availableAt.getTime() - Date.now()).toBeGreaterThan(4 * HOUR_MS);
  await change({ availableAt: new Date() });
  await expect.poll(async () => (await find()).lastError).toBe("AppError (not_found)");
});
