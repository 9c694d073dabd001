import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listIdentities } from "@/lib/adapters/upstream/fiskil/lists";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { type Fields, findId, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * Returns the customer's name at each institution. Requests names only if a consent covers identity, because
 * otherwise the customer did not agree to share them. If an institution gives several names, none is returned for it.
 */
export async function holderNames(
  client: Client,
  userRef: string,
  active: readonly Arrangement[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const covered = active.filter(({ permissions }) => permissions.includes("identity"));
  if (covered.length === 0) return names;
  const rows = await listIdentities(client, userRef);
  for (const { institutionId } of covered) {
    const theirs = rows.filter((row) => (findId(row.institution_id) ?? institutionId) === institutionId);
    const found = new Set(theirs.flatMap((row) => nameOf(row) ?? []));
    const [name] = found;
    if (name !== undefined && found.size === 1) names.set(institutionId, name);
  }
  return names;
}

/** The name of a person, in parts or as a whole, or of an organisation; null if there is none. */
function nameOf(row: Fields): string | null {
  const person = isFields(row.person) ? row.person : row;
  const parts = [person.first_name, ...(Array.isArray(person.middle_names) ? person.middle_names : [])];
  const name = [...parts, person.last_name].flatMap((part) => findText(part)?.trim() || []).join(" ");
  const whole = [name, findText(row.full_name), findText(row.name), findText(row.business_name)];
  return whole.find((text) => text !== undefined && text.trim() !== "")?.trim() ?? null;
}
