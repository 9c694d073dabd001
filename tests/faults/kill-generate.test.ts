import { expect } from "vitest";
import { silence } from "@/tests/faults/support/bank";
import {
  asOwner,
  type Breakpoint,
  breakAtTable,
  breakAtWork,
  findWork,
} from "@/tests/faults/support/database";
import { type Course, casesOf } from "@/tests/faults/support/fault";
import { look, makeConsented, makeWatchedFirm } from "@/tests/faults/support/firm";
import { runSite } from "@/tests/faults/support/site";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("kill-generate");

/** Kills the server while it waits at the breakpoint, like a crash at that point, and starts it again. */
async function killAt(stop: Breakpoint, course: Course): Promise<void> {
  await stop.reached();
  await site.kill();
  await stop.drop();
  course.repaired();
  await site.start();
}

/** Matches statements that add new work. Workers also update the outbox when they take work. */
const QUEUEING = "insert into .*outbox";

/** Waits until the bank has sent all its messages, so that no later message adds work. */
const messagesSent = () =>
  until(
    () => asOwner("select id from sandbox_event where sent_at is null"),
    (rows) => rows.length === 0,
  );

/**
 * Creates a request and waits for its work's first write to the table `first`. Then stops the work at its first
 * write to the table `next`.
 */
async function stopAfter(first: string, next: string): Promise<Breakpoint> {
  const before = await breakAtTable(first);
  const firm = await makeWatchedFirm();
  await makeConsented(firm);
  await before.reached();
  const stop = await breakAtTable(next);
  await before.release();
  return stop;
}

fault(
  {
    name: "the report is created after a kill while the consent is being recorded",
    done: "kill -9 while the event consent.completed is being written",
  },
  async (course) => {
    const stop = await breakAtTable("event");
    await makeConsented(await makeWatchedFirm());
    await killAt(stop, course);
  },
);

fault(
  {
    name: "the bank data is fetched again and stored once after a kill before it was stored",
    done: "kill -9 while the snapshot waits to be written",
  },
  async (course) => {
    const stop = await breakAtTable("snapshot");
    const id = await makeConsented(await makeWatchedFirm());
    await killAt(stop, course);
    return async () => {
      const rows = await asOwner("select id from snapshot where request_id = $1", [id]);
      expect(rows).toHaveLength(1);
    };
  },
);

fault(
  {
    name: "exactly one report exists after a kill while it is being written",
    done: "kill -9 inside the transaction that makes the request ready, at the report",
  },
  async (course) => {
    const stop = await breakAtTable("report");
    await makeConsented(await makeWatchedFirm());
    await killAt(stop, course);
  },
);

fault(
  {
    name: "neither the report nor its event exists after a kill between them, and then both are created",
    done: "kill -9 inside the transaction that makes the request ready, at the event",
  },
  async (course) => killAt(await stopAfter("snapshot", "event"), course),
);

fault(
  {
    name: "the firm gets the event once after a kill between the event and its delivery",
    done: "kill -9 inside the transaction that makes the request ready, at the delivery",
  },
  async (course) => killAt(await stopAfter("snapshot", "delivery"), course),
);

fault(
  {
    name: "the report and its follow-up work exist after a kill while the work is being written",
    done: "kill -9 inside the transaction that makes the request ready, at the outbox",
  },
  async (course) => {
    const before = await breakAtTable("snapshot");
    await makeConsented(await makeWatchedFirm());
    await before.reached();
    await messagesSent();
    const stop = await breakAtTable("outbox", QUEUEING);
    await before.release();
    await killAt(stop, course);
  },
);

fault(
  {
    name: "the audit log contains the report once after a kill at the last write",
    done: "kill -9 inside the transaction that makes the request ready, at the audit entry",
  },
  async (course) => killAt(await stopAfter("report", "audit_entry"), course),
);

fault(
  {
    name: "no second report is created after a kill between the report and marking the work as done",
    done: "kill -9 while the finished work waits to be marked done",
    sample: true,
  },
  async (course) => {
    const before = await breakAtTable("snapshot");
    const id = await makeConsented(await makeWatchedFirm());
    await before.reached();
    const [work] = await findWork("generate", id);
    const stop = await breakAtWork(work?.id ?? "");
    await before.release();
    await until(
      () => look(id),
      (row) => row.stage === "ready",
    );
    await killAt(stop, course);
    return async () => expect((await look(id)).generation).toBe(1);
  },
);

fault(
  {
    name: "the report is created after three kills at the same step",
    done: "kill -9 at the report, three times, each time as soon as the work is taken again",
  },
  async (course) => {
    // The lock is kept between the rounds, because another process may take over the work before the killed process
    // restarts.
    const stop = await breakAtTable("report");
    await makeConsented(await makeWatchedFirm());
    for (let round = 0; round < 3; round++) {
      await stop.reached();
      await site.kill();
      await stop.endWaiting();
      await site.start();
    }
    course.repaired();
    await stop.release();
  },
);

fault(
  {
    name: "the report is created without another call after a kill while the caller waits",
    done: "kill -9 at the snapshot, during the customer's return from the bank",
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await firm.create();
    const stop = await breakAtTable("snapshot");
    const answer = firm
      .ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } })
      .then(
        ({ status }) => status,
        () => "lost",
      );
    await killAt(stop, course);
    // If there are several processes, the killed process may have done the work while another process answers the
    // caller.
    expect(site.processes === 1 ? ["lost"] : ["lost", 200]).toContain(await answer);
  },
);

fault(
  {
    name: "the bank's message is not lost after a kill between recording it and queueing its work",
    done: "kill -9 in the upstream endpoint, at the outbox; the bank sends the message again",
    boundSeconds: 120,
  },
  async (course) => {
    const firm = await makeWatchedFirm();
    const id = await firm.create();
    await silence(site.bankLine);
    const { giveConsent } = await import("@/tests/support/consent");
    await giveConsent(id);
    const stop = await breakAtTable("outbox", QUEUEING);
    await site.bankLine.repair();
    await killAt(stop, course);
  },
);
