import { hasFailed, toEventFacts } from "@/lib/adapters/upstream/event-facts";
import type { EventFact, Upstream, UpstreamConsent } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { factsOf, followEnd, hasChanged, refsOf } from "@/lib/connect/consent-facts";
import { env } from "@/lib/env/env";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import { type Evidence, type Finding, judgeConsent, type Trouble } from "@/lib/rules/consent-evidence";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { findMint } from "@/lib/store/read/mint";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import type { StoredEvent } from "@/lib/store/write/arrival";
import { writeReturn } from "@/lib/store/write/bank-attempt";
import { syncBanks } from "@/lib/store/write/bank-consent";
import { type ConsentFacts, changeConsent, lengthenConsent, watchExpiry } from "@/lib/store/write/consent";
import { moveRequest } from "@/lib/store/write/move-request";
import { type ObservationFacts, recordObservation } from "@/lib/store/write/observation";
import { queueReceipt } from "@/lib/store/write/receipt";
import { weighLosses } from "@/lib/store/write/upstream-breaker";

/** The result of checking the customer's consent upstream. `ended` and `expired` include their evidence. */
export type ConsentLook =
  | { state: "none" | "active" | "trouble" }
  | { state: "ended" | "expired"; evidence: Evidence };

type ConsentRow = NonNullable<RequestRecord["consent"]>;

const HOUR_MS = 3_600_000;
/** The largest accepted difference between the provider's clock and ours. */
const SKEW_MS = 2 * 60_000;
/** The shortest time, in milliseconds, between two writes of the time at which an active consent was last seen. */
const SEEN_EVERY_MS = 5 * 60_000;

/**
 * Asks upstream whether the customer has consented. When upstream first confirms the consent, records it and notifies
 * the firm (`consent.completed`). For a known consent, records changes of its end, banks or accounts. Also records a
 * fault that keeps the data from arriving; collection pauses until the fault is over. Relies only on upstream's list of
 * consents, never on a query string or on an event alone. Throws UpstreamFault.
 */
export async function confirmConsent(
  scope: Scope,
  requestId: string,
  now = new Date(),
): Promise<ConsentLook> {
  const request = await getRequest(scope, requestId);
  const { consent: before } = request;
  const userRef = before?.userRef;
  if (!before || !userRef) return { state: "none" };
  const upstream = upstreamOf(before);
  const listed = await listOrAbsent(upstream, userRef);
  const facts = factsOf(listed ?? [], before);
  if (!request.consentedAt) {
    if (!facts) return { state: "none" };
    await recordConsent(scope, request, { facts, upstream, now });
    return { state: "active" };
  }
  if (before.endedAt) return { state: "none" };
  const consent = followEnd(before, listed ?? []);
  const customer = facts ? ("known" as const) : await askAfter(upstream, userRef, listed, consent);
  const goneAt = customer === "unknown" ? (consent.goneAt ?? now) : null;
  const sentSince = new Date(request.consentedAt.getTime() + SKEW_MS);
  const sentAt = facts ? null : await findMint(scope, requestId, sentSince);
  const finding = judge(consent, listed, { customer, goneAt, sentAt, upstream, now });
  const isWhole = finding.verdict === "active" && finding.trouble !== "not_listed";
  if (isWhole && facts && hasChanged(before, facts)) await changeConsent(scope, requestId, facts, now);
  if (!isWhole && finding.verdict !== "over" && consent.expiresAt && consent !== before)
    await lengthenConsent(scope, requestId, consent.expiresAt, now);
  const stopped = await weigh(scope, requestId, { consent, finding, goneAt, upstream, now });
  if (finding.verdict === "pending")
    throw new UpstreamFault("listConsents: the consent is not listed yet", true);
  if (finding.verdict === "none") return { state: "none" };
  if (finding.verdict === "active") {
    // A failed fetch is trouble only for a request with a finished report. Without one, the state stays `active`,
    // because we still wait for the first data.
    const isLate = request.status === "ready" && fetchFailed(consent, upstream, now);
    return { state: finding.trouble === "not_listed" || isLate ? "trouble" : "active" };
  }
  if (finding.verdict === "trouble" || stopped) return { state: "trouble" };
  const { evidence } = finding;
  const isExpiry = evidence.kind === "own_end" || evidence.kind === "listed_expired";
  return { state: isExpiry ? "expired" : "ended", evidence };
}

