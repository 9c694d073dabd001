import type { Actor, Scope } from "@/lib/scope";
import { recordAct } from "@/lib/store/write/act";

/**
 * Records the member who acted as the customer of a test request, `act` by name. The act's own record names the customer or
 * the bank. The caller has found the request.
 */
export async function recordPlay(scope: Scope, requestId: string, act: string, actor: Actor): Promise<void> {
  await recordAct(scope, requestId, { action: "sandbox.customer_played", actor, detail: { act } });
}
