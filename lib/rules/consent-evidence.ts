// Decides when a consent has ended. A consent that a provider stops listing may still exist, so a consent ends only on
// positive evidence. Until there is such evidence, collection pauses and the request shows the problem.

const TROUBLES = ["not_listed", "connection_invalid", "fetch_failed", "unclear", "held"] as const;
/**
 * The reasons why collecting pauses.
 * - `not_listed`: the provider does not list the consent.
 * - `connection_invalid`: the provider cannot reach the bank.
 * - `fetch_failed`: the last fetch failed at the bank.
 * - `unclear`: we do not know the consent's status.
 * - `held`: the consent seems to have ended, but too many of this provider's consents seem to have ended at once.
 */
export type Trouble = (typeof TROUBLES)[number];

/** Problems that the customer can fix at their bank. */
const RECONNECTABLE: readonly string[] = ["connection_invalid", "fetch_failed"] satisfies Trouble[];
/** Reports whether the customer can fix the trouble at their bank. Null means that there is no trouble. */
export const canReconnect = (trouble: string | null): boolean =>
  trouble !== null && RECONNECTABLE.includes(trouble);

export type ListedState = "active" | "pending" | "invalid" | "unclear" | "revoked" | "expired" | "deleted";
export const OVER: readonly ListedState[] = ["revoked", "expired", "deleted"];

/** The evidence that ended a consent, as the audit entry names it, and when it was seen or signed. */
export type Evidence = {
  kind: "signed_event" | "listed_revoked" | "listed_expired" | "listed_deleted" | "customer_gone" | "own_end";
  at: Date;
};

export type Finding =
  | { verdict: "none" }
  | { verdict: "pending" }
  /** `trouble` is set if the connection to one bank is faulty but other banks work. */
  | { verdict: "active"; trouble: Trouble | null }
  | { verdict: "trouble"; trouble: Trouble }
  | { verdict: "over"; evidence: Evidence };

type Listed = {
  consentRef: string;
  state: ListedState;
  institutionName: string;
  givenAt: Date;
  coversAll?: boolean;
};

export type ConsentObservation = {
  known: {
    /** The consents that were active at the last check. */
    refs: readonly string[];
    /** The banks of the consents in `refs`. */
    institutions: readonly string[];
    givenAt: Date | null;
    expiresAt: Date | null;
    seenAt: Date | null;
    goneAt: Date | null;
  };
  /** The provider's list of consents; null if the provider does not know the customer. */
  listed: readonly Listed[] | null;
  /** Whether the provider knows the customer; null if the provider was not asked. */
  customer: "known" | "unknown" | null;
  /**
   * True if the last check that found the customer did not use our current credentials, or is not recorded. Then
   * `customer` "unknown" does not show that the customer has disappeared. Always false for the built-in bank, which has
   * no credentials.
   */
  isForeign: boolean;
  /**
   * The last time that the customer was sent to the provider's pages after giving the consent; null if never, or if
   * `listed` has an active consent.
   */
  sentAt: Date | null;
  /**
   * The signed events that report a revocation. If `consentRef` is null, the event is about all of the customer's
   * consents.
   */
  revocations: readonly { consentRef: string | null; at: Date }[];
  now: Date;
  /**
   * Milliseconds after which a consent counts as ended without the provider's confirmation, if the consent has expired
   * or the provider no longer knows the customer.
   */
  confirmMs: number;
};

/** The provider's list may show a change this many milliseconds after the event that reports the change. */
const LAG_MS = 10 * 60_000;
/**
 * A provider may list a consent as ended although the customer is renewing it: it may list the new consent only later
 * (Basiq: "handled as a revoke/new consent flow"). So a listed end is not yet final for RENEWING_MS after the
 * customer was sent to the provider's pages. The same applies for CONNECTING_MS after a new consent was begun.
 */
const RENEWING_MS = 15 * 60_000;
const CONNECTING_MS = 60 * 60_000;

