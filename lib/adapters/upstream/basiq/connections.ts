import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { ListedState } from "@/lib/rules/consent-evidence";

/** The fields that we read of a customer's connection to one bank. */
export type Connection = {
  id: string;
  institutionId: string;
  /** Basiq's URL for its record of the bank; null if Basiq gives none. */
  institutionPath: string | null;
  method: string;
  state: ListedState;
  madeAt: Date | null;
  expiresAt: Date | null;
  /** The time when the bank was last queried through this connection. */
  lastUsed: Date | null;
  accountRefs: string[];
};

/** Statuses of a connection that the bank has not confirmed, including a failed attempt. */
const BEFORE: readonly string[] = ["pre-init", "init", "pending", "failed"];

/**
 * Converts Basiq's status. Only a status listed in `over` means that the consent has ended. A status that starts with
 * `invalid` means that the connection does not work now but may work again. Any other status becomes `unclear`.
 */
export function toListedState(status: string, over: readonly string[]): ListedState {
  if (status === "active") return "active";
  if (over.includes(status)) return status === "expired" || status === "deleted" ? status : "revoked";
  return status.startsWith("invalid") ? "invalid" : "unclear";
}

/**
 * Converts a connection; null if it has no id, or if it uses the customer's password, which this product never
 * accepts.
 */
export function toConnection(row: Fields, over: readonly string[]): Connection | null {
  const id = findId(row.id);
  if (id === undefined || row.method === "web") return null;
  const institution = isFields(row.institution) ? row.institution : {};
  const links = isFields(institution.links) ? institution.links : {};
  const accounts = isFields(row.accounts) && Array.isArray(row.accounts.data) ? row.accounts.data : [];
  const accountRefs = accounts.filter(isFields).flatMap((account) => (isThere(account) ? idOf(account) : []));
  const status = (findText(row.status) ?? "active").toLowerCase();
  return {
    id,
    institutionId: findId(institution.id, row.institution) ?? "",
    institutionPath: findText(links.self) ?? null,
    method: findText(row.method) ?? "",
    state: BEFORE.includes(status)
      ? // During a new fetch, an active connection may be listed as pending. Such a connection already has accounts.
        accounts.length > 0
        ? "active"
        : "pending"
      : toListedState(status, over),
    madeAt: findMoment(row.createdDate),
    expiresAt: findMoment(row.expiryDate),
    lastUsed: findMoment(row.lastUsed),
    accountRefs,
  };
}

const idOf = (row: Fields): string[] => {
  const id = findId(row.id);
  return id === undefined ? [] : [id];
};

/**
 * Reports whether the bank still provides the account. An account that the customer withdrew or closed is no longer
 * shared.
 */
export const isThere = (account: Fields): boolean => account.status !== "unavailable";

/**
 * The names of banks already requested, by server and institution. They may be cached, because they are public and
 * seldom change.
 */
const known = new Map<string, string>();
const KNOWN_MAX = 500;

/** The name shown for a bank if no response gives its name. */
const NAMELESS = "Your bank";

/** Basiq spells the open-banking method in two ways, so both paths are tried. */
const METHODS = ["openbanking", "open-banking"] as const;

/**
 * Finds the name of a connection's bank. Requests it first at the documented paths, then at the connection's own link,
 * and caches the name in this process. Returns "Your bank" if Basiq does not give us a name. Throws UpstreamFault if
 * Basiq cannot be reached, because a missing name would look as if the bank had changed its name.
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
 * Finds the bank's name in a response. A connector has the name under `institution`. An older institution record has it
 * at the top level, or in a list with one entry.
 */
function nameIn(body: unknown): string | null {
  if (!isFields(body)) return null;
  const [first] = Array.isArray(body.data) ? body.data : [];
  const sources: Fields[] = [body, first].filter(isFields);
  const named = sources.flatMap((source) => [source.institution, source].filter(isFields));
  const names = named.flatMap((source) => [findText(source.name), findText(source.shortName)]);
  return names.find((name) => name?.trim())?.trim() ?? null;
}
