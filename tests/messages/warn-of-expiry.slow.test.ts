import { beforeEach, describe, expect, test } from "vitest";
import { chooseNotificationsAction } from "@/app/(portal)/[environment]/settings/notifications/actions";
import { listNotifications } from "@/lib/company/choose-notifications";
import { dismissNotice } from "@/lib/company/dismiss-notice";
import { createRequest } from "@/lib/connect/create-request";
import { SYSTEM } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";
import { listNotices, listOpenNotices, listRecipients } from "@/lib/store/read/notice";
import { warnOfExpiry } from "@/lib/store/write/expiry-notice";
import { moveRequest } from "@/lib/store/write/move-request";
import { forgetVisit } from "@/tests/support/browser-visit";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { mintSession } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Creates a ready request whose consent expires in `days` days. */
async function makeOngoing(
  firm: TestCompany,
  days: number,
  consentType: "once" | "ongoing" = "ongoing",
): Promise<string> {
  const { id } = await createRequest(firm.test, { input: { ...INPUT, consentType }, actor: firm.actor });
  await mintSession(id);
  for (const trigger of ["consent_returned", "analysis_started", "report_written"] as const)
    await moveRequest(firm.test, id, { trigger, actor: SYSTEM, now: new Date() });
  await inScope(firm.test, (tx) =>
    tx.consent.updateMany({ where: { requestId: id }, data: { expiresAt: inDays(days) } }),
  );
  return id;
}

const warned = async (firm: TestCompany) =>
  (await listNotices(firm.companyId, { limit: 10, after: null })).rows.map(({ kind, detail }) => [
    kind,
    detail.count,
  ]);

let firm: TestCompany;
beforeEach(async () => {
  forgetVisit();
  firm = await makeCompany();
});

describe("the notice of expiring consents", () => {
  test("is created once for all expiring consents, a fortnight before their end", async () => {
    await makeOngoing(firm, 3);
    await makeOngoing(firm, 13.9);
    await makeOngoing(firm, 14.5);
    await makeOngoing(firm, 5, "once");
    await warnOfExpiry();
    await warnOfExpiry();
    expect(await warned(firm)).toEqual([["consent.expiring", 2]]);
    const [notice] = (await listNotices(firm.companyId, { limit: 10, after: null })).rows;
    expect(JSON.stringify(notice)).not.toMatch(/req_|Ava/);
    expect(await listOpenNotices(firm.companyId)).toEqual([]);
  });

  test("is created once if two processes check at the same time, and again after a renewal", async () => {
    const id = await makeOngoing(firm, 3);
    await Promise.all([warnOfExpiry(), warnOfExpiry()]);
    expect(await warned(firm)).toHaveLength(1);
    await inScope(firm.test, (tx) =>
      tx.consent.updateMany({
        where: { requestId: id, ...firm.test },
        data: { expiresAt: inDays(13), expiryNotifiedAt: inDays(-300) },
      }),
    );
    await warnOfExpiry();
    expect(await warned(firm)).toHaveLength(2);
  });

  test("can be dismissed by members who may work with requests", async () => {
    await makeOngoing(firm, 3);
    await warnOfExpiry();
    const [notice] = (await listNotices(firm.companyId, { limit: 1, after: null })).rows;
    const id = notice?.id ?? "";
    await expect(
      dismissNotice(firm.companyId, id, { may: () => false, actor: firm.actor }),
    ).rejects.toMatchObject({
      code: "not_allowed",
    });
    const other = await makeCompany();
    await expect(
      dismissNotice(other.companyId, id, { may: () => true, actor: other.actor }),
    ).rejects.toMatchObject({ code: "not_found" });
    await dismissNotice(firm.companyId, id, {
      may: (permission) => permission === "request.write",
      actor: firm.actor,
    });
    expect(
      (await listNotices(firm.companyId, { limit: 1, after: null })).rows[0]?.dismissedAt,
    ).not.toBeNull();
  });
});

describe("the recipients of notice emails", () => {
  const save = (...kinds: string[]) => {
    const form = new FormData();
    for (const kind of kinds) form.append("kind", kind);
    return chooseNotificationsAction({ note: null, errors: {}, values: {}, secret: null }, form);
  };
  const mailed = async (
    companyId: string,
    kind: "webhook.failing" | "webhook.switched_off" | "consent.expiring",
  ) => (await listRecipients(companyId, kind)).length;

  test("depend on the member's role until the member chooses", async () => {
    const { companyId } = await signInAs("developer");
    expect([await mailed(companyId, "webhook.failing"), await mailed(companyId, "consent.expiring")]).toEqual(
      [1, 0],
    );
    expect((await save("consent.expiring")).note?.tone).toBe("good");
    expect([await mailed(companyId, "webhook.failing"), await mailed(companyId, "consent.expiring")]).toEqual(
      [0, 1],
    );
    const written = await inCompany(companyId, (tx) =>
      tx.auditEntry.findFirstOrThrow({ where: { companyId, action: "notifications.changed" } }),
    );
    expect(written.detail).toMatchObject({ "webhook.failing": "off", "consent.expiring": "on" });
  });

  test("always include the owners if a webhook was switched off", async () => {
    const { companyId } = await signInAs("owner");
    await save();
    expect(await mailed(companyId, "webhook.switched_off")).toBe(1);
    expect(await mailed(companyId, "webhook.failing")).toBe(0);
    const { userId } = await inCompany(companyId, (tx) =>
      tx.membership.findFirstOrThrow({ where: { companyId } }),
    );
    const listed = await listNotifications({ companyId, userId, role: "owner" });
    expect(listed.find(({ kind }) => kind === "webhook.switched_off")).toMatchObject({
      byMail: true,
      isAlways: true,
    });
  });
});
