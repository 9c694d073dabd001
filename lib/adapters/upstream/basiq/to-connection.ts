import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { ListedState } from "@/lib/rules/consent-evidence";

/** The fields that we read of a customer's share at one bank. */
export type Connection = {
  id: string;
  institutionId: string;
  /** The URL of the bank's record; null if absent. */
  institutionPath: string | null;
  method: string;
  state: ListedState;
  madeAt: Date | null;
  expiresAt: Date | null;
  /** The time when the bank was last queried through this connection. */
  lastUsed: Date | null;
  accountRefs: string[];
};

/** Statuses of a connection that the bank has not confirmed yet. */
const BEFORE: readonly string[] = ["pre-init", "init", "pending", "failed"];

/**
 * Converts a status. Only a status that the settings list as ended ends a consent. `invalid` means that the
 * connection does not work now but may work again. We draw no conclusion from an unknown status.
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
      ? // Some connections return to pending during a new fetch; one with accounts has worked before.
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
