import { beforeEach, describe, expect, test } from "vitest";
import { GET as showReceipt } from "@/app/connect/[id]/receipt/route";
import { GET as showLink } from "@/app/connect/[id]/route";
import { GET as getLink } from "@/app/v1/connect/[id]/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { queueRefresh } from "@/lib/analyse/refresh";
import { createRequest } from "@/lib/connect/create-request";
import type { RequestView } from "@/lib/contract/wire/request";
import { purgeRequest } from "@/lib/erase/purge-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { VERBS } from "@/lib/jobs/functions";
import { advance, refresh } from "@/lib/pipeline";
import { findSession } from "@/lib/sandbox/sessions";
import { CUSTOMER, SYSTEM } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { changeSettings } from "@/lib/store/write/company";
import { endExpiredConsent } from "@/lib/store/write/consent";
import { recordObservation } from "@/lib/store/write/observation";
import { sweepWork } from "@/lib/store/write/outbox";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt, giveConsent, mintSession } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { press } from "@/tests/support/sandbox";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const DAY_MS = 86_400_000;
const ONGOING = { ...INPUT, consentType: "ongoing", refreshEveryDays: 30 } as const;

let firm: TestCompany;
let id: string;

beforeEach(async () => {
  firm = await makeCompany();
  ({ id } = await createRequest(firm.test, { input: ONGOING, actor: firm.actor }));
});

const makeReady = async () => {
  await giveConsent(id);
  expect((await advance(firm.test, id)).status).toBe("ready");
};
const find = () => getRequest(firm.test, id);
const refreshes = () =>
  inScope(firm.test, (tx) => tx.event.count({ where: { requestId: id, type: "report.refreshed" } }));
const waiting = (name: string) =>
  asWorker((tx) => tx.outbox.count({ where: { name, subjectId: id, doneAt: null } }));
const plan = () => VERBS.plan_refresh(firm.test, id, "job_x");
const turn = async (days: number) => {
  const { status } = await press(firm.testKey, id, "clock", { advance_days: days });
  expect(status).toBe(200);
};