/**
 * Lists the customer's consents upstream. Returns null if upstream does not know the customer; that alone does not mean
 * that their consent has ended.
 */
async function listOrAbsent(upstream: Upstream, userRef: string): Promise<UpstreamConsent[] | null> {
  try {
    return await upstream.listConsents(userRef);
  } catch (error) {
    if (error instanceof UpstreamFault && error.reason === "absent") return null;
    throw error;
  }
}

/**
 * Asks the provider whether it still knows a customer whose consent is not listed. Returns null, without asking, if
 * every consent is listed.
 */
async function askAfter(
  upstream: Upstream,
  userRef: string,
  listed: readonly UpstreamConsent[] | null,
  { activeRefs, consentRef }: ConsentRow,
): Promise<"known" | "unknown" | null> {
  const refs = refsOf({ activeRefs, consentRef });
  const isListed = (ref: string) => listed?.some((each) => each.consentRef === ref || each.coversAll);
  if (refs.length > 0 && refs.every(isListed)) return null;
  return upstream.findUser(userRef);
}

type CustomerCheck = {
  customer: "known" | "unknown" | null;
  goneAt: Date | null;
  sentAt: Date | null;
  upstream: Upstream;
  now: Date;
};

function judge(
  consent: ConsentRow,
  listed: readonly UpstreamConsent[] | null,
  { customer, goneAt, sentAt, upstream, now }: CustomerCheck,
): Finding {
  return judgeConsent({
    known: { ...consent, refs: refsOf(consent), goneAt },
    listed,
    customer,
    // Older rows do not record which credentials found the customer. For them, "customer unknown" does not prove that
    // the customer has disappeared.
    isForeign: upstream.credentials !== null && consent.seenBy !== upstream.credentials,
    sentAt,
    revocations: eventsOf(consent).filter(({ kind }) => kind === "consent_revoked"),
    now,
    confirmMs: env().UPSTREAM_CONFIRM_HOURS * HOUR_MS,
  });
}

/**
 * Records the result of the check. Returns true if the provider may be at fault; the caller must then end no consent.
 * The provider may be at fault if many of its consents, including this one, have ended or disappeared from its list
 * in the same hour. Always false for the built-in bank, whose answers come from our own database, and for a consent
 * that reached its own expiry date.
 */
async function weigh(
  scope: Scope,
  requestId: string,
  {
    consent,
    finding,
    goneAt,
    upstream,
    now,
  }: Omit<CustomerCheck, "customer" | "sentAt"> & { consent: ConsentRow; finding: Finding },
): Promise<boolean> {
  const isAbsent = "trouble" in finding && finding.trouble === "not_listed";
  const isOver = finding.verdict === "over" && finding.evidence.kind !== "own_end";
  const isWeighed = upstream.credentials !== null && (isOver || isAbsent);
  const facts: ObservationFacts = {};
  if ((consent.goneAt?.getTime() ?? null) !== (goneAt?.getTime() ?? null)) facts.goneAt = goneAt;
  if (isWeighed && consent.lostAt === null) facts.lostAt = now;
  if (finding.verdict === "active" || finding.verdict === "trouble") {
    const trouble = finding.trouble ?? fetchTroubleOf(consent, upstream, now);
    if (trouble !== consent.trouble) facts.trouble = trouble;
  }
  if (finding.verdict === "active" && !isAbsent) {
    if (consent.lostAt !== null) facts.lostAt = null;
    const isDue = now.getTime() - (consent.seenAt?.getTime() ?? 0) >= SEEN_EVERY_MS;
    if (isDue || consent.seenBy !== upstream.credentials)
      Object.assign(facts, { seenAt: now, seenBy: upstream.credentials });
  }
  await recordObservation(scope, requestId, facts, now);
  if (!isWeighed) return false;
  const { UPSTREAM_BREAKER_CUSTOMERS: most, UPSTREAM_BREAKER_PERCENT: percent } = env();
  const { isStopped, isNew } = await weighLosses(consent, { most, percent }, now);
  if (isNew)
    log().error(
      { upstream: upstream.provider, environment: upstream.environment },
      "we stopped ending consents of this provider, because too many of its customers seem to be gone",
    );
  if (isStopped && isOver) await recordObservation(scope, requestId, { trouble: "held" }, now);
  return isStopped;
}

