import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Actor } from "@/lib/scope";
import { verifySsoDomain } from "@/lib/store/write/sso";

/**
 * Confirms a company's domain for single sign-on without a TXT record, if the company has proved in another way that it
 * owns the domain. Throws not_found. Throws conflict if the domain was changed in the meantime, or if another company
 * has verified it.
 */
export async function verifySsoDomainAsOperator(
  companyId: string,
  domain: string,
  operator: { actor: Actor },
  now = new Date(),
): Promise<void> {
  if (!isId("co", companyId)) throw notFound();
  await verifySsoDomain({ companyId, actor: operator.actor, now }, domain, "operator");
}
