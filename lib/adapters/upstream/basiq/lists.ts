import { type Client, TEST_INSTITUTION } from "@/lib/adapters/upstream/basiq/client";
import { refuseOtherEnvironment } from "@/lib/adapters/upstream/make-upstream";
import { listPages } from "@/lib/adapters/upstream/rest/client";
import { type Fields, findId, isFields } from "@/lib/adapters/upstream/rest/fields";
import { addDays, addMonths, toDay } from "@/lib/engine/calendar/day";
import { UpstreamFault } from "@/lib/errors";
import { HISTORY_MONTHS } from "@/lib/rules/sharing";

/**
 * Basiq's largest page of transactions; also used for the list of users. A customer's other lists are requested without
 * a limit.
 */
const PAGE_SIZE = 500;

/** The characters of an id. Any other character is refused, because it could end the quotes of a filter. */
const ID = /^[\w.-]+$/;

type Kind = "consents" | "connections" | "accounts" | "jobs";

/**
 * Lists all of a customer's records of one kind. Throws UpstreamFault, including when Basiq does not know the customer.
 */
export function listOf(client: Client, userRef: string, kind: Kind): Promise<Fields[]> {
  const path = `${pathOf(userRef)}/${kind}`;
  return listPages(client, { operation: kind, path, query: {} }, toRows(kind));
}

/**
 * Lists the customers that match the filter. Basiq's documentation does not mention this list. If Basiq does not offer
 * it, throws UpstreamFault, as for any other failure.
 */
export function listUsers(client: Client, filter: string): Promise<Fields[]> {
  const query = { filter, limit: String(PAGE_SIZE) };
  const pages = { operation: "findUsers", path: "/users", query };
  return listPages(client, pages, toRows("findUsers"));
}

/**
 * Lists one account's transactions over the months that customers agree to. The filter uses posting dates in UTC, so it
 * includes one more day at each end.
 */
export function listTransactions(
  client: Client,
  userRef: string,
  accountId: string,
  now: Date,
): Promise<Fields[]> {
  if (!ID.test(accountId))
    throw new UpstreamFault("transactions: an account id contains unexpected characters", false);
  const from = addDays(addMonths(toDay(now), -HISTORY_MONTHS), -1);
  const to = addDays(toDay(now), 1);
  const filter = `account.id.eq('${accountId}'),transaction.postDate.bt('${from}','${to}')`;
  const query = { filter, limit: String(PAGE_SIZE) };
  const pages = { operation: "transactions", path: `${pathOf(userRef)}/transactions`, query };
  return listPages(client, pages, toRows("transactions"));
}

/** The path of a user in Basiq's API. Escapes the id, so that it cannot lead to another path. */
export const pathOf = (userRef: string): string => `/users/${encodeURIComponent(userRef)}`;

const toRows =
  (operation: string) =>
  (body: unknown): Fields[] => {
    const rows = isFields(body) ? body.data : undefined;
    if (Array.isArray(rows)) return rows.filter(isFields);
    // Some empty lists have no `data` member. Any other body without `data` is not the requested list.
    if (isFields(body) && body.type === "list" && (rows === null || rows === undefined)) return [];
    throw new UpstreamFault(`${operation}: not a list`, false);
  };

/**
 * The ids of Hooli and Basiq's other invented banks, which simulate passwords, one-time codes and business accounts.
 */
const MADE_UP = /^AU0000\d$/;

/**
 * Throws UpstreamFault if a row comes from a bank of the other environment (refuseOtherEnvironment). Each of Basiq's
 * rows names its bank.
 */
export function refuseOtherInstitutions(
  { settings: { environment } }: Client,
  userRef: string,
  rows: readonly Fields[],
): void {
  refuseOtherEnvironment(
    {
      provider: "basiq",
      environment,
      testInstitution: TEST_INSTITUTION,
      isOfTests: (institution) => MADE_UP.test(institution),
      mustBeNamed: true,
    },
    userRef,
    rows.map(({ institution }) => findId(isFields(institution) ? institution.id : institution)),
  );
}
