import { awaitsConsent, type Stage } from "./request";

/**
 * The lock of a link: no status of its own, but a time from which an unanswered link leads nowhere. Once the customer has
 * consented a link is never locked, because stopping must stay as easy as agreeing was (CDR rule 4.11).
 */

/** The longest a firm may leave a link open before it locks by itself. */
export const LINK_DAYS_MAX = 365;

const DAY_MS = 86_400_000;

export type Lockable = { stage: Stage; consentedAt: Date | null; linkLocksAt: Date | null };

/** Since when the link is locked; null while it is open, and once it has been answered. */
export function findLinkLock(request: Lockable, now: Date): Date | null {
  const { linkLocksAt } = request;
  return linkLocksAt && linkLocksAt <= now && awaitsConsent(request) ? linkLocksAt : null;
}

/** When a link that is open from this moment locks by itself; null for never. */
export function findLockTime(openFrom: Date, linkDays: number | null): Date | null {
  return linkDays === null ? null : new Date(openFrom.getTime() + linkDays * DAY_MS);
}
