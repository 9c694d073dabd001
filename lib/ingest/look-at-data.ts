import { hasFailed } from "@/lib/adapters/upstream/has-failed";
import type { Arrival, Told, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";
import { type KeptTold, keepMemory, noteEmpty, noteFailure } from "@/lib/store/write/arrival";

type Known = NonNullable<RequestRecord["consent"]>;

/**
 * How much of the customer's data has arrived upstream, from its answers, the signed events so far and the looks before
 * this one. That it could not be fetched, or that no account was shared, is recorded for the firm to see. Throws UpstreamFault.
 */
export async function lookAtData(scope: Scope, consent: Known, userRef: string, now: Date): Promise<Arrival> {
  const told = toTold(consent.told as KeptTold[]);
  const progress = { told, memory: consent.arrivalMemory, now };
  const looking = upstreamOf(consent).dataState(userRef, progress);
  const arrival = await looking.catch(async (error: unknown) => {
    // What it told before is true also while it does not answer.
    if (hasFailed(told)) await noteFailure(scope, consent.requestId, now);
    throw error;
  });
  if (arrival.hasFailed) await noteFailure(scope, consent.requestId, now);
  if (arrival.isEmpty) await noteEmpty(scope, consent.requestId, consent.givenAt ?? new Date(0), now);
  if (arrival.memory !== consent.arrivalMemory) await keepMemory(scope, consent.requestId, arrival.memory);
  return arrival;
}

/** Written by one verb, from events the port reads. */
function toTold(kept: readonly KeptTold[]): Told[] {
  return kept.map((each) => ({ ...each, kind: each.kind as UpstreamEventKind, at: new Date(each.at) }));
}
