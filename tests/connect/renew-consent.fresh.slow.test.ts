import { beforeEach, describe, expect, test } from "vitest";
import { GET as comeBack } from "@/app/connect/[id]/return/route";
import { GET as showLink } from "@/app/connect/[id]/route";
import { POST as leave } from "@/app/connect/[id]/start/route";
import { openLink } from "@/lib/connect/open-link";
import { receiveUpstreamEvent } from "@/lib/connect/receive-upstream-event";
import { expireConsent } from "@/lib/erase/expire-consent";
import { advance, reconcile } from "@/lib/pipeline";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { fake } from "@/tests/support/fiskil/environment";
import type { FakeConsent } from "@/tests/support/fiskil/fake-client";
import { authorise, revokeAtBank } from "@/tests/support/fiskil/hosted";
import { messageOf, write } from "@/tests/support/fiskil/messages";
import { leaveInLive } from "@/tests/support/live-consent";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
let firm: TestCompany;
let id: string;
let given: FakeConsent;

async function ready(consentType: "once" | "ongoing", accounts?: number): Promise<void> {
  await asWorker((tx) => tx.outbox.deleteMany({}));
  const left = await leaveInLive({ consentType });
  ({ firm, id } = left);
  ({ consent: given } = authorise(fake.live, left.url, { sync: "full", ...(accounts ? { accounts } : {}) }));
  await send("banking.transactions.sync.completed");
  await advance(firm.live, id);
  expect((await find()).status).toBe("ready");
}
const find = () => getRequest(firm.live, id);
const consent = async () => (await find()).consent;
async function send(event: string): Promise<void> {
  const { raw, headers } = write(messageOf(fake.live, given, event));
  await receiveUpstreamEvent(new Headers(headers), Buffer.from(raw));
}
/** Sets the end of the consent, here and at the provider, to `days` days from now. */
async function endIn(days: number): Promise<void> {
  given.expiresAt = inDays(days);
  const data = { expiresAt: given.expiresAt };
  await inScope(firm.live, (tx) => tx.consent.updateMany({ where: { requestId: id }, data }));
}
const page = async () => (await call(showLink, { params: { id } })).text;

describe("an ongoing consent", () => {
  beforeEach(() => ready("ongoing"));

  test("cannot be renewed while its end is far away, and the customer's page does not mention renewal", async () => {
    expect((await openLink(id)).consentUrl).toBeNull();
    expect(await page()).not.toContain("Keep sharing?");
  });

  test("can be renewed through the customer's link in the month before its end, and keeps its id", async () => {
    await endIn(20);
    expect(await page()).toContain("Keep sharing?");
    const left = await call(leave, { method: "POST", params: { id } });
    const { consent: renewed, back } = authorise(fake.live, left.headers.get("location") ?? "");
    expect(renewed).toBe(given);
    await call(comeBack, { method: "GET", path: new URL(back).pathname, params: { id } });
    const known = await consent();
    expect(known?.expiresAt).toEqual(renewed.expiresAt);
    expect(known?.consentRef).toBe(given.arrangementId);
    expect(await page()).not.toContain("Keep sharing?");
    const changed = (await listAudit(firm.live, id)).filter(({ action }) => action === "consent.changed");
    expect(changed.map(({ detail }) => detail)).toMatchObject([{ other_accounts: false }]);
    const watches = await asWorker((tx) =>
      tx.outbox.findMany({
        where: { name: "expire_consent", subjectId: id },
        orderBy: { availableAt: "asc" },
      }),
    );
    expect(watches.at(-1)?.availableAt).toEqual(renewed.expiresAt);
    // The expiry check that was scheduled for the old end finds that the consent has time left.
    expect(await expireConsent(firm.live, id)).toBeGreaterThan(300 * DAY_MS);
    expect((await find()).status).toBe("ready");
  });

  test("is recognised as renewed after a renewal at the bank, even if the customer does not return", async () => {
    await endIn(5);
    given.expiresAt = inDays(365);
    await send("consent.updated");
    await doDueWork();
    expect((await consent())?.expiresAt).toEqual(given.expiresAt);
  });

  test("cannot be renewed once it has ended", async () => {
    await endIn(-1);
    expect((await openLink(id)).consentUrl).toBeNull();
    expect(await page()).not.toContain("Keep sharing?");
  });

  test("is recognised as expired without an event from the provider, and its customer is deleted at the provider", async () => {
    await endIn(-1);
    await asWorker((tx) => tx.outbox.deleteMany({ where: { name: "reconcile" } }));
    await asWorker((tx) =>
      tx.outbox.updateMany({ where: { doneAt: null }, data: { availableAt: new Date(0) } }),
    );
    await doDueWork();
    expect((await consent())?.expiredAt).not.toBeNull();
    expect([...fake.live.users.values()].map(({ deleted }) => deleted)).toEqual([true]);
    expect((await find()).status).toBe("ready");
  });

  test("is checked automatically, so that an end at the bank is found without an event", async () => {
    revokeAtBank(given);
    expect(await reconcile(firm.live, id)).toBeNull();
    expect(await find()).toMatchObject({ status: "withdrawn", withdrawnBy: "bank" });
  });
});

describe("a consent whose accounts have changed", () => {
  test("triggers a new fetch for an ongoing report, once all data has arrived", async () => {
    await ready("ongoing", 1);
    const before = (await find()).verificationId;
    given.accountIds = given.data.accounts.map(({ accountId }) => accountId);
    await send("consent.updated");
    await doDueWork();
    expect((await find()).verificationId).toBe(before);
    await send("banking.transactions.sync.completed");
    // Dates the data_complete event a quarter of an hour ahead, so that it is certainly later than consent.updated.
    await inScope(firm.live, async (tx) => {
      const row = await tx.consent.findFirstOrThrow({ where: { requestId: id } });
      const reported = (row.events as { kind: string; at: string }[]).map((each) =>
        each.kind === "data_complete" && each === (row.events as unknown[]).at(-1)
          ? { ...each, at: inDays(0.01).toISOString() }
          : each,
      );
      await tx.consent.updateMany({ where: { requestId: id }, data: { events: reported } });
    });
    await asWorker((tx) =>
      tx.outbox.updateMany({ where: { doneAt: null }, data: { availableAt: new Date(0) } }),
    );
    await doDueWork();
    expect((await find()).verificationId).not.toBe(before);
    expect((await find()).status).toBe("ready");
  });

  test("does not change a one-time report", async () => {
    await ready("once", 1);
    const before = (await find()).verificationId;
    given.accountIds = given.data.accounts.map(({ accountId }) => accountId);
    await send("consent.updated");
    await doDueWork();
    expect((await find()).verificationId).toBe(before);
    const refreshes = await asWorker((tx) => tx.outbox.count({ where: { name: "refresh", subjectId: id } }));
    expect(refreshes).toBe(0);
  });
});
