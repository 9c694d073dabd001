import type { EventFact, UpstreamEventKind } from "@/lib/adapters/upstream/port";

type StoredEventFact = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/**
 * Converts stored events. Trusts their text because only one function stores events, after the port has read them.
 */
export function toEventFacts(kept: readonly StoredEventFact[]): EventFact[] {
  return kept.map((each) => ({ ...each, kind: each.kind as UpstreamEventKind, at: new Date(each.at) }));
}
