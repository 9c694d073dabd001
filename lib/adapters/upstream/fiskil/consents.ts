import { type Client, listAll, SANDBOX_INSTITUTION } from "@/lib/adapters/upstream/fiskil/client";
import type { ConsentSession, StartConsent, UpstreamConsent } from "@/lib/adapters/upstream/port";
import {
  type Fields,
  findId,
  findMoment,
  findText,
  isFields,
  listTexts,
} from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";
import type { ListedState } from "@/lib/rules/consent-evidence";

/** The lifetime of a link, in milliseconds, if the response does not state its end. */
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
 * Creates a link. May be retried: if a response was lost, the first link is never used and expires. In test the link
 * leads only to the sandbox's bank.
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

/**
 * Reports whether we may send a customer to this URL. Its protocol must be https or the protocol of `baseUrl`, which is
 * http only if the provider runs on this machine.
 */
function isWebAddress(text: string, baseUrl: string): boolean {
  if (!URL.canParse(text)) return false;
  return [`https:`, new URL(baseUrl).protocol].includes(new URL(text).protocol);
}

/** A consent with the additional fields that this adapter needs. */
export type Arrangement = UpstreamConsent & { permissions: string[] };

/** Converts an arrangement; null if it has no id, because it could be neither shown nor revoked. */
export function toArrangement(row: Fields, overReasons: readonly string[]): Arrangement | null {
  const consentRef = findId(row.arrangement_id);
  if (consentRef === undefined) return null;
  const givenAt = findMoment(row.created_at) ?? findMoment(row.last_consent) ?? new Date(0);
  return {
    consentRef,
    state: stateOf(row, overReasons),
    isActive: row.active === true,
    institutionName: findText(row.institution_name) ?? "Your bank",
    institutionId: findId(row.institution_id) ?? "",
    givenAt,
    expiresAt: findMoment(row.expires_at) ?? endOf(row),
    accountRefs: listTexts(row.account_ids),
    permissions: listTexts(row.permissions),
  };
}

/**
 * Computes the end of a consent for which Fiskil gives no `expires_at`: the start of the latest sharing period plus its
 * length in seconds. Null if either is missing.
 */
function endOf(row: Fields): Date | null {
  const from = findMoment(row.last_consent) ?? findMoment(row.created_at);
  const seconds = Number(row.duration);
  return from && seconds > 0 ? new Date(from.getTime() + seconds * 1_000) : null;
}

/**
 * The state of a consent. An inactive consent has ended if the settings list Fiskil's `termination_reason` for it (`*`
 * covers every reason and a missing one). Such a consent has expired if its end date has passed; otherwise it was
 * revoked. If the settings do not list the reason, the state is unclear.
 */
function stateOf(row: Fields, overReasons: readonly string[]): ListedState {
  if (row.active === true) return "active";
  if (row.active !== false) return "unclear";
  const reason = findText(row.termination_reason)?.trim().toLowerCase() ?? "";
  if (!overReasons.includes("*") && !overReasons.includes(reason)) return "unclear";
  const endsAt = findMoment(row.expires_at) ?? endOf(row);
  return endsAt && endsAt <= new Date() ? "expired" : "revoked";
}

/**
 * Reports whether an account came through this consent. Compares the account's arrangement (Fiskil's word for a
 * consent) or, if the account names none, its bank.
 */
export function isOf(row: Fields, { consentRef, institutionId }: Arrangement): boolean {
  const arrangement = findId(row.arrangement_id);
  if (arrangement !== undefined) return arrangement === consentRef;
  return findId(row.institution_id) === institutionId;
}

/**
 * The accounts that active consents cover, each once. A consent that lists its accounts covers only the listed
 * accounts. If no account with a listed id arrived, we assume that the list uses a different kind of id. The consent
 * then covers all accounts that came through it.
 */
export function listShared(rows: readonly Fields[], active: readonly Arrangement[]): Fields[] {
  const shared = new Map<string, Fields>();
  for (const consent of active) {
    const came = rows.filter((row) => isOf(row, consent));
    const isListed = (row: Fields) =>
      [findId(row.account_id), findId(row.fiskil_id)].some((id) => id && consent.accountRefs.includes(id));
    const listed = came.filter(isListed);
    for (const row of listed.length > 0 ? listed : came) {
      const id = findId(row.account_id, row.fiskil_id);
      if (id !== undefined && !shared.has(id)) shared.set(id, row);
    }
  }
  return [...shared.values()];
}
