import { decode, encode, type JWT } from "next-auth/jwt";
import { env } from "@/lib/env/env";

/**
 * The salt for each purpose. Each purpose has its own key, derived from one secret. The session's salt is the one that
 * next-auth uses.
 */
const SALTS = { session: "", sso: "sso" } as const;
type TokenPurpose = keyof typeof SALTS;

/**
 * The header of our tokens. A token with another header is refused, because the library that opens tokens would accept
 * other algorithms with the same key.
 */
const HEADER = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM" })).toString("base64url");

/** Encrypts a token with the key of its purpose. openToken refuses it after `maxAge` seconds. */
export const sealToken = (purpose: TokenPurpose, token: JWT, maxAge: number): Promise<string> =>
  encode({ token, secret: env().NEXTAUTH_SECRET, maxAge, salt: SALTS[purpose] });

/**
 * Opens a token that sealToken created. Null if the token has another purpose or algorithm, was changed, or has
 * expired.
 */
export async function openToken(purpose: TokenPurpose, token: string | undefined): Promise<JWT | null> {
  if (!token?.startsWith(`${HEADER}.`)) return null;
  return decode({ token, secret: env().NEXTAUTH_SECRET, salt: SALTS[purpose] }).catch(() => null);
}
