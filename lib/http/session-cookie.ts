import { cookies } from "next/headers";
import { baseUrl } from "@/lib/env/env";
import { cookieName } from "@/lib/http/cookie-name";
import { openToken, sealToken } from "@/lib/http/sealed-token";
import { SESSION_SECONDS_MAX, type SignedIn } from "@/lib/identity/begin-session";

const isSecure = () => baseUrl().startsWith("https://");

/**
 * Options of a cookie that scripts cannot read. Other sites' links send it, their forms do not. Over https it is
 * Secure.
 */
export const cookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() }) as const;

/** Sets the session cookie to a sealed token. We read only the session id from this token. */
export async function giveSessionCookie({
  userId,
  sessionId,
}: Pick<SignedIn, "userId" | "sessionId">): Promise<void> {
  const value = await sealToken("session", { sub: userId, sessionId }, SESSION_SECONDS_MAX);
  const jar = await cookies();
  jar.set(cookieName("session"), value, { ...cookieOptions(), maxAge: SESSION_SECONDS_MAX });
}

/**
 * The session id in the browser's cookie; null without a valid token. Does not check whether the session is still open.
 */
export async function readSessionCookie(): Promise<string | null> {
  const token = await openToken("session", (await cookies()).get(cookieName("session"))?.value);
  return typeof token?.sessionId === "string" ? token.sessionId : null;
}

/** Removes the cookie from the browser. Does not end the session. */
export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(cookieName("session"), "", { ...cookieOptions(), maxAge: 0 });
}
