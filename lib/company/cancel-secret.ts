import type { Actor, Scope } from "@/lib/scope";
import { dropStaged } from "@/lib/store/write/endpoint-secret";

/** Drops the staged signing secret; the active one stays. Throws conflict where none is staged. */
export async function cancelSecret(scope: Scope, actor: Actor, now = new Date()): Promise<void> {
  await dropStaged(scope, actor, now);
}
