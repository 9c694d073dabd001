import type { UpstreamConsent } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText, listTexts } from "@/lib/adapters/upstream/rest/fields";

/** A consent as the rest of it is needed here, beside what the port tells. */
export type Arrangement = UpstreamConsent & { permissions: string[] };

/** An arrangement of theirs; null for one without an id, which could be neither shown nor revoked. */
export function toArrangement(row: Fields): Arrangement | null {
  const consentRef = findId(row.arrangement_id);
  if (consentRef === undefined) return null;
  const givenAt = findMoment(row.created_at) ?? findMoment(row.last_consent) ?? new Date(0);
  return {
    consentRef,
    isActive: row.active === true,
    institutionName: findText(row.institution_name) ?? "Your bank",
    institutionId: findId(row.institution_id) ?? "",
    givenAt,
    expiresAt: findMoment(row.expires_at) ?? endOf(row),
    accountRefs: listTexts(row.account_ids),
    permissions: listTexts(row.permissions),
  };
}

/** Where no end is given, from when it was last given and how many seconds it was given for. */
function endOf(row: Fields): Date | null {
  const from = findMoment(row.last_consent) ?? findMoment(row.created_at);
  const seconds = Number(row.duration);
  return from && seconds > 0 ? new Date(from.getTime() + seconds * 1_000) : null;
}
