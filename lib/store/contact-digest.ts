import { keyedDigest } from "@/lib/env/keyed-digest";
import type { Scope } from "@/lib/scope";

/**
 * A keyed digest of a customer's email address or phone number, used to find requests without decrypting contact
 * details. The same address has a different digest in each company and environment, so that the customers of two
 * companies cannot be linked. The key is not in the database.
 */
export function contactDigest({ companyId, environment }: Scope, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(keyedDigest(`contact:${companyId}:${environment}:${text.toLowerCase()}`));
}

/** The digests of a request's email address and phone number; each is null if the request has none. */
export function contactDigests(
  scope: Scope,
  { email, phone }: { email: string | null; phone: string | null },
) {
  return {
    emailDigest: email === null ? null : contactDigest(scope, email),
    phoneDigest: phone === null ? null : contactDigest(scope, phone),
  };
}
