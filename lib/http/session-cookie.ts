import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";
import { SESSION_SECONDS_MAX, type SignedIn } from "@/lib/company/begin-session";
import { baseUrl, env } from "@/lib/env";

const isSecure = () => baseUrl().startsWith("https://");

/** Over https a cookie's name promises that no other host set it. */
export const cookieName = (name: string) => `${isSecure() ? "__Host-" : ""}surplus.${name}`;

export const cookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() }) as const;

/** Hands the browser a session: a sealed token that holds the session's id and nothing else of use. */
export async function giveSessionCookie({
  userId,
  sessionId,
}: Pick<SignedIn, "userId" | "sessionId">): Promise<void> {
  const token = { sub: userId, sessionId };
  const value = await encode({ token, secret: env().NEXTAUTH_SECRET, maxAge: SESSION_SECONDS_MAX });
  const jar = await cookies();
  jar.set(cookieName("session"), value, { ...cookieOptions(), maxAge: SESSION_SECONDS_MAX });
}

/** The session id the browser carries; null without a token of ours. Says nothing of whether the session goes on. */
export async function readSessionCookie(): Promise<string | null> {
  const value = (await cookies()).get(cookieName("session"))?.value;
  if (!value) return null;
  const token = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  return typeof token?.sessionId === "string" ? token.sessionId : null;
}

export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(cookieName("session"), "", { ...cookieOptions(), maxAge: 0 });
}
