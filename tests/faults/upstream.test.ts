import { expect } from "vitest";
import {
  CONSENT_RECEIVED,
  CONSENT_REVOKED,
  DATA_COMPLETE,
  loseMessages,
  post,
  silence,
  wordMessage,
} from "@/tests/faults/support/bank";
import { asOwner, reachQuiet } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { look, makeConsented, makeReady, makeWatchedFirm, reachStage } from "@/tests/faults/support/firm";
import { runSite } from "@/tests/faults/support/site";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("upstream");
/** The time limit, in seconds, for the reconciler to notice a lost message. */
const RECONCILED_SECONDS = 120;

/** Creates a request whose customer has consented. All of the bank's messages about the request are lost. */
async function makeUnreported() {
  await silence(site.bankLine);
  const firm = await makeWatchedFirm();
  const id = await makeConsented(firm);
  await loseMessages(id);
  await site.bankLine.repair();
  return { firm, id };
}

const scenario = (name: string) => ({ headers: { "x-sandbox-scenario": name } });

async function makePersona(name: string) {
  const firm = await makeWatchedFirm();
  const body = { client_name: "Kim Nguyen", report_type: "affordability" };
  const { id } = (await firm.ask("POST", "/v1/requests", { body, ...scenario(name) })).json as { id: string };
  await firm.ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
  return { firm, id };
}

/** Waits until each of the bank's messages about this customer has failed at least `tries` times. */
async function reachTries(requestId: string, tries: number): Promise<void> {
  await until(
    () =>
      asOwner<{ attempts: number; waits: boolean }>(
        `select attempts, lease_until is null as waits from sandbox_event
         where sent_at is null and due_at <= now() + interval '1 minute'
         and user_id = (select user_ref from consent where request_id = $1)`,
        [requestId],
      ),
    (unsent) => unsent.length > 0 && unsent.every(({ attempts, waits }) => waits && attempts >= tries),
  );
}

/** Waits until the bank's data about the customer is complete, by the bank's clock. */
async function reachData(requestId: string): Promise<void> {
  await until(
    () =>
      asOwner(
        `select id from sandbox_consent where complete_at <= now()
         and user_id = (select user_ref from consent where request_id = $1)`,
        [requestId],
      ),
    (complete) => complete.length > 0,
  );
}

fault(
  {
    name: "a message that arrives forty times at once leads to one report",
    done: "the same signed message is posted forty times in parallel",
    sample: true,
  },
  async () => {
    const { id } = await makeUnreported();
    const message = await wordMessage(id, DATA_COMPLETE);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(message)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await reachStage(id, "ready");
    return async () => {
      const rows = await asOwner("select id from outbox where subject_id = $1 and name = 'generate'", [id]);
      expect(rows.length).toBe(1);
    };
  },
);

fault(
  {
    name: "messages in the wrong order lead to the same report and events",
    done: "data complete, then partial, then consent received, each twice",
  },
  async () => {
    const { id } = await makeUnreported();
    for (const event of [DATA_COMPLETE, "banking.transactions.recent.sync.completed", CONSENT_RECEIVED]) {
      const message = await wordMessage(id, event);
      await post(message);
      await post(message);
    }
    await reachStage(id, "ready");
  },
);

fault(
  {
    name: "late messages change nothing",
    done: "every message arrives again, as a new one, when the report is ready and after the withdrawal",
  },
  async () => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    const messages = [
      await wordMessage(id, CONSENT_RECEIVED),
      await wordMessage(id, DATA_COMPLETE),
      await wordMessage(id, "banking.transactions.sync.failed"),
    ];
    const later = await wordMessage(id, DATA_COMPLETE);
    for (const message of messages) await post(message);
    await reachQuiet(firm.companyId);
    expect(await look(id)).toMatchObject({ status: "ready", generation: 1 });
    await firm.ask("DELETE", `/v1/requests/${id}`);
    for (const message of [...messages, later]) expect(await post(message)).toBe(200);
    await reachQuiet(firm.companyId);
    return async () => expect(await look(id)).toMatchObject({ status: "withdrawn", generation: 1 });
  },
);

