import { describe, expect, test } from "vitest";
import { toReceiptContent } from "@/components/receipt/content";
import { renderReceiptPdf } from "@/lib/render/pdf/receipt-pdf";
import type { Receipt } from "@/lib/rules/receipt";
import { listOverlaps, openPdf } from "./pdf/read-pdf";
import { RECEIPT } from "./receipt";

const wordsOf = (receipt: Receipt) => JSON.stringify(toReceiptContent(receipt));
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);

describe("the receipt", () => {
  test("states the firm, purpose, bank, data, duration and recipient, and how to check and to stop", () => {
    const words = wordsOf(RECEIPT);
    for (const said of [
      "Harbour Lending",
      "To see what home loan you can afford",
      "Bluegum Bank",
      "Account balance and details · Transaction details · Direct debits and scheduled payments",
      "21 November 2027 at the latest",
      "Wattle Data Pty Ltd",
      "ADRBNK000123",
      "https://wattle.example/cdr-policy",
      "Surplus Pty Ltd",
      "Ireland",
      "Stop sharing",
      "Write to help@harbour.example",
      "will not be regulated as part of the Consumer Data Right",
      "Australian Information Commissioner",
    ]) {
      expect(words).toContain(said);
    }
  });

  test("names each shared bank, and each stopped bank with the time it was stopped", () => {
    const one = { institution: "Coolabah Credit Union", at: new Date("2026-11-22T03:10:00Z") };
    const banks = ["Bluegum Bank", "Ironbark Bank"];
    const [agreed] = toReceiptContent({ ...RECEIPT, institutions: banks, stopped: [one] }).groups;
    expect(agreed?.lines).toContainEqual({ term: "Your banks", text: "Bluegum Bank, Ironbark Bank" });
    expect(agreed?.lines).toContainEqual({
      term: "You stopped sharing",
      text: "Coolabah Credit Union",
      small: "On 22 November 2026 at 2:10 pm AEDT.",
    });
  });

  test("states the day on which the report is deleted once it is known, and the rule until then", () => {
    expect(wordsOf(RECEIPT)).toContain("90 days after the report is ready");
    const readyAt = new Date("2026-11-21T03:04:00Z");
    const purgeAt = new Date("2027-02-19T03:04:00Z");
    const ready = wordsOf({ ...RECEIPT, readyAt, purgeAt, verificationId: "SIQ-7Q4M2K9XW0CR" });
    expect(ready).toContain("19 February 2027: we delete the report and the data");
    expect(ready).toContain("SIQ-7Q4M2K9XW0CR");
  });

  test("states a single end for a one-time consent: the day the report is deleted", () => {
    const once = { ...RECEIPT, isOngoing: false, consentEndsAt: new Date("2027-02-19T03:04:00Z") };
    const words = wordsOf({ ...once, purgeAt: once.consentEndsAt });
    expect(words).toContain("Your bank stops sharing as soon as we have your data");
    expect(words).not.toContain("Sharing ends");
    expect(words.match(/19 February 2027/g)).toHaveLength(1);
    expect(words).not.toContain("at the latest");
  });

  test("says how to get a record of disclosed data only if the firm gets an insight report", () => {
    expect(wordsOf({ ...RECEIPT, isDetailed: false })).toContain("To get a record of the disclosed data");
    expect(wordsOf({ ...RECEIPT, isDetailed: true })).not.toContain("record of the disclosed data");
  });

  test("explains what happens to a report that is reviewed but never shared", () => {
    const said = "If you don’t share the report within 30 days, we’ll delete it.";
    const reviewed = { ...RECEIPT, isOngoing: false, isReviewed: true };
    expect(wordsOf(reviewed)).toContain(said);
    expect(wordsOf({ ...reviewed, isReviewed: false })).not.toContain(said);
    expect(wordsOf({ ...reviewed, purgeAt: new Date("2027-02-19T03:04:00Z") })).not.toContain(said);
  });

  test("states no report number once a bank was stopped, because the report is generated again", () => {
    const ready = {
      ...RECEIPT,
      readyAt: new Date("2026-11-21T03:04:00Z"),
      verificationId: "SIQ-7Q4M2K9XW0CR",
    };
    const stopped = [{ institution: "Ironbark Bank", at: new Date("2026-11-22T03:10:00Z") }];
    expect(wordsOf({ ...ready, stopped })).not.toContain("SIQ-7Q4M2K9XW0CR");
  });

  test("prints no overlapping lines, with two or three notes at its end", async () => {
    for (const isDetailed of [true, false]) {
      const pdf = await openPdf(await renderReceiptPdf({ ...RECEIPT, isDetailed }));
      expect(await listOverlaps(pdf, 1)).toEqual([]);
    }
  });

  test("says in the sandbox that it is a test and that the provider is invented", () => {
    const accreditation = {
      principalName: "Example",
      number: "ADRBNK000000",
      policyUrl: "https://example.com",
    };
    const example = { ...accreditation, country: null, representativeName: null, isExample: true };
    const words = wordsOf({ ...RECEIPT, isSandbox: true, accreditation: example });
    expect(words).toContain("This is a test");
    expect(words).toContain("Made up for the sandbox");
    expect(wordsOf(RECEIPT)).not.toMatch(/sandbox/i);
  });
});

describe("the receipt as a PDF", () => {
  test("is one page of A4 in English with a title, and has the same bytes every time", async () => {
    const first = await renderReceiptPdf(RECEIPT);
    expect(pagesOf(first)).toBe(1);
    const text = first.toString("latin1");
    expect(text).toContain("/Lang (en-AU)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(Buffer.compare(first, await renderReceiptPdf(RECEIPT))).toBe(0);
  });

  test("stays one page with the longest possible names, and can contain any text", async () => {
    const long = {
      ...RECEIPT,
      isSandbox: true,
      firm: { ...RECEIPT.firm, name: "W".repeat(120) },
      purpose: "To prepare what the firm needs to know. ".repeat(10),
      periodLabel: "p".repeat(200),
      institutions: ["Bluegum Bank \u202E\u0000<b>", "Wattle Bank", "Banksia Credit Union", "王小明 👩‍👩‍👧"],
      readyAt: RECEIPT.consentedAt,
      purgeAt: RECEIPT.consentedAt,
      verificationId: "SIQ-7Q4M2K9XW0CR",
    };
    expect(pagesOf(await renderReceiptPdf(long))).toBe(1);
  });
});
