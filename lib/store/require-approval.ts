import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";

const UNAPPROVED = "The company is not approved for live access. Apply in the portal, or use your test key.";

/**
 * The message for a suspended firm: what stops, what continues and who to contact. It does not ask the firm to apply,
 * because the firm has applied already.
 */
export function suspendedWords(support: string | undefined): string {
  const contact = support ? `write to ${support} about it` : "the operator of this service can restore it";
  return `Live access is suspended for this company. Until it is restored, the company cannot create requests, send messages or collect data in the live environment. Existing reports can still be fetched and requests can be withdrawn. The test environment works as before. The reason is in the portal under Settings, Going live; ${contact}.`;
}

/**
 * Throws not_approved unless the company is approved for live and not suspended. Call it before every live action
 * that collects data or writes to a customer. A company may always read its existing data.
 */
export async function requireApproval(scope: Scope): Promise<void> {
  if (scope.environment === "test" || (await isLiveOpen(scope.companyId))) return;
  const { suspendedAt } = await getCompany(scope.companyId);
  throw new AppError("not_approved", suspendedAt ? suspendedWords(env().SUPPORT_EMAIL) : UNAPPROVED);
}
