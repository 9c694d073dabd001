import { beforeEach, describe, expect, test } from "vitest";
import { completeConsent } from "@/lib/connect/complete-consent";
import { createRequest } from "@/lib/connect/create-request";
import { expireConsent } from "@/lib/erase/expire-consent";
import { purgeWhenDue } from "@/lib/erase/purge-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance } from "@/lib/pipeline";
import { asWorker, inScope } from "@/lib/store/client";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const DAY_MS = 86_400_000;
let firm: TestCompany;
let id: string;
const consent = async () => (await getRequest(firm.test, id)).consent;
const runOut = () =>
  inScope(firm.test, (tx) =>
    tx.consent.updateMany({ where: { requestId: id }, data: { expiresAt: new Date(Date.now() - 1_000) } }),
  );
const actions = () =>
  inScope(firm.test, async (tx) =>
    (await tx.auditEntry.findMany({ where: { requestId: id }, orderBy: { seq: "asc" } })).map(
      ({ action }) => action,
    ),
  );

beforeEach(async () => {
  await asWorker((tx) => tx.outbox.deleteMany({}));
  firm = await makeCompany();
  id = (await createRequest(firm.test, { input: { ...INPUT, consentType: "ongoing" }, actor: firm.actor }))
    .id;
  await giveConsent(id);
});

describe("an expiring consent", () => {
  test("is scheduled as soon as its end is known, and rescheduled if it is not due yet", async () => {
    await advance(firm.test, id);
    const [watch] = await asWorker((tx) => tx.outbox.findMany({ where: { name: "expire_consent" } }));
    expect(watch?.availableAt).toEqual((await consent())?.expiresAt);
    const leftMs = await expireConsent(firm.test, id);
    expect(leftMs).toBeGreaterThan(360 * DAY_MS);
    expect((await consent())?.expiredAt).toBeNull();
  });

  test("keeps the firm's report, and deletes the bank data in our database and at the provider", async () => {
    await advance(firm.test, id);
    await runOut();
    expect(await expireConsent(firm.test, id)).toBeNull();
    expect(await expireConsent(firm.test, id)).toBeNull();
    await doDueWork();
    expect(await getRequest(firm.test, id)).toMatchObject({ status: "ready" });
    expect((await getReportState(firm.test, id)).report).not.toBeNull();
    expect(await inScope(firm.test, (tx) => tx.snapshot.count())).toBe(0);
    const known = await consent();
    expect(known).toMatchObject({ userRef: null, consentRef: null });
    expect(known?.upstreamEndedAt).not.toBeNull();
    expect(known?.institutions).not.toEqual([]);
    const noted = (await actions()).filter((action) => /^(consent.expired|upstream.deleted)$/.test(action));
    expect(noted).toEqual(["consent.expired", "upstream.deleted"]);
  });

  test("ends the request, with the system as the actor, if the data has not arrived", async () => {
    await completeConsent(firm.test, id, firm.actor);
    await runOut();
    await expireConsent(firm.test, id);
    expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "system" });
  });

  test("changes nothing if the request was withdrawn", async () => {
    await advance(firm.test, id);
    await runOut();
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    expect(await expireConsent(firm.test, id)).toBeNull();
    expect(await actions()).not.toContain("consent.expired");
  });

  test("cannot be ended by another company", async () => {
    const other = await makeCompany("Other");
    for (const scope of [other.test, firm.live])
      await expect(expireConsent(scope, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("purgeWhenDue", () => {
  test("waits if the database's clock says that it is not due, and purges when it is", async () => {
    await advance(firm.test, id);
    const waitMs = await purgeWhenDue(firm.test, id);
    expect(waitMs).toBeGreaterThan(89 * DAY_MS);
    await inScope(firm.test, (tx) =>
      tx.request.updateMany({ where: { id }, data: { purgeAt: new Date(Date.now() - 1) } }),
    );
    expect(await purgeWhenDue(firm.test, id)).toBeNull();
    expect(await getRequest(firm.test, id)).toMatchObject({ status: "purged" });
    expect(await purgeWhenDue(firm.test, id)).toBeNull();
  });
});
