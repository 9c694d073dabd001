import { beforeEach, describe, expect, test } from "vitest";
import { addEndpoint } from "@/lib/company/change-endpoint";
import { freeSlots } from "@/lib/jobs/driver";
import { runWork } from "@/lib/jobs/functions";
import { RETRY_SECONDS } from "@/lib/rules/webhook-delivery";
import { asWorker } from "@/lib/store/client";
import { readClock } from "@/lib/store/read/clock";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { claimWork, renewLeases, type Work } from "@/lib/store/write/outbox";
import { sendTestEvent } from "@/lib/store/write/test-event";
import { replayEvents } from "@/lib/webhooks/replay";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { causeEvent, makeHooked, openWork, writeEvents } from "@/tests/support/hooked";
import { receiverOfFile } from "@/tests/support/work";

testDatabase();

/**
 * The shortest and longest wait, as a factor of the scheduled wait. The documentation says that a wait may vary by a
 * fifth.
 */
const EARLIEST = 0.8;
const LATEST = 1.2;
const HOUR_MS = 3_600_000;

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  receiver.answer = { status: 500 };
  firm = await makeHooked(receiver.url);
});

/**
 * Makes waiting work due `ms` milliseconds earlier, as if that time had passed. Leases stay, because a live worker
 * would renew them.
 */
const pass = (ms: number) =>
  asWorker(
    (tx) => tx.$executeRaw`
      update outbox set available_at = available_at - ${ms}::float8 * interval '1 millisecond' where done_at is null`,
  );

const claimDeliveries = (held: ReadonlySet<Work> = new Set()) =>
  claimWork(freeSlots(held).filter(({ names }) => names.includes("deliver")));

describe("the retries of a delivery", () => {
  test("are each due at their documented time after the answer", async () => {
    await causeEvent(firm);
    for (const [index, seconds] of RETRY_SECONDS.slice(1).entries()) {
      const before = (await readClock()).getTime();
      const { work } = await claimDeliveries();
      expect(work, `attempt ${index + 1}`).toHaveLength(1);
      for (const each of work) await runWork(each);
      const after = (await readClock()).getTime();
      const [next] = await openWork(firm.test, "deliver");
      const dueMs = next?.availableAt.getTime() ?? 0;
      expect(dueMs, `retry ${index + 1}`).toBeGreaterThanOrEqual(before + EARLIEST * seconds * 1000);
      expect(dueMs, `retry ${index + 1}`).toBeLessThanOrEqual(after + LATEST * seconds * 1000);
      await pass(dueMs - before);
    }
  });

  test("are on time while a second endpoint of the firm hangs with a backlog, and live is also on time", async () => {
    const hangs = await addEndpoint(firm.test, { url: `${receiver.url}/hangs`, eventTypes: [] }, firm.actor);
    await setWebhookUrl(firm.live, receiver.url, firm.actor, new Date());
    const events = 12;
    const since = new Date(Date.now() - HOUR_MS);
    await writeEvents(firm, events, since);
    await replayEvents(firm.test, { input: { since, only: "all" }, actor: firm.actor });
    await sendTestEvent(firm.live, "report.ready", firm.actor);
    const held = new Set<Work>();
    const environments: string[] = [];
    /** Does the due work as the driver would. Attempts at the endpoint that never answers stay open. */
    const work = async () => {
      for (;;) {
        await renewLeases([...held]);
        const { work: claimed } = await claimDeliveries(held);
        if (claimed.length === 0) return;
        for (const each of claimed) {
          environments.push(each.environment);
          if (each.pool === hangs.id) held.add(each);
          else await runWork(each);
        }
      }
    };
    const attempts = () => receiver.received.map(({ headers }) => headers["x-service-attempt"]);
    await work();
    expect(held.size).toBeGreaterThan(0);
    expect(held.size).toBeLessThan(events);
    expect(environments).toContain("live");
    expect(attempts().filter((number) => number === "1").length).toBeGreaterThanOrEqual(events);
    await pass(LATEST * RETRY_SECONDS[1] * 1000);
    await work();
    expect(attempts().filter((number) => number === "2").length).toBeGreaterThanOrEqual(events);
  });
});
