import { upstreamOf } from "@/lib/adapters/upstream/select";
import { carryBalances } from "@/lib/ingest/carry-balances";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { insertSnapshot } from "@/lib/store/write/snapshot";

/**
 * More transactions than this are refused: 800 a day for a year. Their report is 240 MB as JSON, and a longest text of
 * 512 MB, in which the database's client holds it as base64, leaves room for rows half as long again.
 */
export const TRANSACTIONS_MAX = 300_000;

export type SnapshotJob = {
  scope: Scope;
  requestId: string;
  generation: number;
  /** Whether the provider said that all of the data is there; what it did not say is kept with the data. */
  isConfirmed: boolean;
  now: Date;
};

/**
 * Takes the customer's bank data from upstream as it stands and keeps it sealed for generation `generation` of the
 * report, with the balances of the pull before it. Returns the snapshot's id, the one already kept if there is one, or
 * null when the consent has ended. Throws UpstreamFault when upstream cannot answer.
 */
export async function takeSnapshot({
  scope,
  requestId,
  generation,
  isConfirmed,
  now,
}: SnapshotJob): Promise<string | null> {
  const request = await getRequest(scope, requestId);
  const userRef = request.consent?.userRef;
  if (!request.consent || !userRef || request.consent.endedAt) return null;
  const pulled = await upstreamOf(request.consent).pullData(userRef);
  const data = isConfirmed ? pulled : { ...pulled, isUnconfirmed: true };
  if (data.transactions.length > TRANSACTIONS_MAX) {
    throw Object.assign(new Error("the snapshot is larger than the limit"), { name: "SnapshotTooLarge" });
  }
  return inTurn(async () => {
    const before = generation > 1 ? await findSnapshotOf(scope, requestId, generation - 1) : null;
    return insertSnapshot(scope, request, generation, carryBalances(data, before), now);
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Does what works for a while after what was asked for before it. Pulls wait for a provider side by side, but while one
 * opens or seals megabytes nothing else in the thread goes on, and the transaction of another would lapse.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
