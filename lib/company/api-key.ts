// API keys: `svc_test_` or `svc_live_`, 43 random base-62 characters (256 bits), and 6 base-62 check characters: the
// CRC-32 of all characters before them. The check characters let us refuse a mistyped or invented key without a
// database read.
import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { keyedDigest } from "@/lib/env/keyed-digest";
import { AppError } from "@/lib/errors";
import type { Environment, Scope } from "@/lib/scope";
import { admitKey } from "@/lib/store/write/key";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 43;
const CHECK_LENGTH = 6;
export const KEY_PATTERN = /^svc_(test|live)_[0-9A-Za-z]{49}$/;

function toBase62(value: number, length: number): string {
  let text = "";
  for (let left = value; text.length < length; left = Math.floor(left / 62))
    text = (BASE62[left % 62] ?? "0") + text;
  return text;
}

/** Random base-62 characters, each equally likely: 248 is four times 62, so bytes of 248 and over are skipped. */
function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** Creates a random key in the format that the top of this file describes. Does not store it. */
export function newApiKey(environment: Environment): string {
  const body = `svc_${environment}_${randomBase62(RANDOM_LENGTH)}`;
  return body + toBase62(crc32(body), CHECK_LENGTH);
}

/** Reports whether the text has the format and check characters of a key, not whether the key is active. */
export function looksLikeKey(text: string): boolean {
  if (!KEY_PATTERN.test(text)) return false;
  const body = text.slice(0, -CHECK_LENGTH);
  return text.slice(-CHECK_LENGTH) === toBase62(crc32(body), CHECK_LENGTH);
}

/** The one-way fingerprint that is stored: HMAC-SHA-256 with a pepper that is not in the database. */
export function fingerprintOf(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(keyedDigest(key));
}

/** The caller's company, and the state of its rate limit after this call. */
export type Caller = {
  scope: Scope;
  keyId: string;
  rate: { limit: number; remaining: number; resetSeconds: number; isOver: boolean };
};

/**
 * Finds the owner of `key` and counts the call. Refuses a key with wrong check characters without a database read.
 * Throws invalid_key. For a call over the rate limit, returns `rate.isOver`, so that the route can refuse it with the
 * rate headers.
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
