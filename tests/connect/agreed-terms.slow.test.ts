import { beforeEach, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { readLink } from "@/lib/connect/open-link";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { advance } from "@/lib/pipeline";
import { getRequest } from "@/lib/store/read/request";
import { changeBrand } from "@/lib/store/write/brand";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt, mintSession } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const DAY_MS = 86_400_000;

let firm: TestCompany;
let id: string;

const settings = (change: Parameters<typeof changeSettings>[1]) =>
  changeSettings(firm.companyId, change, firm.actor, new Date());
const purpose = (text: string) => changeBrand(firm.companyId, { purpose: text }, firm.actor, new Date());

beforeEach(async () => {
  firm = await makeCompany();
  await settings({ shareMode: "customer_review", retentionDays: 90 });
  await purpose("To check your home loan");
  id = (await createRequest(firm.test, { input: INPUT, actor: firm.actor })).id;
});

describe("the terms that a customer agreed to", () => {
  test("still apply if the firm changes its settings while the customer is at the bank", async () => {
    const session = await mintSession(id);
    await settings({ shareMode: "automatic", retentionDays: 2_555, documentProfile: "insight" });
    await agreeAt(session);
    await advance(firm.test, id);
    const request = await getRequest(firm.test, id);
    expect([request.stage, request.readyAt]).toEqual(["awaiting_share", null]);
    expect((await readLink(id)).company.settings).toMatchObject({
      retentionDays: 90,
      documentProfile: "full",
    });
  });

  test("are on the customer's receipt, even if the firm's current terms differ", async () => {
    await agreeAt(await mintSession(id));
    await advance(firm.test, id);
    const before = await findReceiptOf(firm.test, id);
    await settings({ shareMode: "automatic", retentionDays: 365 });
    await purpose("To sell you insurance");
    expect(before).toMatchObject({ purpose: "To check your home loan", retentionDays: 90, isReviewed: true });
    expect(await findReceiptOf(firm.test, id)).toEqual(before);
  });

  test("are the terms of the page from which the customer last went to the bank, and until then the firm's current terms", async () => {
    await mintSession(id);
    await settings({ shareMode: "automatic", retentionDays: 30 });
    expect((await readLink(id)).company.settings.retentionDays).toBe(30);
    await agreeAt(await mintSession(id));
    await advance(firm.test, id);
    const { readyAt, purgeAt } = await getRequest(firm.test, id);
    expect(((purgeAt?.getTime() ?? 0) - (readyAt?.getTime() ?? 0)) / DAY_MS).toBeCloseTo(30, 3);
  });
});
