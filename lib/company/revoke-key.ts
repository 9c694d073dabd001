import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import * as keys from "@/lib/store/write/key";

/**
 * Revokes a key without a replacement, for example after a leak. The key stops working at once, even if it is the
 * last of its environment. Throws not_found, also for a key that has been replaced in the meantime.
 */
export async function revokeKey(scope: Scope, id: string, actor: Actor, now = new Date()): Promise<void> {
  if (!isId("key", id) || !(await keys.revokeKey(scope, id, actor, now))) throw notFound();
}
