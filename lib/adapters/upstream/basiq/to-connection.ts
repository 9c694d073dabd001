import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { ListedState } from "@/lib/rules/consent-evidence";

/** What a customer agreed to share of one bank, as it is read here. */
export type Connection = {
  id: string;
  institutionId: string;
  /** Where the bank is described; null where it is not said. */
  institutionPath: string | null;
  method: string;
  state: ListedState;
  madeAt: Date | null;
  expiresAt: Date | null;
  /** When the bank was last asked by it. */
  lastUsed: Date | null;
  accountRefs: string[];
};

/** Before the bank has said yes. */
const BEFORE: readonly string[] = ["pre-init", "init", "pending", "failed"];

/**
 * What a status of theirs means. Only one that the settings name as over ends a consent; `invalid` is a connection that
 * does not work now and can again; one that is not known here is unclear, and nothing is concluded from it.
 */
export function toListedState(status: string, over: readonly string[]): ListedState {
  if (status === "active") return "active";
  if (over.includes(status)) return status === "expired" || status === "deleted" ? status : "revoked";
  return status.startsWith("invalid") ? "invalid" : "unclear";
}

/** A connection of theirs; null for one without an id, and for one by password, which this product never accepts. */
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
      ? // Some are pending again while they are fetched again; what has accounts was made.
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

/** An account the bank stopped to hand over, because the customer took it back or closed it, is not shared any more. */
export const isThere = (account: Fields): boolean => account.status !== "unavailable";
