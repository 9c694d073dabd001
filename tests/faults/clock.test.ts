import { expect } from "vitest";
import { sleep } from "@/scripts/process.mjs";
import { loseMessages, silence } from "@/tests/faults/support/bank";
import { asOwner, breakAtTable, bringRetriesUntilDone } from "@/tests/faults/support/database";
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

const site = runSite();
const fault = casesOf("clock");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A request whose customer consents by the server's clock, which is the bank's as well. */
async function consentAtServer(firm: WatchedFirm): Promise<string> {
  const id = await firm.create();
  await firm.ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
  return id;
}

for (const [jump, offsetMs, sample] of [
  ["two hours ahead", 2 * HOUR_MS, true],
  ["two hours back", -2 * HOUR_MS, false],
  ["a day ahead", DAY_MS, false],
] as const) {
  fault(
    {
      name: `a server whose clock jumps ${jump} in the middle of a report makes it once`,
      done: `the server's clock is set ${jump} while the snapshot is being kept; other work waits`,
      sample,
    },
    async ({ mended }) => {
      const firm = await makeWatchedFirm();
      const stop = await breakAtTable("snapshot");
      const id = await makeConsented(firm);
      await stop.reached();
      await site.setClock(offsetMs);
      await stop.release();
      mended();
      const next = await consentAtServer(firm);
      await Promise.all([reachStage(id, "ready"), reachStage(next, "ready")]);
    },
  );
}

fault(
  {
    name: "a retry that was set by a clock an hour ahead comes when it is due by the true time",
    done: "the receiver answers 500 while the server's clock is an hour ahead; then the clock is right again",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(answering([500]));
    await site.setClock(HOUR_MS);
    const id = await consentAtServer(firm);
    await firm.receiver.wait("consent.completed", id);
    await sleep(1_000);
    await site.setClock(0);
    mended();
  },
);

fault(
  {
    name: "a retry that was set by a clock an hour behind does not come at once, over and over",
    done: "the receiver answers 500 twice while the server's clock is an hour behind",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(answering([500], [500]));
    await site.setClock(-HOUR_MS);
    const id = await consentAtServer(firm);
    await firm.receiver.wait("consent.completed", id);
    await sleep(12_000);
    const [first, second, third] = firm.receiver.of("consent.completed", id);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(3_500);
    expect(third).toBe(undefined);
    await site.setClock(0);
    mended();
    await bringRetriesUntilDone();
  },
);

fault(
  {
    name: "a purge that is due by the database's clock and not by the server's is done, not lost",
    done: "the server's clock is two hours behind when a request's retention ends; later it is right again",
    boundSeconds: 150,
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await site.setClock(-2 * HOUR_MS);
    await asOwner("update request set purge_at = now() where id = $1", [id]);
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'purge'", [id]);
    await asOwner("notify outbox");
    await sleep(3_000);
    await site.setClock(0);
    mended();
    return async () => expect((await look(id)).status).toBe("purged");
  },
);

fault(
  {
    name: "a server whose clock is a day ahead purges nothing before its time",
    done: "a request's retention ends in an hour; the server's clock is a day ahead while other work is done",
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    const id = await makeReady(firm);
    await asOwner("update request set purge_at = now() + interval '1 hour' where id = $1", [id]);
    await asOwner(
      "update outbox set available_at = now() + interval '1 hour' where subject_id = $1 and name = 'purge'",
      [id],
    );
    await site.setClock(DAY_MS);
    await reachStage(await consentAtServer(firm), "ready");
    await sleep(3_000);
    expect((await look(id)).status).toBe("ready");
    await site.setClock(0);
    mended();
  },
);

fault(
  {
    name: "the end of a customer's time to share is kept when the server's clock is behind",
    done: "a report's time to be shared ends while the server's clock is two hours behind",
    boundSeconds: 150,
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm({ shareMode: "customer_review" });
    const id = await makeConsented(firm);
    await reachStage(id, "awaiting_share");
    await site.setClock(-2 * HOUR_MS);
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'expire_share'", [
      id,
    ]);
    await asOwner("notify outbox");
    await sleep(3_000);
    await site.setClock(0);
    mended();
    return async () => expect((await look(id)).status).toBe("withdrawn");
  },
);

fault(
  {
    name: "when the bank's messages are lost, a clock that jumps does not put the look at the truth off",
    done: "all messages are lost; the clock is two hours ahead for a second look, and right again after",
    boundSeconds: 120,
  },
  async ({ mended }) => {
    const firm = await makeWatchedFirm();
    await silence(site.bankLine);
    const id = await firm.create();
    const { giveConsent } = await import("@/tests/support/consent");
    await giveConsent(id);
    await loseMessages(id);
    await site.bankLine.mend();
    // Not all of the data is there at the first look, so that a second one has to be set.
    await site.setClock(2 * HOUR_MS);
    await asOwner(
      `update sandbox_consent set partial_at = now() + interval '3 hours', complete_at = now() + interval '3 hours'
       where user_id = (select user_ref from consent where request_id = $1)`,
      [id],
    );
    await asOwner("update outbox set available_at = now() where subject_id = $1 and name = 'reconcile'", [
      id,
    ]);
    await asOwner("notify outbox");
    await sleep(4_000);
    await site.setClock(0);
    await asOwner(
      `update sandbox_consent set partial_at = now(), complete_at = now()
       where user_id = (select user_ref from consent where request_id = $1)`,
      [id],
    );
    mended();
  },
);
