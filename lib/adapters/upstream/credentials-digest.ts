import { createHash } from "node:crypto";

/** A digest of what opens a provider's world to us, to tell that it was another one before. It leads back to no secret. */
export function digestCredentials(...parts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(["upstream credentials", ...parts]))
    .digest("base64url")
    .slice(0, 22);
}
