import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";
import * as breakers from "@/lib/store/write/upstream-breaker";

/**
 * Allows a provider's consents to be ended automatically again, after an operator has checked why so many of its
 * customers seemed to have disappeared. Throws conflict if we have not stopped ending this provider's consents.
 */
export async function releaseProvider(
  provider: string,
  environment: Environment,
  by: string,
  now = new Date(),
): Promise<void> {
  if (!(await breakers.releaseProvider({ provider, environment }, by, now)))
    throw new AppError("conflict", "No stop is in force for this provider, so there is nothing to release.");
  log().warn(
    { upstream: provider, environment, by },
    "an operator released the stop: consents at this provider are ended as usual",
  );
}