describe("a planned refresh", () => {
  test("is due the given number of days after the report, then runs and schedules the next refresh", async () => {
    await makeReady();
    const before = await find();
    expect(before.refreshDueAt?.getTime()).toBe((before.readyAt?.getTime() ?? 0) + 30 * DAY_MS);
    await turn(29);
    await doDueWork();
    expect(await refreshes()).toBe(0);
    await turn(1);
    await doDueWork();
    expect(await refreshes()).toBe(1);
    const after = await find();
    expect(after).toMatchObject({ status: "ready", generation: before.generation + 1 });
    expect((after.refreshDueAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(await waiting("plan_refresh")).toBe(1);
  });

  test("is rescheduled when the firm refreshes first, and scheduled only once", async () => {
    await makeReady();
    await turn(20);
    await refresh(firm.test, id);
    expect(((await find()).refreshDueAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(await waiting("plan_refresh")).toBe(1);
    expect((await plan())?.inMs).toBeGreaterThan(29 * DAY_MS);
  });

  test("is not queued again while a refresh is in progress", async () => {
    await makeReady();
    await turn(31);
    await queueRefresh(firm.test, id, 2);
    await plan();
    expect(await waiting("refresh")).toBe(1);
    await doDueWork();
    expect(await refreshes()).toBe(1);
  });

  test("waits while the data is late, keeps the old report, and is not queued again by the sweep", async () => {
    await makeReady();
    const before = await find();
    await turn(31);
    await plan();
    await recordObservation(firm.test, id, { trouble: "fetch_failed" }, new Date());
    expect(await waiting("refresh")).toBe(1);
    await asWorker((tx) =>
      tx.outbox.updateMany({ where: { name: "plan_refresh" }, data: { doneAt: new Date() } }),
    );
    expect(await sweepWork(100)).not.toHaveProperty("plan_refresh");
    expect((await find()).verificationId).toBe(before.verificationId);
  });

  test("is cancelled after a withdrawal and after the consent's end", async () => {
    await makeReady();
    await inScope(firm.test, (tx) =>
      tx.consent.updateMany({ where: { requestId: id }, data: { expiresAt: new Date(Date.now() - 1) } }),
    );
    await endExpiredConsent(firm.test, id, new Date());
    expect(await plan()).toBeNull();
    expect((await find()).refreshDueAt).toBeNull();
    ({ id } = await createRequest(firm.test, { input: ONGOING, actor: firm.actor }));
    await makeReady();
    await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
    expect(await plan()).toBeNull();
    expect(await waiting("refresh")).toBe(0);
  });

  test("is cancelled when its report is purged, and a closed request shows no planned refresh", async () => {
    await makeReady();
    await inScope(firm.test, (tx) =>
      tx.request.updateMany({ where: { id }, data: { purgeAt: new Date(Date.now() - 1) } }),
    );
    expect((await purgeRequest(firm.test, id)).moved).toBe(true);
    const { json } = await call<RequestView>(one.GET, { key: firm.testKey, params: { id } });
    expect(json).toMatchObject({ status: "purged", refresh_every_days: 30, next_refresh_at: null });
    expect(await sweepWork(100)).not.toHaveProperty("plan_refresh");
    expect(await plan()).toBeNull();
    expect(await waiting("refresh")).toBe(0);
  });

  test("is queued again by the sweep if its queue entry is lost", async () => {
    await makeReady();
    await turn(31);
    await asWorker((tx) => tx.outbox.deleteMany({ where: { subjectId: id, name: "plan_refresh" } }));
    expect(await sweepWork(100)).toMatchObject({ plan_refresh: 1 });
    await doDueWork();
    expect(await refreshes()).toBe(1);
  });

  test("is scheduled once the customer has reviewed and shared a report", async () => {
    await changeSettings(firm.companyId, { shareMode: "customer_review" }, SYSTEM, new Date());
    await giveConsent(id);
    await advance(firm.test, id);
    expect((await find()).refreshDueAt).toBeNull();
    await press(firm.testKey, id, "review", { outcome: "share" });
    expect((await find()).refreshDueAt).not.toBeNull();
  });

  test("is not scheduled if refreshes happen only on the firm's request", async () => {
    ({ id } = await createRequest(firm.test, {
      input: { ...ONGOING, refreshEveryDays: null },
      actor: firm.actor,
    }));
    await makeReady();
    expect(await waiting("plan_refresh")).toBe(0);
  });
});

describe("the request field refresh_every_days", () => {
  const create = (body: Record<string, unknown>) =>
    call<RequestView>(many.POST, {
      key: firm.testKey,
      body: { client_name: "Ava Nguyen", report_type: "affordability", consent_type: "ongoing", ...body },
    });
  const change = (refresh_every_days: number | null) =>
    call<RequestView>(one.PATCH, {
      method: "PATCH",
      key: firm.testKey,
      params: { id },
      body: { refresh_every_days },
    });
  const view = async () => (await call<RequestView>(one.GET, { key: firm.testKey, params: { id } })).json;

  test.each([0, 91, 1.5, "30"])("refuses %s with 422", async (refresh_every_days) => {
    const answer = await create({ refresh_every_days });
    expect([answer.status, answer.text.includes("refresh_every_days")]).toEqual([422, true]);
  });

  test("is refused for a one-time consent, whether the request or the company sets it, with an error that explains how to fix it", async () => {
    const given = await create({ consent_type: "once", refresh_every_days: 30 });
    const bySetting = await create({ consent_type: null, refresh_every_days: 30 });
    for (const answer of [given, bySetting]) {
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("give consent_type 'ongoing'");
    }
    expect((await create({ consent_type: "once", refresh_every_days: null })).status).toBe(201);
  });

  test("appears on the request with the date of the next refresh, until the consent ends", async () => {
    expect(await view()).toMatchObject({ refresh_every_days: 30, next_refresh_at: null });
    await makeReady();
    expect((await view()).next_refresh_at).toBe((await find()).refreshDueAt?.toISOString());
  });

  test("can be changed and removed only until the customer has consented", async () => {
    expect((await change(7)).json.refresh_every_days).toBe(7);
    expect((await change(null)).json.refresh_every_days).toBeNull();
    expect((await change(14)).status).toBe(200);
    await makeReady();
    expect((await change(1)).status).toBe(409);
    expect((await view()).refresh_every_days).toBe(14);
  });

  test("keeps the value that the customer saw if the firm changes the field while the customer is at the bank", async () => {
    const session = await mintSession(id);
    await change(1);
    await agreeAt(session);
    await advance(firm.test, id);
    expect((await view()).refresh_every_days).toBe(30);
  });

  test("is shown on the consent page, at the bank, in the API and on the receipt", async () => {
    const words = "again every 30 days";
    expect((await call(showLink, { params: { id } })).text).toContain(words);
    const link = await call<{ sharing: { refresh_every_days: number } }>(getLink, { params: { id } });
    expect(link.json.sharing.refresh_every_days).toBe(30);
    const session = await findSession(await mintSession(id));
    expect(session).toMatchObject({ state: "open", refreshEveryDays: 30 });
    await makeReady();
    expect((await call(showReceipt, { params: { id } })).text).toContain(words);
    expect((await call(showLink, { params: { id } })).text).toContain("newer figures every 30 days");
  });
});
