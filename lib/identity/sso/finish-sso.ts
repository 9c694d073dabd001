import { finishOidc, type SsoClaims } from "@/lib/adapters/sign-on/oidc";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { REFUSED_QUIET_MS } from "@/lib/identity/note-refused-sign-in";
import { renewSession } from "@/lib/identity/renew-session";
import { providerOf, SSO_SECONDS_MAX, type SsoJourney } from "@/lib/identity/sso/begin-sso";
import { REACH } from "@/lib/identity/sso/reach";
import { requireAsk } from "@/lib/identity/throttle";
import { chooseRole, domainOf, usedSecondFactor, valuesOf } from "@/lib/rules/sso";
import { SsoRefusal } from "@/lib/rules/sso-refusal";
import { findLinkedUser, findOpenConnection, type OpenConnection } from "@/lib/store/read/sso";
import { admitArrival, noteSsoRefusal } from "@/lib/store/write/sso-arrival";

const NAME_LENGTH_MAX = 120;
/** Milliseconds by which the provider's clock may be behind ours when it states the time of authentication. */
const SKEW_MS = 60_000;

/** The callback from an identity provider, as the browser delivers it. */
export type SsoReturn = {
  /** The connection id in the callback's URL, which must be the journey's. */
  connectionId: string;
  params: URLSearchParams;
  /** The journey that this browser started; null if it started none. */
  journey: SsoJourney | null;
  /** A hash of the visitor's IP address. */
  address: string;
  userAgent: string | null;
};

/**
 * Signs in a user who returns from their company's identity provider. The user must have a confirmed address on the
 * company's verified domain; a new user joins the company with the role that the role mapping gives. Throws too_many;
 * SsoRefusal for a return we refuse; signed_out if the provider refused; conflict if the provider cannot be reached. A
 * refusal by the company's rules is also recorded in the company's audit log.
 */
export async function finishSso(back: SsoReturn, now = new Date()): Promise<SignedIn> {
  const { connection, claims } = await readReturn(back, null, now);
  const { companyId } = connection;
  const email = await recordRefusal(companyId, now, async () => requireAddress(connection, claims));
  const name = (claims.name ?? "")
    .replace(/[\p{C}/\\@]/gu, " ")
    .trim()
    .slice(0, NAME_LENGTH_MAX);
  const { roleClaim, roleRules, defaultRole } = connection;
  const values = roleClaim ? valuesOf(claims.all[roleClaim]) : [];
  const choice = chooseRole(values, { rules: roleClaim ? roleRules : [], defaultRole });
  const fallback = email.slice(0, email.indexOf("@"));
  const arrival = { companyId, subject: claims.subject, email, name: name || fallback, choice, now };
  const userId = await recordRefusal(companyId, now, () => admitArrival(arrival));
  return beginSession(
    {
      userId,
      by: "sso",
      withSecond: usedSecondFactor(claims.amr),
      userAgent: back.userAgent,
      sso: { companyId, provenAt: claims.authenticatedAt },
    },
    now,
  );
}

/**
 * Confirms the identity of a user who has just authenticated again at their company's identity provider. Returns the
 * user in the renewed session (renewSession). Throws as finishSso does, and also SsoRefusal if the provider names
 * another user, or does not state that the user authenticated after we sent them there.
 */
export async function finishSsoConfirm(
  back: SsoReturn,
  person: SignedInPerson,
  now = new Date(),
): Promise<SignedInPerson> {
  const { connection, claims } = await readReturn(back, person.sessionId, now);
  const { companyId } = connection;
  const userId = await findLinkedUser(companyId, claims.subject);
  if (companyId !== person.ssoCompanyId || userId !== person.userId) throw new SsoRefusal("other_person");
  const sentAt = back.journey?.startedAt ?? Number.POSITIVE_INFINITY;
  if (!claims.authenticatedAt || claims.authenticatedAt.getTime() < sentAt - SKEW_MS)
    throw new SsoRefusal("not_again");
  return renewSession(person, usedSecondFactor(claims.amr), now);
}

async function readReturn(
  { connectionId, params, journey, address }: SsoReturn,
  sessionId: string | null,
  now: Date,
): Promise<{ connection: OpenConnection; claims: SsoClaims }> {
  await requireAsk("sso-return", address);
  const isOver = !journey || now.getTime() - journey.startedAt > SSO_SECONDS_MAX * 1_000;
  if (isOver || journey.connectionId !== connectionId || journey.sessionId !== sessionId)
    throw new SsoRefusal("late");
  const connection = await findOpenConnection({ id: connectionId });
  if (!connection) throw new SsoRefusal("off");
  return { connection, claims: await finishOidc(providerOf(connection), REACH, journey.checks, params) };
}

/**
 * Returns the address that the provider vouches for. Refuses an address that is unconfirmed or not on the company's
 * domain.
 */
function requireAddress({ domain }: OpenConnection, { email, isEmailVerified }: SsoClaims): string {
  if (!email || domainOf(email) !== domain) throw new SsoRefusal("no_address");
  if (!isEmailVerified) throw new SsoRefusal("unverified");
  return email;
}

/** Runs an admission step, and records a refusal in the company's audit log. */
async function recordRefusal<T>(companyId: string, now: Date, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof SsoRefusal) await noteSsoRefusal(companyId, error.why, REFUSED_QUIET_MS, now);
    throw error;
  }
}
