import type { UpstreamConsent } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText, listTexts } from "@/lib/adapters/upstream/rest/fields";
import type { ListedState } from "@/lib/rules/consent-evidence";

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
 * The end of a consent. If Fiskil does not give it, computed from the start of the latest sharing period and its
 * length in seconds.
 */
function endOf(row: Fields): Date | null {
  const from = findMoment(row.last_consent) ?? findMoment(row.created_at);
  const seconds = Number(row.duration);
  return from && seconds > 0 ? new Date(from.getTime() + seconds * 1_000) : null;
}

/**
 * The state of a consent. An inactive consent was revoked or has expired, by Fiskil's `termination_reason`. Without a
 * reason, or with one that the settings do not list, its state is unclear.
 */
function stateOf(row: Fields, overReasons: readonly string[]): ListedState {
  if (row.active === true) return "active";
  if (row.active !== false) return "unclear";
  const reason = findText(row.termination_reason)?.trim().toLowerCase() ?? "";
  if (!overReasons.includes("*") && !overReasons.includes(reason)) return "unclear";
  const endsAt = findMoment(row.expires_at) ?? endOf(row);
  return endsAt && endsAt <= new Date() ? "expired" : "revoked";
}
