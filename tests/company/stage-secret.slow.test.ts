import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { replaceSecret, stageSecret } from "@/lib/company/signing-secret";
import { cancelSecret, switchSecret } from "@/lib/store/write/endpoint-secret";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { actionsOf, causeEvent, deliveryOf, endpointOf, makeHooked } from "@/tests/support/hooked";
import { receiverOfFile } from "@/tests/support/work";

testDatabase();

const HOUR_MS = 3_600_000;
const start = new Date();
const hoursOn = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  firm = await makeHooked(receiver.url);
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Sends a delivery `hours` hours after the test's start time, with the receiver's clock at the same time. Returns
 * functions that check the received delivery's signatures.
 */
async function sendAt(hours: number, delivery?: string) {
  const id = delivery ?? (await causeEvent(firm));
  // The Standard Webhooks library compares with the process's clock and refuses deliveries older than five minutes.
  vi.useFakeTimers({ toFake: ["Date"], now: hoursOn(hours) });
  await sendWebhook(firm.test, id ?? "", hoursOn(hours));
  const came = receiver.received.at(-1);
  if (!came) throw new Error("nothing came");
  return {
    accepts: (secret: string) => {
      try {
        new Webhook(secret).verify(came.body, came.headers);
        return true;
      } catch {
        return false;
      }
    },
    isKeyedWith: (secret: string) =>
      came.headers["x-service-signature"] === createHmac("sha256", secret).update(came.body).digest("hex"),
  };
}

describe("a staged signing secret", () => {
  test("takes over automatically, so that a receiver that switches at the same time accepts every delivery", async () => {
    const old = firm.secrets.test;
    const next = await stageSecret(firm.test, 24, firm.actor, start);
    for (const hours of [0, 12, 23.99]) {
      const came = await sendAt(hours);
      expect([came.accepts(old), came.accepts(next), came.isKeyedWith(old)]).toEqual([true, true, true]);
    }
    for (const hours of [24, 30, 47.99]) {
      const came = await sendAt(hours);
      expect([came.accepts(old), came.accepts(next), came.isKeyedWith(next)]).toEqual([true, true, true]);
    }
    const late = await sendAt(48);
    expect([late.accepts(old), late.accepts(next), late.isKeyedWith(next)]).toEqual([false, true, true]);
  });

  test("signs a retry only if it is valid at the time of the attempt, also shortly before and after the switch", async () => {
    const old = firm.secrets.test;
    const next = await stageSecret(firm.test, 1, firm.actor, start);
    receiver.answer = { status: 500 };
    const id = (await causeEvent(firm)) ?? "";
    const before = await sendAt(0.9, id);
    expect([before.accepts(old), before.accepts(next), before.isKeyedWith(old)]).toEqual([true, true, true]);
    const behind = await sendAt(1.1, id);
    expect([behind.accepts(old), behind.accepts(next), behind.isKeyedWith(next)]).toEqual([true, true, true]);
    expect((await deliveryOf(firm.test, id)).attempts).toBe(2);
  });

  test("takes over immediately on request after being staged, and the old secret stays valid for a day", async () => {
    const next = await stageSecret(firm.test, 72, firm.actor, start);
    await switchSecret(firm.test, firm.actor, hoursOn(2));
    const came = await sendAt(25.9);
    expect([came.accepts(firm.secrets.test), came.accepts(next), came.isKeyedWith(next)]).toEqual([
      true,
      true,
      true,
    ]);
    expect((await sendAt(26)).accepts(firm.secrets.test)).toBe(false);
  });

  test("takes over immediately if created for immediate use, and the old secret stays valid for a day", async () => {
    const next = await stageSecret(firm.test, 0, firm.actor, start);
    const came = await sendAt(1);
    expect([came.accepts(firm.secrets.test), came.isKeyedWith(next)]).toEqual([true, true]);
    expect((await sendAt(24)).accepts(firm.secrets.test)).toBe(false);
  });

  test("never signs again once cancelled, and is replaced by a newly staged secret", async () => {
    const cancelled = await stageSecret(firm.test, 24, firm.actor, start);
    await cancelSecret(firm.test, firm.actor, hoursOn(1));
    const replaced = await stageSecret(firm.test, 24, firm.actor, hoursOn(1));
    const last = await stageSecret(firm.test, 1, firm.actor, hoursOn(1));
    const before = await sendAt(1.5);
    expect([cancelled, replaced, last].map(before.accepts)).toEqual([false, false, true]);
    const behind = await sendAt(25);
    expect([cancelled, replaced, firm.secrets.test].map(behind.accepts)).toEqual([false, false, true]);
    expect(behind.isKeyedWith(last)).toBe(true);
  });

  test("can follow a staged secret that took over automatically", async () => {
    const first = await stageSecret(firm.test, 1, firm.actor, start);
    const second = await stageSecret(firm.test, 24, firm.actor, hoursOn(2));
    const came = await sendAt(3);
    expect([firm.secrets.test, first, second].map(came.accepts)).toEqual([true, true, true]);
    expect(came.isKeyedWith(first)).toBe(true);
  });

  test("cannot be activated or cancelled if it does not exist or has already taken over", async () => {
    await expect(switchSecret(firm.test, firm.actor, start)).rejects.toMatchObject({ code: "conflict" });
    await stageSecret(firm.test, 1, firm.actor, start);
    await expect(cancelSecret(firm.test, firm.actor, hoursOn(2))).rejects.toMatchObject({ code: "conflict" });
  });

  test("belongs to one company and one environment", async () => {
    const other = await makeHooked(receiver.url);
    const untouched = [await endpointOf(other.test), await endpointOf(firm.live)];
    await stageSecret(firm.test, 24, firm.actor, start);
    expect([await endpointOf(other.test), await endpointOf(firm.live)]).toEqual(untouched);
  });

  test("adds an audit entry for every step, without the secret", async () => {
    const shown = await stageSecret(firm.test, 24, firm.actor, start);
    await switchSecret(firm.test, firm.actor, start);
    await stageSecret(firm.test, 24, firm.actor, start);
    await cancelSecret(firm.test, firm.actor, start);
    await replaceSecret(firm.test, firm.actor, start);
    expect((await actionsOf(firm)).filter((action) => action.startsWith("webhook.secret"))).toEqual([
      "webhook.secret_staged",
      "webhook.secret_switched",
      "webhook.secret_staged",
      "webhook.secret_dropped",
      "webhook.secret_rotated",
    ]);
    expect(Buffer.from((await endpointOf(firm.test)).secretSealed).toString("latin1")).not.toContain(shown);
  });
});

describe("an emergency replacement of the signing secret", () => {
  test("leaves only one secret valid, and immediately stops all older secrets, staged or replaced", async () => {
    const first = await stageSecret(firm.test, 1, firm.actor, start);
    await switchSecret(firm.test, firm.actor, start);
    const staged = await stageSecret(firm.test, 24, firm.actor, start);
    const only = await replaceSecret(firm.test, firm.actor, hoursOn(1));
    const came = await sendAt(1);
    expect([firm.secrets.test, first, staged, only].map(came.accepts)).toEqual([false, false, false, true]);
    expect(came.isKeyedWith(only)).toBe(true);
  });
});
