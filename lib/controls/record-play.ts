import type { Actor, Scope } from "@/lib/scope";
import { recordAct } from "@/lib/store/write/act";

/**
 * Records the member who acted as the customer of a test request; `act` names the action. The action's own audit
 * entry names the customer or the bank instead. The caller must have checked that the request exists.
 */
export async function recordPlay(scope: Scope, requestId: string, act: string, actor: Actor): Promise<void> {
  await recordAct(scope, requestId, { action: "sandbox.customer_played", actor, detail: { act } });
}
