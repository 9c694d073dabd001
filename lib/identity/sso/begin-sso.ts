import { beginOidc, type Checks, type Provider } from "@/lib/adapters/sign-on/oidc";
import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { REACH } from "@/lib/identity/sso/reach";
import { bucketOf, requireAsk, requireAttempt } from "@/lib/identity/throttle";
import { domainOf } from "@/lib/rules/sso";
import { findOpenConnection, findSso, type OpenConnection } from "@/lib/store/read/sso";

/** Seconds that a user may spend at their identity provider before they must start again. */
export const SSO_SECONDS_MAX = 10 * 60;
/** The number of confirmations of identity that a user may start before they must wait. */
const CONFIRMS = { free: 10, firstWaitSeconds: 30 };

/** One redirect to the identity provider and back. Stored, sealed, in the browser that started it. */
export type SsoJourney = {
  connectionId: string;
  checks: Checks;
  /** The session whose user confirms their identity; null for a sign-in. */
  sessionId: string | null;
  back: string | null;
  /** The time when the redirect began, in milliseconds since 1970. */
  startedAt: number;
};

/** The redirect URI of a connection. Each connection has its own URI. */
export const redirectUriOf = (connectionId: string) => `${baseUrl()}/sign-in/sso/${connectionId}/callback`;

/** The connection in the form that the OpenID Connect functions take, with our redirect URI. */
export const providerOf = ({ id, issuer, clientId, clientSecret }: OpenConnection): Provider => ({
  issuer,
  clientId,
  clientSecret,
  redirectUri: redirectUriOf(id),
});

/**
 * Starts a sign-in through the identity provider of the company that owns the address's domain. Throws too_many;
 * not_found if no company uses single sign-on for the domain; conflict if its provider cannot be reached.
 */
export async function beginSso(
  { email, address, back }: { email: string; address: string; back: string | null },
  now = new Date(),
): Promise<{ url: string; journey: SsoJourney }> {
  await requireAsk("sso", address);
  const domain = domainOf(email.trim());
  const connection = domain && (await findOpenConnection({ domain }));
  if (!connection)
    throw new AppError(
      "not_found",
      "No company uses single sign-on for this address. Check the address, or sign in another way.",
    );
  return begin(connection, { email: email.trim(), sessionId: null, back }, now);
}

/**
 * Sends a user back to the identity provider through which they signed in, to confirm their identity. Throws too_many.
 * Throws not_found if the session did not start with single sign-on, or if single sign-on is now switched off. Throws
 * conflict if the provider cannot be reached.
 */
export async function beginSsoConfirm(
  person: SignedInPerson,
  back: string | null,
  now = new Date(),
): Promise<{ url: string; journey: SsoJourney }> {
  await requireAttempt([[bucketOf("sso-confirm", person.userId), CONFIRMS]]);
  const own = person.ssoCompanyId && (await findSso(person.ssoCompanyId));
  const connection = own && (await findOpenConnection({ id: own.id }));
  if (!connection)
    throw new AppError(
      "not_found",
      "Your company’s single sign-on is switched off. Sign in again another way.",
    );
  return begin(connection, { email: person.email, sessionId: person.sessionId, back }, now);
}

async function begin(
  connection: OpenConnection,
  { email, sessionId, back }: { email: string; sessionId: string | null; back: string | null },
  now: Date,
): Promise<{ url: string; journey: SsoJourney }> {
  const { url, checks } = await beginOidc(providerOf(connection), REACH, {
    email,
    again: sessionId !== null,
  });
  return { url, journey: { connectionId: connection.id, checks, sessionId, back, startedAt: now.getTime() } };
}
