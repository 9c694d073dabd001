import type { Bank } from "@/tests/stand-ins/bank";
import {
  type Consent,
  newId,
  type ProviderState,
  type Session,
} from "@/tests/stand-ins/fiskil/provider-state";

// Fiskil's hosted page as a customer uses it: "a single-use session for an end user to authorize data sharing from an
// institution" (/data-api/api-reference/auth-session).

const DAY_MS = 86_400_000;
/** The consent duration set in the Console. */
const CONSENT_DAYS = 365;

/** Opens the hosted page of a session. Throws if the session is unknown, used or expired. */
export function openPage(provider: ProviderState, address: string): Session {
  const session = provider.sessions.get(new URL(address).searchParams.get("sess_id") ?? "");
  if (!session || session.isUsed || session.expiresAt <= provider.now())
    throw new Error("the session is unknown, used or over");
  return session;
}

type Fetch = "none" | "accounts" | "all";

/**
 * Makes the customer agree at one bank; a session is always for one institution. We infer two facts. If the session has
 * an arrangement, the arrangement's consent is extended and keeps its id. The redirect contains `session_id`.
 */
export function agree(
  provider: ProviderState,
  session: Session,
  bank: Bank,
  fetch: Fetch,
): { consent: Consent; back: string } {
  session.isUsed = true;
  const now = provider.now();
  const known = provider.consents.find(({ arrangementId }) => arrangementId === session.arrangementId);
  const expiresAt = new Date(now.getTime() + CONSENT_DAYS * DAY_MS);
  const consent: Consent = known ?? {
    arrangementId: newId(),
    consentId: newId(),
    endUserId: session.endUserId,
    bank,
    isActive: true,
    createdAt: now,
    lastConsent: now,
    expiresAt,
    terminationReason: "",
    hasAccounts: fetch !== "none",
    hasRows: fetch === "all",
  };
  if (known) Object.assign(known, { lastConsent: now, expiresAt });
  else provider.consents.push(consent);
  const back = new URL(session.redirectUri);
  back.searchParams.set("session_id", session.id);
  return { consent, back: back.href };
}

/** Makes the customer leave without agreeing. Inferred: the error texts are from the guide's table of errors. */
export function leave(session: Session): string {
  session.isUsed = true;
  const back = new URL(session.cancelUri);
  back.searchParams.set("error", "access_denied");
  back.searchParams.set("error_type", "AUTH_SESSION_CANCELLED");
  return back.href;
}
