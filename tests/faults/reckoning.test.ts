import { expect, test } from "vitest";
import { forge } from "@/tests/faults/support/database";
import { makeReady, makeWatchedFirm } from "@/tests/faults/support/firm";
import { reckon } from "@/tests/faults/support/reckoning";
import { runSite } from "@/tests/faults/support/site";
import { until } from "@/tests/wire/support/server";

runSite();

/**
 * Each kind of inconsistency that the check must find, with SQL that creates it and SQL that undoes it. `$1` is the id
 * of a ready request, or of a withdrawn request where the case says so.
 */
const INCONSISTENCIES = [
  {
    seen: "a request is not ready",
    make: "update request set status = 'pending_data', stage = 'analysing' where id = $1",
    undo: "update request set status = 'ready', stage = 'ready' where id = $1",
  },
  {
    seen: "a generation does not have exactly one report",
    make: "update report set generation = 7 where request_id = $1",
    undo: "update report set generation = 1 where request_id = $1",
  },
  {
    seen: "the events are not the expected ones",
    make: "update event set type = 'report.refreshed' where request_id = $1 and type = 'report.ready'",
    undo: "update event set type = 'report.ready' where request_id = $1 and type = 'report.refreshed'",
  },
  {
    seen: "an event was not delivered",
    make: "update delivery set state = 'failed' where event_id in (select id from event where request_id = $1)",
    undo: "update delivery set state = 'delivered' where event_id in (select id from event where request_id = $1)",
  },
  {
    seen: "the outbox has unfinished work",
    make: "update outbox set done_at = null, parked_at = now() where subject_id = $1 and name = 'generate'",
    undo: "update outbox set done_at = now(), parked_at = null where subject_id = $1 and name = 'generate'",
  },
  {
    seen: "due work is not done",
    make: "update request set purge_at = now() - interval '1 second' where id = $1",
    undo: "update request set purge_at = now() + interval '90 days' where id = $1",
  },
  {
    seen: "erased data is left",
    of: "withdrawn",
    make: "update request set data_key_wrapped = '\\x00' where id = $1",
    undo: "update request set data_key_wrapped = null where id = $1",
  },
  {
    seen: "the audit log is not complete",
    make: "update audit_entry set action = 'note.kept' where request_id = $1 and action = 'report.ready'",
    undo: "update audit_entry set action = 'report.ready' where request_id = $1 and action = 'note.kept'",
  },
  {
    seen: "the audit chain",
    make: "update audit_entry set actor_id = 'someone' where request_id = $1 and action = 'report.ready'",
    undo: "update audit_entry set actor_id = null where request_id = $1 and action = 'report.ready'",
  },
] as const;

test.skipIf(process.env.FAULTS_MODE === "list" || Boolean(process.env.FAULTS_EVENTS))(
  "reckon finds every kind of inconsistency, and reports nothing for a consistent database",
  { timeout: 120_000 },
  async () => {
    const firm = await makeWatchedFirm();
    const requests = { ready: await makeReady(firm), withdrawn: await makeReady(firm) };
    await firm.ask("DELETE", `/v1/requests/${requests.withdrawn}`);
    const inOrder = () => until(reckon, (faults) => faults.length === 0, 60_000);
    await inOrder();
    for (const inconsistency of INCONSISTENCIES) {
      const id = [requests["of" in inconsistency ? inconsistency.of : "ready"]];
      await forge(inconsistency.make, id);
      expect((await reckon()).join("\n"), inconsistency.seen).toContain(inconsistency.seen);
      await forge(inconsistency.undo, id);
    }
    await inOrder();

    const [reception] = firm.receiver.receptions;
    if (!reception) throw new Error("nothing was received");
    for (const [name, wrong] of [
      ["body", Buffer.from("{}")],
      ["isSigned", false],
      ["accepted", false],
      ["eventId", "evt_unknown"],
    ] as const) {
      const right = reception[name];
      Object.assign(reception, { [name]: wrong });
      expect((await reckon()).join("\n"), name).toContain(reception.eventId);
      Object.assign(reception, { [name]: right });
    }
    // The server may still be working on a request that a case changed, so wait until everything is consistent.
    await inOrder();
  },
);
