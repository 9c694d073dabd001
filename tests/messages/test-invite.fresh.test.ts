import { expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { sendInvite } from "@/lib/messages/send-invite";
import { inScope } from "@/lib/store/client";
import { tidyUp } from "@/lib/store/write/tidy";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { DAY_MS, inviteCustomer, START } from "@/tests/support/invite";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";
import { testSms } from "@/tests/support/sms";

const mail = testMail();
const sms = testSms();
testDatabase();

test("an invite in test on a shared server is not sent, counted or stored, by email or by text", async () => {
  const firm = await makeCompany("Harbour Lending");
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  for (const [channel, to] of [
    ["sms", "0412 345 678"],
    ["email", "priya@example.com"],
  ] as const)
    await expect(
      sendInvite(firm.test, id, {
        invite: { channel, to },
        consentUrl: "http://localhost:3000/connect/x",
        actor: firm.actor,
      }),
    ).rejects.toMatchObject({ code: "production_only" });
  expect([mail.asked, sms.sent]).toEqual([[], []]);
  expect(await inScope(firm.test, (tx) => tx.message.count())).toBe(0);
  expect([findLinkChannels(firm.test), findLinkChannels(firm.live)]).toEqual([
    null,
    { email: true, sms: true, isOutbox: false },
  ]);
});

test("tidyUp deletes message states once no provider reports on them any more, and keeps suppressions", async () => {
  const { firm, id } = await inviteCustomer(mail);
  const recipient = new Uint8Array(32);
  await inScope(firm.live, (tx) =>
    tx.suppression.create({
      data: { ...firm.live, channel: "email", recipient, reason: "complained", createdAt: START },
    }),
  );
  const count = () =>
    inScope(firm.live, (tx) =>
      Promise.all([tx.message.count({ where: { requestId: id } }), tx.suppression.count()]),
    );
  await tidyUp(new Date(START.getTime() + 89 * DAY_MS));
  expect(await count()).toEqual([1, 1]);
  await tidyUp(new Date(START.getTime() + 91 * DAY_MS));
  expect(await count()).toEqual([0, 1]);
});
