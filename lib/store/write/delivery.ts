import { newId } from "@/lib/ids";
import { firstLookAt, NOTIFY_AT_ATTEMPT, OFF_REASONS, type OffReason } from "@/lib/rules/webhook-delivery";
import { secretsAt } from "@/lib/rules/webhook-secret";
import { type Scope, SYSTEM } from "@/lib/scope";
import { ask, inScope, type Tx } from "@/lib/store/client";
import type { AttemptLine } from "@/lib/store/read/delivery";
import { aboutEndpoint } from "@/lib/store/read/endpoint";
import { type Json, toBytes, toDate } from "@/lib/store/read/row";
import { unsealSecret } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { lockRow } from "@/lib/store/write/endpoint";
import { addNotice, closeNotices } from "@/lib/store/write/notice";
import { addWork } from "@/lib/store/write/outbox";
import { secretContext } from "@/lib/store/write/secret-context";
import type { Delivery, Event, WebhookEndpoint } from "@/prisma/generated/client";

type PendingDelivery = {
  id: string;
  eventId: string;
  eventType: string;
  payload: string;
  /** `attempts` is the number of attempts so far; `roundStart` is the number of attempts before the current round. */
  attempts: number;
  roundStart: number;
  url: string;
  /**
   * The secret for `X-Service-Signature` at `now`, and the other valid secrets, which `webhook-signature` also uses.
   */
  secret: string;
  otherSecrets: string[];
  endpointId: string;
  /** The time of this attempt: the caller's time or, if the caller gave none, the database's. */
  now: Date;
};

type DueDeliveryRow = {
  delivery: Json<Delivery & { asked_at: Date }>;
  event: Json<Event>;
  endpoint: Json<WebhookEndpoint>;
};

/**
 * Finds a pending delivery with its contents, and the signing secrets that are valid at `at` (by default the database's
 * time). Null if the delivery is not pending. Fails the delivery and returns null if its endpoint has no URL or is
 * disabled. Takes one round trip if the endpoint is enabled.
 */
export async function findPendingDelivery(
  scope: Scope,
  id: string,
  at: Date | null,
): Promise<PendingDelivery | null> {
  const [found] = await ask<DueDeliveryRow>("find_delivery", "select * from find_delivery($1, $2, $3)", [
    scope.companyId,
    scope.environment,
    id,
  ]);
  if (!found) return null;
  const { delivery, event, endpoint } = found;
  if (!endpoint.url || endpoint.disabled_at) {
    return (await giveUp(scope, id, endpoint.id)) ? null : findPendingDelivery(scope, id, at);
  }
  const now = at ?? new Date(delivery.asked_at);
  const context = secretContext(scope, { id: endpoint.id, isDefault: endpoint.is_default });
  const open = (sealed: string) => unsealSecret(context, toBytes(sealed));
  const { active, others } = secretsAt<string>(
    {
      secretSealed: endpoint.secret_sealed,
      nextSecretSealed: endpoint.next_secret_sealed,
      nextSecretAt: toDate(endpoint.next_secret_at),
      previousSecretSealed: endpoint.previous_secret_sealed,
      previousSecretUntil: toDate(endpoint.previous_secret_until),
    },
    now,
  );
  return {
    id,
    eventId: event.id,
    eventType: event.type,
    payload: event.payload,
    attempts: delivery.attempts,
    roundStart: delivery.round_start,
    url: endpoint.url,
    secret: open(active),
    otherSecrets: others.map(open),
    endpointId: endpoint.id,
    now,
  };
}

/**
 * Fails a delivery whose endpoint has no URL or is disabled; a member can replay the delivery later. Returns false if
 * the endpoint was enabled in the meantime.
 */
