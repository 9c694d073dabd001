import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { endKey } from "@/lib/store/write/key";

/**
 * Revokes a key without creating a new one, as when it has leaked and nothing replaces it. It stops working at once, also
 * where it is the last key of its environment. Throws not_found, also for a key that was replaced in the meantime.
 */
export async function revokeKey(scope: Scope, id: string, actor: Actor, now = new Date()): Promise<void> {
  if (!isId("key", id) || !(await endKey(scope, id, actor, now))) throw notFound();
}
