import type { Actor, Scope } from "@/lib/scope";
import { switchToStaged } from "@/lib/store/write/endpoint-secret";

/**
 * Has the staged signing secret take over now rather than at its time. The one it replaces stays among the Standard
 * Webhooks signatures for a day. Throws conflict where none is staged.
 */
export async function switchSecret(scope: Scope, actor: Actor, now = new Date()): Promise<void> {
  await switchToStaged(scope, actor, now);
}
