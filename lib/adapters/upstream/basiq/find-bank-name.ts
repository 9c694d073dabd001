import type { Client } from "@/lib/adapters/upstream/basiq/client";
import type { Connection } from "@/lib/adapters/upstream/basiq/to-connection";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** Names of banks are nobody's secret and seldom change. */
const known = new Map<string, string>();
const KNOWN_MAX = 500;

/** What the bank is called where nothing says it. */
const NAMELESS = "Your bank";

/**
 * The name of a connection's bank, by the link its connection gives, asked for once in each process. One they do not tell
 * has no name here. Throws UpstreamFault when they cannot be reached: a name that comes and goes would look like a change.
 */
export async function findBankName(
  client: Client,
  { institutionId, institutionPath }: Pick<Connection, "institutionId" | "institutionPath">,
): Promise<string> {
  const key = `${client.settings.baseUrl} ${institutionId}`;
  const before = known.get(key);
  if (before) return before;
  const { status, body } = await client.send({
    operation: "institution",
    method: "GET",
    path: institutionPath ?? `/connectors/${encodeURIComponent(institutionId)}`,
    isRepeatable: true,
    accepts: [400, 403, 404, 410],
  });
  const name = status < 300 ? nameIn(body) : null;
  if (name === null) return NAMELESS;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, name);
  return name;
}

/** A connector has it under `institution`; an institution of before, and some of theirs, at the top or in a list of one. */
function nameIn(body: unknown): string | null {
  if (!isFields(body)) return null;
  const [first] = Array.isArray(body.data) ? body.data : [];
  const places: Fields[] = [body, first].filter(isFields);
  const named = places.flatMap((place) => [place.institution, place].filter(isFields));
  const names = named.flatMap((place) => [findText(place.name), findText(place.shortName)]);
  return names.find((name) => name?.trim())?.trim() ?? null;
}
