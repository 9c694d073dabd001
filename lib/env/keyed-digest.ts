import { createHmac } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * The HMAC-SHA-256 of a text under API_KEY_PEPPER, which is not in the database: stored instead of a secret, an address
 * or a number, so that access to the database does not let anyone test guesses. Begin the text with what only its
 * purpose has, such as a name or the prefix of an API key, so that the digests of two purposes never match.
 */
export const keyedDigest = (text: string): Buffer<ArrayBuffer> =>
  createHmac("sha256", env().API_KEY_PEPPER).update(text).digest();
