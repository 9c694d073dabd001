import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env/env";

export const SIGNATURE_HEADER = "X-Sandbox-Signature";

/**
 * Signs the exact bytes of the body, as the provider we imitate does: the base64 of their HMAC-SHA256, keyed with the
 * UTF-8 text of SANDBOX_WEBHOOK_SECRET.
 */
export function sign(body: Uint8Array): string {
  return createHmac("sha256", env().SANDBOX_WEBHOOK_SECRET).update(body).digest("base64");
}

/** Reports whether the signature matches these bytes. Compares in constant time. */
export function isSigned(body: Uint8Array, signature: string | null): boolean {
  const given = Buffer.from(signature ?? "", "base64");
  const expected = Buffer.from(sign(body), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
