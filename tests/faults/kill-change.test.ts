import { expect } from "vitest";
import { loseMessages, silence } from "@/tests/faults/support/bank";
import { asOwner, type Breakpoint, breakAtTable } from "@/tests/faults/support/database";
import { type Course, casesOf } from "@/tests/faults/support/fault";
import {
  look,
  makeConsented,
  makeReady,
  makeWatchedFirm,
  reachStage,
  settle,
} from "@/tests/faults/support/firm";
import { runSite } from "@/tests/faults/support/site";
import type { Firm } from "@/tests/wire/support/firm";
import { type Sent, until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("kill-change");
/** The time, in milliseconds, within which a refresh must check for data again. It checks every minute. */
const REFRESH_DUE_MS = 75_000;
/**
 * The consent is ongoing. A one-time consent would end at the bank before the withdrawal, as soon as the data is
 * complete.
 */
const ONGOING = { consent_type: "ongoing" };
/**
 * The milliseconds after which a call's idempotency key is certainly free. A call keeps the key for 30 seconds; then a
 * repeated call may resume the work.
 */
const TAKEN_MS = 45_000;

async function killAt(stop: Breakpoint, course: Course, reachMs?: number): Promise<void> {
  await stop.reached(reachMs);
  await site.kill();
  await stop.drop();
  course.repaired();
  await site.start();
}

/** Makes a call, kills the server at `stop` so that the response is lost, and repeats the call until it is accepted. */
async function callTwice(firm: Firm, stop: Breakpoint, course: Course, call: [string, string, Sent?]) {
  const lost = firm.ask(...call).then(
    () => false,
    () => true,
  );
  await killAt(stop, course);
  expect(await lost).toBe(true);
  return until(
    () => firm.ask(...call),
    ({ status }) => status < 400,
    TAKEN_MS,
  );
}

fault(
  {
    name: "a repeated call creates one request after a kill during its creation",
    done: "kill -9 inside the transaction of POST /v1/requests; the call is repeated under its Idempotency-Key",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("audit_entry");
    const body = { client_name: "Kim Nguyen", report_type: "affordability", client_ref: firm.companyId };
    const headers = { "idempotency-key": `made-once-${firm.companyId}` };
    const answer = await callTwice(firm, stop, course, ["POST", "/v1/requests", { body, headers }]);
    return async () => {
      const rows = await asOwner<{ id: string }>("select id from request where client_ref = $1", [
        firm.companyId,
      ]);
      expect(rows).toEqual([{ id: answer.json.id }]);
    };
  },
);

fault(
  {
    name: "a kill during a withdrawal leaves the request unchanged, and the repeated call withdraws it completely",
    done: "kill -9 inside the transaction of DELETE, between the data and the audit entry; the call is repeated",
    sample: true,
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await settle(firm);
    const stop = await breakAtTable("audit_entry");
    const answer = await callTwice(firm, stop, course, ["DELETE", `/v1/requests/${id}`]);
    expect(answer.json.status).toBe("withdrawn");
  },
);

fault(
  {
    name: "a withdrawal reaches the bank after a kill before it did",
    done: "kill -9 while the consent is being revoked at the bank",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm, ONGOING);
    const stop = await breakAtTable("sandbox_consent");
    await firm.ask("DELETE", `/v1/requests/${id}`);
    await killAt(stop, course);
  },
);

fault(
  {
    name: "our reference to the customer is deleted after a kill between the bank's deletion and ours",
    done: "kill -9 while the bank's confirmation is being recorded",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm, ONGOING);
    const before = await breakAtTable("sandbox_consent");
    await firm.ask("DELETE", `/v1/requests/${id}`);
    await before.reached();
    const stop = await breakAtTable("consent");
    await before.release();
    await killAt(stop, course);
  },
);

fault(
  {
    name: "a purge is completed after a kill during it",
    done: "the retention ended; kill -9 inside the purge's transaction, at the audit entry",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    const stop = await breakAtTable("audit_entry");
    await asOwner("update request set purge_at = now() where id = $1", [id]);
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'purge'", [id]);
    await asOwner("notify outbox");
    await killAt(stop, course);
    return async () => expect((await look(id)).status).toBe("purged");
  },
);

fault(
  {
    name: "a repeated call makes one new report after a kill during a refresh that the caller waits for",
    done: "kill -9 inside the transaction of POST refresh, at the report; the call is repeated",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm, ONGOING);
    const stop = await breakAtTable("report");
    await callTwice(firm, stop, course, ["POST", `/v1/requests/${id}/refresh`]);
    return async () => expect((await look(id)).generation).toBe(2);
  },
);

fault(
  {
    name: "a background refresh is completed without another call after a kill during it",
    done: "the bank's data is late; kill -9 inside the refresh's transaction, at the report",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm, ONGOING);
    await asOwner(
      `update sandbox_consent set complete_at = now() + interval '2 seconds'
       where user_id = (select user_ref from consent where request_id = $1)`,
      [id],
    );
    await firm.ask("POST", `/v1/requests/${id}/refresh`);
    const stop = await breakAtTable("report");
    await killAt(stop, course, REFRESH_DUE_MS);
    return async () => expect((await look(id)).generation).toBe(2);
  },
);

fault(
  {
    name: "a kill during sharing leaves the report unshared, and sharing again gives it to the firm",
    done: "kill -9 inside the transaction of the customer's share, at the audit entry; the customer presses the button again",
  },
  async (course) => {
    const firm = await makeWatchedFirm({ isReviewed: true });
    const id = await makeConsented(firm);
    await reachStage(id, "awaiting_share");
    await firm.receiver.wait("report.awaiting_share", id);
    await settle(firm);
    const stop = await breakAtTable("audit_entry");
    const body = { outcome: "share" };
    await callTwice(firm, stop, course, ["POST", `/v1/sandbox/requests/${id}/review`, { body }]);
  },
);

fault(
  {
    name: "the report is created after a kill while the server recovers from a lost message of the bank",
    done: "the bank's messages are lost; kill -9 while the reconciler stores the fetched data",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await firm.create();
    await silence(site.bankLine);
    const stop = await breakAtTable("snapshot");
    const { giveConsent } = await import("@/tests/support/consent");
    await giveConsent(id);
    await loseMessages(id);
    await site.bankLine.repair();
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'reconcile'", [
      id,
    ]);
    await asOwner("notify outbox");
    await killAt(stop, course);
  },
);
