import { toNewRequest, toRequestInput } from "@/lib/connect/create-request";
import { rowKey } from "@/lib/connect/row-key";
import { toAssessmentInputs } from "@/lib/contract/assessment";
import type { FileRow } from "@/lib/contract/request-file";
import { newRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { requireApproval } from "@/lib/store/require-approval";
import { type BatchEntry, insertBatch } from "@/lib/store/write/insert-batch";

/**
 * Creates a request for each row without errors, in one transaction; skips and counts rows with errors. Safe to repeat:
 * a row that already created a request, from this file or another, creates no second one, and identical rows create one
 * request together. Returns the id of the batch. In the live environment, throws not_approved until the company is
 * approved.
 */
export async function createBatch(
  scope: Scope,
  rows: readonly FileRow[],
  actor: Actor,
  now = new Date(),
): Promise<string> {
  const { id } = await makeBatch(scope, rows, { actor, now, isSent: false });
  return id;
}

/**
 * Like createBatch, but also queues one message with the link for each customer. Importing the file again sends
 * nothing. Returns the id of the run that sends the messages.
 */
export async function createAndSendBatch(
  scope: Scope,
  rows: readonly FileRow[],
  actor: Actor,
  now = new Date(),
): Promise<string> {
  const { runId } = await makeBatch(scope, rows, { actor, now, isSent: true });
  if (!runId) throw new Error("the batch has no run");
  return runId;
}

async function makeBatch(
  scope: Scope,
  rows: readonly FileRow[],
  how: { actor: Actor; now: Date; isSent: boolean },
): Promise<{ id: string; runId: string | null }> {
  await requireApproval(scope);
  const entries = new Map<string, BatchEntry>();
  for (const { line, body } of rows) {
    const key = body && rowKey(body);
    if (!body || !key || entries.has(key)) continue;
    const request = { id: newRequestId(), ...toNewRequest(toRequestInput(body)) };
    const assessment = body.assessment ? toAssessmentInputs(body.assessment) : null;
    entries.set(key, { key, line, request, assessment });
  }
  const leftOut = rows.filter(({ body }) => !body).length;
  return insertBatch(scope, { entries: [...entries.values()], leftOut, ...how });
}