/**
 * Returns the problem with fetching data; null if there is none. A failed fetch stays a problem until data arrives,
 * even if the list of consents shows no problem. If a data check found the failure and no event reported it, a later
 * check or a signed data event ends the problem.
 */
function fetchTroubleOf(consent: ConsentRow, upstream: Upstream, now: Date): Trouble | null {
  if (fetchFailed(consent, upstream, now)) return "fetch_failed";
  if (consent.trouble !== "fetch_failed") return null;
  const since = consent.troubleSince ?? now;
  const isOver = eventsOf(consent).some(
    ({ kind, at }) => kind === "data_failed" || (kind === "data_complete" && at > since),
  );
  return isOver ? null : "fetch_failed";
}

/**
 * Reports whether events say that the last fetch failed. The built-in bank answers directly whether data is there, so
 * its events are ignored.
 */
const fetchFailed = (consent: ConsentRow, { worksHere }: Upstream, now: Date): boolean =>
  !worksHere && hasFailed(eventsOf(consent), now);

const eventsOf = (consent: ConsentRow): EventFact[] =>
  toEventFacts(consent.events as unknown as StoredEvent[]);

/** How the report will be disclosed, for the audit entry; empty if not recorded. */
function disclosedAs({ terms }: RequestRecord): Record<string, string | null> {
  if (!terms?.disclosure) return {};
  const { kind, adviserClass, confirmedBy } = terms.disclosure;
  return { disclosure: kind, adviser_class: adviserClass, confirmed_by: confirmedBy };
}

async function recordConsent(
  scope: Scope,
  request: RequestRecord,
  { facts, upstream, now }: { facts: ConsentFacts; upstream: Upstream; now: Date },
): Promise<void> {
  const { banks, ...consent } = facts;
  const isSeveral = request.banks === "several";
  await moveRequest(scope, request.id, {
    trigger: isSeveral ? "first_bank_confirmed" : "consent_confirmed",
    actor: CUSTOMER,
    now,
    where: { consentedAt: null },
    set: {
      consentedAt: facts.givenAt,
      // Uses the terms that the customer saw, even if the firm changed its settings while the customer was at the bank.
      ...(request.terms ? { refreshEveryDays: request.terms.refreshEveryDays ?? null } : {}),
      ...(isSeveral ? { banksActiveAt: now } : {}),
    },
    detail: disclosedAs(request),
    withinTransaction: async (tx, after) => {
      const data = { ...consent, seenAt: now, seenBy: upstream.credentials };
      await tx.consent.updateMany({ where: { requestId: request.id, ...scope }, data });
      await syncBanks(tx, scope, request.id, { banks, now });
      await writeReturn(tx, scope, request.id, { institution: banks[0]?.institution ?? null, at: now });
      if (facts.expiresAt) await watchExpiry(tx, scope, request.id, facts.expiresAt);
      // With several banks, the receipt is queued later, once the customer has added all of them.
      if (!isSeveral) await queueReceipt(tx, scope, after);
    },
  });
}
