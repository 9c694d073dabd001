import { AppError, notFound } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { isMember } from "@/lib/store/read/member";
import * as runs from "@/lib/store/write/bulk-run";

/**
 * Starts a run: queues its rows as background work. A repeat changes nothing. A run that assigns owners uses
 * `ownerId`; null removes the owner. Throws not_found, and conflict if `ownerId` is not a member.
 */
export async function startRun(
  scope: Scope,
  id: string,
  { actor, ownerId = null, now = new Date() }: { actor: Actor; ownerId?: string | null; now?: Date },
): Promise<void> {
  if (ownerId && !(await isMember(scope.companyId, ownerId)))
    throw new AppError("conflict", "The chosen owner is no longer a member. Choose another owner.");
  if (!(await runs.startRun(scope, id, { actor, now, ownerId }))) throw notFound();
}