async function giveUp(scope: Scope, id: string, endpointId: string): Promise<boolean> {
  return inScope(scope, async (tx) => {
    // Locks the delivery before the endpoint, in the same order as when an attempt is recorded.
    await lockDelivery(tx, scope, id);
    await lockRow(tx, scope, endpointId);
    const where = { ...scope, id: endpointId, url: { not: null }, disabledAt: null };
    if (await tx.webhookEndpoint.findFirst({ where, select: { id: true } })) return false;
    await tx.delivery.updateMany({
      where: { id, ...scope, state: "pending" },
      data: { state: "failed", nextAt: null },
    });
    return true;
  });
}

/**
 * Locks the delivery, and returns the number of attempts before the current round; null if there is no such delivery.
 */
async function lockDelivery(tx: Tx, scope: Scope, id: string): Promise<{ roundStart: number } | null> {
  const [row] = await tx.$queryRaw<{ round_start: number }[]>`
    select round_start from delivery
    where company_id = ${scope.companyId} and environment::text = ${scope.environment} and id = ${id}
    for no key update`;
  return row ? { roundStart: row.round_start } : null;
}

type Sent = Pick<PendingDelivery, "id" | "endpointId" | "url" | "roundStart">;

/**
 * A function that returns when to retry after a failed attempt, given the attempt's number in the current round; null
 * if that attempt was the last.
 */
type NextAt = (numberInRound: number) => Date | null;

/**
 * Records one attempt and its effects. Returns when the next attempt is due, or null. If someone requested a replay
 * during the attempt, a new round has started: this attempt counts as its first, and even a 410 does not end the round.
 */
export async function recordAttempt(
  scope: Scope,
  delivery: Sent,
  attempt: AttemptLine,
  nextAtIn: NextAt,
): Promise<Date | null> {
  const delivered = attempt.outcome === "delivered";
  if (delivered && (await recordArrival(scope, delivery, attempt))) return null;
  return inScope(scope, async (tx) => {
    const row = await lockDelivery(tx, scope, delivery.id);
    if (!row) return null;
    const isGone = attempt.responseCode === 410;
    const numberInRound = attempt.number - row.roundStart;
    const isOver = delivered || (isGone && row.roundStart === delivery.roundStart);
    const nextAt = isOver ? null : nextAtIn(numberInRound);
    const { count } = await tx.delivery.updateMany({
      // Once a delivery has arrived it stays delivered, even if a slower run of the same attempt records a failure.
      where: {
        id: delivery.id,
        ...scope,
        attempts: delivered ? { gte: attempt.number - 1 } : attempt.number - 1,
      },
      data: delivered
        ? { state: "delivered", deliveredAt: attempt.at, nextAt: null }
        : { attempts: attempt.number, state: nextAt ? "pending" : "failed", nextAt },
    });
    // Another worker has recorded this same attempt. The receiver got the event twice, which our contract allows.
    if (count === 0) return nextAt;
    if (delivered) {
      const fewer = { id: delivery.id, ...scope, attempts: attempt.number - 1 };
      await tx.delivery.updateMany({ where: fewer, data: { attempts: attempt.number } });
    }
    await tx.deliveryAttempt.createMany({
      data: [{ id: newId("att"), deliveryId: delivery.id, ...scope, ...attempt }],
      skipDuplicates: true,
    });
    if (delivered) await noteSuccess(tx, scope, delivery, attempt.at);
    else await noteFailure(tx, scope, delivery, { numberInRound, isGone, at: attempt.at });
    return nextAt;
  });
}

/**
 * Records a successful attempt in one round trip, because most attempts succeed. If the endpoint was failing before,
 * writes nothing and returns false.
 */
async function recordArrival(scope: Scope, delivery: Sent, attempt: AttemptLine): Promise<boolean> {
  const [row] = await ask<{ noted: boolean }>(
    "record_arrival",
    "select record_arrival($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as noted",
    [
      scope.companyId,
      scope.environment,
      delivery.id,
      newId("att"),
      attempt.number,
      attempt.at,
      attempt.latencyMs,
      attempt.responseCode,
      attempt.responseText,
      attempt.host,
    ],
  );
  return row?.noted ?? false;
}