/** Decides the state of a consent that the customer gave, from a poll of the provider and the signed events so far. */
export function judgeConsent(observation: ConsentObservation): Finding {
  const { known, listed, now } = observation;
  const rows = listed ?? [];
  const stateOf = (ref: string) => rows.find(({ consentRef }) => consentRef === ref)?.state;
  const whole = rows.find(({ coversAll, state }) => coversAll && OVER.includes(state));
  const isSigned = (ref: string) => listed !== null && findRevocation(observation, ref) !== undefined;
  const isReplaced = isGivenAgain(observation);
  const missing = known.refs.filter(
    (ref) => stateOf(ref) === undefined && !whole && !isSigned(ref) && !isReplaced,
  );
  const isKnownAs = (state: ListedState) => known.refs.some((ref) => stateOf(ref) === state);
  const trouble: Trouble | null = isKnownAs("invalid")
    ? "connection_invalid"
    : isKnownAs("unclear")
      ? "unclear"
      : missing.length > 0
        ? "not_listed"
        : null;
  if (rows.some(({ state }) => state === "active")) return { verdict: "active", trouble };
  const lateMs = known.expiresAt ? now.getTime() - known.expiresAt.getTime() : Number.NEGATIVE_INFINITY;
  // A consent that is listed as pending, invalid or unclear, or is not listed, may have been renewed. So we keep
  // checking that consent until `confirmMs` after its end.
  const isAsked = isKnownAs("pending") || trouble !== null;
  if (known.expiresAt && lateMs >= (isAsked ? observation.confirmMs : 0))
    return { verdict: "over", evidence: { kind: "own_end", at: known.expiresAt } };
  if (isKnownAs("pending")) return { verdict: "pending" };
  if (trouble === null) {
    const evidence = toEvidence(observation, whole?.state ?? known.refs.map(stateOf).find(Boolean));
    if (!evidence) return { verdict: "none" };
    return isChanging(observation) ? { verdict: "pending" } : { verdict: "over", evidence };
  }
  const { goneAt } = known;
  const isGone = observation.customer === "unknown" && !observation.isForeign && goneAt !== null;
  if (isGone && trouble === "not_listed" && now.getTime() - goneAt.getTime() >= observation.confirmMs)
    return { verdict: "over", evidence: { kind: "customer_gone", at: goneAt } };
  return { verdict: "trouble", trouble };
}

/**
 * Reports whether the missing consents were replaced: a new consent is active, and each bank that was shared has an
 * active consent.
 */
function isGivenAgain({ known, listed }: ConsentObservation): boolean {
  const active = (listed ?? []).filter(({ state }) => state === "active");
  const isListed = (bank: string) => active.some(({ institutionName }) => institutionName === bank);
  return (
    active.some(({ consentRef }) => !known.refs.includes(consentRef)) &&
    known.institutions.length > 0 &&
    known.institutions.every(isListed)
  );
}

/**
 * Reports whether the customer may be replacing the consent that is listed as ended: they were sent to the provider's
 * pages, or began a new consent, a short time ago.
 */
function isChanging({ listed, sentAt, now }: ConsentObservation): boolean {
  const isWithin = (at: Date, ms: number) => now.getTime() - at.getTime() < ms;
  if (sentAt !== null && isWithin(sentAt, RENEWING_MS)) return true;
  return (listed ?? []).some(({ state, givenAt }) => state === "pending" && isWithin(givenAt, CONNECTING_MS));
}

/**
 * The evidence that the consent ended. A signed event takes precedence over `state` from the provider's list, because
 * the event states who ended the consent, and when. Null if nothing shows that the consent ended.
 */
function toEvidence(observation: ConsentObservation, state: ListedState | undefined): Evidence | null {
  const signed = observation.known.refs.map((ref) => findRevocation(observation, ref)).find(Boolean);
  if (signed) return { kind: "signed_event", at: signed.at };
  if (state === "expired") return { kind: "listed_expired", at: observation.now };
  if (state === "revoked") return { kind: "listed_revoked", at: observation.now };
  return state === "deleted" ? { kind: "listed_deleted", at: observation.now } : null;
}

/** A signed revocation of this consent that no later check has contradicted. */
function findRevocation({ known, revocations }: ConsentObservation, ref: string) {
  const since = Math.max(known.givenAt?.getTime() ?? 0, (known.seenAt?.getTime() ?? 0) - LAG_MS);
  return revocations.find(
    ({ consentRef, at }) => (consentRef === null || consentRef === ref) && at.getTime() >= since,
  );
}

/**
 * Customers of a provider count as having disappeared at the same time if all disappeared within this period
 * (isTripped).
 */
export const BREAKER_WINDOW_MS = 60 * 60_000;

/**
 * Reports whether so many customers of a provider seem to have disappeared at the same time that the provider is the
 * likelier cause. `most` is a number of customers; `percent` is a share of the active ones. The share applies only if
 * it amounts to at least one customer (for 2%, from 50 active customers), because otherwise a single customer who
 * leaves would exceed it.
 */
export function isTripped(
  { lost, active }: { lost: number; active: number },
  { most, percent }: { most: number; percent: number },
): boolean {
  const share = (active * percent) / 100;
  return lost > most || (share >= 1 && lost > share);
}
