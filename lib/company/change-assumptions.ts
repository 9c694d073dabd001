import { isDeepStrictEqual } from "node:util";
import { completeAssumptions } from "@/lib/domain/affordability/assumptions";
import { DEFAULT_ASSUMPTIONS } from "@/lib/domain/affordability/default-assumptions";
import type { Assumptions } from "@/lib/domain/document";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { writeAssumptions } from "@/lib/store/write/assumptions";

/** What reports of this company take from elsewhere than the bank data, and whether any of it is the company's own. */
export async function getAssumptions(
  companyId: string,
): Promise<{ assumptions: Assumptions; isOwn: boolean }> {
  const { settings } = await getCompany(companyId);
  const stored = settings.assumptions as Partial<Assumptions> | null;
  return { assumptions: completeAssumptions(stored, DEFAULT_ASSUMPTIONS), isOwn: stored !== null };
}

/**
 * Changes a company's affordability assumptions for the reports made from now on; those that exist keep what they
 * printed. Only what differs from the defaults is kept, so that a default that is brought up to date reaches whoever
 * never touched it. What stays the same is not recorded. `null` goes back to the defaults.
 */
export async function changeAssumptions(
  companyId: string,
  wish: Assumptions | null,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { assumptions, isOwn } = await getAssumptions(companyId);
  const next = wish ?? DEFAULT_ASSUMPTIONS;
  const names = Object.keys(DEFAULT_ASSUMPTIONS) as (keyof Assumptions)[];
  const changed = names.filter((name) => !isDeepStrictEqual(next[name], assumptions[name]));
  const own = names.filter((name) => !isDeepStrictEqual(next[name], DEFAULT_ASSUMPTIONS[name]));
  if (changed.length === 0 && isOwn === own.length > 0) return;
  const stored = own.length > 0 ? Object.fromEntries(own.map((name) => [name, next[name]])) : null;
  await writeAssumptions(companyId, { stored, changed }, actor, now);
}
