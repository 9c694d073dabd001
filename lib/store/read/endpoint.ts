import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
import { settleSecrets } from "@/lib/rules/webhook-secret";
import type { EndpointTarget, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** The time when an enabled endpoint began to fail, and its URL; null while the endpoint is healthy or disabled. */
export async function findStreak(
  scope: Scope,
  endpointId: string,
): Promise<{ since: Date; url: string } | null> {
  const row = await inScope(scope, (tx) =>
    tx.webhookEndpoint.findFirst({
      where: { ...scope, id: endpointId, disabledAt: null },
      select: { failingSince: true, url: true },
    }),
  );
  return row?.failingSince && row.url ? { since: row.failingSince, url: row.url } : null;
}

export type EndpointRecord = {
  id: string;
  /** True for the endpoint that /v1/webhook reads and sets. */
  isDefault: boolean;
  url: string | null;
  /** The event types that the endpoint takes; empty for all. */
  eventTypes: EventType[];
  disabledAt: Date | null;
  disabledReason: string | null;
  failingSince: Date | null;
  /** The time when the next signing secret replaces the current one; null if no next secret is staged. */
  switchAt: Date | null;
  /** The time until which the replaced secret still signs; null if no replaced secret signs. */
  previousUntil: Date | null;
  createdAt: Date;
};

/**
 * Returns the row of an endpoint. Without an id, returns the row of the default endpoint, which always exists. Throws
 * not_found for an unknown or removed endpoint. Also throws it for the default endpoint's id while that endpoint has
 * no URL.
 */
export async function getRow(tx: Tx, scope: Scope, endpointId?: string): Promise<WebhookEndpoint> {
  if (endpointId === undefined)
    return tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope, isDefault: true } });
  const where = { ...scope, id: endpointId, url: { not: null } };
  const row = isId("whe", endpointId) ? await tx.webhookEndpoint.findFirst({ where }) : null;
  if (!row) throw notFound();
  return row;
}

/**
 * The details of an audit entry about an endpoint: the host of its URL and, for an endpoint other than the default
 * one, its id. The rest of the URL is left out, because firms put tokens in paths.
 */
export const aboutEndpoint = ({ id, isDefault, url }: Pick<WebhookEndpoint, "id" | "isDefault" | "url">) => ({
  ...(isDefault ? {} : { endpoint_id: id }),
  ...(url ? { host: new URL(url).host } : {}),
});

/** The endpoints with a URL: the default one first, then the oldest first. */
export function listRows(tx: Tx, scope: Scope): Promise<WebhookEndpoint[]> {
  // The list needs no limit, because the number of endpoints is limited when one is added.
  return tx.webhookEndpoint.findMany({
    where: { ...scope, url: { not: null } },
    orderBy: [{ isDefault: "desc" }, { createdAt: "asc" }, { id: "asc" }],
  });
}

/**
 * The URL and health of one endpoint at `now`, and the times at which its secrets change. Never includes a secret.
 * Throws not_found.
 */
export async function getEndpoint(
  { endpointId, ...scope }: EndpointTarget,
  now = new Date(),
): Promise<EndpointRecord> {
  return toRecord(await inScope(scope, (tx) => getRow(tx, scope, endpointId)), now);
}

/** Like getEndpoint, but for every endpoint with a URL, the default one first. */
export async function listEndpoints(scope: Scope, now = new Date()): Promise<EndpointRecord[]> {
  const rows = await inScope(scope, (tx) => listRows(tx, scope));
  return rows.map((row) => toRecord(row, now));
}

function toRecord(row: WebhookEndpoint, now: Date): EndpointRecord {
  const { nextSecretAt, previousSecretUntil } = settleSecrets<Uint8Array>(row, now);
  const { id, isDefault, url, disabledAt, disabledReason, failingSince, createdAt } = row;
  return {
    id,
    isDefault,
    url,
    eventTypes: row.eventTypes as EventType[],
    disabledAt,
    disabledReason,
    failingSince,
    switchAt: nextSecretAt,
    previousUntil: previousSecretUntil,
    createdAt,
  };
}

/** The audit actions that show a signing secret to a person. */
const SECRET_SHOWN_ACTIONS = [
  "webhook.secret_shown",
  "webhook.secret_staged",
  "webhook.secret_rotated",
] as const;

/**
 * Reports whether a signing secret of this environment's default endpoint was ever shown to a person. The first
 * secret is created without being shown, so until then no receiver can check signatures. The secrets of other
 * endpoints are shown when the endpoints are added.
 */
export async function wasSecretShown(scope: Scope): Promise<boolean> {
  return inScope(scope, (tx) => hasShownSecret(tx, scope));
}

/** Like wasSecretShown, but within a transaction. */
export async function hasShownSecret(tx: Tx, scope: Scope): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ shown: boolean }[]>`
    select exists (select from audit_entry where company_id = ${scope.companyId}
      and environment::text = ${scope.environment} and action = any(${[...SECRET_SHOWN_ACTIONS]})
      and detail->>'endpoint_id' is null) as shown`;
  return row?.shown ?? false;
}
