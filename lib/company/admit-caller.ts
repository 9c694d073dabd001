import { fingerprintOf, looksLikeKey } from "@/lib/company/api-key";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { admitKey } from "@/lib/store/write/key";

/** The caller's company, and the state of its rate limit after this call. */
export type Caller = {
  scope: Scope;
  keyId: string;
  rate: { limit: number; remaining: number; resetSeconds: number; isOver: boolean };
};

/**
 * Finds the owner of `key` and counts the call. Refuses a key with wrong check characters without a database read.
 * Throws invalid_key. For a call over the limit, returns `rate.isOver`, so that the route can refuse it with the rate
 * headers.
 */
export async function admitCaller(key: string | null): Promise<Caller> {
  const admitted = key && looksLikeKey(key) ? await admitKey(fingerprintOf(key)) : null;
  if (!admitted) throw new AppError("invalid_key", "Invalid or missing API key");
  const remaining = Math.max(0, admitted.limit - admitted.used);
  return {
    scope: { companyId: admitted.companyId, environment: admitted.environment },
    keyId: admitted.keyId,
    rate: {
      limit: admitted.limit,
      remaining,
      resetSeconds: admitted.resetSeconds,
      isOver: admitted.used > admitted.limit,
    },
  };
}
