import { beforeEach, expect, test } from "vitest";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { advance, reconcile } from "@/lib/pipeline";
import { listConsents, revokeAtBank } from "@/lib/sandbox/consents";
import { db, inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent, mintSession } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let id: string;
beforeEach(async () => {
  firm = await makeCompany();
  ({ id } = await createRequest(firm.test, {
    input: { ...INPUT, consentType: "ongoing" },
    actor: firm.actor,
  }));
});

const find = () => getRequest(firm.test, id);
const note = (data: { expiresAt?: Date; endedAt?: Date; userRef?: null }) =>
  inScope(firm.test, (tx) => tx.consent.updateMany({ where: { requestId: id, ...firm.test }, data }));

async function makeReady(): Promise<void> {
  await giveConsent(id);
  expect((await advance(firm.test, id)).status).toBe("ready");
}
/** Deletes all of the customer's consents at the bank. */
async function deleteUpstream(): Promise<void> {
  const userId = (await find()).consent?.userRef ?? "";
  expect((await db().sandboxConsent.deleteMany({ where: { userId } })).count).toBe(1);
}

test("confirmConsent ends nothing if a consent is missing from the provider's list, and shows a problem", async () => {
  await makeReady();
  await deleteUpstream();
  expect(await reconcile(firm.test, id)).toBeGreaterThan(0);
  expect(await find()).toMatchObject({
    status: "ready",
    withdrawnBy: null,
    consent: { trouble: "not_listed", endedAt: null },
  });
});

test("confirmConsent withdraws the request on the bank's behalf if the provider lists the consent as revoked, and records the reason", async () => {
  await makeReady();
  const [given] = await listConsents((await find()).consent?.userRef ?? "");
  await revokeAtBank(given?.id ?? "");
  expect(await reconcile(firm.test, id)).toBeNull();
  expect(await find()).toMatchObject({ status: "withdrawn", withdrawnBy: "bank" });
  const ended = (await listAudit(firm.test, id)).find(({ action }) => action.endsWith("withdrawn"));
  expect(ended?.detail).toMatchObject({ by: "bank", evidence: "listed_revoked" });
});

test("confirmConsent keeps waiting for a customer who opened the link and has not consented yet", async () => {
  await mintSession(id);
  expect((await find()).consent?.userRef).toBeTruthy();
  expect(await confirmConsent(firm.test, id)).toEqual({ state: "none" });
  await reconcile(firm.test, id);
  expect((await find()).status).toBe("pending_consent");
});

test.each([
  ["our reference to the provider's customer was deleted", () => note({ userRef: null })],
  ["we ended the consent ourselves", () => note({ endedAt: new Date() })],
])("confirmConsent withdraws nothing if %s", async (_, prepare) => {
  await makeReady();
  await deleteUpstream();
  await prepare();
  await reconcile(firm.test, id);
  expect((await find()).status).toBe("ready");
});

test("a consent that the provider does not list expires six hours after its end date, and the report remains", async () => {
  await makeReady();
  await deleteUpstream();
  await note({ expiresAt: new Date(Date.now() - 1_000) });
  expect(await confirmConsent(firm.test, id)).toMatchObject({ state: "trouble" });
  await note({ expiresAt: new Date(Date.now() - 7 * 3_600_000) });
  expect(await confirmConsent(firm.test, id)).toMatchObject({
    state: "expired",
    evidence: { kind: "own_end" },
  });
  await reconcile(firm.test, id);
  expect((await find()).status).toBe("ready");
});
