import { UpstreamFault } from "@/lib/errors";
import { reconcile } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";

/** Moves the request on as the bank's state requires. If a bank cannot be reached, background work continues. */
export async function followBank(scope: Scope, requestId: string): Promise<void> {
  try {
    await reconcile(scope, requestId);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
  }
}
