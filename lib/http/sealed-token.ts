import { decode, encode, type JWT } from "next-auth/jwt";
import { env } from "@/lib/env/env";

/** Each purpose of a token has its own key, derived from one secret. The session's is next-auth's own. */
const SALTS = { session: "", sso: "sso" } as const;
type TokenPurpose = keyof typeof SALTS;

/** The only algorithms of our tokens. The library that opens them would also accept others of the same key. */
const HEADER = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM" })).toString("base64url");

export const sealToken = (purpose: TokenPurpose, token: JWT, maxAge: number): Promise<string> =>
  encode({ token, secret: env().NEXTAUTH_SECRET, maxAge, salt: SALTS[purpose] });

/** Opens a token of sealToken. Null if it has another purpose or algorithm, was changed, or is over. */
export async function openToken(purpose: TokenPurpose, token: string | undefined): Promise<JWT | null> {
  if (!token?.startsWith(`${HEADER}.`)) return null;
  return decode({ token, secret: env().NEXTAUTH_SECRET, salt: SALTS[purpose] }).catch(() => null);
}
