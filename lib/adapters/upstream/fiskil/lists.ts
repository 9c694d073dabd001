import { type Client, SANDBOX_INSTITUTION } from "@/lib/adapters/upstream/fiskil/client";
import { refuseOtherEnvironment } from "@/lib/adapters/upstream/refuse-other-environment";
import { listPages, type Pages } from "@/lib/adapters/upstream/rest/client";
import { type Fields, findId, isFields } from "@/lib/adapters/upstream/rest/fields";
import { addDays, addMonths, toDay } from "@/lib/engine/calendar/day";
import { UpstreamFault } from "@/lib/errors";
import { HISTORY_MONTHS } from "@/lib/rules/sharing";

/**
 * Statuses that mean that the customer did not consent to data of this kind or that the bank has none. Neither is a
 * fault.
 */
const NOT_SHARED = [403, 404] as const;

/** The period that customers agree to share. Includes the whole first day, whatever the time zone. */
function windowOf(now: Date): { from: string; to: string } {
  const first = addMonths(toDay(now), -HISTORY_MONTHS);
  return { from: `${addDays(first, -1)}T13:00:00Z`, to: `${addDays(toDay(now), 2)}T00:00:00Z` };
}

export function listAccounts(client: Client, userRef: string): Promise<Fields[]> {
  const query = { end_user_id: userRef };
  return listAll(client, {
    operation: "accounts",
    path: "/v1/banking/accounts",
    query,
    name: "accounts",
    emptyOn: [404],
  });
}

export function listBalances(client: Client, userRef: string): Promise<Fields[]> {
  const query = { end_user_id: userRef };
  return listAll(client, { operation: "balances", path: "/v1/banking/balances", query, name: "balances" });
}

/**
 * Lists transactions of one account, or of all, in the window. Always gives both ends, because without them a bank
 * returns ninety days. Rows without a date are in no window.
 */
export function listTransactions(
  client: Client,
  userRef: string,
  accountId: string | null,
  now: Date,
): Promise<Fields[]> {
  const query = { end_user_id: userRef, ...windowOf(now), ...(accountId ? { account_id: accountId } : {}) };
  return listAll(client, {
    operation: "transactions",
    path: "/v1/banking/transactions",
    query,
    name: "transactions",
  });
}

/**
 * Lists rows that are not posted yet, most of them without a date. We count them and leave them out of the report; a
 * provider may omit them.
 */
export function listPending(client: Client, userRef: string): Promise<Fields[]> {
  return listAll(client, {
    operation: "pending",
    path: "/v1/banking/transactions",
    query: { end_user_id: userRef, status: "PENDING" },
    name: "transactions",
    emptyOn: [400, 404],
  });
}

/**
 * Fiskil misspells this path (three c's). If it is not found, the correct spelling is tried before we conclude that
 * there is no data.
 */
export function listDirectDebits(client: Client, userRef: string): Promise<Fields[]> {
  return listAll(client, {
    operation: "directDebits",
    path: "/v1/banking/acccounts/direct-debits",
    otherPath: "/v1/banking/accounts/direct-debits",
    query: { end_user_id: userRef },
    name: "direct_debits",
    emptyOn: NOT_SHARED,
  });
}

export function listScheduledPayments(client: Client, userRef: string): Promise<Fields[]> {
  return listAll(client, {
    operation: "scheduledPayments",
    path: "/v1/banking/payments/scheduled",
    query: { end_user_id: userRef },
    name: "scheduled_payments",
    emptyOn: NOT_SHARED,
  });
}

export function listIdentities(client: Client, userRef: string): Promise<Fields[]> {
  return listAll(client, {
    operation: "identity",
    path: "/v1/common/identity",
    query: { end_user_id: userRef },
    name: "identities",
    emptyOn: NOT_SHARED,
  });
}

/** Fiskil's largest page; it reduces larger sizes silently. */
const PAGE_SIZE = 1_000;

/** `name` is the list's name in its envelope. */
type List = Pages & { name: string };

/** Reads every row of a list. An envelope is a bare list (v1, v2) or an object (v3). Throws UpstreamFault. */
export function listAll(client: Client, list: List): Promise<Fields[]> {
  const query = { ...list.query, "page[size]": String(PAGE_SIZE) };
  return listPages(client, { ...list, query }, (body) => rowsOf(body, list));
}

function rowsOf(body: unknown, { name, operation }: List): Fields[] {
  if (body === null) return [];
  const candidates = isFields(body) ? [body[name], body.data, body.items] : [body];
  const found = candidates.find(Array.isArray) as unknown[] | undefined;
  // Without a link to the next page, a full page could be a truncated list.
  if (found && found.length >= PAGE_SIZE && !isFields(body))
    throw new UpstreamFault(`${operation}: cut short`, false);
  if (found) return found.filter(isFields);
  // v1 omits an empty list from its envelope. Any other body without the list is not the requested one.
  if (isFields(body) && (body[name] === null || Object.keys(body).every((key) => key === "links"))) return [];
  throw new UpstreamFault(`${operation}: not a list`, false);
}

/** Applies refuseOtherEnvironment to Fiskil's rows. Throws UpstreamFault. */
export function refuseOtherInstitutions(
  { settings: { environment } }: Client,
  userRef: string,
  rows: readonly Fields[],
  mustBeNamed: boolean,
): void {
  refuseOtherEnvironment(
    {
      provider: "fiskil",
      environment,
      testInstitution: SANDBOX_INSTITUTION,
      isOfTests: (institution) => institution === SANDBOX_INSTITUTION,
      mustBeNamed,
    },
    userRef,
    rows.map((row) => findId(row.institution_id)),
  );
}
