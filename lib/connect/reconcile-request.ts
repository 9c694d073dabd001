import { type ConsentLook, confirmConsent } from "@/lib/connect/confirm-consent";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { nextLookMs } from "@/lib/rules/look-again";
import { banksWaitMs, isClosed } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { findMint } from "@/lib/store/read/mint";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";

const HOUR_MS = 60 * 60_000;

/**
 * Milliseconds between checks of a finished report's consent. The event that reports the consent's end may have been
 * lost.
 */
const READY_LOOK_MS = 6 * HOUR_MS;
/** Milliseconds until a consent with a problem is first checked again. */
const TROUBLE_LOOK_MS = 10 * 60_000;
/**
 * Milliseconds between checks of a customer who may be at another bank. Each check also finds out whether the wait for
 * more banks is over.
 */
const BANKS_LOOK_MS = 60_000;
const LAG_MS = 10 * 60_000;
const LAG_LOOK_MS = 60_000;

/**
 * The result of checking a request upstream: it may advance, its consent has ended at the bank or expired, or there
 * is nothing to do. Includes the milliseconds until the next check.
 */
type RequestCheck =
  | { verdict: "advance" | "nothing"; lookAgainInMs: number | null }
  | { verdict: "ended" | "expired"; evidence: Evidence; lookAgainInMs: null };

/** Checks one request against upstream. Throws UpstreamFault if upstream cannot answer. */
export async function lookAtRequest(scope: Scope, requestId: string): Promise<RequestCheck> {
  // Uses the database's time, because a process with a wrong clock would postpone the next check for hours.
  const now = await readClock();
  const request = await getRequest(scope, requestId);
  if (isClosed(request.status)) return { verdict: "nothing", lookAgainInMs: null };
  const look = await confirmConsent(scope, requestId, now);
  if (look.state === "ended" || look.state === "expired")
    return { verdict: look.state, evidence: look.evidence, lookAgainInMs: null };
  if (look.state === "trouble" || (request.status === "ready" && request.consent?.trouble))
    return { verdict: "nothing", lookAgainInMs: troubleWaitOf(request, now) };
  if (request.status === "ready" || request.stage === "awaiting_share")
    return { verdict: "nothing", lookAgainInMs: readyWaitOf(request, look, now) };
  return {
    verdict: look.state === "active" ? "advance" : "nothing",
    lookAgainInMs: await waitOf(scope, request, now),
  };
}

/**
 * Milliseconds until the next check of a consent with a problem. A recovery is noticed within minutes at first;
 * checks become less frequent the longer the problem lasts.
 */
function troubleWaitOf({ consent }: RequestRecord, now: Date): number {
  const sinceMs = now.getTime() - (consent?.troubleSince ?? now).getTime();
  return Math.min(HOUR_MS, Math.max(TROUBLE_LOOK_MS, sinceMs));
}

/**
 * Milliseconds until the next check of a finished report's consent. If the provider's list still shows a consent that a
 * signed event ended, the next check is soon, because the list may be out of date.
 */
function readyWaitOf({ consent }: RequestRecord, { state }: ConsentLook, now: Date): number | null {
  if (state !== "active") return null;
  const events = (consent?.events ?? []) as { kind: string; at: string }[];
  const isFresh = events.some(
    ({ kind, at }) => kind === "consent_revoked" && now.getTime() - Date.parse(at) < LAG_MS,
  );
  return isFresh ? LAG_LOOK_MS : READY_LOOK_MS;
}

/**
 * Milliseconds until the next check. Depends on the time since the customer consented or last left for a bank. Null if
 * the bank's session ended without consent.
 */
async function waitOf(scope: Scope, request: RequestRecord, now: Date): Promise<number | null> {
  const until = request.consentedAt ? null : request.consent?.sessionUntil;
  if (until && until < now) return null;
  if (request.stage === "adding_banks") return Math.min(BANKS_LOOK_MS, banksWaitMs(request, now) + 1);
  const since =
    request.consentedAt ?? (await findMint(scope, request.id, request.createdAt)) ?? request.createdAt;
  return nextLookMs(now.getTime() - since.getTime());
}
