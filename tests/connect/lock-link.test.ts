import { beforeEach, describe, expect, test } from "vitest";
import { GET as getPage } from "@/app/connect/[id]/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import { POST as withdraw } from "@/app/connect/[id]/withdraw/route";
import { GET as getLink } from "@/app/v1/connect/[id]/route";
import { GET as getOne } from "@/app/v1/requests/[id]/route";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { lockLink } from "@/lib/connect/lock-link";
import { unlockLink } from "@/lib/connect/unlock-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newRequestId } from "@/lib/ids";
import { advance } from "@/lib/pipeline";
import { inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt, giveConsent, mintSession } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const DAY_MS = 86_400_000;
let firm: TestCompany;
let id: string;
beforeEach(async () => {
  firm = await makeCompany("Harbour Lending");
  ({ id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor }));
});

const lock = (at?: Date) => lockLink(firm.test, id, firm.actor, at);
const unlock = (at?: Date) => unlockLink(firm.test, id, firm.actor, at);
const page = () => call(getPage, { params: { id } });
const link = async () => (await call(getLink, { params: { id } })).json;
const lockedAt = async () =>
  (await call(getOne, { key: firm.testKey, params: { id } })).json.link_locked_at as string | null;
const recorded = async () =>
  (await listAudit(firm.test, id)).map(({ action }) => action).filter((action) => /link_/.test(action));
const setDays = (linkDays: number | null) =>
  changeSettings(firm.companyId, { linkDays }, firm.actor, new Date());
const madeDaysAgo = async (days: number) => {
  const at = new Date(Date.now() - days * DAY_MS);
  return (await createRequest(firm.test, { input: INPUT, actor: firm.actor, attempt: null, now: at })).id;
};

describe("a locked link", () => {
  beforeEach(() => lock());

  test("names a contact and offers to close the request, but does not lead to a bank", async () => {
    const shown = await page();
    expect(shown.status).toBe(200);
    expect(shown.headers.get("x-state")).toBe("locked");
    for (const said of ["locked for now", "Harbour Lending", "shared nothing", `/connect/${id}/withdraw`]) {
      expect(shown.text).toContain(said);
    }
    expect(shown.text).not.toContain("Choose your bank");
    expect((await call(start, { method: "POST", params: { id } })).headers.get("location")).toContain(
      `/connect/${id}`,
    );
    expect(await link()).toMatchObject({ status: "pending_consent", consent_url: null, link: "locked" });
    expect(await inScope(firm.test, (tx) => tx.consentMint.count())).toBe(0);
    expect(Date.parse((await lockedAt()) ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("can still be closed permanently by the customer", async () => {
    expect((await call(withdraw, { method: "POST", params: { id } })).status).toBe(303);
    expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "customer" });
    expect(await lockedAt()).toBeNull();
  });

  test("works again once unlocked, and each change is recorded once even if the member presses the button repeatedly", async () => {
    await Promise.all([lock(), lock()]);
    await Promise.all([unlock(), unlock()]);
    await unlock();
    expect(await recorded()).toEqual(["request.link_locked", "request.link_unlocked"]);
    expect((await page()).text).toContain("Choose your bank");
    expect(await link()).toMatchObject({ consent_url: expect.any(String), link: "open" });
    expect(await lockedAt()).toBeNull();
  });

  test("answers not_found to another company, the other environment and an unknown id", async () => {
    const other = await makeCompany();
    const foreign = [
      [other.test, id],
      [firm.live, id],
      [firm.test, newRequestId()],
    ] as const;
    for (const [scope, requestId] of foreign) {
      for (const verb of [lockLink, unlockLink]) {
        await expect(verb(scope, requestId, other.actor)).rejects.toMatchObject({ code: "not_found" });
      }
    }
    expect(await recorded()).toEqual(["request.link_locked"]);
  });
});

test("locking a link does not stop a customer who was already at the bank", async () => {
  const session = await mintSession(id);
  await lock();
  await agreeAt(session);
  expect((await advance(firm.test, id)).status).toBe("ready");
  expect((await page()).text).toContain("Stop sharing");
});

test("locking a link is refused for a request that has ended, and the error gives that reason", async () => {
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  await expect(lock()).rejects.toMatchObject({
    code: "conflict",
    message: "The request has ended, so its link no longer works and needs no lock.",
  });
});

test("locking a link does not happen automatically once the customer has answered", async () => {
  await setDays(1);
  await giveConsent(id);
  await confirmConsent(firm.test, id);
  await expect(lock()).rejects.toMatchObject({ code: "conflict" });
  await expect(unlock()).rejects.toMatchObject({ code: "conflict" });
  expect(await link()).toMatchObject({ link: "open" });
  expect(await recorded()).toEqual([]);
});

describe("a firm whose links lock automatically", () => {
  test("locks unanswered links exactly on the set day", async () => {
    await setDays(7);
    id = await madeDaysAgo(6.9);
    expect(await link()).toMatchObject({ link: "open" });
    id = await madeDaysAgo(7.1);
    expect(await link()).toMatchObject({ link: "locked", consent_url: null });
    const { createdAt } = await getRequest(firm.test, id);
    expect(await lockedAt()).toBe(new Date(createdAt.getTime() + 7 * DAY_MS).toISOString());
  });

  test("counts the days from the start again when the firm unlocks a link", async () => {
    await setDays(7);
    id = await madeDaysAgo(30);
    await unlock();
    expect(await link()).toMatchObject({ link: "open" });
    const { linkLocksAt } = await getRequest(firm.test, id);
    expect(Math.abs((linkLocksAt?.getTime() ?? 0) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  test("does not change existing links, or another firm's links", async () => {
    id = await madeDaysAgo(30);
    await setDays(7);
    expect(await link()).toMatchObject({ link: "open" });
    const other = await makeCompany();
    ({ id } = await createRequest(other.test, {
      input: INPUT,
      actor: other.actor,
      attempt: null,
      now: new Date(Date.now() - 30 * DAY_MS),
    }));
    expect(await link()).toMatchObject({ link: "open" });
  });
});
