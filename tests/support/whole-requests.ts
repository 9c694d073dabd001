import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as refresh from "@/app/v1/requests/[id]/refresh/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { flushCalls } from "@/lib/company/log-call";
import { verifyAudit } from "@/lib/company/verify-audit";
import { closeStore, inScope, refuseSuperuser } from "@/lib/store/client";
import { refuseMissingKeys } from "@/lib/store/key-versions";
import { listenForWork } from "@/lib/store/listen";
import { takeAttempt } from "@/lib/store/write/attempt";
import { openEpochFile } from "@/lib/store/write/epoch";
import { call } from "@/tests/support/call";
import type { TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { makeHooked } from "@/tests/support/hooked";
import { doDueWork, startReceiver } from "@/tests/support/work";

const NOTICED_WITHIN_MS = 10_000;
const BODY = { client_name: "Zoë Nguyen", report_type: "affordability", consent_type: "ongoing" };
const ask = (firm: TestCompany, id: string, method = "GET") => ({
  key: firm.testKey,
  params: { id },
  method,
});

async function makeReady(firm: TestCompany): Promise<string> {
  const id = String((await call(many.POST, { key: firm.testKey, body: BODY })).json.id);
  await giveConsent(id);
  expect((await call(generate.POST, ask(firm, id, "POST"))).json).toMatchObject({ status: "ready" });
  return id;
}

/**
 * Makes fifty concurrent sign-in attempts, more than the product has connections. Checks that exactly forty of them
 * need no wait.
 */
async function countAttempts(): Promise<void> {
  const [bucket, rule] = [randomUUID(), { free: 40, firstWaitSeconds: 30 }];
  const attempts = Array.from({ length: 50 }, () => takeAttempt(bucket, rule));
  const waits = await Promise.all(attempts);
  expect(waits.filter((wait) => wait === null)).toHaveLength(40);
}

/**
 * Runs requests of two firms concurrently, from the first call to the purge, on the database in the settings. Does all
 * the work of a server, without starting one. Checks the result of each step, and closes the database connections.
 */
export async function runWholeRequests(): Promise<void> {
  const receiver = await startReceiver();
  let wakes = 0;
  const endListening = listenForWork(() => {
    wakes++;
  });
  try {
    await refuseSuperuser();
    await openEpochFile();
    await refuseMissingKeys();
    await countAttempts();
    const firms = await Promise.all([makeHooked(receiver.url), makeHooked(null), makeHooked(null)]);
    const [first, second] = firms;
    const [kept, left, , foreign] = await Promise.all([
      makeReady(first),
      makeReady(first),
      makeReady(second),
      makeReady(second),
    ]);
    const before = await call(report.GET, ask(first, kept));
    expect(before.status).toBe(200);
    expect((await call(report.GET, ask(first, foreign))).status).toBe(404);
    expect((await call(refresh.POST, ask(first, kept, "POST"))).json).toMatchObject({ refresh: "done" });
    expect((await call(report.GET, ask(first, kept))).text).not.toBe(before.text);
    expect((await call(one.DELETE, ask(first, left, "DELETE"))).json).toMatchObject({ status: "withdrawn" });
    expect((await call(report.GET, ask(first, left))).status).toBe(410);

    const purgeAt = new Date(Date.now() - 1);
    await inScope(first.test, (tx) => tx.request.updateMany({ where: { id: kept }, data: { purgeAt } }));
    await inScope(first.test, (tx) =>
      tx.outbox.updateMany({ where: { subjectId: kept, name: "purge" }, data: { availableAt: purgeAt } }),
    );
    await doDueWork();
    expect((await call(one.GET, ask(first, kept))).json).toMatchObject({ status: "purged" });
    expect((await call(report.GET, ask(first, kept))).status).toBe(410);
    const delivered = receiver.received.map(({ body }) => JSON.parse(body).event);
    expect(delivered.sort()).toEqual([
      "consent.completed",
      "consent.completed",
      "report.ready",
      "report.ready",
      "report.refreshed",
      "request.withdrawn",
    ]);
    for (const { companyId } of firms) expect(await verifyAudit(companyId)).toMatchObject({ intact: true });
    for (let waitedMs = 0; wakes === 0 && waitedMs < NOTICED_WITHIN_MS; waitedMs += 50) await sleep(50);
    expect(wakes).toBeGreaterThan(0);
  } finally {
    await endListening();
    receiver.close();
    await flushCalls();
    await closeStore();
  }
}
