import { beforeEach, describe, expect, test } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { asWorker, inScope } from "@/lib/store/client";
import { findPendingDelivery, recordAttempt } from "@/lib/store/write/delivery";
import { lockEndpoint } from "@/lib/store/write/endpoint";
import { replayDelivery } from "@/lib/store/write/replay";
import { sendTestEvent } from "@/lib/store/write/test-event";
import { replayEvents } from "@/lib/webhooks/replay";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import type { TestCompany } from "@/tests/support/company";
import { waitForLock } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { actionsOf, causeEvent, deliveryOf, makeHooked, openWork, writeEvents } from "@/tests/support/hooked";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

const database = testDatabase();

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

/** Creates an event, fails `times` attempts to deliver it, and returns its id. */
async function failFor(times: number): Promise<string> {
  receiver.answer = { status: 500 };
  const id = (await causeEvent(firm)) ?? "";
  for (let n = 0; n < times; n++) await sendWebhook(firm.test, id, new Date(), 0);
  return id;
}

describe("the replay of one delivery", () => {
  test("sends the same bytes under the same event and delivery id immediately, and keeps the earlier attempts", async () => {
    const id = (await causeEvent(firm)) ?? "";
    await doDueWork();
    await replayDelivery(firm.test, id, firm.actor);
    await doDueWork();
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect([first, second].map((each) => each?.headers["x-service-delivery"])).toEqual([id, id]);
    const delivery = await deliveryOf(firm.test, id);
    expect(delivery).toMatchObject({ state: "delivered", attempts: 2 });
    expect(delivery.attemptRows.map(({ number }) => number).sort()).toEqual([1, 2]);
    expect(await actionsOf(firm)).toContain("webhook.replayed");
  });

  test("gets a full schedule of attempts again after ten failed attempts", async () => {
    const id = await failFor(10);
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "failed", attempts: 10, nextAt: null });
    await replayDelivery(firm.test, id, firm.actor);
    const next = await sendWebhook(firm.test, id, new Date(), 0.5);
    expect(next).toEqual({ number: 12, inMs: 5_000 });
    for (let n = 0; n < 9; n++) await sendWebhook(firm.test, id);
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "failed", attempts: 20 });
  });

  test("gets a full schedule of attempts even while the delivery waits for its last attempt", async () => {
    const id = await failFor(9);
    await replayDelivery(firm.test, id, firm.actor);
    const next = await sendWebhook(firm.test, id, new Date(), 0.5);
    expect(next).toEqual({ number: 11, inMs: 5_000 });
    for (let n = 0; n < 9; n++) await sendWebhook(firm.test, id);
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "failed", attempts: 19 });
  });

  test.each([500, 410])(
    "starts a new round of attempts if it is requested during the tenth attempt, which then ends with status %d",
    async (status) => {
      const id = await failFor(9);
      const delivery = await findPendingDelivery(firm.test, id, new Date());
      if (!delivery) throw new Error("there is nothing to deliver");
      const tenth = { number: 10, at: new Date(), latencyMs: 1, outcome: "http_error", responseText: null };
      await replayDelivery(firm.test, id, firm.actor);
      const soon = new Date(Date.now() + 5_000);
      const rounds: number[] = [];
      const nextAt = await recordAttempt(
        firm.test,
        delivery,
        { ...tenth, host: null, errorCode: null, responseCode: status },
        (number) => {
          rounds.push(number);
          return soon;
        },
      );
      expect([rounds, nextAt]).toEqual([[1], soon]);
      expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "pending", attempts: 10, nextAt: soon });
    },
  );

  test("does not fail because of a worker that read the endpoint as off just before it was switched on", async () => {
    const id = (await causeEvent(firm)) ?? "";
    await setWebhookUrl(firm.test, "", firm.actor);
    let found: unknown;
    await inScope(firm.test, async (tx) => {
      // Takes the same lock as the code that switches an endpoint on.
      await lockEndpoint(tx, firm.test);
      found = findPendingDelivery(firm.test, id, new Date());
      await waitForLock(database.ownerUrl);
      await tx.webhookEndpoint.updateMany({ where: { ...firm.test }, data: { url: receiver.url } });
    });
    expect(await found).toMatchObject({ id, url: receiver.url });
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "pending" });
  });

  test("makes a waiting delivery due, and sends it once even if requested repeatedly", async () => {
    receiver.answer = { status: 500 };
    const id = (await causeEvent(firm)) ?? "";
    await doDueWork();
    receiver.answer = { status: 204 };
    expect((await openWork(firm.test, "deliver"))[0]?.availableAt.getTime()).toBeGreaterThan(Date.now());
    await Promise.all([1, 2, 3].map(() => replayDelivery(firm.test, id, firm.actor)));
    await doDueWork();
    expect(receiver.received).toHaveLength(2);
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("starts one schedule for any number of concurrent requests", async () => {
    const id = (await causeEvent(firm)) ?? "";
    await doDueWork();
    await Promise.all([1, 2, 3, 4].map(() => replayDelivery(firm.test, id, firm.actor)));
    await doDueWork();
    expect(receiver.received).toHaveLength(2);
  });

  test("is sent even if the work for its next attempt was lost", async () => {
    const id = (await causeEvent(firm)) ?? "";
    await asWorker((tx) => tx.outbox.deleteMany({}));
    await replayDelivery(firm.test, id, firm.actor);
    await doDueWork();
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "delivered" });
  });

  test("is not found for another company, the other environment or an unknown delivery, and returns 409 without a URL", async () => {
    const id = (await causeEvent(firm)) ?? "";
    const other = await makeHooked(receiver.url);
    for (const [scope, asked] of [
      [other.test, id],
      [firm.live, id],
      [firm.test, "dlv_nobody"],
    ] as const)
      await expect(replayDelivery(scope, asked, firm.actor)).rejects.toMatchObject({ code: "not_found" });
    await setWebhookUrl(firm.test, "", firm.actor);
    await expect(replayDelivery(firm.test, id, firm.actor)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the replay of missing events", () => {
  test("covers events that never arrived because they failed, had no URL or were interrupted", async () => {
    const arrived = (await causeEvent(firm)) ?? "";
    await doDueWork();
    const failed = await failFor(10);
    await setWebhookUrl(firm.test, "", firm.actor);
    const withoutAddress = await writeEvents(firm, 1, hoursAgo(1));
    expect(await causeEvent(firm)).toBeNull();
    await setWebhookUrl(firm.test, receiver.url, firm.actor);
    await asWorker((tx) => tx.outbox.deleteMany({}));
    receiver.answer = { status: 204 };
    receiver.received.length = 0;

    expect(await missing()).toEqual({ queued: 3, continueFrom: null });
    await doDueWork();
    expect(idsReceived()).toContain((await deliveryOf(firm.test, failed)).eventId);
    expect(idsReceived()).toContain(withoutAddress[0]);
    expect(idsReceived()).not.toContain((await deliveryOf(firm.test, arrived)).eventId);
    expect(idsReceived()).toHaveLength(3);
    expect(await missing()).toEqual({ queued: 0, continueFrom: null });
  });

  test("queues each event once, for any number of calls and callers", async () => {
    const ids = await writeEvents(firm, 20, hoursAgo(1));
    const asked = await Promise.all([1, 2, 3].map(() => missing()));
    expect(asked.reduce((sum, { queued }) => sum + queued, 0)).toBeGreaterThanOrEqual(20);
    expect((await missing()).queued).toBe(0);
    await doDueWork();
    expect(idsReceived()).toEqual([...ids].sort());
  });

  test("excludes delivered events, even if a replay of one failed, and tests of the endpoint", async () => {
    const id = (await causeEvent(firm)) ?? "";
    await doDueWork();
    receiver.answer = { status: 410 };
    await replayDelivery(firm.test, id, firm.actor);
    await sendTestEvent(firm.test, "report.ready", firm.actor);
    await doDueWork();
    await setWebhookUrl(firm.test, receiver.url, firm.actor);
    await asWorker((tx) => tx.outbox.deleteMany({}));
    expect(await missing()).toEqual({ queued: 0, continueFrom: null });
  });

  test("includes events of a withdrawn request unchanged", async () => {
    await setWebhookUrl(firm.test, "", firm.actor);
    await causeEvent(firm);
    await setWebhookUrl(firm.test, receiver.url, firm.actor);
    const [event] = await inScope(firm.test, (tx) => tx.event.findMany());
    await missing();
    await doDueWork();
    expect(receiver.received.map(({ body }) => body)).toEqual([event?.payload]);
  });
});
