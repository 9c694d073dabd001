import { asWorker, db, type Tx } from "@/lib/store/client";

const DAY_MS = 86_400_000;

/** The number of days for which temporary rows are stored, by kind. */
const KEPT_DAYS = {
  upstreamMessage: 30,
  rateBucket: 1,
  finishedWork: 7,
  delivery: 30,
  event: 30,
  notice: 180,
  session: 30,
  apiCall: 30,
  /**
   * Providers report on a message within days, and the request's audit log keeps the result, so older rows are not
   * needed.
   */
  message: 90,
  alert: 90,
  farewell: 2,
  /** A year and 35 days, so that a month can be compared with the same month of the year before. */
  apiCallDay: 400,
} as const;

/**
 * The number of rows of a large table that one transaction deletes. A busy day leaves hundreds of thousands of rows. A
 * transaction that deleted all of them could exceed its time limit and be rolled back each night.
 */
const ROWS_AT_ONCE = 1_000;

/**
 * One search finds enough rows for this many deleting transactions. A search also reads the pages of rows that were
 * already deleted. So if each transaction had its own search, each search would be slower than the last.
 */
const PARTS_FOUND = 50;

type Ids = { id: string }[];

/** Finds rows of a large table with `find` and deletes them with `remove`, a part at a time, until none are left. */
async function deleteInParts(
  rowsAtOnce: number,
  find: (tx: Tx, most: number) => Promise<Ids>,
  remove: (tx: Tx, ids: string[]) => Promise<unknown>,
): Promise<void> {
  const most = rowsAtOnce * PARTS_FOUND;
  for (let count = most; count === most; ) {
    const rows = await asWorker(async (tx) => {
      // Block-range indexes find the rows. Postgres overestimates their cost and would read the whole table.
      await tx.$executeRaw`select set_config('enable_seqscan', 'off', true)`;
      return find(tx, most);
    });
    const ids = rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += rowsAtOnce)
      await asWorker((tx) => remove(tx, ids.slice(from, from + rowsAtOnce)));
    count = ids.length;
  }
}

/**
 * Deletes temporary rows that have expired or are older than KEPT_DAYS: upstream messages, messages to customers,
 * alerts, notices, events with their deliveries, and finished work. Also deletes sessions, links, sign-ups, passkey
 * challenges, idempotency keys, the API log, counters, and removed endpoints without deliveries. Erases the addresses
 * of withdrawal receipts that were not sent in time. An event with a pending delivery stays at any age. Merges usage
 * counters.
 */
export async function tidyUp(now = new Date(), rowsAtOnce = ROWS_AT_ONCE): Promise<void> {
  const before = (kept: keyof typeof KEPT_DAYS) => new Date(now.getTime() - KEPT_DAYS[kept] * DAY_MS);
  await db().upstreamMessage.deleteMany({ where: { receivedAt: { lt: before("upstreamMessage") } } });
  await db().rateBucket.deleteMany({ where: { windowStart: { lt: before("rateBucket") } } });
  await db().session.deleteMany({ where: { expiresAt: { lt: before("session") } } });
  await db().mailToken.deleteMany({ where: { expiresAt: { lt: now } } });
  await db().signUp.deleteMany({ where: { expiresAt: { lt: now } } });
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await deleteInParts(
    rowsAtOnce,
    (tx, most) => tx.$queryRaw<Ids>`
      select id from outbox where done_at < ${before("finishedWork")} limit ${most}`,
    (tx, ids) => tx.$executeRaw`delete from outbox where id = any(${ids}) and done_at is not null`,
  );
  await deleteInParts(
    rowsAtOnce,
    (tx, most) => tx.$queryRaw<Ids>`
      select id from delivery where created_at < ${before("delivery")} and state <> 'pending' limit ${most}`,
    (tx, ids) => tx.$executeRaw`delete from delivery where id = any(${ids}) and state <> 'pending'`,
  );
  await deleteInParts(
    rowsAtOnce,
    (tx, most) => tx.$queryRaw<Ids>`
      select e.id from event e where e.created_at < ${before("event")}
        and not exists (select 1 from delivery d where d.event_id = e.id and d.state = 'pending')
        limit ${most}`,
    (tx, ids) => tx.$executeRaw`
      delete from event e where e.id = any(${ids})
        and not exists (select 1 from delivery d where d.event_id = e.id and d.state = 'pending')`,
  );
  await deleteInParts(
    rowsAtOnce,
    (tx, most) => tx.$queryRaw<Ids>`
      select id from api_call where created_at < ${before("apiCall")} limit ${most}`,
    (tx, ids) => tx.$executeRaw`delete from api_call where id = any(${ids})`,
  );
  const removed = { url: null, isDefault: false, deliveries: { none: {} } };
  await asWorker((tx) => tx.webhookEndpoint.deleteMany({ where: removed }));
  await asWorker((tx) => tx.message.deleteMany({ where: { createdAt: { lt: before("message") } } }));
  await asWorker((tx) => tx.alert.deleteMany({ where: { createdAt: { lt: before("alert") } } }));
  // If a receipt could not be sent within this time, its address is erased and the receipt is never sent.
  await asWorker((tx) =>
    tx.request.updateMany({
      where: { farewellSealed: { not: null }, withdrawnAt: { lt: before("farewell") } },
      data: { farewellSealed: null },
    }),
  );
  await db().messageCount.deleteMany({ where: { until: { lt: now } } });
  await asWorker((tx) => tx.apiCallDay.deleteMany({ where: { day: { lt: before("apiCallDay") } } }));
  await asWorker((tx) =>
    tx.deliveryDay.deleteMany({ where: { deliveries: 0, day: { lt: before("delivery") } } }),
  );
  await asWorker((tx) => tx.notice.deleteMany({ where: { createdAt: { lt: before("notice") } } }));
  await asWorker((tx) => tx.idempotencyRecord.deleteMany({ where: { expiresAt: { lt: now } } }));
  await asWorker((tx) => tx.$executeRaw`select fold_usage()`);
}
