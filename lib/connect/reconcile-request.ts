import { confirmConsent } from "@/lib/connect/confirm-consent";
import { nextLookMs } from "@/lib/domain/look-again";
import { isClosed } from "@/lib/domain/request";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";

const HOUR_MS = 60 * 60_000;

/** How soon the bank's word that a customer stopped sharing is made good, should it be lost once their report is there. */
const READY_LOOK_MS = 6 * HOUR_MS;

/**
 * What upstream truth says about a request: go on with it, its consent was ended at the bank or ran out, or nothing to
 * do; and in how many milliseconds to look again.
 */
export type Look = { verdict: "advance" | "ended" | "expired" | "nothing"; lookAgainInMs: number | null };

/** Looks at one request as upstream sees it. Throws UpstreamFault when upstream cannot say. */
export async function lookAtRequest(scope: Scope, requestId: string): Promise<Look> {
  // The database's time: by a process whose own is wrong, the next look would be put off for hours.
  const now = await readClock();
  const request = await getRequest(scope, requestId);
  if (isClosed(request.status)) return { verdict: "nothing", lookAgainInMs: null };
  const consent = await confirmConsent(scope, requestId, now);
  if (consent === "ended" || consent === "expired") return { verdict: consent, lookAgainInMs: null };
  if (request.status === "ready" || request.stage === "awaiting_share")
    return { verdict: "nothing", lookAgainInMs: consent === "active" ? READY_LOOK_MS : null };
  return { verdict: consent === "active" ? "advance" : "nothing", lookAgainInMs: waitOf(request, now) };
}

function waitOf(request: RequestRecord, now: Date): number | null {
  const until = request.consentedAt ? null : request.consent?.sessionUntil;
  if (until && until < now) return null;
  const since = request.consentedAt ?? request.openedAt ?? request.createdAt;
  return nextLookMs(now.getTime() - since.getTime());
}
