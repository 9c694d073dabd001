import { beforeEach, expect, test } from "vitest";
import { POST as opened } from "@/app/connect/[id]/opened/route";
import { GET as getPage } from "@/app/connect/[id]/route";
import { createRequest } from "@/lib/connect/create-request";
import { lockLink } from "@/lib/connect/lock-link";
import { openLink } from "@/lib/connect/open-link";
import { lookAtRequest } from "@/lib/connect/reconcile-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newRequestId } from "@/lib/ids";
import { inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { getListed } from "@/lib/store/read/request-page";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const MINUTE_MS = 60_000;
let firm: TestCompany;
let id: string;
beforeEach(async () => {
  firm = await makeCompany("Harbour Lending");
  ({ id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor }));
});

const use = (of = id, headers: Record<string, string> = {}) =>
  call(opened, { method: "POST", params: { id: of }, headers });
const openedAt = async () => (await getRequest(firm.test, id)).openedAt;
const setOpened = (at: Date | null) =>
  inScope(firm.test, (tx) => tx.request.updateMany({ where: { id }, data: { openedAt: at } }));

test("a request counts as opened from the first use of its page, not when the page is only fetched", async () => {
  const page = await call(getPage, { params: { id } });
  expect(page.text).toContain(`data-path="/connect/${id}/opened"`);
  expect(page.text).toContain("Harbour Lending can see when this link was first opened.");
  expect(await openedAt()).toBeNull();
  const before = await getRequest(firm.test, id);
  expect(await use()).toMatchObject({ status: 204, text: "" });
  const first = await openedAt();
  expect(Math.abs(Date.now() - (first?.getTime() ?? 0))).toBeLessThan(MINUTE_MS);
  expect((await getListed(firm.test, id)).listStatus).toBe("opened");
  await use();
  // Only the time is stored: no audit entry, no terms, and nothing that the API shows.
  expect(await getRequest(firm.test, id)).toEqual({ ...before, openedAt: first });
  expect((await listAudit(firm.test, id)).map(({ action }) => action)).toEqual(["request.created"]);
});

test("the time of opening is not recorded for a locked, answered or unknown link, nor for another site", async () => {
  expect((await use(newRequestId())).status).toBe(404);
  expect((await use(id, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  await lockLink(firm.test, id, firm.actor);
  expect((await use()).status).toBe(204);
  expect(await openedAt()).toBeNull();
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  await use();
  expect(await openedAt()).toBeNull();
  ({ id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor }));
  await giveConsent(id);
  await lookAtRequest(firm.test, id);
  await setOpened(null);
  await use();
  expect(await openedAt()).toBeNull();
});

test("a customer who goes to a bank days after opening the link is checked every minute again", async () => {
  await use();
  await setOpened(new Date(Date.now() - 3 * 24 * 60 * MINUTE_MS));
  await openLink(id, "customer");
  expect((await lookAtRequest(firm.test, id)).lookAgainInMs).toBe(MINUTE_MS);
});
