import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import * as owners from "@/lib/store/write/owner";

/**
 * Makes a member of the company the owner of a request, so that the request appears in that member's own list; null
 * removes the owner. Throws not_found, and conflict if the user is no longer a member of the company.
 */
export async function assignRequest(
  scope: Scope,
  requestId: string,
  { ownerId, actor, now = new Date() }: { ownerId: string | null; actor: Actor; now?: Date },
): Promise<void> {
  if (!(await owners.assignRequest(scope, requestId, { ownerId, actor, now })))
    throw new AppError("conflict", "This person is not a member of the company. Choose someone else.");
}
