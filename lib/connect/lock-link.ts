import { AppError } from "@/lib/errors";
import { findLinkLock } from "@/lib/rules/link";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { writeLinkLock } from "@/lib/store/write/link";

/**
 * Locks the link of a request that awaits consent: from now on it says to ask the firm, and no way to a bank is made from
 * it. A customer who is at their bank already may finish there. Repeating it changes nothing. Throws not_found, conflict
 * when nothing is left to consent to, because a link by which data is shared must stay open for stopping.
 */
export async function lockLink(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (findLinkLock(request, now)) return;
  const isLocked = awaitsConsent(request) && (await writeLinkLock(scope, requestId, actor, now));
  // The answer may also have come between the look and the lock.
  if (!isLocked) throw new AppError("conflict", "The link has been answered and cannot be locked.");
}
