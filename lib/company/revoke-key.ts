import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import * as keys from "@/lib/store/write/key";

/**
 * Revokes a key without a replacement, for example after a leak. The key stops working immediately, even if it is the
 * last of its environment. Throws conflict for a key that was already replaced or revoked, and if the id is not a key
 * of this environment.
 */
export async function revokeKey(scope: Scope, id: string, actor: Actor, now = new Date()): Promise<void> {
  if (!isId("key", id) || !(await keys.revokeKey(scope, id, actor, now)))
    throw new AppError("conflict", "This key was already replaced or revoked. Reload to continue.");
}
