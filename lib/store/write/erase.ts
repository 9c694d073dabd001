import { createHash } from "node:crypto";
import { log } from "@/lib/log";
import type { Scope } from "@/lib/scope";
import { ask, type Tx } from "@/lib/store/client";
import { NO_PROVIDER_STATE } from "@/lib/store/write/consent";
import { addWork } from "@/lib/store/write/outbox";

/**
 * Erases everything derived from the customer's bank data, and their contact details, and destroys the data key. Keeps
 * ids, times, the client's name and reference, the URL for a cancelled visit, the report's digest and the audit log.
 * Background work deletes the customer at the data provider, and retries until the provider confirms it. The records of
 * messages stay, without the recipient. Suppressions stay as keyed digests without a request, because a complaint or a
 * STOP must still prevent messages after the erasure.
 */
export async function eraseRequest(tx: Tx, scope: Scope, requestId: string, now: Date): Promise<void> {
  const mine = { requestId, ...scope };
  await tx.snapshot.deleteMany({ where: mine });
  await tx.customerNote.deleteMany({ where: mine });
  await tx.bankConsent.deleteMany({ where: mine });
  await tx.requestAssessment.deleteMany({ where: mine });
  await tx.requestAdjustments.deleteMany({ where: mine });
  await tx.previousReport.deleteMany({ where: mine });
  await tx.consentMint.deleteMany({ where: mine });
  await tx.report.updateMany({
    where: { ...mine, erasedAt: null },
    data: { documentSealed: null, hasUnshared: false, erasedAt: now },
  });
  // Deletes the files only after the report is marked as erased. A download in progress then cannot write a file or
  // digest again, because the database function keep_document writes nothing for an erased report.
  await tx.renderedDocument.deleteMany({ where: mine });
  await tx.documentDigest.deleteMany({ where: mine });
  await tx.request.updateMany({
    where: { id: requestId, ...scope },
    data: {
      contactSealed: null,
      emailDigest: null,
      phoneDigest: null,
      attemptInstitution: null,
      inviteSealed: null,
      // A firm's URL or label may contain the customer's name. The URL for a cancelled visit stays, because the
      // customer's page still uses it.
      redirectUri: null,
      periodLabel: null,
      dataKeyWrapped: null,
    },
  });
  // Responses to sandbox calls about this request contain the contact details. We store these responses for a day, so
  // they are deleted too.
  if (scope.environment === "test") {
    const path = { startsWith: `/v1/sandbox/requests/${requestId}/` };
    await tx.idempotencyRecord.deleteMany({ where: { ...scope, method: "POST", path } });
  }
  await tx.$executeRaw`
    update message set recipient = null, provider_id = null, key = id
    where request_id = ${requestId} and company_id = ${scope.companyId}
      and environment = ${scope.environment}::environment`;
  const known = await tx.consent.updateMany({
    where: mine,
    data: {
      endedAt: now,
      // Cleared, so that only later checks can confirm that the data provider does not know the customer.
      goneAt: null,
      institutions: [],
      sessionUntil: null,
      ...NO_PROVIDER_STATE,
    },
  });
  if (known.count > 0) {
    await addWork(tx, scope, {
      name: "end_upstream",
      subjectId: requestId,
      dedupeKey: `end_upstream:${requestId}`,
    });
  }
}

/** Schedules the purge of a request for the end of its retention window. */
export async function schedulePurge(tx: Tx, scope: Scope, requestId: string, at: Date): Promise<void> {
  const dedupeKey = `purge:${requestId}:${at.getTime()}`;
  await addWork(tx, scope, { name: "purge", subjectId: requestId, dedupeKey, availableAt: at });
}

/**
 * An erasure as it is recorded outside the database, so that the record survives the restoring of a backup. Contains
 * only a digest of the request's id, because the id opens its customer's page.
 */
export type Erasure = {
  /** The SHA-256 of the request's id, in hex. */
  erased: string;
  as: "withdrawn" | "purged";
  /** The party that withdrew the request; null if it was purged. */
  by: string | null;
  at: string;
};

/** The SHA-256 of a request's id, in hex. */
export const digestOf = (requestId: string): string => createHash("sha256").update(requestId).digest("hex");

const BATCH = 1_000;

type Row = { id: string; status: "withdrawn" | "purged"; withdrawn_by: string | null; at: Date };

/** All erasures of all companies from `since` on, oldest first. */
export async function* listErasures(since: Date): AsyncGenerator<Erasure> {
  for (let [from, after]: [Date, string] = [since, ""]; ; ) {
    const rows = await ask<Row>("list_erased", "select * from list_erased($1, $2, $3)", [from, after, BATCH]);
    for (const { id, status, withdrawn_by: by, at } of rows)
      yield {
        erased: digestOf(id),
        as: status,
        by: status === "withdrawn" ? by : null,
        at: at.toISOString(),
      };
    const last = rows.at(-1);
    if (!last) return;
    [from, after] = [last.at, last.id];
  }
}

/** Finds the requests with these digests that are not erased in this database, with their scopes. */
export async function findUnerased(
  digests: string[],
): Promise<{ id: string; digest: string; scope: Scope }[]> {
  const rows = await ask<{
    id: string;
    company_id: string;
    environment: Scope["environment"];
    digest: string;
  }>("find_unerased", "select * from find_unerased($1)", [digests]);
  return rows.map(({ id, company_id: companyId, environment, digest }) => ({
    id,
    digest,
    scope: { companyId, environment },
  }));
}

/**
 * Writes an erasure to the log in the format that `npm run work -- replay-erasures` reads. A restored backup lacks the
 * latest erasures; a log stored elsewhere contains them.
 */
export function noteErasure(requestId: string, as: Erasure["as"], by: string | null, at: Date): void {
  const erasure: Erasure = { erased: digestOf(requestId), as, by, at: at.toISOString() };
  log().info(erasure, "a request was erased");
}
