import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { switchOnEndpoint } from "@/lib/company/change-endpoint";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { inScope } from "@/lib/store/client";
import { readClock } from "@/lib/store/read/clock";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import { testDatabase } from "@/tests/support/database";
import { causeEvent, endpointOf, makeHooked, openWork } from "@/tests/support/hooked";
import { DAY_MS, inviteCustomer } from "@/tests/support/invite";
import { testMail } from "@/tests/support/mail";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

const provider = testMail();
testDatabase();

const receiver = receiverOfFile();
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = { status: 500 };
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets this process's clock `daysOn` days ahead of the database's, or behind it if negative. */
const takeItFor = (daysOn: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + daysOn * DAY_MS });

test.each([-6, 6])(
  "an endpoint that fails in a process whose clock is %d days off counts as failing from now, and stays on",
  async (days) => {
    const firm = await makeHooked(receiver.url);
    const id = (await causeEvent(firm)) ?? "";
    takeItFor(days);
    expect((await sendWebhook(firm.test, id))?.inMs).toBeLessThan(60_000);
    const now = await readClock();
    const { failingSince, disabledAt } = await endpointOf(firm.test);
    expect(Math.abs((failingSince?.getTime() ?? 0) - now.getTime())).toBeLessThan(60_000);
    const [look] = await openWork(firm.test, "check_endpoint");
    expect((look?.availableAt.getTime() ?? 0) - now.getTime()).toBeGreaterThan(DAY_MS - 60_000);
    await doDueWork();
    expect([disabledAt, (await endpointOf(firm.test)).disabledAt]).toEqual([null, null]);
    const signed = Number(receiver.received[0]?.headers["webhook-timestamp"]);
    expect(Math.abs(signed * 1000 - now.getTime())).toBeLessThan(60_000);
  },
);

test("an endpoint can count as failing again after a process with a clock six days ahead switched it on", async () => {
  const firm = await makeHooked(receiver.url);
  await sendWebhook(firm.test, (await causeEvent(firm)) ?? "");
  takeItFor(6);
  expect(await switchOnEndpoint(firm.test, firm.actor)).toEqual({ pinged: true });
  await sendWebhook(firm.test, (await causeEvent(firm)) ?? "");
  expect((await endpointOf(firm.test)).failingSince).not.toBeNull();
});

test.each([-30, 30])(
  "a due reminder is sent by a process whose clock is %d days off, and the next reminder in three days",
  async (days) => {
    const { firm, id } = await inviteCustomer(provider);
    const invitedAt = new Date(Date.now() - 2 * DAY_MS);
    await inScope(firm.live, (tx) =>
      tx.request.updateMany({ where: { id, ...firm.live }, data: { invitedAt } }),
    );
    takeItFor(days);
    expect(await remindCustomer(firm.live, id)).toBe(3 * DAY_MS);
    expect(provider.sent[0]?.text).toContain("2 days ago");
    vi.useRealTimers();
    expect(await remindCustomer(firm.live, id)).toBeGreaterThan(3 * DAY_MS - 60_000);
    expect(provider.asked).toHaveLength(1);
  },
);
