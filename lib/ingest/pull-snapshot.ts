import { upstreamOf } from "@/lib/adapters/upstream/select";
import { lookAtData } from "@/lib/ingest/look-at-data";
import { distantThread, snapshotThread } from "@/lib/ingest/snapshot-thread";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";

/**
 * Takes the customer's bank data from upstream once all of it has arrived, and keeps it sealed for generation
 * `generation` of the report, beside the thread that answers requests. Returns the snapshot's id, the one already kept
 * if there is one, or null while data is still arriving. Throws UpstreamFault when upstream cannot answer.
 */
export async function pullSnapshot(
  scope: Scope,
  requestId: string,
  generation: number,
  now = new Date(),
): Promise<string | null> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.userRef || consent.endedAt) return null;
  const { state, isConfirmed } = await lookAtData(scope, consent, consent.userRef, now);
  if (state !== "complete") return null;
  const thread = upstreamOf(consent).worksHere ? snapshotThread : distantThread;
  return thread.ask({ scope, requestId, generation, isConfirmed, now });
}
