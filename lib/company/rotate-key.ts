import { fingerprintOf, newApiKey } from "@/lib/company/api-key";
import type { Actor, Environment } from "@/lib/scope";
import * as keys from "@/lib/store/write/key";

/**
 * Creates the company's key for one environment; an old key stops working at once. Returns the key in full, the only
 * time it is available: only its fingerprint and last four characters are stored.
 */
export async function rotateKey(
  companyId: string,
  environment: Environment,
  actor: Actor,
  now = new Date(),
): Promise<string> {
  const key = newApiKey(environment);
  const kept = { fingerprint: fingerprintOf(key), lastFour: key.slice(-4) };
  await keys.rotateKey(companyId, { environment, key: kept, actor, now });
  return key;
}
