import { expect, test } from "vitest";
import { findPendingDelivery, recordAttempt } from "@/lib/store/write/delivery";
import { testDatabase } from "@/tests/support/database";
import { causeEvent, deliveryOf, endpointOf, makeHooked } from "@/tests/support/hooked";
import { receiverOfFile } from "@/tests/support/work";

testDatabase();

const receiver = receiverOfFile();

const attempt = {
  number: 1,
  at: new Date(),
  latencyMs: 1,
  host: "hooks.example.com:443",
  errorCode: null,
  responseCode: null,
  responseText: null,
};
const later = new Date(Date.now() + 60_000);

test.each(["failed", "delivered"] as const)(
  "a delivery that two workers attempted at the same time counts as delivered if one succeeded, even if the %s attempt was recorded first",
  async (first) => {
    const firm = await makeHooked(receiver.url);
    const id = (await causeEvent(firm)) ?? "";
    const delivery = await findPendingDelivery(firm.test, id, new Date());
    if (!delivery) throw new Error("there is nothing to deliver");
    const failed = () => recordAttempt(firm.test, delivery, { ...attempt, outcome: "timeout" }, () => later);
    const arrived = () =>
      recordAttempt(firm.test, delivery, { ...attempt, outcome: "delivered", responseCode: 204 }, () => null);
    for (const note of first === "failed" ? [failed, arrived] : [arrived, failed]) await note();
    expect(await deliveryOf(firm.test, id)).toMatchObject({ state: "delivered", attempts: 1, nextAt: null });
    expect((await endpointOf(firm.test)).failingSince).toBeNull();
  },
);
