import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listAll } from "@/lib/adapters/upstream/fiskil/pages";
import { SANDBOX_INSTITUTION } from "@/lib/adapters/upstream/fiskil/settings";
import { type Arrangement, toArrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import type { ConsentSession, StartConsent } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/** The lifetime of a link if the response does not give one. */
const SESSION_MS = 5 * 86_400_000;

/**
 * Lists every consent of the customer, newest first. Throws UpstreamFault, including when Fiskil does not know the
 * customer.
 */
export async function listArrangements(client: Client, userRef: string): Promise<Arrangement[]> {
  const rows = await listAll(client, {
    operation: "listConsents",
    path: "/v1/consent",
    query: { end_user_id: userRef },
    name: "consents",
  });
  return rows
    .flatMap((row) => toArrangement(row, client.settings.overReasons) ?? [])
    .sort((one, other) => other.givenAt.getTime() - one.givenAt.getTime());
}

/**
 * Ends a consent. Fiskil also answers 204 for an unknown consent, so a caller that must be sure lists the consents
 * afterwards.
 */
export async function revokeArrangement(client: Client, consentRef: string): Promise<void> {
  await client.send({
    operation: "revokeConsent",
    method: "DELETE",
    path: `/v1/consent/${encodeURIComponent(consentRef)}`,
    isRepeatable: true,
    accepts: [404, 410],
  });
}

/**
 * Creates a link. May be retried: if a response was lost, the first link is never used and expires. In test it leads
 * only to the sandbox's bank.
 */
export async function startSession(client: Client, start: StartConsent): Promise<ConsentSession> {
  const { environment, permissions } = client.settings;
  const { body } = await client.send({
    operation: "startConsent",
    method: "POST",
    path: "/v1/auth/session",
    body: {
      end_user_id: start.userRef,
      redirect_uri: start.redirectUrl,
      cancel_uri: start.cancelUrl,
      ...(environment === "test" ? { institution_id: SANDBOX_INSTITUTION } : {}),
      ...(start.renewConsentRef === null ? {} : { arrangement_id: start.renewConsentRef }),
      ...(permissions.length > 0 ? { permissions } : {}),
    },
    isRepeatable: true,
  });
  const fields = isFields(body) ? body : {};
  const url = findText(fields.auth_url);
  if (!url || !isWebAddress(url, client.settings.baseUrl)) throw new UpstreamFault("startConsent", false);
  return {
    sessionRef: findId(fields.session_id, fields.id) ?? "",
    url,
    expiresAt: findMoment(fields.expires_at) ?? new Date(Date.now() + SESSION_MS),
  };
}

/** Reports whether we may send a customer to this URL: https only, unless everything runs on this machine. */
function isWebAddress(text: string, baseUrl: string): boolean {
  if (!URL.canParse(text)) return false;
  return [`https:`, new URL(baseUrl).protocol].includes(new URL(text).protocol);
}
