import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { isLiveOpen } from "@/lib/store/read/company";

/**
 * The gate to live, before whatever collects data or writes to a customer: throws not_approved while the company is not
 * approved for production, or suspended. What a company has already it may read.
 */
export async function requireApproval(scope: Scope): Promise<void> {
  if (scope.environment === "test" || (await isLiveOpen(scope.companyId))) return;
  const message = "The company is not approved for production. Apply in the portal, or use your test key.";
  throw new AppError("not_approved", message);
}