/**
 * An endpoint and the URL to which a delivery was sent. If the endpoint's URL has been replaced since, the result of
 * the delivery is ignored.
 */
type SentTo = { endpointId: string; url: string };

const still = (scope: Scope, { endpointId, url }: SentTo) => ({ ...scope, id: endpointId, url });

/** The notices that an endpoint is failing, and that it has failed for a day. */
const FAILING = ["webhook.failing", "webhook.failing_day"] as const;

const closeFailing = (tx: Tx, scope: Scope, { endpointId }: SentTo, at: Date) =>
  closeNotices(tx, scope, { kinds: FAILING, at, subject: endpointId });

/** Ends a streak of failures, in the transaction that records a successful attempt. */
async function noteSuccess(tx: Tx, scope: Scope, sent: SentTo, at: Date): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), failingSince: { not: null } },
    data: { failingSince: null, wellSince: at },
  });
  if (count === 1) await closeFailing(tx, scope, sent, at);
}

/**
 * Begins or continues a streak of failures, in the transaction that records a failed attempt. Ignores an attempt from
 * before the endpoint was last healthy. A response with status 410 disables the endpoint immediately. The first failure
 * schedules a check one day later. The fourth failure of one delivery notifies the company, once in each streak.
 */
export async function noteFailure(
  tx: Tx,
  scope: Scope,
  sent: SentTo,
  attempt: { numberInRound: number; isGone: boolean; at: Date },
): Promise<void> {
  const isOld = { ...still(scope, sent), wellSince: { gt: attempt.at } };
  if (await tx.webhookEndpoint.findFirst({ where: isOld, select: { id: true } })) return;
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
  const since = failing?.failingSince;
  if (since) await addStreakNotice(tx, scope, { sent, kind: "webhook.failing", since, at: attempt.at });
}

async function addStreakNotice(
  tx: Tx,
  scope: Scope,
  { sent, kind, since, at }: { sent: SentTo; kind: (typeof FAILING)[number]; since: Date; at: Date },
): Promise<void> {
  const dedupeKey = `${kind}:${sent.endpointId}:${since.getTime()}`;
  await addNotice(tx, scope, { kind, detail: { since: since.toISOString() }, dedupeKey, at });
}

/**
 * Disables an endpoint, once, and notifies the company of the reason. With `since`, does so only if the endpoint has
 * been failing since then.
 */
async function switchOff(
  tx: Tx,
  scope: Scope,
  { sent, reason, at, since }: { sent: SentTo; reason: OffReason; at: Date; since?: Date },
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), disabledAt: null, ...(since ? { failingSince: since } : {}) },
    data: { disabledAt: at, disabledReason: OFF_REASONS[reason] },
  });
  if (count === 0) return;
  await closeFailing(tx, scope, sent, at);
  const dedupeKey = `webhook.switched_off:${sent.endpointId}:${at.getTime()}`;
  await addNotice(tx, scope, { kind: "webhook.switched_off", detail: { reason }, dedupeKey, at });
  const fact = { ...scope, requestId: null, action: "webhook.switched_off", actor: SYSTEM, at };
  const row = await tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope, id: sent.endpointId } });
  await appendAudit(tx, { ...fact, detail: { reason, ...aboutEndpoint(row) } });
}

/**
 * Acts on a streak of failures that continues: notifies the company that the endpoint has failed for a day, or disables
 * it.
 */
export async function actOnStreak(
  scope: Scope,
  { sent, since, act, now }: { sent: SentTo; since: Date; act: "notify" | "switch_off"; now: Date },
): Promise<void> {
  await inScope(scope, async (tx) => {
    if (act === "switch_off") return switchOff(tx, scope, { sent, reason: "failing", at: now, since });
    const mine = { ...still(scope, sent), disabledAt: null, failingSince: since };
    if (await tx.webhookEndpoint.findFirst({ where: mine, select: { id: true } }))
      await addStreakNotice(tx, scope, { sent, kind: "webhook.failing_day", since, at: now });
  });
}
