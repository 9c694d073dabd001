import type { Link } from "@/lib/connect/open-link";
import { awaitsConsent } from "@/lib/rules/request";
import { markOpened } from "@/lib/store/write/request";

/**
 * Records the time when the page of a link was first used. Stores nothing else about the visit. Changes nothing if the
 * time is known, the customer has answered, or the link is locked.
 */
export async function noteOpened({ scope, request, isLocked }: Link, now = new Date()): Promise<void> {
  if (request.openedAt !== null || isLocked || !awaitsConsent(request)) return;
  await markOpened(scope, request.id, now);
}
