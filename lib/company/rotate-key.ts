import { fingerprintOf, newApiKey } from "@/lib/company/api-key";
import { AppError } from "@/lib/errors";
import type { Actor, Environment } from "@/lib/scope";
import * as keys from "@/lib/store/write/key";

/**
 * Creates the company's key for one environment; an old key stops working immediately. Returns the whole key, which
 * cannot be read again later: only its fingerprint and last four characters are stored. `seen` is the id of the key
 * that the member saw, or empty if the member saw no key: throws conflict if the current key has another id. Without
 * `seen`, replaces any key.
 */
export async function rotateKey(
  companyId: string,
  environment: Environment,
  actor: Actor,
  { now = new Date(), seen }: { now?: Date; seen?: string | undefined } = {},
): Promise<string> {
  const key = newApiKey(environment);
  const kept = { fingerprint: fingerprintOf(key), lastFour: key.slice(-4) };
  if (!(await keys.rotateKey(companyId, { environment, key: kept, seen, actor, now })))
    throw new AppError(
      "conflict",
      "Someone else changed this key in the meantime, so it was not replaced. Reload to continue.",
    );
  return key;
}
