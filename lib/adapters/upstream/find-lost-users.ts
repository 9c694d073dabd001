import type { Upstream, UpstreamUser } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";

/** A record to look for: its customer, and when its creation started. */
type LostUser = { email: string; name: string; since: Date };
/** `said`: a record counts only if it states its name and time. `not_denied`: absent fields do not count against it. */
export type Proof = "said" | "not_denied";

/** How far the provider's clock may differ from ours. */
const SKEW_MS = 2 * 60_000;

/**
 * Finds records that a try may have created for this customer before its response was lost, oldest first. Several
 * requests may be for one customer, each with its own record, so a record counts only if it has the exact name and
 * address, is not older than the try, belongs to none of our requests, and has never had a consent. Two such records
 * are equivalent, so the first request to store one gets it. Throws UpstreamFault.
 */
export async function findLostUsers(
  upstream: Upstream,
  { email, name, since }: LostUser,
  isOwned: (userRef: string) => Promise<boolean>,
  proof: Proof = "not_denied",
): Promise<string[]> {
  const isMissed = proof === "not_denied";
  const alike = (await upstream.findUsers(email))
    .filter((user) => (user.name === null ? isMissed : user.name === name))
    .filter(({ madeAt }) => (madeAt === null ? isMissed : madeAt.getTime() >= since.getTime() - SKEW_MS))
    .sort((one, other) => timeOf(one) - timeOf(other));
  const lost: string[] = [];
  for (const { userRef } of alike) {
    if (await isOwned(userRef)) continue;
    if (await hasNeverConsented(upstream, userRef)) lost.push(userRef);
  }
  return lost;
}

const timeOf = ({ madeAt }: UpstreamUser): number => madeAt?.getTime() ?? 0;

/**
 * Reports whether a record has never had a consent. A record that was listed a moment ago and is now unknown is not
 * taken, because we cannot know its consents.
 */
async function hasNeverConsented(upstream: Upstream, userRef: string): Promise<boolean> {
  try {
    return (await upstream.listConsents(userRef, { isNameless: true })).length === 0;
  } catch (error) {
    if (error instanceof UpstreamFault && error.reason === "absent") return false;
    throw error;
  }
}
