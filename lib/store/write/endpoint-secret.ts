import { AppError } from "@/lib/errors";
import {
  type Secrets,
  type SwitchHours,
  settleSecrets,
  stageSecrets,
  switchSecrets,
} from "@/lib/rules/webhook-secret";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { aboutEndpoint, hasShownSecret } from "@/lib/store/read/endpoint";
import { sealSecret } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { lockEndpoint } from "@/lib/store/write/endpoint";
import { secretContext } from "@/lib/store/write/secret-context";

type Sealed = Secrets<Uint8Array<ArrayBuffer>>;
type Change = { action: string; detail?: Record<string, string | number>; to: Sealed };

type Seal = (secret: string) => Uint8Array<ArrayBuffer>;

/** Locks the endpoint, computes its new secrets, writes them and records the change. Throws not_found. */
async function changeSecrets(
  { endpointId, ...scope }: EndpointTarget,
  {
    actor,
    now,
    decide,
    requireBefore = async () => undefined,
  }: {
    actor: Actor;
    now: Date;
    decide: (settled: Sealed, seal: Seal) => Change;
    requireBefore?: (tx: Tx) => Promise<void>;
  },
): Promise<void> {
  await inScope(scope, async (tx: Tx) => {
    const row = await lockEndpoint(tx, scope, endpointId);
    await requireBefore(tx);
    const seal: Seal = (secret) => sealSecret(secretContext(scope, row), secret);
    const change = decide(settleSecrets<Uint8Array<ArrayBuffer>>(row, now), seal);
    await tx.webhookEndpoint.updateMany({ where: { ...scope, id: row.id }, data: change.to });
    const detail = { ...change.detail, ...aboutEndpoint(row) };
    await appendAudit(tx, { ...scope, requestId: null, action: change.action, actor, detail, at: now });
  });
}

function requireStaged({ nextSecretSealed }: Sealed): void {
  if (!nextSecretSealed)
    throw new AppError("conflict", "No new secret is waiting to replace the current secret.");
}

/** Stages a secret that takes over after `afterHours`. Replaces a secret that was staged before. */
export async function stageSecret(
  target: EndpointTarget,
  { secret, afterHours, actor, now }: { secret: string; afterHours: SwitchHours; actor: Actor; now: Date },
): Promise<void> {
  await changeSecrets(target, {
    actor,
    now,
    decide: (settled, seal) => {
      const to = stageSecrets(settled, seal(secret), afterHours, now);
      return { action: "webhook.secret_staged", detail: { after_hours: afterHours }, to };
    },
  });
}

/** Makes the staged secret take over now. Throws conflict if none is staged. */
export async function switchSecret(target: EndpointTarget, actor: Actor, now = new Date()): Promise<void> {
  await changeSecrets(target, {
    actor,
    now,
    decide: (settled) => {
      requireStaged(settled);
      return { action: "webhook.secret_switched", to: switchSecrets(settled, now) };
    },
  });
}

/** Drops the staged secret. Throws conflict if none is staged. */
export async function cancelSecret(target: EndpointTarget, actor: Actor, now = new Date()): Promise<void> {
  await changeSecrets(target, {
    actor,
    now,
    decide: (settled) => {
      requireStaged(settled);
      return {
        action: "webhook.secret_dropped",
        to: { ...settled, nextSecretSealed: null, nextSecretAt: null },
      };
    },
  });
}

const aloneWith = (sealed: Uint8Array<ArrayBuffer>): Sealed => ({
  secretSealed: sealed,
  nextSecretSealed: null,
  nextSecretAt: null,
  previousSecretSealed: null,
  previousSecretUntil: null,
});

/** Replaces every signing secret of the endpoint with `secret`, immediately. */
export async function replaceSecret(
  target: EndpointTarget,
  secret: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await changeSecrets(target, {
    actor,
    now,
    decide: (_, seal) => ({
      action: "webhook.secret_rotated",
      to: aloneWith(seal(secret)),
    }),
  });
}

/**
 * Replaces the default endpoint's first secret, which was never shown, with `secret`, which is shown to a person.
 * Throws conflict if a secret was already shown.
 */
export async function giveFirstSecret(scope: Scope, secret: string, actor: Actor, now: Date): Promise<void> {
  const requireUnseen = async (tx: Tx) => {
    if (await hasShownSecret(tx, scope))
      throw new AppError("conflict", "The signing secret was already shown. Rotate it to get a new secret.");
  };
  const decide = (_: Sealed, seal: Seal) => ({ action: "webhook.secret_shown", to: aloneWith(seal(secret)) });
  await changeSecrets(scope, { actor, now, decide, requireBefore: requireUnseen });
}
