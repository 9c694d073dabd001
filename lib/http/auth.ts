import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { baseUrl, env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { toCode } from "@/lib/http/admit-auth";
import { addressOf } from "@/lib/http/client-address";
import { cookieName, cookiePrefix } from "@/lib/http/cookie-name";
import { openToken } from "@/lib/http/sealed-token";
import { cookieOptions } from "@/lib/http/session-cookie";
import { SESSION_SECONDS_MAX } from "@/lib/identity/begin-session";
import { checkPerson } from "@/lib/identity/check-person";
import { signIn } from "@/lib/identity/sign-in";
import { signOut } from "@/lib/identity/sign-out";
import { describeError, log } from "@/lib/log";

declare module "next-auth" {
  interface User {
    id: string;
    sessionId: string;
  }
}

/**
 * Configures next-auth for sign-in over plain HTTP: GET /api/auth/csrf, then POST /api/auth/callback/credentials. The
 * sealed cookie names a row of our session table, which decides whether the session is valid; the sign-in page issues
 * the same kind of cookie.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS_MAX },
    jwt: { decode: ({ token }) => openToken("session", token) },
    useSecureCookies: baseUrl().startsWith("https://"),
    cookies: {
      sessionToken: { name: cookieName("session"), options: cookieOptions() },
      // With the library's prefix __Secure-, another host of the domain could set this cookie, so it gets our prefix.
      callbackUrl: { name: `${cookiePrefix()}next-auth.callback-url`, options: cookieOptions() },
    },
    pages: { signIn: "/sign-in", signOut: "/", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (given, request) => authorise(given, new Headers(request.headers as HeadersInit)),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sub: user.id, sessionId: user.sessionId } : token),
      session: async ({ session, token }) => {
        const person = typeof token.sessionId === "string" ? await checkPerson(token.sessionId) : null;
        const user = person ? { name: person.name, email: person.email } : undefined;
        return { expires: session.expires, ...(user && { user }) };
      },
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionId === "string") await signOut(token.sessionId);
      },
    },
    logger: {
      error: (code) => log().warn({ code: toCode(code) }, "next-auth"),
      warn: () => {},
      debug: () => {},
    },
  };
}

type Credentials = Record<"email" | "password", string> | undefined;

/**
 * Returns null when the credentials are wrong, as next-auth expects. next-auth puts the message of a thrown error into
 * a URL, so only our error codes may be thrown.
 */
async function authorise(given: Credentials, headers: Headers) {
  try {
    const { userId, sessionId, awaitsSecond } = await signIn({
      email: String(given?.email ?? ""),
      password: String(given?.password ?? ""),
      address: addressOf({ headers }),
      userAgent: headers.get("user-agent"),
    });
    // Ends the session, because only a page can ask for a second factor, and this is a route.
    if (awaitsSecond) {
      await signOut(sessionId);
      throw new AppError("second_step", "This account requires a second factor.");
    }
    return { id: userId, sessionId };
  } catch (error) {
    if (error instanceof AppError && error.code === "signed_out") return null;
    if (!(error instanceof AppError)) log().error({ error: describeError(error) }, "a sign-in failed");
    throw new Error(error instanceof AppError ? error.code : "internal");
  }
}
