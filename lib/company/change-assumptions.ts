import { isDeepStrictEqual } from "node:util";
import { completeAssumptions } from "@/lib/engine/affordability/assumptions";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import type { Assumptions } from "@/lib/engine/document";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import * as store from "@/lib/store/write/assumptions";

/**
 * Returns the assumptions of this company's reports (values that bank data cannot supply), and whether the company
 * changed any of them.
 */
export async function getAssumptions(
  companyId: string,
): Promise<{ assumptions: Assumptions; isOwn: boolean }> {
  const { settings } = await getCompany(companyId);
  const stored = settings.assumptions as Partial<Assumptions> | null;
  return { assumptions: completeAssumptions(stored, DEFAULT_ASSUMPTIONS), isOwn: stored !== null };
}

/**
 * Changes a company's affordability assumptions for future reports; existing reports keep theirs. Stores only the
 * differences from the defaults, so that an updated default reaches every company that did not change it. Records only
 * actual changes. `null` restores the defaults.
 */
export async function changeAssumptions(
  companyId: string,
  chosen: Assumptions | null,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { assumptions, isOwn } = await getAssumptions(companyId);
  const next = chosen ?? DEFAULT_ASSUMPTIONS;
  const names = Object.keys(DEFAULT_ASSUMPTIONS) as (keyof Assumptions)[];
  const changed = names.filter((name) => !isDeepStrictEqual(next[name], assumptions[name]));
  const own = names.filter((name) => !isDeepStrictEqual(next[name], DEFAULT_ASSUMPTIONS[name]));
  if (changed.length === 0 && isOwn === own.length > 0) return;
  const stored = own.length > 0 ? Object.fromEntries(own.map((name) => [name, next[name]])) : null;
  await store.changeAssumptions(companyId, { stored, changed }, actor, now);
}
