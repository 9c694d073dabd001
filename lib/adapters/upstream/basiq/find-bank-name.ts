import type { Client } from "@/lib/adapters/upstream/basiq/client";
import type { Connection } from "@/lib/adapters/upstream/basiq/to-connection";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** Bank names are public and seldom change. */
const known = new Map<string, string>();
const KNOWN_MAX = 500;

/** The bank's name if no response gives one. */
const NAMELESS = "Your bank";

/** Basiq's two spellings of the open-banking method, in its institution records and elsewhere. */
const METHODS = ["openbanking", "open-banking"] as const;

/**
 * Finds the name of a connection's bank. Each process requests it once: first by the documented path, then by the
 * connection's own link. Null if Basiq does not give us one. Throws UpstreamFault if Basiq cannot be reached, because
 * a missing name would look like a change.
 */
export async function findBankName(
  client: Client,
  {
    institutionId,
    institutionPath,
    method,
  }: Pick<Connection, "institutionId" | "institutionPath" | "method">,
): Promise<string> {
  const key = `${client.settings.baseUrl} ${institutionId}`;
  const before = known.get(key);
  if (before) return before;
  const connector = `/connectors/${encodeURIComponent(institutionId)}`;
  const methods = [...new Set([...METHODS, method])].filter(Boolean);
  const paths = [...methods.map((each) => `${connector}/${encodeURIComponent(each)}`), institutionPath];
  for (const path of paths) {
    const name = path === null ? null : await askName(client, path);
    if (name === null) continue;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, name);
    return name;
  }
  return NAMELESS;
}

async function askName(client: Client, path: string): Promise<string | null> {
  const { status, body } = await client.send({
    operation: "institution",
    method: "GET",
    path,
    isRepeatable: true,
    accepts: [400, 403, 404, 410],
  });
  return status < 300 ? nameIn(body) : null;
}

/**
 * A connector has the name under `institution`. An older institution record has it at the top level, or in a list
 * with one entry.
 */
function nameIn(body: unknown): string | null {
  if (!isFields(body)) return null;
  const [first] = Array.isArray(body.data) ? body.data : [];
  const sources: Fields[] = [body, first].filter(isFields);
  const named = sources.flatMap((source) => [source.institution, source].filter(isFields));
  const names = named.flatMap((source) => [findText(source.name), findText(source.shortName)]);
  return names.find((name) => name?.trim())?.trim() ?? null;
}
