import { createHmac } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * The HMAC-SHA-256 of a text under API_KEY_PEPPER. We store it instead of a secret, an address or a number. Because the
 * pepper is not in the database, a reader of the database cannot test guesses. Begin the text with a prefix that only
 * its purpose uses, so that the digests of two purposes never match.
 */
export const keyedDigest = (text: string): Buffer<ArrayBuffer> =>
  createHmac("sha256", env().API_KEY_PEPPER).update(text).digest();
