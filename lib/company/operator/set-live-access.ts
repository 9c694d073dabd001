import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { LiveAccessAct } from "@/lib/store/write/live-access";
import * as companies from "@/lib/store/write/live-access";
import type { Operator } from "@/lib/store/write/review";

/**
 * Suspends a company or reinstates it, immediately. While suspended, the company can create no live request and send no
 * live invite or reminder, and no new live data is collected for it. Receipts and notices that are owed to customers
 * are still sent. Test is not affected. Throws not_found, and conflict if the company already has this status.
 */
export async function setLiveAccess(
  companyId: string,
  {
    act,
    reason,
    operator,
    now = new Date(),
  }: { act: LiveAccessAct; reason: string; operator: Operator; now?: Date },
): Promise<void> {
  if (!isId("co", companyId)) throw notFound();
  await companies.setLiveAccess(companyId, { act, reason, operator, now });
}
