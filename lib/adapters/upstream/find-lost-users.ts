import type { Upstream, UpstreamUser } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";

/** A lost record of a customer at a provider: the customer, and when we tried to create the record. */
type LostUser = { email: string; name: string; since: Date };
/**
 * How strictly a record must match. `said`: it must state the customer's name and the record's creation time.
 * `not_denied`: it may omit either of these.
 */
export type Proof = "said" | "not_denied";

/** The largest accepted difference between the provider's clock and ours. */
const SKEW_MS = 2 * 60_000;

/**
 * Finds records that an attempt may have created for this customer before its response was lost, oldest first. One
 * customer may have several requests, each with its own record. So a record is returned only if it has the exact
 * address, belongs to none of our requests, and has never had a consent. It must also have the exact name and must
 * not be older than the attempt. With the proof `not_denied`, a record without a name or a time of creation is
 * returned too. Any of the returned records will do, so a record belongs to the first request that stores it. Throws
 * UpstreamFault.
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
 * Reports whether a record has never had a consent. False for a record that the provider listed a moment ago but no
 * longer knows, because we cannot read its consents.
 */
async function hasNeverConsented(upstream: Upstream, userRef: string): Promise<boolean> {
  try {
    return (await upstream.listConsents(userRef, { isNameless: true })).length === 0;
  } catch (error) {
    if (error instanceof UpstreamFault && error.reason === "absent") return false;
    throw error;
  }
}
