import {
  firstLookAt,
  OFF_REASONS,
  type OffReason,
  TOLD_AT_ATTEMPT,
  WEBHOOK_NOTICES,
} from "@/lib/domain/endpoint-health";
import { AppError } from "@/lib/errors";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addNotice, closeNotices } from "@/lib/store/write/notice";
import { addWork } from "@/lib/store/write/outbox";
import { addPing } from "@/lib/store/write/test-event";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** What an endpoint is from `at` on, whatever attempts that began before come to. */
const wellFrom = (at: Date) => ({
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  wellSince: at,
});

/** The company's endpoint, held until the transaction ends. There is always one: it comes with the company. */
export async function lockEndpoint(tx: Tx, scope: Scope): Promise<WebhookEndpoint> {
  await tx.$executeRaw`select id from webhook_endpoint
    where company_id = ${scope.companyId} and environment::text = ${scope.environment} for no key update`;
  return tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope } });
}

const isUnwell = ({ disabledAt, failingSince }: WebhookEndpoint) =>
  disabledAt !== null || failingSince !== null;

/**
 * Sets or clears where webhooks go. An endpoint that had been switched off or was failing begins afresh, and is tried
 * with a test event: then `pinged` is true.
 */
export async function setWebhookUrl(
  scope: Scope,
  url: string | null,
  actor: Actor,
  now: Date,
): Promise<{ pinged: boolean }> {
  return inScope(scope, async (tx) => {
    const wasUnwell = isUnwell(await lockEndpoint(tx, scope));
    const pinged = wasUnwell && url !== null;
    await tx.webhookEndpoint.updateMany({
      where: { ...scope },
      data: { url, ...(wasUnwell ? wellFrom(now) : {}) },
    });
    await closeNotices(tx, scope, WEBHOOK_NOTICES, now);
    if (pinged) await addPing(tx, scope, now);
    const action = url ? "webhook.set" : "webhook.cleared";
    await appendAudit(tx, { ...scope, requestId: null, action, actor, at: now });
    return { pinged };
  });
}

/** Switches an endpoint on again and tries it with a test event; one that is well is left alone. Throws conflict. */
export async function switchOnEndpoint(scope: Scope, actor: Actor, now: Date): Promise<{ pinged: boolean }> {
  return inScope(scope, async (tx) => {
    const before = await lockEndpoint(tx, scope);
    if (!before.url) throw new AppError("conflict", "No webhook URL is set.");
    if (!isUnwell(before)) return { pinged: false };
    await tx.webhookEndpoint.updateMany({ where: { ...scope }, data: wellFrom(now) });
    await closeNotices(tx, scope, WEBHOOK_NOTICES, now);
    await addPing(tx, scope, now);
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.switched_on", actor, at: now });
    return { pinged: true };
  });
}

/** An endpoint and the address it was sent to: what became of an address that was since replaced is no matter. */
export type Sent = { endpointId: string; url: string };

const still = (scope: Scope, { endpointId, url }: Sent) => ({ ...scope, id: endpointId, url });

/** Ends a streak of failures, in the transaction that records an attempt that arrived. */
export async function noteSuccess(tx: Tx, scope: Scope, sent: Sent, at: Date): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), failingSince: { not: null } },
    data: { failingSince: null, wellSince: at },
  });
  if (count === 1) await closeNotices(tx, scope, ["webhook.failing", "webhook.failing_day"], at);
}

/**
 * Begins or goes on with a streak of failures, in the transaction that records one: the first has the endpoint looked
 * at in a day, the fourth of one delivery is told to the owners, once a streak.
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
  if (attempt.isGone) return switchOff(tx, scope, sent, "gone", attempt.at);
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
  if (attempt.numberInRound !== TOLD_AT_ATTEMPT) return;
  const failing = await tx.webhookEndpoint.findFirst({ where: mine, select: { failingSince: true } });
  if (failing?.failingSince)
    await addStreakNotice(tx, scope, sent, "webhook.failing", failing.failingSince, attempt.at);
}

async function addStreakNotice(
  tx: Tx,
  scope: Scope,
  { endpointId }: Sent,
  kind: "webhook.failing" | "webhook.failing_day",
  since: Date,
  at: Date,
): Promise<void> {
  const dedupeKey = `${kind}:${endpointId}:${since.getTime()}`;
  await addNotice(tx, scope, { kind, detail: { since: since.toISOString() }, dedupeKey, at });
}

/** Switches an endpoint off, once, and tells its owners why. `since`: only if it is still the streak that began then. */
async function switchOff(
  tx: Tx,
  scope: Scope,
  sent: Sent,
  reason: OffReason,
  at: Date,
  since?: Date,
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { ...still(scope, sent), disabledAt: null, ...(since ? { failingSince: since } : {}) },
    data: { disabledAt: at, disabledReason: OFF_REASONS[reason] },
  });
  if (count === 0) return;
  await closeNotices(tx, scope, ["webhook.failing", "webhook.failing_day"], at);
  const dedupeKey = `webhook.switched_off:${sent.endpointId}:${at.getTime()}`;
  await addNotice(tx, scope, { kind: "webhook.switched_off", detail: { reason }, dedupeKey, at });
  const fact = { ...scope, requestId: null, action: "webhook.switched_off", actor: SYSTEM, at };
  await appendAudit(tx, { ...fact, detail: { reason } });
}

/** Tells the owners that an endpoint has failed for a day, or switches it off, where the streak is still the same. */
export async function actOnStreak(
  scope: Scope,
  sent: Sent,
  since: Date,
  act: "tell" | "switch_off",
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    if (act === "switch_off") return switchOff(tx, scope, sent, "failing", now, since);
    const mine = { ...still(scope, sent), disabledAt: null, failingSince: since };
    if (await tx.webhookEndpoint.findFirst({ where: mine, select: { id: true } }))
      await addStreakNotice(tx, scope, sent, "webhook.failing_day", since, now);
  });
}
