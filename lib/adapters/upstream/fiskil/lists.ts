import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listAll } from "@/lib/adapters/upstream/fiskil/pages";
import type { Fields } from "@/lib/adapters/upstream/rest/fields";
import { addDays, addMonths, toDay } from "@/lib/engine/calendar/day";
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

/** Fiskil misspells this path (three c's). On 404, try the correct spelling before concluding that there is no data. */
const DIRECT_DEBITS = ["/v1/banking/acccounts/direct-debits", "/v1/banking/accounts/direct-debits"] as const;

export async function listDirectDebits(client: Client, userRef: string): Promise<Fields[]> {
  for (const path of DIRECT_DEBITS) {
    const query = { end_user_id: userRef };
    const rows = await listAll(client, {
      operation: "directDebits",
      path,
      query,
      name: "direct_debits",
      emptyOn: NOT_SHARED,
    });
    if (rows.length > 0) return rows;
  }
  return [];
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
