import { beforeEach, describe, expect, test } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { WebhookEvent } from "@/lib/contract/wire/event";
import { EVENT_TYPES } from "@/lib/rules/request";
import { inScope } from "@/lib/store/client";
import { sendTestEvent } from "@/lib/store/write/test-event";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { actionsOf, makeHooked } from "@/tests/support/hooked";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  firm = await makeHooked(receiver.url);
});

describe("a test event", () => {
  test.each(EVENT_TYPES)(
    "has, for %s, the format of the real event, says that it is a test, and has no request",
    async (type) => {
      const { id } = await sendTestEvent(firm.test, type, firm.actor);
      await doDueWork();
      const [came] = receiver.received;
      const payload = JSON.parse(came?.body ?? "{}");
      expect(WebhookEvent.parse(payload)).toEqual(payload);
      expect(payload).toMatchObject({ event: type, event_id: id, simulated: true });
      expect(payload.verification_id === null).toBe(type === "consent.completed");
      const row = await inScope(firm.test, (tx) => tx.event.findFirstOrThrow({ where: { id } }));
      expect(row).toMatchObject({ requestId: null, simulated: true });
      expect(
        await inScope(firm.test, (tx) => tx.request.findFirst({ where: { id: payload.request_id } })),
      ).toBeNull();
      expect(await actionsOf(firm)).toContain("webhook.test_sent");
    },
  );

  test("is sent in live too", async () => {
    await setWebhookUrl(firm.live, "https://hooks.example.com/in", firm.actor);
    const { id } = await sendTestEvent(firm.live, "report.ready", firm.actor);
    const row = await inScope(firm.live, (tx) => tx.event.findFirstOrThrow({ where: { id } }));
    expect(JSON.parse(row.payload)).toMatchObject({ environment: "live", simulated: true });
  });

  test("is refused if no URL is set, and nothing is written", async () => {
    const asked = sendTestEvent(firm.live, "report.ready", firm.actor);
    await expect(asked).rejects.toMatchObject({ code: "conflict" });
    expect(await inScope(firm.live, (tx) => tx.event.count())).toBe(0);
  });

  test("is limited to thirty a minute", async () => {
    for (let n = 0; n < 30; n++) await sendTestEvent(firm.test, "report.ready", firm.actor);
    const one = sendTestEvent(firm.test, "report.ready", firm.actor);
    await expect(one).rejects.toMatchObject({ code: "too_many" });
  });
});
