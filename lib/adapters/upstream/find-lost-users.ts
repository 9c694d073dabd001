import type { Upstream, UpstreamUser } from "@/lib/adapters/upstream/port";

/** Whose record is looked for: whom it was made for, and when making it began. */
export type Lost = { email: string; name: string; since: Date };

/** Two clocks may differ, theirs and ours. */
const SKEW_MS = 2 * 60_000;

/**
 * Records that may have been made for this customer by a try whose answer was lost, oldest first. Several requests may be of
 * one customer, each with a record of its own, so a record counts only when it bears the very name and address, is not
 * older than the try, belongs to no request of ours, and nobody ever consented by it. Two such records are alike in
 * everything, so it does not matter which of two requests takes which: whoever stores it first has it. Throws UpstreamFault.
 */
export async function findLostUsers(
  upstream: Upstream,
  { email, name, since }: Lost,
  isOwned: (userRef: string) => Promise<boolean>,
): Promise<string[]> {
  const alike = (await upstream.findUsers(email))
    .filter((user) => user.name === null || user.name === name)
    .filter(({ madeAt }) => madeAt === null || madeAt.getTime() >= since.getTime() - SKEW_MS)
    .sort((one, other) => timeOf(one) - timeOf(other));
  const lost: string[] = [];
  for (const { userRef } of alike) {
    if (await isOwned(userRef)) continue;
    if ((await upstream.listConsents(userRef)).length === 0) lost.push(userRef);
  }
  return lost;
}

const timeOf = ({ madeAt }: UpstreamUser): number => madeAt?.getTime() ?? 0;
