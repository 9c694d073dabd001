import { firstLookAt, NOTIFY_AT_ATTEMPT, OFF_REASONS, type OffReason } from "@/lib/rules/webhook-delivery";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { aboutEndpoint } from "@/lib/store/read/endpoint";
import { appendAudit } from "@/lib/store/write/audit";
import { addNotice, closeNotices } from "@/lib/store/write/notice";
import { addWork } from "@/lib/store/write/outbox";

/** An endpoint and the URL that a delivery was sent to. Results for a replaced URL do not count. */
type Sent = { endpointId: string; url: string };

const still = (scope: Scope, { endpointId, url }: Sent) => ({ ...scope, id: endpointId, url });

/** Ends a streak of failures, in the transaction that records a successful attempt. */
export async function noteSuccess(tx: Tx, scope: Scope, sent: Sent, at: Date): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), failingSince: { not: null } },
    data: { failingSince: null, wellSince: at },
  });
  if (count === 1)
    await closeNotices(tx, scope, {
      kinds: ["webhook.failing", "webhook.failing_day"],
      at,
      subject: sent.endpointId,
    });
}

/**
 * Begins or continues a streak of failures, in the transaction that records a failed attempt. The first failure
 * schedules a check in a day. The fourth failure of one delivery notifies the owners, once in each streak.
 */
export async function noteFailure(
  tx: Tx,
  scope: Scope,
  sent: Sent,
  attempt: { numberInRound: number; isGone: boolean; at: Date },
): Promise<void> {
  const isOld = { wellSince: { gt: attempt.at } };
  if (
    await tx.webhookEndpoint.findFirst({ where: { ...still(scope, sent), ...isOld }, select: { id: true } })
  )
    return;
  if (attempt.isGone) return switchOff(tx, scope, { sent, reason: "gone", at: attempt.at });
  const mine = { ...still(scope, sent), disabledAt: null };
  const begun = await tx.webhookEndpoint.updateMany({
    where: { ...mine, failingSince: null },
    data: { failingSince: attempt.at },
  });
  if (begun.count === 1) {
    const availableAt = firstLookAt(attempt.at);
    const dedupeKey = `check_endpoint:${sent.endpointId}:${availableAt.getTime()}`;
    await addWork(tx, scope, { name: "check_endpoint", subjectId: sent.endpointId, dedupeKey, availableAt });
  }
  if (attempt.numberInRound !== NOTIFY_AT_ATTEMPT) return;
  const failing = await tx.webhookEndpoint.findFirst({ where: mine, select: { failingSince: true } });
  if (failing?.failingSince)
    await addStreakNotice(tx, scope, {
      endpoint: sent,
      kind: "webhook.failing",
      since: failing.failingSince,
      at: attempt.at,
    });
}

async function addStreakNotice(
  tx: Tx,
  scope: Scope,
  {
    endpoint: { endpointId },
    kind,
    since,
    at,
  }: { endpoint: Sent; kind: "webhook.failing" | "webhook.failing_day"; since: Date; at: Date },
): Promise<void> {
  const dedupeKey = `${kind}:${endpointId}:${since.getTime()}`;
  await addNotice(tx, scope, { kind, detail: { since: since.toISOString() }, dedupeKey, at });
}

/**
 * Disables an endpoint, once, and notifies its owners of the reason. With `since`, does so only if the endpoint has
 * been failing since then.
 */
async function switchOff(
  tx: Tx,
  scope: Scope,
  { sent, reason, at, since }: { sent: Sent; reason: OffReason; at: Date; since?: Date },
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), disabledAt: null, ...(since ? { failingSince: since } : {}) },
    data: { disabledAt: at, disabledReason: OFF_REASONS[reason] },
  });
  if (count === 0) return;
  await closeNotices(tx, scope, {
    kinds: ["webhook.failing", "webhook.failing_day"],
    at,
    subject: sent.endpointId,
  });
  const dedupeKey = `webhook.switched_off:${sent.endpointId}:${at.getTime()}`;
  await addNotice(tx, scope, { kind: "webhook.switched_off", detail: { reason }, dedupeKey, at });
  const fact = { ...scope, requestId: null, action: "webhook.switched_off", actor: SYSTEM, at };
  const row = await tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope, id: sent.endpointId } });
  await appendAudit(tx, { ...fact, detail: { reason, ...aboutEndpoint(row) } });
}

/**
 * Acts on a streak of failures that continues: notifies the owners that the endpoint has failed for a day, or
 * disables it.
 */
export async function actOnStreak(
  scope: Scope,
  { sent, since, act, now }: { sent: Sent; since: Date; act: "notify" | "switch_off"; now: Date },
): Promise<void> {
  await inScope(scope, async (tx) => {
    if (act === "switch_off") return switchOff(tx, scope, { sent, reason: "failing", at: now, since });
    const mine = { ...still(scope, sent), disabledAt: null, failingSince: since };
    if (await tx.webhookEndpoint.findFirst({ where: mine, select: { id: true } }))
      await addStreakNotice(tx, scope, { endpoint: sent, kind: "webhook.failing_day", since, at: now });
  });
}
