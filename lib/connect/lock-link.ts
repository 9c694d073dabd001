import { AppError } from "@/lib/errors";
import { findLinkLock } from "@/lib/rules/link";
import { awaitsConsent, isClosed } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import * as links from "@/lib/store/write/link";

/**
 * Locks the link of a request that awaits consent: its page then asks the customer to contact the firm and offers no
 * bank. A customer who is already at their bank may finish there. A repeat changes nothing. Throws not_found. Throws
 * conflict if the request has ended or the customer has answered. A customer who shares data needs an open link, so
 * that they can stop sharing.
 */
export async function lockLink(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (findLinkLock(request, now)) return;
  const isLocked = awaitsConsent(request) && (await links.lockLink(scope, requestId, actor, now));
  if (isClosed(request.status))
    throw new AppError("conflict", "The request has ended, so its link no longer works and needs no lock.");
  // The customer may have consented between the check and the lock.
  if (!isLocked)
    throw new AppError("conflict", "The customer has already answered, so the link cannot be locked.");
}
