import { upstreamOf } from "@/lib/adapters/upstream/select";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import type { Scope } from "@/lib/scope";
import { listStoppedBanks } from "@/lib/store/read/bank-consent";
import { getRequest } from "@/lib/store/read/request";
import type { BankStop } from "@/lib/store/write/bank-consent";
import * as banks from "@/lib/store/write/bank-consent";

/**
 * Records that the customer stops sharing one of their banks. The bank's data is left out of the next report, and
 * background work ends the consent at the bank. If no other bank is shared, withdraws the whole request. Throws
 * not_found.
 */
export async function stopBank(
  scope: Scope,
  requestId: string,
  bankId: string,
  now = new Date(),
): Promise<BankStop> {
  const stop = await banks.stopBank(scope, requestId, bankId, now);
  if (stop === "last") await withdrawByLink(requestId, now);
  return stop;
}

/**
 * Ends stopped consents that the provider has not confirmed as ended. Runs before data is collected, so that no data
 * comes from a stopped bank. Throws UpstreamFault.
 */
export async function endStoppedBanks(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.userRef || consent.endedAt) return;
  for (const { id, consentRef } of await listStoppedBanks(scope, requestId)) {
    await upstreamOf(consent).revokeConsent(consent.userRef, consentRef);
    await banks.noteBankEnded(scope, id, now);
  }
}
