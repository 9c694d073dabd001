import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Operator } from "@/lib/store/write/review";
import { type StandingAct, writeStanding } from "@/lib/store/write/standing";

/**
 * Suspends a company or reinstates it, at once: while it is suspended it makes no live request, writes to no customer of
 * live and has nothing new collected of one. Test goes on.
 * Throws conflict where it stands so already, and not_found.
 */
export async function setStanding(
  companyId: string,
  act: StandingAct,
  reason: string,
  operator: Operator,
  now = new Date(),
): Promise<void> {
  if (!isId("co", companyId)) throw notFound();
  await writeStanding(companyId, act, reason, operator, now);
}
