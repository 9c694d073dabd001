import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { SESSION_SECONDS_MAX } from "@/lib/company/begin-session";
import { checkPerson } from "@/lib/company/check-person";
import { signIn } from "@/lib/company/sign-in";
import { signOut } from "@/lib/company/sign-out";
import { baseUrl, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { addressOf } from "@/lib/http/client-address";
import { cookieName, cookieOptions } from "@/lib/http/session-cookie";
import { describeError, log } from "@/lib/log";

declare module "next-auth" {
  interface User {
    id: string;
    sessionId: string;
  }
}

/**
 * Signing in over plain HTTP, by next-auth: GET /api/auth/csrf, then POST /api/auth/callback/credentials. The token it
 * seals into the cookie names a row of our session table, which decides; the sign-in page makes the same token.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS_MAX },
    useSecureCookies: baseUrl().startsWith("https://"),
    cookies: { sessionToken: { name: cookieName("session"), options: cookieOptions() } },
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
    logger: { error: (code) => log().warn({ code }, "next-auth"), warn: () => {}, debug: () => {} },
  };
}

type Given = Record<"email" | "password", string> | undefined;

/** Null is next-auth's plain "no". What it is thrown ends up in an address, so only our own words may pass. */
async function authorise(given: Given, headers: Headers) {
  try {
    const { userId, sessionId, awaitsSecond } = await signIn({
      email: String(given?.email ?? ""),
      password: String(given?.password ?? ""),
      address: addressOf({ headers }),
      userAgent: headers.get("user-agent"),
    });
    // The second step has a page of its own; this way ends before it.
    if (awaitsSecond) {
      await signOut(sessionId);
      throw new AppError("second_step", "This account asks for a second step.");
    }
    return { id: userId, sessionId };
  } catch (error) {
    if (error instanceof AppError && error.code === "signed_out") return null;
    if (!(error instanceof AppError)) log().error({ error: describeError(error) }, "a sign-in failed");
    throw new Error(error instanceof AppError ? error.code : "internal");
  }
}
