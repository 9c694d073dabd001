import { fingerprintOf, looksLikeKey } from "@/lib/company/api-key";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { admitKey } from "@/lib/store/write/key";

/** Who calls with a key, and where their company stands with its rate limit after this call. */
export type Caller = {
  scope: Scope;
  keyId: string;
  rate: { limit: number; remaining: number; resetSeconds: number; isOver: boolean };
};

/**
 * Finds out who holds `key` and counts the call. A key whose check characters are wrong is refused without asking the
 * database. Throws invalid_key; a call past the limit is returned with `rate.isOver`, for the edge to refuse with its
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
