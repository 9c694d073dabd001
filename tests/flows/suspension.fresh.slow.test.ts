import { beforeEach, describe, expect, test } from "vitest";
import { GET as showLink } from "@/app/connect/[id]/route";
import { POST as invite } from "@/app/v1/requests/[id]/invite/route";
import { POST as refresh } from "@/app/v1/requests/[id]/refresh/route";
import { GET as read } from "@/app/v1/requests/[id]/route";
import { POST as create } from "@/app/v1/requests/route";
import { startPlannedRefresh } from "@/lib/analyse/refresh";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { advance } from "@/lib/pipeline";
import { DAY_MS } from "@/lib/rules/request";
import { asWorker, inOperation, inScope } from "@/lib/store/client";
import { storeEvent } from "@/lib/store/write/arrival";
import { call } from "@/tests/support/call";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import "@/tests/support/fiskil/environment";
import { consentInLive, leaveInLive } from "@/tests/support/live-consent";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";

const provider = testMail();
testDatabase();

let firm: TestCompany;
let id: string;

const TO = { channel: "email", to: "priya@example.com" };
const setSuspended = (suspendedAt: Date | null) =>
  inOperation(firm.companyId, (tx) =>
    tx.company.update({ where: { id: firm.companyId }, data: { suspendedAt } }),
  );
const asked = (method: string, body?: unknown) => ({ method, key: firm.liveKey, params: { id }, body });

describe("a suspended firm", () => {
  beforeEach(async () => {
    ({ firm, id } = await leaveInLive());
    await setSuspended(new Date());
  });

  test("creates no live request and sends no message to a customer", async () => {
    const fields = { client_name: "Ava", report_type: "affordability" };
    expect((await call(create, asked("POST", fields))).status).toBe(403);
    const answer = await call(invite, asked("POST", TO));
    expect(answer.status).toBe(403);
    expect(provider.sent).toHaveLength(0);
  });

  test("collects nothing through a link that the customer received before", async () => {
    expect((await openLink(id)).consentUrl).toBeNull();
    const page = await call(showLink, { params: { id } });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(`/connect/${id}/start`);
  });

  test("can still read its data, and its test environment keeps working", async () => {
    expect((await call(read, asked("GET"))).status).toBe(200);
    const test = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect((await openLink(test.id)).consentUrl).not.toBeNull();
  });

  test("has live access again once live is reinstated", async () => {
    await setSuspended(null);
    expect((await openLink(id)).consentUrl).not.toBeNull();
    expect((await call(invite, asked("POST", TO))).status).toBe(200);
  });
});

test("a suspended firm gets no new data of a customer who consented before the suspension", async () => {
  ({ firm, id } = await consentInLive({ consentType: "ongoing" }));
  await advance(firm.live, id);
  await setSuspended(new Date());
  expect((await call(refresh, asked("POST"))).status).toBe(403);
});

test("startPlannedRefresh is retried a day later while live is suspended, and runs once it is reinstated", async () => {
  const fields = { consentType: "ongoing", refreshEveryDays: 7 } as const;
  const made = await consentInLive(fields, undefined, "joan");
  ({ firm, id } = made);
  const { consentId: consentRef, institution: institutionRef } = made.consent;
  const at = new Date().toISOString();
  await storeEvent(firm.live, id, { kind: "data_complete", consentRef, institutionRef, at });
  expect((await advance(firm.live, id)).status).toBe("ready");
  await inScope(firm.live, (tx) =>
    tx.request.updateMany({ where: { id }, data: { refreshDueAt: new Date(Date.now() - DAY_MS) } }),
  );
  await setSuspended(new Date());
  const queued = () =>
    asWorker((tx) => tx.outbox.count({ where: { name: "refresh", subjectId: id, doneAt: null } }));
  expect(await startPlannedRefresh(firm.live, id)).toBe(DAY_MS);
  expect(await queued()).toBe(0);
  await setSuspended(null);
  expect(await startPlannedRefresh(firm.live, id)).toBeNull();
  expect(await queued()).toBe(1);
});
