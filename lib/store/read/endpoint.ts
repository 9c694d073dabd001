import { settleSecrets } from "@/lib/rules/webhook-secret";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";

/** Since when nothing has succeeded on an endpoint that is on, and where it points; null while all is well. */
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
  url: string | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  failingSince: Date | null;
  /** When the staged secret takes over; null without a staged secret. */
  switchAt: Date | null;
  /** Until when the replaced secret still signs; null without one. */
  previousUntil: Date | null;
};

/** Where the company's events go, how that fares, and the stage its signing secret is in at `now`. Never a secret. */
export async function getEndpoint(scope: Scope, now = new Date()): Promise<EndpointRecord> {
  const row = await inScope(scope, (tx) => tx.webhookEndpoint.findFirstOrThrow({ where: { ...scope } }));
  const { nextSecretAt, previousSecretUntil } = settleSecrets<Uint8Array>(row, now);
  const { url, disabledAt, disabledReason, failingSince } = row;
  return {
    url,
    disabledAt,
    disabledReason,
    failingSince,
    switchAt: nextSecretAt,
    previousUntil: previousSecretUntil,
  };
}

/** The audit actions that show a signing secret to a person. */
export const SECRET_SHOWN_ACTIONS = [
  "webhook.secret_shown",
  "webhook.secret_staged",
  "webhook.secret_rotated",
] as const;

/**
 * True if a signing secret of this environment was ever shown to a person. The first secret is created unseen, so until
 * then no receiver can be checking signatures.
 */
export async function wasSecretShown(scope: Scope): Promise<boolean> {
  return inScope(scope, (tx) => hasShownSecret(tx, scope));
}

/** The same, within a transaction. */
export async function hasShownSecret(tx: Tx, scope: Scope): Promise<boolean> {
  const action = { in: [...SECRET_SHOWN_ACTIONS] };
  const entry = await tx.auditEntry.findFirst({ where: { ...scope, action }, select: { id: true } });
  return entry !== null;
}
