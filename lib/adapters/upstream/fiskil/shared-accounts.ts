import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { type Fields, findId } from "@/lib/adapters/upstream/rest/fields";

/** Reports whether an account came through this consent: by the arrangement it names, or otherwise by its bank. */
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
