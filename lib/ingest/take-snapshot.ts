import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { BankData } from "@/lib/engine/bank";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { insertSnapshot } from "@/lib/store/write/snapshot";

/**
 * The largest number of transactions we accept: 800 a day for a year. A report with that many is 240 MB as JSON. The
 * database client holds the report as one base64 string of at most 512 MB, which is enough even if the rows are 50%
 * longer.
 */
const TRANSACTIONS_MAX = 300_000;

type SnapshotJob = {
  scope: Scope;
  requestId: string;
  generation: number;
  /** True if the provider confirmed that the data is complete. Stored with the data. */
  isConfirmed: boolean;
  /** The time up to which the data is complete; null if the provider's data is complete up to now. */
  asAt: Date | null;
  now: Date;
};

/**
 * Pulls the customer's bank data as it is now, and stores it sealed for report `generation`, with the previous pull's
 * balances. Returns the id of the new snapshot, or of the existing snapshot for this generation. Returns null if the
 * consent has ended. Throws UpstreamFault if upstream cannot answer, and an Error for more rows than TRANSACTIONS_MAX.
 */
export async function takeSnapshot({
  scope,
  requestId,
  generation,
  isConfirmed,
  asAt,
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
    return insertSnapshot(scope, request, {
      generation,
      data: withPreviousBalances(data, before),
      now: toTime(data, asAt, now),
    });
  });
}

/**
 * The time up to which the data is known to be complete. This is the provider's time or, if later, the time of the
 * latest posted row, but never after `now`.
 */
function toTime({ transactions }: BankData, asAt: Date | null, now: Date): Date {
  if (asAt === null) return now;
  let at = asAt.getTime();
  for (const { status, postingDateTime } of transactions) {
    const posted = status === "PENDING" ? Number.NaN : Date.parse(postingDateTime ?? "");
    if (posted > at) at = posted;
  }
  return new Date(Math.min(at, now.getTime()));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs CPU-bound work one call at a time. Pulls wait for a provider concurrently, but sealing or unsealing megabytes
 * blocks the thread. If several pulls did this at the same time, their transactions would time out.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Adds the previous pull's balances to the data of a pull. With them, the report can check that each balance moved by
 * the amounts posted in between. The balances are sealed with the new snapshot, because the previous snapshot is erased
 * with its report.
 */
export function withPreviousBalances(
  data: BankData,
  before: { data: BankData; takenAt: Date } | null,
): BankData {
  const at = before?.takenAt.toISOString();
  if (!before || at === undefined) return data;
  const previousBalances = before.data.balances.flatMap(({ accountId, currentBalance, currency }) =>
    currentBalance === undefined || (currency ?? "AUD") !== "AUD" ? [] : [{ accountId, currentBalance, at }],
  );
  return { ...data, previousBalances };
}
