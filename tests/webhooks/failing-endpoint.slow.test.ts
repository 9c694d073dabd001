import { beforeEach, describe, expect, test } from "vitest";
import { setWebhookUrl, switchOnEndpoint } from "@/lib/company/change-endpoint";
import { dismissNotice } from "@/lib/company/dismiss-notice";
import { asWorker } from "@/lib/store/client";
import { listOpenNotices } from "@/lib/store/read/notice";
import { sweepWork } from "@/lib/store/write/outbox";
import { checkEndpoint } from "@/lib/webhooks/check-endpoint";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import {
  actionsOf,
  causeEvent,
  deliveryOf,
  endpointOf,
  makeHooked,
  noticesOf,
  openWork,
} from "@/tests/support/hooked";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

const HOUR_MS = 3_600_000;
const start = new Date("2026-07-01T00:00:00Z");
const hoursOn = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

const receiver = receiverOfFile();
let firm: TestCompany;
let endpointId: string;
beforeEach(async () => {
  receiver.answer = { status: 500 };
  firm = await makeHooked(receiver.url);
  endpointId = (await endpointOf(firm.test)).id;
});

const kinds = async () => (await noticesOf(firm)).map(({ kind }) => kind);

/** Makes `times` delivery attempts for a new event, an hour apart. The first is `hours` hours after `start`. */
async function attempt(times: number, hours = 0): Promise<string> {
  const id = (await causeEvent(firm)) ?? "";
  for (let n = 0; n < times; n++) await sendWebhook(firm.test, id, hoursOn(hours + n));
  return id;
}

describe("a series of failures of an endpoint", () => {
  test("begins once, at the first failed attempt, and schedules a check of the endpoint a day later", async () => {
    const ids = [await causeEvent(firm), await causeEvent(firm), await causeEvent(firm)];
    await Promise.all(ids.map((id) => sendWebhook(firm.test, id ?? "", start)));
    await sendWebhook(firm.test, ids[0] ?? "", hoursOn(1));
    expect((await endpointOf(firm.test)).failingSince).toEqual(start);
    expect(await openWork(firm.test, "check_endpoint")).toMatchObject([
      { subjectId: endpointId, availableAt: hoursOn(24) },
    ]);
  });

  test("ends with any successful delivery, and the next failure begins a new series", async () => {
    await attempt(1);
    receiver.answer = { status: 204 };
    await attempt(1, 1);
    expect((await endpointOf(firm.test)).failingSince).toBeNull();
    receiver.answer = { status: 500 };
    await attempt(1, 2);
    expect((await endpointOf(firm.test)).failingSince).toEqual(hoursOn(2));
  });

  test("notifies the owners once, at a delivery's fourth failed attempt, even if several deliveries fail", async () => {
    await attempt(3);
    expect(await kinds()).toEqual([]);
    await attempt(4);
    await attempt(4);
    expect(await kinds()).toEqual(["webhook.failing"]);
    const [notice] = await noticesOf(firm);
    expect(await openWork(firm.test, "notify")).toMatchObject([{ subjectId: notice?.id }]);
    expect(notice).toMatchObject({ environment: "test", detail: { since: start.toISOString() } });
  });

  test("removes its notices from the pages when it ends, and a new series notifies again", async () => {
    await attempt(4);
    receiver.answer = { status: 204 };
    await attempt(1, 5);
    expect(await listOpenNotices(firm.companyId)).toEqual([]);
    receiver.answer = { status: 500 };
    await attempt(4, 6);
    expect(await kinds()).toEqual(["webhook.failing", "webhook.failing"]);
  });

  test("does not count for a new URL if the URL was replaced during the attempt", async () => {
    const { noteFailure } = await import("@/lib/store/write/delivery");
    const { inScope } = await import("@/lib/store/client");
    const stale = { endpointId, url: "https://old.example/hook" };
    for (const isGone of [false, true]) {
      await inScope(firm.test, (tx) =>
        noteFailure(tx, firm.test, stale, { numberInRound: 4, isGone, at: start }),
      );
    }
    expect(await endpointOf(firm.test)).toMatchObject({ failingSince: null, disabledAt: null });
    expect(await kinds()).toEqual([]);
  });
});

