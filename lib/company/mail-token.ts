import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/** What a mailed link carries: 256 random bits. Only their hash is kept, so that whoever reads the database has no link. */
export function newMailToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashMailToken(token) };
}

/** The hash a token is known by. Any text has one; only a token of ours has one that is kept. */
export function hashMailToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token.slice(0, 200)).digest());
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 12;

/** A recovery code of some 59 random bits, in three groups that can be read aloud. */
export function newRecoveryCode(): string {
  let code = "";
  while (code.length < CODE_LENGTH) {
    const [byte = 255] = randomBytes(1);
    // Beyond a multiple of the letters some would come up more often than others.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** The hash a recovery code is known by, keyed because it is short enough to be tried; spaces, dashes and case aside. */
export function hashRecoveryCode(userId: string, code: string): Uint8Array<ArrayBuffer> {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);
  const hash = createHmac("sha256", env().API_KEY_PEPPER).update(`recovery:${userId}:${plain}`).digest();
  return new Uint8Array(hash);
}
