import type { AuditAction } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/**
 * An action that a person or a program starts and that background work does. The audit entry names who started
 * it.
 */
type BegunAct = {
  action: Extract<AuditAction, "refresh.requested" | "data.check_requested" | "sandbox.customer_played">;
  actor: Actor;
  detail?: Record<string, string>;
};

/** Records who started an action on a request of this scope. The caller must have checked that the request exists. */
export async function recordAct(
  scope: Scope,
  requestId: string,
  { action, actor, detail = {} }: BegunAct,
  now = new Date(),
): Promise<void> {
  await inScope(scope, (tx) => appendAudit(tx, { ...scope, requestId, action, actor, detail, at: now }));
}
