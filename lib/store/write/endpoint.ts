import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
import { OFF_REASONS, WEBHOOK_NOTICES } from "@/lib/rules/webhook-delivery";
import { ENDPOINTS_MAX } from "@/lib/rules/webhook-endpoint";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { aboutEndpoint, getRow } from "@/lib/store/read/endpoint";
import { sealSecret } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { closeNotices } from "@/lib/store/write/notice";
import { secretContext } from "@/lib/store/write/secret-context";
import { addPing } from "@/lib/store/write/test-event";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** The fields that mark an endpoint as healthy from `at` on. Results of earlier attempts are then ignored. */
const wellFrom = (at: Date) => ({
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  wellSince: at,
});

/**
 * Reads the endpoint with `endpointId` and locks it until the transaction ends; without an id, the default endpoint,
 * which always exists. Throws not_found.
 */
export async function lockEndpoint(tx: Tx, scope: Scope, endpointId?: string): Promise<WebhookEndpoint> {
  await lockRow(tx, scope, endpointId);
  return getRow(tx, scope, endpointId);
}

/** Locks the row of an endpoint, even of a removed one. */
export async function lockRow(tx: Tx, scope: Scope, endpointId?: string): Promise<void> {
  await tx.$executeRaw`select id from webhook_endpoint
    where company_id = ${scope.companyId} and environment::text = ${scope.environment}
      and case when ${endpointId ?? null}::text is null then is_default else id = ${endpointId ?? null} end
    for no key update`;
}

const isUnwell = ({ disabledAt, failingSince }: WebhookEndpoint) =>
  disabledAt !== null || failingSince !== null;

/**
 * Throws conflict if the environment already has ENDPOINTS_MAX endpoints with a URL. Concurrent changes wait for
 * each other.
 */
async function requireRoom(tx: Tx, scope: Scope): Promise<void> {
  // Locking the default endpoint's row serialises changes to the number of endpoints.
  await lockEndpoint(tx, scope);
  if ((await tx.webhookEndpoint.count({ where: { ...scope, url: { not: null } } })) < ENDPOINTS_MAX) return;
  const message = `Each environment can have at most ${ENDPOINTS_MAX} webhook endpoints. Remove an endpoint first.`;
  throw new AppError("conflict", message);
}

/**
 * Adds an endpoint with its first secret, which the caller shows. Returns the endpoint's id. Throws conflict at the
 * limit of endpoints.
 */
export async function addEndpoint(
  scope: Scope,
  { url, eventTypes, secret }: { url: string; eventTypes: readonly EventType[]; secret: string },
  actor: Actor,
  now: Date,
): Promise<string> {
  const row = { id: newId("whe"), isDefault: false };
  const secretSealed = sealSecret(secretContext(scope, row), secret);
  return inScope(scope, async (tx) => {
    await requireRoom(tx, scope);
    const data = { ...row, ...scope, url, eventTypes: [...eventTypes], secretSealed, createdAt: now };
    await tx.webhookEndpoint.create({ data });
    const detail = aboutEndpoint({ ...row, url });
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.added", actor, detail, at: now });
    return row.id;
  });
}

export type EndpointChange = {
  /** Null clears the URL of the default endpoint, and removes any other endpoint. */
  url?: string | null;
  /** The event types that the endpoint takes; empty for all. */
  eventTypes?: readonly EventType[];
  isOn?: boolean;
};

/**
 * Changes an endpoint. If the endpoint was off or failing, it counts as healthy again when its URL is set or
 * cleared, or when it is switched on. If it then has a URL, it is sent a test event and `pinged` is true. Throws
 * not_found. Throws conflict if a new URL would exceed the limit of endpoints, or if an endpoint without a URL is
 * switched on.
 */
export async function changeEndpoint(
  { endpointId, ...scope }: EndpointTarget,
  change: EndpointChange,
  actor: Actor,
  now: Date,
): Promise<{ pinged: boolean }> {
  return inScope(scope, async (tx) => {
    if (change.url) await requireRoomFor(tx, scope, endpointId);
    const before = await lockEndpoint(tx, scope, endpointId);
    const url = change.url === undefined ? before.url : change.url;
    if (change.isOn && url === null) throw new AppError("conflict", "No webhook URL is set.");
    const startsFresh =
      isUnwell(before) && change.isOn !== false && (change.isOn || change.url !== undefined);
    const stops = change.isOn === false && before.disabledAt === null;
    await tx.webhookEndpoint.updateMany({
      where: { ...scope, id: before.id },
      data: {
        url,
        ...(change.eventTypes ? { eventTypes: [...change.eventTypes] } : {}),
        ...(startsFresh ? wellFrom(now) : {}),
        ...(stops ? { ...wellFrom(now), disabledAt: now, disabledReason: OFF_REASONS.chosen } : {}),
        ...(url === null && !before.isDefault ? forgotten(scope, before) : {}),
      },
    });
    if (startsFresh || stops || change.url !== undefined)
      await closeNotices(tx, scope, { kinds: WEBHOOK_NOTICES, at: now, subject: before.id });
    const pinged = startsFresh && url !== null;
    if (pinged) await addPing(tx, { ...scope, endpointId: before.id }, now);
    const isSame = change.eventTypes?.join() === before.eventTypes.join();
    const { eventTypes: _, ...others } = change;
    for (const action of actionsOf(isSame ? others : change, {
      startsFresh,
      stops,
      isDefault: before.isDefault,
    }))
      await appendAudit(tx, {
        ...scope,
        requestId: null,
        action,
        actor,
        detail: aboutEndpoint({ ...before, url: url ?? before.url }),
        at: now,
      });
    return { pinged };
  });
}

/**
 * Throws conflict if the default endpoint has no URL yet and the limit of endpoints is reached. Setting its URL
 * would then add an endpoint.
 */
async function requireRoomFor(tx: Tx, scope: Scope, endpointId: string | undefined): Promise<void> {
  if (endpointId === undefined && (await lockEndpoint(tx, scope)).url === null) await requireRoom(tx, scope);
}

/**
 * Values that overwrite the secrets of a removed endpoint. The endpoint's row stays until its deliveries are
 * deleted.
 */
const forgotten = (scope: Scope, row: WebhookEndpoint) => ({
  secretSealed: sealSecret(secretContext(scope, row), ""),
  nextSecretSealed: null,
  nextSecretAt: null,
  previousSecretSealed: null,
  previousSecretUntil: null,
});

function actionsOf(
  { url, eventTypes, isOn }: EndpointChange,
  { startsFresh, stops, isDefault }: { startsFresh: boolean; stops: boolean; isDefault: boolean },
): string[] {
  const cleared = isDefault ? "webhook.cleared" : "webhook.removed";
  return [
    ...(url === undefined ? [] : [url === null ? cleared : "webhook.set"]),
    ...(eventTypes && url !== null ? ["webhook.events_chosen"] : []),
    ...(isOn && startsFresh ? ["webhook.switched_on"] : []),
    ...(stops ? ["webhook.switched_off"] : []),
  ];
}

/**
 * Sets an endpoint's URL. Null clears the URL of the default endpoint, and removes any other. Throws as changeEndpoint
 * does.
 */
export function setWebhookUrl(target: EndpointTarget, url: string | null, actor: Actor, now: Date) {
  return changeEndpoint(target, { url }, actor, now);
}
