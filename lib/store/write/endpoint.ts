import { AppError } from "@/lib/errors";
import {
  firstLookAt,
  OFF_REASONS,
  type OffReason,
  TOLD_AT_ATTEMPT,
  WEBHOOK_NOTICES,
} from "@/lib/rules/endpoint-health";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addNotice, closeNotices } from "@/lib/store/write/notice";
import { addWork } from "@/lib/store/write/outbox";
import { addPing } from "@/lib/store/write/test-event";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** The fields of a healthy endpoint from `at` on, whatever the result of attempts that started earlier. */
const wellFrom = (at: Date) => ({
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  wellSince: at,
});

/**
 * The company's endpoint, locked until the transaction ends. It always exists, because it is created with the company.
 */
export async function lockEndpoint(tx: Tx, scope: Scope): Promise<WebhookEndpoint> {
  await tx.$executeRaw`select id from webhook_endpoint
    where company_id = ${scope.companyId} and environment::text = ${scope.environment} for no key update`;
  return tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope } });
}

const isUnwell = ({ disabledAt, failingSince }: WebhookEndpoint) =>
  disabledAt !== null || failingSince !== null;

/**
 * Sets or clears the webhook URL. An endpoint that was switched off or failing starts fresh and gets a test event: then
 * `pinged` is true.
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

/** Switches an endpoint on again and sends a test event; a healthy one is left alone. Throws conflict. */
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

/** An endpoint and the URL a delivery was sent to. The result for a URL that was replaced since does not matter. */
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
 * Starts or continues a streak of failures, in the transaction that records one. The first schedules a check in a day;
 * the fourth of one delivery notifies the owners, once a streak.
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

/**
 * Switches an endpoint off, once, and notifies its owners of the reason. With `since`, only if the streak that began
 * then continues.
 */
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

/** Notifies the owners that an endpoint has failed for a day, or switches it off, if the streak continues. */
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
