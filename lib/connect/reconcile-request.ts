import { type ConsentLook, confirmConsent } from "@/lib/connect/confirm-consent";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { nextLookMs } from "@/lib/rules/look-again";
import { banksWaitMs, isClosed } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";

const HOUR_MS = 60 * 60_000;

/** How soon a lost event that a customer stopped sharing is found, once their report is there. */
const READY_LOOK_MS = 6 * HOUR_MS;
/** How soon a consent in trouble is looked at again at first. */
const TROUBLE_LOOK_MS = 10 * 60_000;
/** How often a customer who may be at another bank is looked after, and how soon the end of their wait is noticed. */
const BANKS_LOOK_MS = 60_000;
const LAG_MS = 10 * 60_000;
const LAG_LOOK_MS = 60_000;

/**
 * What upstream truth says about a request: go on with it, its consent was ended at the bank or ran out, or nothing to
 * do; and in how many milliseconds to look again.
 */
export type Look =
  | { verdict: "advance" | "nothing"; lookAgainInMs: number | null }
  | { verdict: "ended" | "expired"; evidence: Evidence; lookAgainInMs: null };

/** Looks at one request as upstream sees it. Throws UpstreamFault when upstream cannot say. */
export async function lookAtRequest(scope: Scope, requestId: string): Promise<Look> {
  // The database's time: by a process whose own is wrong, the next look would be put off for hours.
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
  return { verdict: look.state === "active" ? "advance" : "nothing", lookAgainInMs: waitOf(request, now) };
}

/** A bank or a provider that is well again is noticed within minutes, and one that stays away asked ever more seldom. */
function troubleWaitOf({ consent }: RequestRecord, now: Date): number {
  const sinceMs = now.getTime() - (consent?.troubleSince ?? now).getTime();
  return Math.min(HOUR_MS, Math.max(TROUBLE_LOOK_MS, sinceMs));
}

/** A list may lag behind a signed event: what an event ended and the list still shows is looked at again soon. */
function readyWaitOf({ consent }: RequestRecord, { state }: ConsentLook, now: Date): number | null {
  if (state !== "active") return null;
  const told = (consent?.told ?? []) as { kind: string; at: string }[];
  const isFresh = told.some(
    ({ kind, at }) => kind === "consent_revoked" && now.getTime() - Date.parse(at) < LAG_MS,
  );
  return isFresh ? LAG_LOOK_MS : READY_LOOK_MS;
}

function waitOf(request: RequestRecord, now: Date): number | null {
  const until = request.consentedAt ? null : request.consent?.sessionUntil;
  if (until && until < now) return null;
  if (request.stage === "adding_banks") return Math.min(BANKS_LOOK_MS, banksWaitMs(request, now) + 1);
  const since = request.consentedAt ?? request.openedAt ?? request.createdAt;
  return nextLookMs(now.getTime() - since.getTime());
}
