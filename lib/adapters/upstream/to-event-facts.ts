import type { EventFact, UpstreamEventKind } from "@/lib/adapters/upstream/port";

type KeptTold = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/** Converts stored events. Only one function stores them, from events that the port reads. */
export function toTold(kept: readonly KeptTold[]): EventFact[] {
  return kept.map((each) => ({ ...each, kind: each.kind as UpstreamEventKind, at: new Date(each.at) }));
}
