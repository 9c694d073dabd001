import type { EventFact, UpstreamEventKind } from "@/lib/adapters/upstream/port";

type StoredEventFact = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/**
 * Converts stored events. The cast is safe: only one function stores events, after a provider's adapter has read them.
 */
export function toEventFacts(kept: readonly StoredEventFact[]): EventFact[] {
  return kept.map((each) => ({ ...each, kind: each.kind as UpstreamEventKind, at: new Date(each.at) }));
}

/** Events that end a failure: the data arrived later, or no more data is expected. */
const ENDS: readonly EventFact["kind"][] = ["data_complete", "consent_revoked"];

/**
 * A failure is ignored once its last event is this many milliseconds old. While a failure lasts, the provider
 * repeats its event. If the event is not repeated, the data has probably arrived, and the event that reported it was
 * lost.
 */
const FAILED_MS = 48 * 60 * 60_000;

/**
 * Reports whether signed events say that the data of a bank could not be fetched, and no later event ends that failure.
 * Another bank's data does not end this bank's failure. With `now`, ignores failures that are older than FAILED_MS.
 */
export function hasFailed(events: readonly EventFact[], now?: Date): boolean {
  const isOver = (failed: EventFact) =>
    events.some((each) => ENDS.includes(each.kind) && each.at >= failed.at && isOfSame(each, failed));
  const isFresh = ({ at }: EventFact) => !now || now.getTime() - at.getTime() < FAILED_MS;
  return events.some((each) => each.kind === "data_failed" && isFresh(each) && !isOver(each));
}

/** Reports whether two events are about the same bank. An event that does not identify its bank matches any bank. */
function isOfSame(one: EventFact, other: EventFact): boolean {
  if (one.consentRef !== null && other.consentRef !== null) return one.consentRef === other.consentRef;
  if (one.institutionRef === null || other.institutionRef === null) return true;
  return one.institutionRef === other.institutionRef;
}
