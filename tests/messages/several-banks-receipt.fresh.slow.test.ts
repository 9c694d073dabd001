import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listLocalMail } from "@/lib/adapters/local-outbox";
import { chooseBanks, closeIdleBanks } from "@/lib/connect/choose-banks";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { stopBank } from "@/lib/erase/stop-bank";
import { sendReceipt } from "@/lib/messages/send-receipt";
import { advance, reconcile } from "@/lib/pipeline";
import { asWorker, inScope } from "@/lib/store/client";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { listAudit } from "@/lib/store/read/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-test-banks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { SURPLUS_LOCAL: "1", DATA_DIR: folder });
delete process.env.RESEND_API_KEY;
testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany("Harbour Lending");
});

const BLUEGUM = "sbx-bluegum";
const IRONBARK = "sbx-ironbark";
const ADA = { email: "ada@example.com", phone: "+61412345678" };

const make = async (fields: Partial<typeof INPUT> & { email?: string | null } = {}) => {
  const all = { ...INPUT, ...ADA, banks: "several" as const, consentType: "ongoing" as const, ...fields };
  return (await createRequest(firm.test, { input: all, actor: firm.actor })).id;
};
async function visit(id: string, bankId: string): Promise<void> {
  const { consentUrl } = await openLink(id, "customer", new Date(), true);
  await agreeAt(new URL(String(consentUrl)).searchParams.get("sess_id") ?? "", "joan", bankId);
}
async function share(id: string, bankId: string): Promise<void> {
  await visit(id, bankId);
  await advance(firm.test, id);
}
/**
 * Runs the work of each scheduled receipt twice, because a worker can repeat work. Returns the number of receipts
 * scheduled so far.
 */
async function work(id: string): Promise<number> {
  const due = await asWorker((tx) => tx.outbox.count({ where: { subjectId: id, name: "send_receipt" } }));
  for (let time = 0; time < 2 * due; time++) await sendReceipt(firm.test, id);
  return due;
}
const receiptsOf = async (id: string) =>
  (await listLocalMail()).filter(({ text }) => text.includes(`/connect/${id}`)).reverse();
const sentOf = async (id: string) =>
  (await listAudit(firm.test, id)).filter(({ action }) => action === "request.receipt_sent").length;
const bankOf = async (id: string, name: string) =>
  (await listSharedBanks(firm.test, id)).find(({ institution }) => institution === name)?.id ?? "";

async function makeReady(id: string): Promise<void> {
  await share(id, BLUEGUM);
  await share(id, IRONBARK);
  await chooseBanks(firm.test, id);
  await advance(firm.test, id);
}

describe("the receipt of several banks", () => {
  test(`is sent once when the customer says "that's all", and names each bank`, async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await share(id, IRONBARK);
    expect(await work(id)).toBe(0);
    await chooseBanks(firm.test, id);
    expect(await work(id)).toBe(1);
    const [mail, ...more] = await receiptsOf(id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your receipt for sharing bank data");
    expect(mail?.text).toContain("Your banks: Bluegum Bank, Ironbark Bank");
    expect(await sentOf(id)).toBe(1);
  });

  test("is also sent if the customer does nothing for half an hour", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    const banksActiveAt = new Date(Date.now() - 31 * 60_000);
    await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data: { banksActiveAt } }));
    await closeIdleBanks(firm.test, id, new Date());
    expect(await work(id)).toBe(1);
    expect((await receiptsOf(id))[0]?.text).toContain("Your bank: Bluegum Bank");
  });

  test(`names the bank that was stopped before "that's all"`, async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await share(id, IRONBARK);
    await stopBank(firm.test, id, await bankOf(id, "Bluegum Bank"));
    expect(await work(id)).toBe(0);
    await chooseBanks(firm.test, id);
    await work(id);
    const [mail, ...more] = await receiptsOf(id);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(
      /Your bank: Ironbark Bank\nYou stopped sharing: Bluegum Bank \(On \d+ \w+ \d{4} at /,
    );
  });

  test("is followed by one new receipt for a stopped bank, even if the customer presses the button repeatedly", async () => {
    const id = await make();
    await makeReady(id);
    await work(id);
    const bluegum = await bankOf(id, "Bluegum Bank");
    await Promise.all([stopBank(firm.test, id, bluegum), stopBank(firm.test, id, bluegum)]);
    expect(await work(id)).toBe(2);
    const [, mail, ...more] = await receiptsOf(id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your new receipt for sharing bank data");
    expect(mail?.text).toContain("Your bank: Ironbark Bank\nYou stopped sharing: Bluegum Bank");
    expect(await sentOf(id)).toBe(2);
  });

  test("is followed by a new receipt for an added bank", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    await work(id);
    await visit(id, IRONBARK);
    await reconcile(firm.test, id);
    expect(await work(id)).toBe(2);
    expect((await receiptsOf(id)).map(({ text }) => /Your banks?: .*/.exec(text)?.[0])).toEqual([
      "Your bank: Bluegum Bank",
      "Your banks: Bluegum Bank, Ironbark Bank",
    ]);
  });

  test("is a text message for a customer without an email address, once for each change", async () => {
    const id = await make({ email: null });
    await makeReady(id);
    await work(id);
    await stopBank(firm.test, id, await bankOf(id, "Bluegum Bank"));
    await work(id);
    expect((await receiptsOf(id)).map(({ channel }) => channel)).toEqual(["sms", "sms"]);
  });
});
