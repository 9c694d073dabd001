import { describe, expect, test } from "vitest";
import { lockLink } from "@/lib/connect/lock-link";
import { unlockLink } from "@/lib/connect/unlock-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { writeReminder } from "@/lib/messages/write-invite";
import { toText } from "@/lib/render/mail/content";
import { CUSTOMER } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { moveRequest } from "@/lib/store/write/move-request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { DAY_MS, invite, inviteCustomer, onDay, setReminders } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";
import { doDueWork } from "@/tests/support/work";

const provider = testMail();
testDatabase();

describe("reminders to a customer", () => {
  test("end once the customer has consented", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const now = onDay(1);
    await moveRequest(firm.live, id, {
      trigger: "consent_confirmed",
      actor: CUSTOMER,
      now,
      set: { consentedAt: now },
    });
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  test("end once the customer has withdrawn, and the address is erased", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await remindCustomer(firm.live, id, onDay(2));
    await withdrawRequest(firm.live, id, { by: "customer", actor: CUSTOMER, now: onDay(3) });
    expect(await remindCustomer(firm.live, id, onDay(5))).toBeNull();
    expect(provider.asked).toHaveLength(1);
    const row = await inScope(firm.live, (tx) => tx.request.findFirstOrThrow({ where: { id } }));
    expect([row.inviteSealed, row.dataKeyWrapped]).toEqual([null, null]);
  });

  test("end once the firm switches reminders off", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await setReminders(firm, "off");
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  test("stop while the link is locked, and continue when it is unlocked", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await lockLink(firm.live, id, firm.actor, onDay(1));
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    await expect(invite(firm, id, "priya@example.com", onDay(2))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("locked"),
    });
    expect(provider.asked).toEqual([]);
    await asWorker((tx) => tx.outbox.updateMany({ where: { subjectId: id }, data: { doneAt: onDay(2) } }));
    await unlockLink(firm.live, id, firm.actor, onDay(3));
    const waiting = await asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id, doneAt: null } }));
    expect(waiting.map(({ name }) => name)).toEqual(["remind"]);
    expect(await remindCustomer(firm.live, id, onDay(4))).toBe(3 * DAY_MS);
    expect(provider.sent).toHaveLength(1);
  });

  test("end once the firm has no live access", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await setLiveApproval(firm.companyId, false, firm.actor, onDay(1));
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  test("are not sent by work of another company or of the other environment", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const other = await makeCompany();
    for (const scope of [other.live, firm.test]) {
      await expect(remindCustomer(scope, id, onDay(2))).rejects.toMatchObject({ code: "not_found" });
    }
    expect(provider.asked).toEqual([]);
  });
});

/** Backdates the invite by two days, and makes the waiting work due. */
async function makeDue({ live }: TestCompany, id: string): Promise<void> {
  const invitedAt = new Date(Date.now() - 2 * DAY_MS);
  await inScope(live, (tx) => tx.request.updateMany({ where: { id, ...live }, data: { invitedAt } }));
  const availableAt = new Date();
  await asWorker((tx) => tx.outbox.updateMany({ where: { subjectId: id }, data: { availableAt } }));
}

test("background work sends due reminders, and schedules the next in three days", async () => {
  const { firm, id } = await inviteCustomer(provider);
  await makeDue(firm, id);
  await doDueWork();
  expect(provider.sent.map(({ key }) => key)).toEqual([expect.stringContaining(`remind-${id}-1-`)]);
  const waiting = await asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id, doneAt: null } }));
  expect(waiting.map(({ name }) => name)).toEqual(["remind"]);
  const inMs = (waiting[0]?.availableAt.getTime() ?? 0) - Date.now();
  expect(Math.abs(inMs - 3 * DAY_MS)).toBeLessThan(60_000);
});

test("a failed reminder leaves no customer data in the record of work", async () => {
  const { firm, id } = await inviteCustomer(provider);
  await makeDue(firm, id);
  provider.answer = {
    status: 500,
    body: { statusCode: 500, name: "internal_server_error", message: "priya@example.com" },
  };
  await doDueWork();
  const [work] = await asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id } }));
  expect(work?.doneAt).toBeNull();
  expect(work?.lastError).toBeTruthy();
  expect(work?.lastError).not.toMatch(/priya|connect|Natarajan/i);
});

describe("a reminder", () => {
  const words = { clientName: "Priya", firmName: "Harbour Lending", url: "https://x/connect/req_1", days: 2 };

  test("names the firm and the days since the request, has the link, and says how to ignore the email or stop reminders", () => {
    const { subject, paragraphs } = writeReminder({ ...words, isLast: false });
    const text = toText(paragraphs);
    expect(subject).toBe("Reminder: Harbour Lending has asked for your bank data");
    for (const part of [
      "Harbour Lending asked you 2 days ago",
      "https://x/connect/req_1",
      "You won’t be asked for your password",
      "fine to ignore this message",
      "at most three reminders",
      "I don’t want to share",
    ]) {
      expect(text).toContain(part);
    }
    expect(toText(writeReminder({ ...words, isLast: true }).paragraphs)).toContain(
      "This is the last reminder.",
    );
  });

  test("is written in short sentences and short words", () => {
    const text = toText(writeReminder({ ...words, isLast: false }).paragraphs);
    for (const sentence of text.split(/[.,:]\s/)) expect(sentence.split(/\s+/).length).toBeLessThan(21);
    const letters = text.replace(/https\S+/, "").match(/[a-z]+/gi) ?? [];
    expect(letters.join("").length / letters.length).toBeLessThan(5);
  });
});
