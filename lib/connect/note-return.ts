import { upstreamOf } from "@/lib/adapters/upstream/select";
import { describeError, log } from "@/lib/log";
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { hasOpenVisit, noteAttempt } from "@/lib/store/write/bank-attempt";

/**
 * Records how the customer's visit to a bank ended, as their browser says it, for the firm to see. It never decides what was
 * shared: that is asked of upstream. Without an open visit it changes nothing. Throws not_found.
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

/** Records that the customer could not be sent to the bank's pages, although a link was opened for them. */
export async function noteFailedStart(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await noteAttempt(scope, requestId, { outcome: "bank_unavailable", institution: null, at: now });
}

/** The bank of the latest visit; null where the provider does not say or does not answer. */
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
