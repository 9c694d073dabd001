import { verifyAudit } from "@/lib/company/verify-audit";
import { asOwner } from "@/tests/faults/support/database";
import { listReceivers } from "@/tests/faults/support/receiver";
import { RECKONING } from "@/tests/faults/support/reckoning-table";

const SET_ASIDE = "%(set aside)";
const SHOWN_MAX = 5;

/**
 * Returns a description of each inconsistency. Checks the whole database, with the owner's rights, and everything
 * that receivers got. If all of this is consistent, also checks every company's audit chain.
 */
export async function reckon(): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(RECKONING)) {
    const rows = await asOwner<{ is: string }>(query, query.includes("$1") ? [SET_ASIDE] : []);
    if (rows.length > 0) faults.push(`${what} (${rows.length}): ${shorten(rows.map((row) => row.is))}`);
  }
  faults.push(...(await reckonReceptions()));
  // Reading the audit chains means reading every entry, so they are checked only if everything else is consistent.
  return faults.length > 0 ? faults : reckonChains();
}

const shorten = (lines: string[]) =>
  lines.slice(0, SHOWN_MAX).join("; ") + (lines.length > SHOWN_MAX ? "; …" : "");

/**
 * Checks that receivers got only events that are in the database, with their stored bytes and a valid signature. Also
 * checks that every event that counts as delivered was accepted.
 */
async function reckonReceptions(): Promise<string[]> {
  const faults: string[] = [];
  const aside = new Set(
    (await asOwner<{ id: string }>("select id from company where name like $1", [SET_ASIDE])).map(
      ({ id }) => id,
    ),
  );
  for (const receiver of listReceivers()) {
    if (aside.has(receiver.companyId)) continue;
    const events = await asOwner<{ id: string; payload: string; delivered: boolean }>(
      `select e.id, e.payload, coalesce(d.state = 'delivered', false) as delivered from event e
       left join delivery d on d.event_id = e.id where e.company_id = $1`,
      [receiver.companyId],
    );
    const payloads = new Map(events.map(({ id, payload }) => [id, payload]));
    for (const { eventId, body, isSigned } of receiver.receptions) {
      const payload = payloads.get(eventId);
      if (payload === undefined) faults.push(`event ${eventId} was received and is not known`);
      else if (body.toString("utf8") !== payload) faults.push(`event ${eventId} came with other bytes`);
      if (!isSigned) faults.push(`event ${eventId} came with a wrong signature`);
    }
    const accepted = new Set(
      receiver.receptions.filter((each) => each.accepted).map(({ eventId }) => eventId),
    );
    for (const { id, delivered } of events) {
      if (delivered && !accepted.has(id))
        faults.push(`event ${id} counts as delivered and was never accepted`);
    }
  }
  return faults.length > 0 ? [shorten(faults)] : [];
}

async function reckonChains(): Promise<string[]> {
  const companies = await asOwner<{ id: string }>("select id from company where name not like $1", [
    SET_ASIDE,
  ]);
  const faults: string[] = [];
  for (const { id } of companies) {
    const verdict = await verifyAudit(id);
    if (!verdict.intact) faults.push(`the audit chain of ${id} breaks at entry ${verdict.firstBadSeq}`);
  }
  return faults;
}

/** Excludes everything that exists now from later checks, so that a failed case does not fail the cases after it. */
export async function setAside(): Promise<void> {
  await asOwner("update company set name = name || ' (set aside)' where name not like $1", [SET_ASIDE]);
  await asOwner("update outbox set done_at = now() where done_at is null");
  await asOwner("delete from sandbox_consent");
}

/** Marks a firm whose endpoint a case switches off on purpose. Its undelivered events are then no fault. */
export async function expectSwitchedOff(companyId: string): Promise<void> {
  await asOwner("update company set name = name || ' (switched off)' where id = $1", [companyId]);
}
