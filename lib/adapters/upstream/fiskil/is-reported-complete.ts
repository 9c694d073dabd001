import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import type { EventFact } from "@/lib/adapters/upstream/port";

/**
 * The largest difference between the time of an event and that of the consent or account. Two of Fiskil's clocks write
 * them.
 */
const SKEW_MS = 5_000;

/**
 * Reports whether signed events say that all data of this consent has arrived. Fiskil's list of consents does not
 * contain the consent id of the event, so we match an event by bank: with two consents at one bank, the data of both
 * has arrived once two such events are known. An event from before the consent was given, or before its accounts
 * changed, does not count.
 */
export function isReportedComplete(
  consent: Arrangement,
  active: readonly Arrangement[],
  events: readonly EventFact[],
): boolean {
  const after = (since: Date) => (event: EventFact) => event.at.getTime() >= since.getTime() - SKEW_MS;
  const complete = events.filter(({ kind }) => kind === "data_complete");
  const changed = events.filter(({ kind, ...event }) => kind === "consent_updated" && isAt(consent, event));
  const since = new Date(
    Math.max(consent.givenAt.getTime(), ...changed.map(({ at }) => at.getTime() + SKEW_MS)),
  );
  const own = complete.filter(after(since));
  if (own.some(({ consentRef }) => consentRef === consent.consentRef)) return true;
  const siblings = active.filter(({ institutionId }) => institutionId === consent.institutionId);
  const isAlone = active.length === 1;
  const fitting = own.filter((event) => isAt(consent, event) || (isAlone && event.institutionRef === null));
  return new Set(fitting.map(({ consentRef }) => consentRef)).size >= siblings.length;
}

/** Reports whether an event is about the bank of this consent. */
export function isAt(consent: Arrangement, event: Pick<EventFact, "institutionRef" | "consentRef">): boolean {
  return event.consentRef === consent.consentRef || event.institutionRef === consent.institutionId;
}
