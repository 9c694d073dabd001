import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** What a customer agreed to share of one bank, as it is read here. */
export type Connection = {
  id: string;
  institutionId: string;
  /** Where the bank is described; null where it is not said. */
  institutionPath: string | null;
  /** Whether the bank has let it be made; one that is only on its way has given nothing. */
  isMade: boolean;
  /** Its arrangement with the bank is over. */
  isOver: boolean;
  madeAt: Date | null;
  expiresAt: Date | null;
  accountRefs: string[];
};

/** Before the bank has said yes. */
const BEFORE: readonly string[] = ["pre-init", "pending", "failed"];

/**
 * A connection of theirs; null for one without an id, and for one by a password, which this product takes from nobody. Only
 * a status that says so ends one: of any other, also of one not known here, nothing is withdrawn.
 */
export function toConnection(row: Fields): Connection | null {
  const id = findId(row.id);
  if (id === undefined || row.method === "web") return null;
  const institution = isFields(row.institution) ? row.institution : {};
  const links = isFields(institution.links) ? institution.links : {};
  const accounts = isFields(row.accounts) && Array.isArray(row.accounts.data) ? row.accounts.data : [];
  const accountRefs = accounts.filter(isFields).flatMap((account) => (isThere(account) ? idOf(account) : []));
  const status = findText(row.status) ?? "active";
  return {
    id,
    institutionId: findId(institution.id, row.institution) ?? "",
    institutionPath: findText(links.self) ?? null,
    // Some are pending again while they are fetched anew; what has accounts was made.
    isMade: !BEFORE.includes(status) || accounts.length > 0,
    isOver: status.startsWith("invalid"),
    madeAt: findMoment(row.createdDate),
    expiresAt: findMoment(row.expiryDate),
    accountRefs,
  };
}

const idOf = (row: Fields): string[] => {
  const id = findId(row.id);
  return id === undefined ? [] : [id];
};

/** An account the bank stopped to hand over, because the customer took it back or closed it, is not shared any more. */
export const isThere = (account: Fields): boolean => account.status !== "unavailable";
