import { beforeEach, describe, expect, test } from "vitest";
import { inScope } from "@/lib/store/client";
import { type Replayed, replayEvents } from "@/lib/webhooks/replay";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeHooked, openWork, writeEvents } from "@/tests/support/hooked";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  firm = await makeHooked(receiver.url);
});

const idsReceived = () => receiver.received.map(({ headers }) => headers["webhook-id"] ?? "").sort();
const missing = (since = hoursAgo(24)) =>
  replayEvents(firm.test, { input: { since, only: "missing" }, actor: firm.actor });

describe("the replay of a period", () => {
  test("sends all events of the period, including delivered events, and no event outside the period", async () => {
    const ids = await writeEvents(firm, 30, hoursAgo(5));
    await writeEvents(firm, 3, hoursAgo(9));
    await missing(hoursAgo(6));
    await doDueWork();
    receiver.received.length = 0;
    const since = new Date(hoursAgo(5).getTime() - 60_000);
    const input = { since, until: new Date(since.getTime() + 2 * HOUR_MS), only: "all" } as const;
    expect(await replayEvents(firm.test, { input, actor: firm.actor })).toEqual({
      queued: 30,
      continueFrom: null,
    });
    await doDueWork();
    expect(idsReceived()).toEqual([...ids].sort());
  });

  test("runs in batches: a call returns the number of queued events and the start of the next batch, and skips no event", async () => {
    const ids = await writeEvents(firm, 1_201, hoursAgo(5));
    const since = hoursAgo(6);
    const queued: number[] = [];
    let after: Replayed["continueFrom"] = null;
    do {
      const input = { since, only: "missing", after } as const;
      const part: Replayed = await replayEvents(firm.test, {
        input,
        actor: firm.actor,
        now: new Date(),
        max: 600,
      });
      queued.push(part.queued);
      after = part.continueFrom;
    } while (after);
    expect(queued).toEqual([600, 600, 1]);
    const made = await inScope(firm.test, (tx) => tx.delivery.findMany({ select: { eventId: true } }));
    expect(made.map(({ eventId }) => eventId).sort()).toEqual([...ids].sort());
    expect(await openWork(firm.test, "deliver")).toHaveLength(1_201);
  });

  test("ends even if more events than fit into a batch have the same time, and sends each event once", async () => {
    const ids = await writeEvents(firm, 12, hoursAgo(2));
    const createdAt = hoursAgo(2);
    await inScope(firm.test, (tx) => tx.event.updateMany({ where: { ...firm.test }, data: { createdAt } }));
    const since = hoursAgo(3);
    let after: Replayed["continueFrom"] = null;
    for (const queued of [5, 5, 2]) {
      const input = { since, only: "all", after } as const;
      const part: Replayed = await replayEvents(firm.test, {
        input,
        actor: firm.actor,
        now: new Date(),
        max: 5,
      });
      expect(part.queued).toBe(queued);
      // Deliver this batch before the next is requested. The deliveries of this batch must not be repeated.
      await doDueWork();
      after = part.continueFrom;
    }
    expect(after).toBeNull();
    expect(idsReceived()).toEqual([...ids].sort());
  });

  test("covers at most thirty days, and must begin before it ends", async () => {
    await writeEvents(firm, 2, hoursAgo(31 * 24));
    expect(await missing(hoursAgo(60 * 24))).toEqual({ queued: 0, continueFrom: null });
    const input = { since: hoursAgo(1), until: hoursAgo(2), only: "all" } as const;
    await expect(replayEvents(firm.test, { input, actor: firm.actor })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("is limited to one company and environment, and is a conflict without a URL", async () => {
    await writeEvents(firm, 2, hoursAgo(1));
    const other = await makeHooked(receiver.url);
    const input = { since: hoursAgo(24), only: "all" } as const;
    expect(await replayEvents(other.test, { input, actor: other.actor })).toEqual({
      queued: 0,
      continueFrom: null,
    });
    await expect(replayEvents(firm.live, { input, actor: firm.actor })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
