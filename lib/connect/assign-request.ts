import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { writeOwner } from "@/lib/store/write/owner";

/**
 * Makes a member of the company the owner of a request, who finds it among their own; null leaves it without an owner.
 * Throws not_found, and conflict if the user is not a member of the company any more.
 */
export async function assignRequest(
  scope: Scope,
  requestId: string,
  ownerId: string | null,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  if (!(await writeOwner(scope, requestId, { ownerId, actor, now })))
    throw new AppError("conflict", "This person is not a member of the company. Choose someone else.");
}
