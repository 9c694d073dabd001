import { cookies } from "next/headers";
import { z } from "zod";
import { cookieName } from "@/lib/http/cookie-name";
import { openToken, sealToken } from "@/lib/http/sealed-token";
import { cookieOptions } from "@/lib/http/session-cookie";
import { SSO_SECONDS_MAX, type SsoJourney } from "@/lib/identity/sso/begin-sso";

const Journey = z.object({
  connectionId: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  sessionId: z.string().nullable(),
  back: z.string().nullable(),
  startedAt: z.number(),
});

/**
 * Stores a sign-in through an identity provider, sealed, in a cookie of this browser. A second sign-in replaces the
 * first.
 */
export async function keepJourney(journey: SsoJourney): Promise<void> {
  const value = await sealToken("sso", { journey }, SSO_SECONDS_MAX);
  (await cookies()).set(cookieName("sso"), value, { ...cookieOptions(), maxAge: SSO_SECONDS_MAX });
}

/** Returns the sign-in that this browser started and removes its cookie; null if there is none. */
export async function takeJourney(): Promise<SsoJourney | null> {
  const jar = await cookies();
  const value = jar.get(cookieName("sso"))?.value;
  if (!value) return null;
  jar.set(cookieName("sso"), "", { ...cookieOptions(), maxAge: 0 });
  const token = await openToken("sso", value);
  const parsed = Journey.safeParse(token?.journey);
  return parsed.success ? parsed.data : null;
}
