import { beforeAll, describe, expect, test } from "vitest";
import { GET as getPage } from "@/app/connect/[id]/receipt/route";
import { GET as getPdf } from "@/app/connect/[id]/receipt.pdf/route";
import { GET as getLink } from "@/app/connect/[id]/route";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { newRequestId } from "@/lib/ids";
import { advance } from "@/lib/pipeline";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany("Harbour Lending");
});

const make = async () =>
  (await createRequest(firm.test, { input: { ...INPUT, clientName: "Priya Raman" }, actor: firm.actor })).id;
const read = (id: string) =>
  Promise.all([getPage, getPdf].map((handler) => call(handler, { params: { id } })));

describe("the receipt page and file", () => {
  test("are available once the consent is confirmed, while data is awaited and when the report is ready", async () => {
    const id = await make();
    await giveConsent(id);
    await confirmConsent(firm.test, id);
    for (const stage of ["awaiting_data", "ready"]) {
      if (stage === "ready") expect((await advance(firm.test, id)).stage).toBe("ready");
      const [page, pdf] = await read(id);
      expect(page?.status).toBe(200);
      for (const said of ["Harbour Lending", "ADRBNK000000", "Transaction details", "Stop sharing"]) {
        expect(page?.text).toContain(said);
      }
      expect(page?.headers.get("cache-control")).toBe("no-store");
      expect(pdf?.status).toBe(200);
      expect(pdf?.headers.get("content-type")).toBe("application/pdf");
      expect(pdf?.headers.get("content-disposition")).toBe('inline; filename="receipt.pdf"');
      expect(pdf?.headers.get("cache-control")).toBe("no-store");
      const link = await call(getLink, { params: { id } });
      expect(link.text).toContain(`href="/connect/${id}/receipt"`);
    }
  });

  test("do not name a customer or an account, and the file does not contain the link", async () => {
    const id = await make();
    await giveConsent(id);
    await advance(firm.test, id);
    const [page, pdf] = await read(id);
    expect(page?.text).not.toContain("Priya");
    expect(page?.text).not.toMatch(/\$\d|BSB|account number \d/i);
    expect(pdf?.text).not.toContain(id);
  });

  test("redirect to the link page before the customer consents and after the consent is withdrawn", async () => {
    const id = await make();
    const before = await read(id);
    await giveConsent(id);
    await confirmConsent(firm.test, id);
    await withdrawByLink(id);
    for (const answer of [...before, ...(await read(id))]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(`/connect/${id}`);
    }
  });

  test("return a plain 404 for an unknown link", async () => {
    for (const answer of await read(newRequestId())) expect(answer.status).toBe(404);
  });
});
