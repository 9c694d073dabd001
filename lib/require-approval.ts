import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";

/** A firm that is suspended has applied already: what it wants to know is what stops, what goes on and where to turn. */
const REFUSALS = {
  unapproved: "The company is not approved for production. Apply in the portal, or use your test key.",
  suspended:
    "Live is suspended for this company: until that is lifted nothing new is requested, sent or collected there. Reports that are made can still be fetched, and test goes on as before. The reason stands in the portal under Settings, Going live; please contact us about it.",
} as const;

/**
 * The gate to live, before whatever collects data or writes to a customer: throws not_approved while the company is not
 * approved for production, or suspended. What a company has already it may read.
 */
export async function requireApproval(scope: Scope): Promise<void> {
  if (scope.environment === "test" || (await isLiveOpen(scope.companyId))) return;
  const { suspendedAt } = await getCompany(scope.companyId);
  throw new AppError("not_approved", suspendedAt ? REFUSALS.suspended : REFUSALS.unapproved);
}
