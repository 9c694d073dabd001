import { newId } from "@/lib/ids";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { putAssessment } from "@/lib/store/write/assessment";
import type { ChainEnd } from "@/lib/store/write/audit";
import { queueRun, writeRun } from "@/lib/store/write/bulk-run";
import { type NewRequest, toInsertion, writeInsertions } from "@/lib/store/write/insert-request";

/** A row of an imported file: its hash, the request it describes and the firm's assessment inputs, if any. */
export type BatchEntry = {
  key: string;
  line: number;
  request: NewRequest;
  assessment: AssessmentInputs | null;
};

/**
 * The requests of an imported file. `leftOut` is the number of rows with errors. With `isSent`, the links are sent too.
 */
type NewBatch = {
  entries: readonly BatchEntry[];
  leftOut: number;
  actor: Actor;
  now: Date;
  isSent: boolean;
};

/**
 * Creates the requests of an imported file in one transaction. Skips a row if this or an earlier file already created
 * its request. With `isSent`, also queues the sending of the links, including unsent links of requests that an earlier
 * file created. Returns the ids of the batch and of the run.
 *
 * Locks the head of the company's audit chain throughout, so that the second of two concurrent files finds the requests
 * of the first. Dates each request a millisecond before the one in the row above it, so that a list with the newest
 * first shows them in the file's order.
 */
export async function insertBatch(
  scope: Scope,
  { entries, leftOut, actor, now, isSent }: NewBatch,
): Promise<{ id: string; runId: string | null }> {
  return inScope(scope, async (tx) => {
    const [end] = await tx.$queryRaw<ChainEnd[]>`
      select seq, hash from audit_head where company_id = ${scope.companyId} for update`;
    if (!end) throw new Error("the company has no audit head");
    const keys = entries.map(({ key }) => key);
    const known = await tx.importedRow.findMany({ where: { ...scope, key: { in: keys } } });
    const requestOf = new Map(known.map(({ key, requestId }) => [key, requestId]));
    const rows = [];
    const fresh: BatchEntry[] = [];
    for (const entry of entries) {
      const before = requestOf.get(entry.key);
      if (!before) {
        requestOf.set(entry.key, entry.request.id);
        fresh.push(entry);
      }
      rows.push({ line: entry.line, request_id: before ?? entry.request.id, is_made: !before });
    }
    if (fresh.length > 0) {
      const detail = { from_file: true };
      const insertions = fresh.map(({ request }, index) => {
        const { row, fact } = toInsertion(scope, request, { actor, now, detail });
        return { row: { ...row, created_at: new Date(now.getTime() - index) }, fact };
      });
      const run = (text: string, values: string[]) => tx.$queryRawUnsafe<never>(text, ...values);
      if (!(await writeInsertions(scope, insertions, end, run)))
        throw new Error("the end of the audit chain changed while it was locked");
      const made = fresh.map(({ key, request }) => ({
        ...scope,
        key,
        requestId: request.id,
        createdAt: now,
      }));
      await tx.importedRow.createMany({ data: made });
      const keyOf = await readKeys(tx, scope, fresh);
      for (const { request, assessment } of fresh) {
        if (!assessment) continue;
        const owner = { id: request.id, dataKeyWrapped: keyOf.get(request.id) ?? null };
        await putAssessment(tx, scope, owner, { assessment: { inputs: assessment, version: 0 }, now });
      }
    }
    const id = newId("bat");
    await tx.requestBatch.create({
      data: { id, ...scope, createdBy: actor.id, rows, leftOut, createdAt: now },
    });
    if (!isSent) return { id, runId: null };
    const requestIds = rows.map(({ request_id }) => request_id);
    const runId = await writeRun(tx, scope, { act: "send", requestIds, actor, now });
    await queueRun(tx, scope, runId, { actor, now });
    return { id, runId };
  });
}

/** Reads the data keys of the new requests that have assessment inputs. */
async function readKeys(
  tx: Tx,
  scope: Scope,
  entries: readonly BatchEntry[],
): Promise<Map<string, Uint8Array | null>> {
  const ids = entries.filter(({ assessment }) => assessment).map(({ request }) => request.id);
  const rows = await tx.request.findMany({
    where: { id: { in: ids }, ...scope },
    select: { id: true, dataKeyWrapped: true },
  });
  return new Map(rows.map(({ id, dataKeyWrapped }) => [id, dataKeyWrapped]));
}
