import { createHash } from "node:crypto";

/**
 * A digest of a provider's credentials, which shows whether they have changed. The secrets cannot be derived from it.
 */
export function digestCredentials(...parts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(["upstream credentials", ...parts]))
    .digest("base64url")
    .slice(0, 22);
}
