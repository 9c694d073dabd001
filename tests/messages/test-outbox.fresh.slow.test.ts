import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { listLocalMail } from "@/lib/adapters/local-outbox";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { sendInvite } from "@/lib/messages/send-invite";
import { sendReceipt } from "@/lib/messages/send-receipt";
import { sendWithdrawalReceipt } from "@/lib/messages/send-withdrawal-receipt";
import { advance } from "@/lib/pipeline";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { testSms } from "@/tests/support/sms";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-test-outbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { SURPLUS_LOCAL: "1", DATA_DIR: folder });
delete process.env.RESEND_API_KEY;
const provider = testSms();
testDatabase();

test("an invite in test goes to the local outbox with any provider, and no reminder follows", async () => {
  const firm = await makeCompany("Harbour Lending");
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  const url = `http://localhost:3000/connect/${id}`;
  for (const [channel, to] of [
    ["sms", "0412 345 678"],
    ["email", "priya@example.com"],
  ] as const)
    await sendInvite(firm.test, id, { invite: { channel, to }, consentUrl: url, actor: firm.actor });
  expect(provider.sent).toEqual([]);
  const kept = await listLocalMail();
  expect(kept.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
    "email priya@example.com",
    "sms +61412345678",
  ]);
  for (const { text } of kept) expect(text).toContain(url);
  expect(await asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id } }))).toEqual([]);
  expect(findLinkChannels(firm.test)).toEqual({ email: true, sms: true, isOutbox: true });
});

test("a receipt in test goes to the local outbox: by email, or by text message without an email address", async () => {
  const firm = await makeCompany("Harbour Lending");
  const receiptOf = async (contact: { email: string | null; phone: string | null }) => {
    const { id } = await createRequest(firm.test, { input: { ...INPUT, ...contact }, actor: firm.actor });
    await giveConsent(id);
    await confirmConsent(firm.test, id);
    const due = await asWorker((tx) =>
      tx.outbox.findMany({ where: { subjectId: id, name: "send_receipt" } }),
    );
    expect(due).toHaveLength(1);
    for (let time = 0; time < 2; time++) await sendReceipt(firm.test, id);
    return (await listLocalMail()).filter(({ text }) => text.includes(`/connect/${id}`));
  };
  const mails = await receiptOf({ email: "ava@example.com", phone: "+61412345678" });
  expect(mails.map(({ channel, to }) => `${channel} ${to}`)).toEqual(["email ava@example.com"]);
  expect(mails[0]?.text).toContain("Receipt for sharing your bank data");
  const texts = await receiptOf({ email: null, phone: "+61412345678" });
  expect(texts.map(({ channel, to }) => `${channel} ${to}`)).toEqual(["sms +61412345678"]);
  expect(texts[0]?.text).toMatch(
    /^You agreed to share your bank data with Harbour Lending\. Your receipt, and how/,
  );
  expect(provider.sent).toEqual([]);
});

test("the receipt of a withdrawal in test is sent once, and then the recipient's address is deleted from the database", async () => {
  const firm = await makeCompany("Harbour Lending");
  const input = { ...INPUT, email: "ava.gone@example.com", phone: "+61412345678" };
  const { id } = await createRequest(firm.test, { input, actor: firm.actor });
  await giveConsent(id);
  await advance(firm.test, id);
  await withdrawByLink(id);
  const before = await getRequest(firm.test, id);
  expect([before.contactSealed, before.farewellSealed === null]).toEqual([null, false]);
  const due = await asWorker((tx) =>
    tx.outbox.findMany({ where: { subjectId: id, name: "send_withdrawal" } }),
  );
  expect(due).toHaveLength(1);
  expect(JSON.stringify(due)).not.toContain("ava.gone");
  for (let time = 0; time < 2; time++) await sendWithdrawalReceipt(firm.test, id);
  const mine = (await listLocalMail()).filter(({ to }) => to === "ava.gone@example.com");
  const [mail, ...more] = mine.filter(
    ({ subject }) => subject === "Your receipt: sharing bank data has ended",
  );
  expect(more).toEqual([]);
  expect(mail?.text).toContain("you stopped sharing your bank data with Harbour Lending");
  expect(mail?.text).not.toContain(id);
  expect((await getRequest(firm.test, id)).farewellSealed).toBeNull();
  const kept = await inScope(firm.test, (tx) => tx.message.findMany({ where: { requestId: id } }));
  expect(kept.map(({ recipient }) => recipient)).toEqual(kept.map(() => null));
  const receipts = (await listAudit(firm.test, id)).filter(({ detail }) => detail.of === "withdrawal");
  expect(receipts.map(({ action }) => action)).toEqual(["request.receipt_sent"]);
});

test("a customer who had not consented gets no receipt of a withdrawal, and no address is stored for a receipt", async () => {
  const firm = await makeCompany("Harbour Lending");
  const { id } = await createRequest(firm.test, {
    input: { ...INPUT, email: "ava@example.com" },
    actor: firm.actor,
  });
  await withdrawByLink(id);
  expect((await getRequest(firm.test, id)).farewellSealed).toBeNull();
  expect(await asWorker((tx) => tx.outbox.count({ where: { subjectId: id, name: "send_withdrawal" } }))).toBe(
    0,
  );
});
