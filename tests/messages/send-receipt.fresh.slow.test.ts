import { describe, expect, test } from "vitest";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { sendReceipt } from "@/lib/messages/send-receipt";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { fake } from "@/tests/support/fiskil/environment";
import { authorise } from "@/tests/support/fiskil/hosted";
import { consentInLive, leaveInLive } from "@/tests/support/live-consent";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";

Object.assign(process.env, {
  CDR_PRINCIPAL_NAME: "Wattle Data Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000123",
  CDR_POLICY_URL: "https://wattle.example/cdr-policy",
});
const provider = testMail();
testDatabase();

const PRIYA = { clientName: "Priya Natarajan", email: "priya@example.com" };
const workOf = (id: string) =>
  asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id, name: "send_receipt" } }));
const receiptsOf = async (scope: Scope, id: string) =>
  (await listAudit(scope, id)).map(({ action }) => action).filter((action) => action.includes("receipt"));

describe("a consent that is confirmed in live", () => {
  test("schedules its receipt immediately and only once, with only ids in the work", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    await confirmConsent(firm.live, id);
    const work = await workOf(id);
    expect(work).toHaveLength(1);
    expect(JSON.stringify(work)).not.toMatch(/priya/i);
  });

  test("schedules no receipt without an address", async () => {
    const { firm, id, url } = await leaveInLive(PRIYA);
    await inScope(firm.live, (tx) => tx.request.updateMany({ where: { id }, data: { contactSealed: null } }));
    authorise(fake.live, url);
    await confirmConsent(firm.live, id);
    expect((await getRequest(firm.live, id)).consentedAt).not.toBeNull();
    expect(await workOf(id)).toEqual([]);
  });

  test("has a receipt, while a consent in test has none", async () => {
    const firm = await makeCompany();
    const { id } = await createRequest(firm.test, { input: { ...INPUT, ...PRIYA }, actor: firm.actor });
    await giveConsent(id);
    await confirmConsent(firm.test, id);
    expect((await getRequest(firm.test, id)).consentedAt).not.toBeNull();
    expect(await workOf(id)).toEqual([]);
    await sendReceipt(firm.test, id);
    expect(provider.asked).toEqual([]);
  });
});

describe("the emailed receipt", () => {
  test("states the firm, data, duration and how to stop, as text, HTML and a file, and names no third party", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    await sendReceipt(firm.live, id);
    const [mail, ...more] = provider.sent;
    expect(more).toEqual([]);
    expect(mail?.to).toBe("priya@example.com");
    for (const words of [mail?.text ?? "", mail?.html ?? ""]) {
      for (const said of ["Harbour Lending", "ADRBNK000123", "Stop sharing", `/connect/${id}`]) {
        expect(words).toContain(said);
      }
    }
    expect(mail?.subject).toBe("Your receipt for sharing bank data");
    expect(mail?.key).toMatch(new RegExp(`^receipt-${id}-[0-9a-f]{16}$`));
    const [file, ...files] = mail?.attachments ?? [];
    expect(files).toEqual([]);
    expect(file?.filename).toBe("receipt.pdf");
    const pdf = Buffer.from(file?.content ?? "", "base64").toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf).not.toContain(id);
    expect(await receiptsOf(firm.live, id)).toEqual(["request.receipt_sent"]);
  });

  test("is sent once even if the work is repeated, or run by ten workers at the same time", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    await Promise.all(Array.from({ length: 10 }, () => sendReceipt(firm.live, id)));
    const asked = provider.asked.length;
    await sendReceipt(firm.live, id);
    expect(provider.sent).toHaveLength(1);
    expect(provider.asked).toHaveLength(asked);
    expect(new Set(provider.asked.map(({ key }) => key)).size).toBe(1);
    expect(await receiptsOf(firm.live, id)).toEqual(["request.receipt_sent"]);
  });

  test("is sent at the next attempt if the provider was busy", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    provider.answer = {
      status: 429,
      body: { statusCode: 429, name: "rate_limit_exceeded", message: "slow" },
    };
    await expect(sendReceipt(firm.live, id)).rejects.toMatchObject({ code: "upstream_unavailable" });
    expect(await receiptsOf(firm.live, id)).toEqual([]);
    provider.answer = null;
    await sendReceipt(firm.live, id);
    expect(provider.sent).toHaveLength(1);
  });

  test("is not retried if the provider refuses the address, and the record says so", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    provider.answer = { status: 422, body: { statusCode: 422, name: "validation_error", message: "bad" } };
    await sendReceipt(firm.live, id);
    provider.answer = null;
    await sendReceipt(firm.live, id);
    expect(provider.sent).toEqual([]);
    expect(await receiptsOf(firm.live, id)).toEqual(["request.receipt_refused"]);
  });

  test("is not sent once the customer has withdrawn, and the address is deleted", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    await withdrawRequest(firm.live, id, { by: "customer", actor: { kind: "customer", id: null } });
    await sendReceipt(firm.live, id);
    expect(provider.asked).toEqual([]);
    expect(await receiptsOf(firm.live, id)).toEqual([]);
  });

  test("is not found by another company or from the other environment", async () => {
    const { firm, id } = await consentInLive(PRIYA);
    const other = await makeCompany();
    await expect(sendReceipt(other.live, id)).rejects.toMatchObject({ code: "not_found" });
    await sendReceipt(firm.test, id);
    expect(provider.asked).toEqual([]);
  });
});
