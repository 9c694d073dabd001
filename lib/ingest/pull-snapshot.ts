import { upstreamOf } from "@/lib/adapters/upstream/select";
import { lookAtData } from "@/lib/ingest/look-at-data";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { runJob } from "@/lib/workers/thread";

/**
 * Pulls the customer's bank data once all of it has arrived and stores it sealed for report `generation`, in a worker
 * thread. Returns the snapshot's id, the existing one if there is one, or null while data is still arriving. Throws
 * UpstreamFault if upstream cannot answer.
 */
export async function pullSnapshot(
  scope: Scope,
  requestId: string,
  generation: number,
  now = new Date(),
): Promise<string | null> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.userRef || consent.endedAt) return null;
  const {
    state,
    isConfirmed,
    asAt = null,
  } = await lookAtData(scope, consent, { userRef: consent.userRef, now });
  if (state !== "complete") return null;
  const name = upstreamOf(consent).worksHere ? "snapshots" : "distant snapshots";
  return runJob(name, { scope, requestId, generation, isConfirmed, asAt, now });
}