describe("the check of a failing endpoint", () => {
  test("notifies the owners after a day, switches the endpoint off after five, and returns the time of the next check", async () => {
    await attempt(1);
    expect(await checkEndpoint(firm.test, endpointId, hoursOn(23))).toBe(HOUR_MS);
    expect(await kinds()).toEqual([]);
    expect(await checkEndpoint(firm.test, endpointId, hoursOn(24))).toBe(96 * HOUR_MS);
    expect(await kinds()).toEqual(["webhook.failing_day"]);
    expect(await checkEndpoint(firm.test, endpointId, hoursOn(120))).toBeNull();
    expect(await kinds()).toEqual(["webhook.failing_day", "webhook.switched_off"]);
    expect(await endpointOf(firm.test)).toMatchObject({
      disabledAt: hoursOn(120),
      disabledReason: "Every attempt failed for 5 days.",
    });
    expect((await actionsOf(firm)).filter((action) => action === "webhook.switched_off")).toHaveLength(1);
  });

  test("notifies once, even if it runs twice or in two workers at the same time", async () => {
    await attempt(1);
    const look = (hours: number) =>
      Promise.all([1, 2, 3].map(() => checkEndpoint(firm.test, endpointId, hoursOn(hours))));
    await look(25);
    await look(26);
    await look(121);
    await look(122);
    expect(await kinds()).toEqual(["webhook.failing_day", "webhook.switched_off"]);
  });

  test("is repeated as new work a moment later if it runs just before a day of failures is over", async () => {
    await attempt(1);
    const [look] = await openWork(firm.test, "check_endpoint");
    const leftMs = await checkEndpoint(firm.test, endpointId, new Date(hoursOn(24).getTime() - 20));
    expect(leftMs).toBe(20);
    await doDueWork();
    const [next] = await openWork(firm.test, "check_endpoint");
    expect(next?.dedupeKey).not.toBe(look?.dedupeKey);
  });

  test("is queued again by the sweep if it was lost", async () => {
    await attempt(1);
    await asWorker((tx) => tx.outbox.deleteMany({}));
    await sweepWork(1_000);
    expect(await openWork(firm.test, "check_endpoint")).toMatchObject([{ subjectId: endpointId }]);
  });

  test("does nothing if its series has ended, and waits until the new series is a day old", async () => {
    await attempt(1);
    receiver.answer = { status: 204 };
    await attempt(1, 1);
    expect(await checkEndpoint(firm.test, endpointId, hoursOn(24))).toBeNull();
    receiver.answer = { status: 500 };
    await attempt(1, 20);
    expect(await checkEndpoint(firm.test, endpointId, hoursOn(24))).toBe(20 * HOUR_MS);
    expect(await kinds()).toEqual([]);
  });

  test("does nothing for another company or the other environment", async () => {
    await attempt(1);
    const other = await makeHooked(receiver.url);
    for (const scope of [other.test, firm.live])
      expect(await checkEndpoint(scope, endpointId, hoursOn(200))).toBeNull();
    expect((await endpointOf(firm.test)).disabledAt).toBeNull();
  });

  test("runs automatically when it is due, and the next check is queued", async () => {
    receiver.answer = { status: 500 };
    const id = (await causeEvent(firm)) ?? "";
    await sendWebhook(firm.test, id, new Date(Date.now() - 25 * HOUR_MS));
    await doDueWork();
    expect(await kinds()).toEqual(["webhook.failing_day"]);
    const [next] = await openWork(firm.test, "check_endpoint");
    expect((next?.availableAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(94 * HOUR_MS);
  });
});

describe("an endpoint that was switched off", () => {
  beforeEach(async () => {
    receiver.answer = { status: 410 };
    await attempt(1);
    receiver.answer = { status: 204 };
    receiver.received.length = 0;
  });

  test("sends the owners a notice after a 410, and waiting deliveries end without being sent", async () => {
    expect(await kinds()).toEqual(["webhook.switched_off"]);
    expect(await causeEvent(firm)).toBeNull();
    await doDueWork();
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ["switched on again", () => switchOnEndpoint(firm.test, firm.actor)],
    ["given its URL again", () => setWebhookUrl(firm.test, receiver.url, firm.actor)],
  ])("starts without failures and gets a test event after a 410 and then %s", async (_, act) => {
    expect(await act()).toEqual({ pinged: true });
    await doDueWork();
    expect(receiver.received.map(({ body }) => JSON.parse(body).simulated)).toEqual([true]);
    expect(await endpointOf(firm.test)).toMatchObject({
      disabledAt: null,
      disabledReason: null,
      failingSince: null,
    });
    expect(await listOpenNotices(firm.companyId)).toEqual([]);
    expect(await act()).toEqual({ pinged: false });
  });

  test("cannot be switched on without a URL", async () => {
    await setWebhookUrl(firm.test, "", firm.actor);
    await expect(switchOnEndpoint(firm.test, firm.actor)).rejects.toMatchObject({ code: "conflict" });
  });

  test("ends a waiting delivery as failed, without an attempt", async () => {
    await switchOnEndpoint(firm.test, firm.actor);
    const id = (await causeEvent(firm)) ?? "";
    receiver.answer = { status: 410 };
    await sendWebhook(firm.test, (await causeEvent(firm)) ?? "");
    await sendWebhook(firm.test, id);
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "failed", attempts: 0 });
  });

  test("is not affected by the response to an attempt that began before it was switched on again", async () => {
    await switchOnEndpoint(firm.test, firm.actor);
    receiver.answer = { status: 410 };
    const id = (await causeEvent(firm)) ?? "";
    await sendWebhook(firm.test, id, new Date(Date.now() - 60_000));
    expect(await endpointOf(firm.test)).toMatchObject({ disabledAt: null, failingSince: null });
    await sendWebhook(firm.test, (await causeEvent(firm)) ?? "");
    expect((await endpointOf(firm.test)).disabledAt).not.toBeNull();
  });
});

describe("a notice about an endpoint", () => {
  test("can be dismissed for the company's pages, but not by another company", async () => {
    receiver.answer = { status: 410 };
    await attempt(1);
    const [notice] = await noticesOf(firm);
    const other = await makeHooked(null);
    await expect(
      dismissNotice(other.companyId, notice?.id ?? "", { may: () => true, actor: other.actor }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await listOpenNotices(firm.companyId)).toHaveLength(1);
    expect(await listOpenNotices(other.companyId)).toEqual([]);
    for (let n = 0; n < 2; n++)
      await dismissNotice(firm.companyId, notice?.id ?? "", { may: () => true, actor: firm.actor });
    expect(await listOpenNotices(firm.companyId)).toEqual([]);
  });
});
