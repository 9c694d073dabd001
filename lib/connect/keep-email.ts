import { CUSTOMER, type Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addEmail } from "@/lib/store/write/request";

/**
 * Stores the email address that a customer entered on the consent page. The provider's record of the customer and the
 * receipt use it. Does nothing if the request already has an email address or no longer awaits consent. Throws
 * not_found.
 */
export async function keepEmail(
  scope: Scope,
  requestId: string,
  email: string,
  now = new Date(),
): Promise<void> {
  await getRequest(scope, requestId);
  await addEmail(scope, requestId, { email, actor: CUSTOMER, now });
}
