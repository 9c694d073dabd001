import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";

const UNAPPROVED = "The company is not approved for production. Apply in the portal, or use your test key.";

/** A firm that is suspended has applied already: what it wants to know is what stops, what goes on and where to turn. */
export function suspendedWords(support: string | undefined): string {
  const whom = support ? `write to ${support} about it` : "whoever runs this service for you can lift it";
  return `Live is suspended for this company: until that is lifted nothing new is requested, sent or collected there. Reports that are made can still be fetched, requests can be withdrawn, and test goes on as before. The reason stands in the portal under Settings, Going live; ${whom}.`;
}

/**
 * The gate to live, before whatever collects data or writes to a customer: throws not_approved while the company is not
 * approved for production, or suspended. What a company has already it may read.
 */
export async function requireApproval(scope: Scope): Promise<void> {
  if (scope.environment === "test" || (await isLiveOpen(scope.companyId))) return;
  const { suspendedAt } = await getCompany(scope.companyId);
  throw new AppError("not_approved", suspendedAt ? suspendedWords(env().SUPPORT_EMAIL) : UNAPPROVED);
}