fault(
  {
    name: "a forged message about a revocation withdraws nothing",
    done: "a message with a false signature says that the consent was revoked",
  },
  async () => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    expect(await post(await wordMessage(id, CONSENT_REVOKED), { forged: true })).toBe(200);
    await until(
      () =>
        asOwner(
          "select id from outbox where subject_id = $1 and dedupe_key like 'hint:%' and done_at is not null",
          [id],
        ),
      (looks) => looks.length > 0,
    );
    return async () => expect(await look(id)).toMatchObject({ status: "ready" });
  },
);

fault(
  {
    name: "a forged message only causes a check, whose result decides",
    done: "the bank's messages are lost; one with a false signature says that the data has arrived",
  },
  async () => {
    const { id } = await makeUnreported();
    await post(await wordMessage(id, DATA_COMPLETE), { forged: true });
    await reachStage(id, "ready");
  },
);

fault(
  {
    name: "the report is created within two minutes if every message of the bank is lost",
    done: "all messages of a consent are deleted before they are sent",
    boundSeconds: RECONCILED_SECONDS,
  },
  async () => {
    await makeUnreported();
  },
);

fault(
  {
    name: "the request is withdrawn within two minutes if the message about a revocation is lost",
    done: "the customer stops sharing at the bank before the report exists, and the message is deleted",
    boundSeconds: RECONCILED_SECONDS,
  },
  async () => {
    const { id } = await makePersona("upstream_down");
    await asOwner(
      "update sandbox_consent set revoked_at = now() where user_id = (select user_ref from consent where request_id = $1)",
      [id],
    );
    await loseMessages(id);
  },
);

fault(
  {
    name: "messages that cannot reach the server arrive once it is reachable",
    done: "the connection from the bank to the server is refused after the consent, until each message has failed twice",
  },
  async ({ repaired }) => {
    await silence(site.bankLine);
    const firm = await makeWatchedFirm();
    await reachTries(await makeConsented(firm), 2);
    await site.bankLine.repair();
    repaired();
  },
);

fault(
  {
    name: "messages whose response is lost are sent again and applied once",
    done: "the bank's connection is reset after 40 bytes of each response, until each message was sent twice",
  },
  async ({ repaired }) => {
    await site.bankLine.break({ limitBytes: 40 });
    const firm = await makeWatchedFirm();
    // The consent is ongoing, because a one-time consent may end after the first try. The bank would then delete the
    // messages that it must send again here.
    const id = await makeConsented(firm, { consent_type: "ongoing" });
    await reachTries(id, 2);
    await site.bankLine.repair();
    repaired();
    return async () => {
      const rows = await asOwner("select id from outbox where subject_id = $1 and name = 'generate'", [id]);
      expect(rows.length).toBeLessThanOrEqual(5);
    };
  },
);

fault(
  {
    name: "a bank that fails for some seconds delays the report but no call",
    done: "the bank answers every call for data with an error for six seconds",
  },
  async ({ repaired }) => {
    const { firm, id } = await makePersona("upstream_error");
    const answer = await firm.ask("POST", `/v1/requests/${id}/generate`);
    expect([answer.status, answer.json.status]).toEqual([200, "pending_data"]);
    await until(
      () =>
        asOwner("select id from outbox where subject_id = $1 and name = 'generate' and failures > 0", [id]),
      (failed) => failed.length > 0,
    );
    await reachData(id);
    repaired();
    return async () => expect((await look(id)).stage).toBe("ready");
  },
);

fault(
  {
    name: "the report waits for a slow bank",
    done: "the bank has a part of the data after three seconds and all of it after six",
  },
  async ({ repaired }) => {
    const { id } = await makePersona("delayed_data");
    expect((await look(id)).status).toBe("pending_data");
    await reachData(id);
    repaired();
    return async () => expect((await look(id)).stage).toBe("ready");
  },
);

fault(
  {
    name: "a request whose bank fails permanently can still be withdrawn completely",
    done: "the bank fails every call for data permanently; after some attempts the firm withdraws the request",
  },
  async ({ repaired }) => {
    const { firm, id } = await makePersona("upstream_down");
    await until(
      () =>
        asOwner<{ attempts: number }>(
          "select attempts from outbox where subject_id = $1 and name = 'generate'",
          [id],
        ),
      (rows) => rows.some(({ attempts }) => attempts >= 3),
    );
    repaired();
    await firm.ask("DELETE", `/v1/requests/${id}`);
  },
);
