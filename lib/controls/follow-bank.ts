import { UpstreamFault } from "@/lib/errors";
import { reconcile } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";

/**
 * Advances or ends the request, depending on the bank's state. If a bank cannot be reached, background work continues.
 */
export async function followBank(scope: Scope, requestId: string): Promise<void> {
  try {
    await reconcile(scope, requestId);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
  }
}
