import { upstreamOf } from "@/lib/adapters/upstream/select";
import { describeError, log } from "@/lib/log";
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { hasOpenVisit, noteAttempt } from "@/lib/store/write/bank-attempt";

/**
 * Records for the firm how the customer's visit to a bank ended, according to their browser. Changes nothing if no
 * visit is open. Does not record a consent, because only the data provider's list of consents proves one. Throws
 * not_found.
 */
export async function noteReturn(
  scope: Scope,
  requestId: string,
  outcome: AttemptOutcome,
  now = new Date(),
): Promise<void> {
  if (!(await hasOpenVisit(scope, requestId))) return;
  const institution = await findBankVisited(scope, requestId);
  await noteAttempt(scope, requestId, { outcome, institution, at: now });
}

/** Records that the customer could not reach the bank's pages although a link was created for them. */
export async function noteFailedStart(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await noteAttempt(scope, requestId, { outcome: "bank_unavailable", institution: null, at: now });
}

/** The bank of the latest visit; null if the provider does not name it or does not answer. */
async function findBankVisited(scope: Scope, requestId: string): Promise<string | null> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.userRef) return null;
  try {
    return (await upstreamOf(consent).findBankVisited?.(consent.userRef)) ?? null;
  } catch (error) {
    log().warn({ error: describeError(error) }, "the bank of a visit could not be found");
    return null;
  }
}
