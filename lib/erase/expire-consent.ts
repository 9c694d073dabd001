import { withdrawRequest } from "@/lib/erase/withdraw-request";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { isClosed } from "@/lib/rules/request";
import { type Scope, SYSTEM } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";
import { endExpiredConsent, endNow } from "@/lib/store/write/consent";

const DAY_MS = 86_400_000;
const MOVED_ON_MS = 1_000;
const BEFORE_A_REPORT = ["awaiting_consent", "awaiting_data", "adding_banks", "analysing"] as const;

/**
 * Handles a consent that has expired. Withdraws a request without a report, because no more data may be collected.
 * Keeps a ready request's report for the firm's retention window, and deletes the bank data we hold and the customer's
 * upstream record. Changes nothing while the customer is reviewing the report. Returns the milliseconds until the next
 * check, or null if nothing is left to do. Safe to repeat. Throws not_found.
 */
export async function expireConsent(
  scope: Scope,
  requestId: string,
  at: Date | null = null,
  evidence: Evidence = { kind: "own_end", at: at ?? new Date() },
): Promise<number | null> {
  const now = at ?? (await readClock());
  // A consent that upstream lists as expired has ended, even if we stored a later end date.
  if (evidence.kind === "listed_expired") await endNow(scope, requestId, now);
  const { status, stage, consent } = await getRequest(scope, requestId);
  if (isClosed(status) || !consent?.expiresAt || consent.expiredAt || consent.endedAt) return null;
  const leftMs = consent.expiresAt.getTime() - now.getTime();
  if (leftMs > 0) return leftMs;
  if (stage === "awaiting_share") return DAY_MS;
  if (status === "ready") {
    await endExpiredConsent(scope, requestId, now, evidence.kind);
    return null;
  }
  const { moved } = await withdrawRequest(scope, requestId, {
    by: "system",
    actor: SYSTEM,
    now,
    only: BEFORE_A_REPORT,
    evidence,
  });
  // If nothing was withdrawn, the report was created while we checked, so the caller checks the request again in its
  // new state.
  return moved ? null : MOVED_ON_MS;
}
