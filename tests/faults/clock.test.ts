import { expect } from "vitest";
import { loseMessages, silence } from "@/tests/faults/support/bank";
import {
  asOwner,
  breakAtTable,
  bringRetriesUntilDone,
  findWork,
  reachEndOfTry,
} from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import {
  look,
  makeConsented,
  makeReady,
  makeWatchedFirm,
  reachStage,
  type WatchedFirm,
} from "@/tests/faults/support/firm";
import { answering } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { giveConsent } from "@/tests/support/consent";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("clock");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * The shortest wait before the third attempt, in minutes. The attempt is due five minutes after the second, give or
 * take 20%, and the check happens some seconds later.
 */
const MINUTES_BEFORE_THIRD = 3.5;

/** Creates a request whose customer consents over the API, so that the server's clock sets the time of the consent. */
async function consentAtServer(firm: WatchedFirm): Promise<string> {
  const id = await firm.create();
  await firm.ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
  return id;
}

/**
 * Waits until attempt `number` of the webhook consent.completed has failed. Returns the seconds until the next attempt.
 */
async function nextAttemptAfter(number: number, requestId: string): Promise<number> {
  const [next] = await until(
    () =>
      asOwner<{ in_seconds: number }>(
        `select extract(epoch from least(o.available_at, d.next_at) - now())::float8 as in_seconds from delivery d
         join event e on e.id = d.event_id join outbox o on o.name = 'deliver' and o.subject_id = d.id
         where e.request_id = $1 and e.type = 'consent.completed' and d.attempts = $2 and o.done_at is null
         and o.attempts = 0`,
        [requestId, number],
      ),
    (rows) => rows.length > 0,
  );
  return next?.in_seconds ?? 0;
}

for (const [jump, offsetMs, sample] of [
  ["two hours ahead", 2 * HOUR_MS, true],
  ["two hours back", -2 * HOUR_MS, false],
  ["a day ahead", DAY_MS, false],
] as const) {
  fault(
    {
      name: `a server whose clock jumps ${jump} during a report makes the report once`,
      done: `the server's clock jumps ${jump} while the snapshot is being stored; other work waits`,
      sample,
    },
    async ({ repaired }) => {
      const firm = await makeWatchedFirm();
      const stop = await breakAtTable("snapshot");
      const id = await makeConsented(firm);
      await stop.reached();
      await site.setClock(offsetMs);
      await stop.release();
      repaired();
      const next = await consentAtServer(firm);
      await Promise.all([reachStage(id, "ready"), reachStage(next, "ready")]);
    },
  );
}

fault(
  {
    name: "a retry scheduled by a clock that was an hour ahead runs when it is due by the correct time",
    done: "the receiver answers 500 while the server's clock is an hour ahead; then the clock is corrected",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(answering([500]));
    await site.setClock(HOUR_MS);
    const id = await consentAtServer(firm);
    await nextAttemptAfter(1, id);
    await site.setClock(0);
    repaired();
  },
);

fault(
  {
    name: "a retry scheduled by a clock that is an hour behind does not run repeatedly without a wait",
    done: "the receiver answers 500 twice while the server's clock is an hour behind",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(answering([500], [500]));
    await site.setClock(-HOUR_MS);
    const id = await consentAtServer(firm);
    expect(await nextAttemptAfter(2, id)).toBeGreaterThan(MINUTES_BEFORE_THIRD * 60);
    // This delivery shows that the server has looked for due work after the second attempt.
    await firm.receiver.wait("consent.completed", await consentAtServer(firm));
    const [first, second, third] = firm.receiver.of("consent.completed", id);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_500);
    expect(third).toBe(undefined);
    await site.setClock(0);
    repaired();
    await bringRetriesUntilDone();
  },
);

fault(
  {
    name: "a purge that is due only by the database's clock is not lost",
    done: "the server's clock is two hours behind when a request's retention ends; then the clock is corrected",
    boundSeconds: 150,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await site.setClock(-2 * HOUR_MS);
    await asOwner("update request set purge_at = now() where id = $1", [id]);
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'purge'", [id]);
    await asOwner("notify outbox");
    await reachEndOfTry("purge", id);
    await site.setClock(0);
    repaired();
    return async () => expect((await look(id)).status).toBe("purged");
  },
);

fault(
  {
    name: "a server whose clock is a day ahead purges no report early",
    done: "the retention of two requests ends in an hour; the server's clock is a day ahead when it checks one of them",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const [waiting, looked] = [await makeReady(firm), await makeReady(firm)];
    const setPurgeWork = (id: string, at: string) =>
      asOwner(`update outbox set available_at = ${at} where subject_id = $1 and name = 'purge'`, [id]);
    for (const id of [waiting, looked]) {
      await asOwner("update request set purge_at = now() + interval '1 hour' where id = $1", [id]);
      await setPurgeWork(id, "now() + interval '1 hour'");
    }
    await site.setClock(DAY_MS);
    await reachStage(await consentAtServer(firm), "ready");
    await setPurgeWork(looked, "now()");
    await asOwner("notify outbox");
    await reachEndOfTry("purge", looked);
    expect([(await look(waiting)).status, (await look(looked)).status]).toEqual(["ready", "ready"]);
    expect((await findWork("purge", waiting)).map(({ attempts }) => attempts)).toEqual([0]);
    await site.setClock(0);
    repaired();
  },
);

fault(
  {
    name: "the end of a customer's time to share is not lost if the server's clock is behind",
    done: "the time to share a report ends while the server's clock is two hours behind",
    boundSeconds: 150,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm({ isReviewed: true });
    const id = await makeConsented(firm);
    await reachStage(id, "awaiting_share");
    await site.setClock(-2 * HOUR_MS);
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'expire_share'", [
      id,
    ]);
    await asOwner("notify outbox");
    await reachEndOfTry("expire_share", id);
    await site.setClock(0);
    repaired();
    return async () => expect((await look(id)).status).toBe("withdrawn");
  },
);

fault(
  {
    name: "a clock that jumps does not delay the check that replaces the bank's lost messages",
    done: "all messages are lost; the clock is two hours ahead during the second check, and then corrected",
    boundSeconds: 120,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await silence(site.bankLine);
    const id = await firm.create();
    await giveConsent(id);
    await loseMessages(id);
    await site.bankLine.repair();
    // The data is still incomplete at the first check, so a second check is scheduled.
    await site.setClock(2 * HOUR_MS);
    await asOwner(
      `update sandbox_consent set partial_at = now() + interval '3 hours', complete_at = now() + interval '3 hours'
       where user_id = (select user_ref from consent where request_id = $1)`,
      [id],
    );
    const looks = (await findWork("reconcile", id)).map((work) => work.id);
    expect(looks).not.toEqual([]);
    await asOwner("update outbox set available_at = now() where id = any($1)", [looks]);
    await asOwner("notify outbox");
    // This work is marked as done in the same statement that schedules the next check.
    await until(
      () => asOwner("select id from outbox where id = any($1) and done_at is null", [looks]),
      (left) => left.length === 0,
    );
    await site.setClock(0);
    await asOwner(
      `update sandbox_consent set partial_at = now(), complete_at = now()
       where user_id = (select user_ref from consent where request_id = $1)`,
      [id],
    );
    repaired();
  },
);
