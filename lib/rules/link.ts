// A link's lock is not a status. It is the time from which an unanswered link can no longer be used. A link is never
// locked after consent, because withdrawing must stay as easy as consenting (CDR rule 4.11).
import { awaitsConsent, type Stage } from "./request";

/** The largest number of days that a firm can set until a link locks automatically. */
export const LINK_DAYS_MAX = 365;

const DAY_MS = 86_400_000;

export type Lockable = { stage: Stage; consentedAt: Date | null; linkLocksAt: Date | null };

/** The time when the link was locked; null while the link can be used, and after the customer has answered. */
export function findLinkLock(request: Lockable, now: Date): Date | null {
  const { linkLocksAt } = request;
  return linkLocksAt && linkLocksAt <= now && awaitsConsent(request) ? linkLocksAt : null;
}

/** The time at which a link that opens at `openFrom` locks automatically; null if it never locks automatically. */
export function findLockTime(openFrom: Date, linkDays: number | null): Date | null {
  return linkDays === null ? null : new Date(openFrom.getTime() + linkDays * DAY_MS);
}
