import { asWorker, db } from "@/lib/store/client";

const DAY_MS = 86_400_000;

/** How many days temporary rows are stored (decisions, section 4, for events and deliveries). */
const KEPT_DAYS = {
  upstreamMessage: 30,
  rateBucket: 1,
  finishedWork: 7,
  delivery: 30,
  event: 30,
  notice: 180,
  session: 30,
  apiCall: 30,
  /** Providers report on a message within days, and the request's audit record keeps the result. */
  message: 90,
  alert: 90,
  farewell: 2,
  /** A year, and one more month to compare with. */
  apiCallDay: 400,
} as const;

/**
 * Deletes temporary rows: received messages, finished work, old events with their deliveries, notices, used keys,
 * ended sessions and links, the API log. Undelivered events stay, whatever their age. Merges usage counters.
 */
export async function tidyUp(now = new Date()): Promise<void> {
  const before = (kept: keyof typeof KEPT_DAYS) => new Date(now.getTime() - KEPT_DAYS[kept] * DAY_MS);
  await db().upstreamMessage.deleteMany({ where: { receivedAt: { lt: before("upstreamMessage") } } });
  await db().rateBucket.deleteMany({ where: { windowStart: { lt: before("rateBucket") } } });
  await db().session.deleteMany({ where: { expiresAt: { lt: before("session") } } });
  await db().mailToken.deleteMany({ where: { expiresAt: { lt: now } } });
  await db().signUp.deleteMany({ where: { expiresAt: { lt: now } } });
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  const settled = { state: { not: "pending" } };
  await asWorker((tx) => tx.outbox.deleteMany({ where: { doneAt: { lt: before("finishedWork") } } }));
  await asWorker((tx) =>
    tx.delivery.deleteMany({ where: { createdAt: { lt: before("delivery") }, ...settled } }),
  );
  await asWorker((tx) =>
    tx.event.deleteMany({
      where: { createdAt: { lt: before("event") }, deliveries: { every: settled } },
    }),
  );
  const removed = { url: null, isDefault: false, deliveries: { none: {} } };
  await asWorker((tx) => tx.webhookEndpoint.deleteMany({ where: removed }));
  await asWorker((tx) => tx.message.deleteMany({ where: { createdAt: { lt: before("message") } } }));
  await asWorker((tx) => tx.alert.deleteMany({ where: { createdAt: { lt: before("alert") } } }));
  // If a receipt could not be sent in this time, drops it and erases its address.
  await asWorker((tx) =>
    tx.request.updateMany({
      where: { farewellSealed: { not: null }, withdrawnAt: { lt: before("farewell") } },
      data: { farewellSealed: null },
    }),
  );
  await db().messageCount.deleteMany({ where: { until: { lt: now } } });
  await asWorker((tx) => tx.apiCall.deleteMany({ where: { createdAt: { lt: before("apiCall") } } }));
  await asWorker((tx) => tx.apiCallDay.deleteMany({ where: { day: { lt: before("apiCallDay") } } }));
  await asWorker((tx) => tx.notice.deleteMany({ where: { createdAt: { lt: before("notice") } } }));
  await asWorker((tx) => tx.idempotencyRecord.deleteMany({ where: { expiresAt: { lt: now } } }));
  await asWorker((tx) => tx.$executeRaw`select fold_usage()`);
}
