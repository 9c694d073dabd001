import { expect } from "vitest";
import { asOwner, breakAtTable } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeReady, makeWatchedFirm } from "@/tests/faults/support/firm";
import { afterMs, atFirst } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("stop");
const STOP_SECONDS_MAX = 10;
/**
 * The longest wait, in seconds, until another process takes over returned work. If the stopping process did not return
 * the work, the other process would wait for the lease to expire.
 */
const TAKEN_UP_SECONDS_MAX = 3;

/** How long the work in progress delays the server's exit, in seconds. */
const HELD_SECONDS = 3;

const leases = () =>
  asOwner<{ name: string }>("select name from outbox where done_at is null and lease_until > now()");

fault(
  {
    name: "a stopping server waits for a receiver that takes three seconds, and records the response",
    done: "SIGTERM while a webhook waits for its response; the server is restarted",
    sample: true,
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(afterMs(3_000));
    const id = await makeConsented(firm);
    await firm.receiver.wait("consent.completed", id);
    const seconds = await site.stop();
    firm.receiver.behave(afterMs(0));
    const held = await leases();
    repaired();
    await site.start();
    return () => {
      expect(seconds).toBeLessThan(STOP_SECONDS_MAX);
      expect(held).toEqual([]);
      expect(firm.receiver.of("consent.completed", id)).toHaveLength(1);
    };
  },
);

fault(
  {
    name: "a stopping server ends in time although a receiver never answers, and returns the work to the queue",
    done: "SIGTERM while a webhook hangs; the restarted server takes the work",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(atFirst(() => {}));
    const id = await makeConsented(firm);
    await firm.receiver.wait("consent.completed", id);
    const seconds = await site.stop();
    const held = await leases();
    repaired();
    await site.start();
    return () => {
      expect(seconds).toBeLessThan(STOP_SECONDS_MAX + 1);
      expect(held).toEqual([]);
    };
  },
);

fault(
  {
    name: "a stopping server completes a call in progress",
    done: "SIGTERM while POST /v1/requests waits for a lock; after three seconds the server accepts no connections and the lock is released",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("audit_entry");
    const answer = firm
      .ask("POST", "/v1/requests", { body: { client_name: "Kim Nguyen", report_type: "affordability" } })
      .then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
    await stop.reached();
    const stopping = site.stop();
    await site.reachRefusal();
    await stop.held(HELD_SECONDS);
    await stop.release();
    expect(await answer).toBe(201);
    expect(await stopping).toBeLessThan(STOP_SECONDS_MAX);
    repaired();
    await site.start();
  },
);

fault(
  {
    name: "a stopping server finishes a report in progress",
    done: "SIGTERM while the report's transaction waits for a lock; after three seconds the server accepts no connections and the lock is released",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("report");
    await makeConsented(firm);
    await stop.reached();
    const stopping = site.stop();
    await site.reachRefusal();
    await stop.held(HELD_SECONDS);
    await stop.release();
    const seconds = await stopping;
    const held = await leases();
    repaired();
    await site.start();
    return () => {
      expect(seconds).toBeLessThan(STOP_SECONDS_MAX);
      expect(held).toEqual([]);
    };
  },
);

fault(
  {
    name: "another server at once takes work that cannot be finished before the stop",
    done: "SIGTERM while a report waits for a lock for longer than the stop may take; a second server runs",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("report");
    const id = await makeConsented(firm);
    await stop.reached();
    const another = await site.startAnother();
    const seconds = await site.stop();
    const began = performance.now();
    await until(
      () =>
        asOwner("select id from outbox where subject_id = $1 and done_at is null and lease_until > now()", [
          id,
        ]),
      (held) => held.length > 0,
    );
    const takenUp = (performance.now() - began) / 1000;
    await stop.release();
    repaired();
    expect(another.isUp()).toBe(true);
    await site.start();
    return () => {
      expect(seconds).toBeLessThan(STOP_SECONDS_MAX + 1);
      expect(takenUp).toBeLessThan(TAKEN_UP_SECONDS_MAX);
    };
  },
);

fault(
  {
    name: "servers that are replaced one after the other under load neither lose nor delay work",
    done: "three times under load: a second server starts, the first gets a stop signal, and is started again",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    await makeReady(firm);
    let seconds = 0;
    for (let round = 0; round < 3; round++) {
      const another = await site.startAnother();
      await Promise.all(Array.from({ length: 5 }, () => makeConsented(firm)));
      seconds = Math.max(seconds, await site.stop());
      await site.start();
      await another.stop();
    }
    repaired();
    return () => {
      expect(seconds).toBeLessThan(STOP_SECONDS_MAX);
      const ids = firm.receiver.receptions.map(({ eventId }) => eventId);
      expect(ids.length).toBe(new Set(ids).size);
    };
  },
);
