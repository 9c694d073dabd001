import { createHash, randomBytes } from "node:crypto";
import { keyedDigest } from "@/lib/env/keyed-digest";

/**
 * The token in an emailed link: 256 random bits. We store only its hash, so that access to the database does not give
 * access to links.
 */
export function newMailToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashMailToken(token) };
}

/** Hashes a token for lookup. A hash is stored only for tokens that we issued. */
export function hashMailToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token.slice(0, 200)).digest());
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 28;

/** Creates a recovery code of about 138 random bits, in groups of four that can be read aloud. */
export function newRecoveryCode(): string {
  let code = "";
  while (code.length < CODE_LENGTH) {
    const [byte = 255] = randomBytes(1);
    // Bytes past the last whole multiple of the alphabet's length are skipped, because they would make some letters
    // more likely.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return code.replace(/.{4}(?=.)/g, "$&-");
}

/**
 * Hashes a recovery code, ignoring spaces, dashes and case. The hash is keyed because older recovery codes are so short
 * that someone could guess them by trying all codes.
 */
export function hashRecoveryCode(userId: string, code: string): Uint8Array<ArrayBuffer> {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);
  return new Uint8Array(keyedDigest(`recovery:${userId}:${plain}`));
}
