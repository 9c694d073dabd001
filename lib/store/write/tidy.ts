import { asWorker, db } from "@/lib/store/client";

/** Throws away what is only needed for a while: seen messages, finished work, old deliveries, used keys. */
export async function deleteOutdated(now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db().upstreamMessage.deleteMany({ where: { receivedAt: { lt: daysAgo(30) } } });
  await db().rateBucket.deleteMany({ where: { windowStart: { lt: daysAgo(1) } } });
  await asWorker(async (tx) => {
    await tx.outbox.deleteMany({ where: { doneAt: { lt: daysAgo(7) } } });
    await tx.delivery.deleteMany({ where: { createdAt: { lt: daysAgo(30) }, state: { not: "pending" } } });
    await tx.idempotencyRecord.deleteMany({ where: { expiresAt: { lt: now } } });
  });
}
