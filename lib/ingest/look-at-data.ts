import type { Arrival, Told, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";
import { type KeptTold, keepMemory } from "@/lib/store/write/arrival";

type Known = NonNullable<RequestRecord["consent"]>;

/**
 * How much of the customer's data has arrived upstream, from its answers, the signed events so far and the looks before
 * this one. Throws UpstreamFault.
 */
export async function lookAtData(scope: Scope, consent: Known, userRef: string, now: Date): Promise<Arrival> {
  const told = toTold(consent.told as KeptTold[]);
  const arrival = await upstreamOf(consent).dataState(userRef, { told, memory: consent.arrivalMemory, now });
  if (arrival.memory !== consent.arrivalMemory) await keepMemory(scope, consent.requestId, arrival.memory);
  return arrival;
}

/** Written by one verb, from events the port reads. */
function toTold(kept: readonly KeptTold[]): Told[] {
  return kept.map((each) => ({ ...each, kind: each.kind as UpstreamEventKind, at: new Date(each.at) }));
}
