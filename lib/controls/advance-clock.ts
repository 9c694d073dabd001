import { followBank } from "@/lib/controls/follow-bank";
import { expireConsent } from "@/lib/erase/expire-consent";
import { purgeRequest } from "@/lib/erase/purge-request";
import { expireShare } from "@/lib/erase/withdraw-request";
import { AppError } from "@/lib/errors";
import { isClosed } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import * as sandbox from "@/lib/store/sandbox";
import * as clocks from "@/lib/store/write/clock";

/**
 * Simulates `days` days passing for one request. Moves these times that much earlier: when the link locks, when the
 * next planned refresh starts, when the retention ends and when the consent ends. Does the same with the end of the
 * customer's time to share, and with the arrival of data that the bank has not sent yet. Then does the work that
 * became due, as background work would: purge, expiry, new data, or a consent that ended at the bank. Recorded times
 * don't change.
 *
 * Throws not_found. Throws conflict if the request has ended, if nothing about it will become due, or if its clock
 * would move by more than CLOCK_DAYS_MAX in total.
 */
export async function advanceClock(
  scope: Scope,
  requestId: string,
  days: number,
  actor: Actor,
): Promise<RequestRecord> {
  const request = await getRequest(scope, requestId);
  if (isClosed(request.status) || !(request.consentedAt || request.linkLocksAt)) {
    const reason = isClosed(request.status)
      ? "the request has ended"
      : "the customer has not consented, and the link has no lock date";
    throw new AppError(
      "conflict",
      `The clock cannot be moved forward: ${reason}. The status is ${request.status}.`,
    );
  }
  const { isShareOver } = await clocks.advanceClock(scope, requestId, { days, actor, now: new Date() });
  if (request.consent?.userRef) await sandbox.advanceClock(request.consent.userRef, days);
  if (isShareOver) await expireShare(scope, requestId);
  await purgeRequest(scope, requestId);
  await expireConsent(scope, requestId);
  await followBank(scope, requestId);
  return getRequest(scope, requestId);
}
