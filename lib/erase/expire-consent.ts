import { isClosed } from "@/lib/domain/request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { type Scope, SYSTEM } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";
import { endExpiredConsent } from "@/lib/store/write/consent";

const DAY_MS = 86_400_000;
const MOVED_ON_MS = 1_000;
const BEFORE_A_REPORT = ["awaiting_consent", "awaiting_data", "analysing"] as const;

/**
 * Sees to a consent whose own time is over. A request still without its report is withdrawn by the system: no data may be
 * collected any more. A ready one keeps the report it has, for the firm's retention window; what we hold of the bank's data
 * and the customer's record upstream go (decisions, section 1). One the customer is reviewing is left until they decide.
 * Returns in how many milliseconds to come again, or null when nothing is left to do. Safe to repeat. Throws not_found.
 */
export async function expireConsent(
  scope: Scope,
  requestId: string,
  at: Date | null = null,
): Promise<number | null> {
  const now = at ?? (await readClock());
  const { status, stage, consent } = await getRequest(scope, requestId);
  if (isClosed(status) || !consent?.expiresAt || consent.expiredAt || consent.endedAt) return null;
  const leftMs = consent.expiresAt.getTime() - now.getTime();
  if (leftMs > 0) return leftMs;
  if (stage === "awaiting_share") return DAY_MS;
  if (status === "ready") {
    await endExpiredConsent(scope, requestId, now);
    return null;
  }
  const { moved } = await withdrawRequest(scope, requestId, "system", SYSTEM, now, BEFORE_A_REPORT);
  // Its report was made at this very moment: it is looked at again as what it is now.
  return moved ? null : MOVED_ON_MS;
}
