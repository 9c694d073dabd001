import { beforeEach, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { remindOfSharing } from "@/lib/messages/remind-of-sharing";
import { inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import type { TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { consentInLive } from "@/tests/support/live-consent";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";

process.env.CDR_NOTICES = "ours";
const provider = testMail();
testDatabase();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let firm: TestCompany;
let id: string;
const mine = () => provider.sent.filter(({ text }) => text.includes(id));

beforeEach(async () => {
  ({ firm, id } = await consentInLive({
    clientName: "Priya Natarajan",
    email: "priya@example.com",
    consentType: "ongoing",
  }));
});

describe("a customer who shares", () => {
  test("is reminded once after ninety days, and once after every further ninety days", async () => {
    await remindOfSharing(inDays(89));
    expect(mine()).toEqual([]);
    for (let time = 0; time < 2; time++) await remindOfSharing(inDays(91));
    await remindOfSharing(inDays(180));
    expect(mine()).toHaveLength(1);
    await remindOfSharing(inDays(182));
    expect(mine()).toHaveLength(2);
    expect(new Set(mine().map(({ key }) => key)).size).toBe(2);
    const noted = (await listAudit(firm.live, id)).filter(({ action }) => action === "consent.reminded");
    expect(noted).toHaveLength(2);
  });

  test("is reminded of the firm, purpose, bank, end date and how to stop, and the subject reveals nothing", async () => {
    await remindOfSharing(inDays(91));
    const [mail] = mine();
    for (const words of [
      "Harbour Lending",
      "Bluegum Bank",
      "ADRBNK000000",
      "Until:",
      `/connect/${id}`,
      "stop",
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.subject).not.toContain(id);
    expect(mail?.to).toBe("priya@example.com");
  });

  test("is reminded the next day if the email could not be sent", async () => {
    provider.answer = { status: 500, body: { name: "internal_server_error", message: "later" } };
    await remindOfSharing(inDays(91));
    expect(mine()).toEqual([]);
    provider.answer = null;
    await remindOfSharing(inDays(92));
    expect(mine()).toHaveLength(1);
  });

  test("gets no reminder once sharing has ended", async () => {
    await withdrawRequest(firm.live, id, { by: "firm", actor: firm.actor });
    await remindOfSharing(inDays(91));
    expect(mine()).toEqual([]);
  });
});

test("remindOfSharing sends nothing in test", async () => {
  const made = await createRequest(firm.test, {
    input: { ...INPUT, email: "priya@example.com" },
    actor: firm.actor,
  });
  await giveConsent(made.id);
  await inScope(firm.test, (tx) =>
    tx.consent.updateMany({
      where: { requestId: made.id },
      data: { givenAt: inDays(-100), expiresAt: inDays(100) },
    }),
  );
  await remindOfSharing(inDays(91));
  expect(provider.asked.filter(({ text }) => text.includes(made.id))).toEqual([]);
  expect((await getRequest(firm.test, made.id)).consent?.remindedOfAt).toBeNull();
});
