import { CUSTOMER, type Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addEmail } from "@/lib/store/write/request";

/**
 * Keeps the email address a customer gave on the consent page, as the request's own: for the provider's record of them
 * and for the receipt. It never takes the place of one there is, nor comes to a request that awaits no consent; then
 * nothing happens. Throws not_found.
 */
export async function keepEmail(
  scope: Scope,
  requestId: string,
  email: string,
  now = new Date(),
): Promise<void> {
  await getRequest(scope, requestId);
  await addEmail(scope, requestId, email, CUSTOMER, now);
}
