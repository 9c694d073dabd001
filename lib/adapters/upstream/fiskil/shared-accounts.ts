import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { type Fields, findId } from "@/lib/adapters/upstream/rest/fields";

/** Whether an account came by this consent: by the arrangement it names, or where it names none by its bank. */
export function isOf(row: Fields, { consentRef, institutionId }: Arrangement): boolean {
  const arrangement = findId(row.arrangement_id);
  if (arrangement !== undefined) return arrangement === consentRef;
  return findId(row.institution_id) === institutionId;
}

/**
 * The accounts that consents which are active now cover, each once. A consent that lists its accounts covers these alone;
 * one whose list names none that came is taken to write their ids in another way, and covers what came by it.
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
