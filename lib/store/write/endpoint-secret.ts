import { AppError } from "@/lib/errors";
import {
  type Secrets,
  type SwitchHours,
  settleSecrets,
  stageSecrets,
  switchSecrets,
} from "@/lib/rules/webhook-secret";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { hasShownSecret } from "@/lib/store/read/endpoint";
import { sealSecret } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { lockEndpoint } from "@/lib/store/write/endpoint";
import { secretPlace } from "@/lib/store/write/secret-place";

type Sealed = Secrets<Uint8Array<ArrayBuffer>>;
type Change = { action: string; detail?: Record<string, string | number>; to: Sealed };

/** Locks the endpoint, computes its new secrets, writes them and records the change. */
async function changeSecrets(
  scope: Scope,
  actor: Actor,
  now: Date,
  decide: (settled: Sealed) => Change,
  requireBefore: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  await inScope(scope, async (tx: Tx) => {
    const row = await lockEndpoint(tx, scope);
    await requireBefore(tx);
    const { action, detail = {}, to } = decide(settleSecrets<Uint8Array<ArrayBuffer>>(row, now));
    await tx.webhookEndpoint.updateMany({ where: { ...scope }, data: to });
    await appendAudit(tx, { ...scope, requestId: null, action, actor, detail, at: now });
  });
}

function requireStaged({ nextSecretSealed }: Sealed): void {
  if (!nextSecretSealed) throw new AppError("conflict", "No new secret is waiting to take over.");
}

/** Stages a secret to take over in so many hours, in place of any staged before. */
export async function stageSecret(
  scope: Scope,
  secret: string,
  afterHours: SwitchHours,
  actor: Actor,
  now: Date,
): Promise<void> {
  const sealed = sealSecret(secretPlace(scope), secret);
  await changeSecrets(scope, actor, now, (settled) => {
    const to = stageSecrets(settled, sealed, afterHours, now);
    return { action: "webhook.secret_staged", detail: { after_hours: afterHours }, to };
  });
}

/** Makes the staged secret take over now. Throws conflict if none is staged. */
export async function switchSecret(scope: Scope, actor: Actor, now: Date): Promise<void> {
  await changeSecrets(scope, actor, now, (settled) => {
    requireStaged(settled);
    return { action: "webhook.secret_switched", to: switchSecrets(settled, now) };
  });
}

/** Drops the staged secret. Throws conflict if none is staged. */
export async function cancelSecret(scope: Scope, actor: Actor, now: Date): Promise<void> {
  await changeSecrets(scope, actor, now, (settled) => {
    requireStaged(settled);
    return {
      action: "webhook.secret_dropped",
      to: { ...settled, nextSecretSealed: null, nextSecretAt: null },
    };
  });
}

const aloneWith = (scope: Scope, secret: string): Sealed => ({
  secretSealed: sealSecret(secretPlace(scope), secret),
  nextSecretSealed: null,
  nextSecretAt: null,
  previousSecretSealed: null,
  previousSecretUntil: null,
});

/** Replaces every old signing secret with a new one at once. */
export async function replaceSecret(scope: Scope, secret: string, actor: Actor, now: Date): Promise<void> {
  const to = aloneWith(scope, secret);
  await changeSecrets(scope, actor, now, () => ({ action: "webhook.secret_rotated", to }));
}

/** Replaces the unseen secret with the first one shown to a person. Throws conflict if one was shown before. */
export async function giveFirstSecret(scope: Scope, secret: string, actor: Actor, now: Date): Promise<void> {
  const to = aloneWith(scope, secret);
  const requireUnseen = async (tx: Tx) => {
    if (await hasShownSecret(tx, scope))
      throw new AppError("conflict", "A signing secret was shown already. Rotate it to get another.");
  };
  await changeSecrets(scope, actor, now, () => ({ action: "webhook.secret_shown", to }), requireUnseen);
}
