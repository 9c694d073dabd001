import { refuseOtherEnvironment } from "@/lib/adapters/upstream/make-upstream";
import * as rest from "@/lib/adapters/upstream/rest/client";
import { errorIdOf, exchange, LostAnswer } from "@/lib/adapters/upstream/rest/exchange";
import { type Fields, findId, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { addDays, addMonths, toDay } from "@/lib/engine/calendar/day";
import { env } from "@/lib/env/env";
import { UpstreamFault } from "@/lib/errors";
import { HISTORY_MONTHS } from "@/lib/rules/sharing";
import type { Environment } from "@/lib/scope";

/** The institution of Fiskil's sandbox, and the only one whose data the test environment may see. */
export const SANDBOX_INSTITUTION = "88888";

export type FiskilSettings = {
  environment: Environment;
  baseUrl: string;
  version: string;
  clientId: string;
  clientSecret: string;
  /** The secret with which Fiskil signs events. Null if no secret is set; then every event counts as unsigned. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  permissions: readonly string[];
  /** Values of `termination_reason` for a consent that has ended; `*` matches any reason. */
  overReasons: readonly string[];
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * Fiskil's settings for this environment; null without credentials. Test never uses live's credentials or webhook
 * secret.
 */
export function findSettings(environment: Environment): FiskilSettings | null {
  const all = env();
  const isLive = environment === "live";
  const clientId = isLive ? all.FISKIL_CLIENT_ID : all.FISKIL_TEST_CLIENT_ID;
  const clientSecret = isLive ? all.FISKIL_CLIENT_SECRET : all.FISKIL_TEST_CLIENT_SECRET;
  const webhookSecret = isLive ? all.FISKIL_WEBHOOK_SECRET : all.FISKIL_TEST_WEBHOOK_SECRET;
  if (!clientId || !clientSecret) return null;
  return {
    environment,
    clientId,
    clientSecret,
    webhookSecret: webhookSecret ?? null,
    baseUrl: all.FISKIL_BASE_URL.replace(/\/$/, ""),
    version: all.FISKIL_VERSION,
    timeoutMs: all.FISKIL_TIMEOUT_SECONDS * SECOND_MS,
    arrivalMs: all.FISKIL_ARRIVAL_HOURS * HOUR_MS,
    permissions: all.FISKIL_PERMISSIONS,
    overReasons: all.FISKIL_OVER_REASONS,
  };
}

export type Client = rest.Client<FiskilSettings>;

/** Makes a client that calls Fiskil in the configured API version. The client's calls throw UpstreamFault. */
export function makeClient(settings: FiskilSettings): Client {
  const headers = { "x-fiskil-version": settings.version };
  const tokens = rest.makeTokens(() => askForToken(settings));
  return rest.makeClient(settings, { provider: "fiskil", headers, tokens });
}

/** The lifetime of a token if the response does not state its lifetime; Fiskil's documentation says 900 seconds. */
const LIFE_SECONDS = 900;

/** Requests a new token for the configured credentials. Throws UpstreamFault. */
async function askForToken(settings: FiskilSettings): Promise<rest.IssuedToken> {
  const { baseUrl, clientId, clientSecret, version, timeoutMs } = settings;
  const answer = await exchange({
    method: "POST",
    url: `${baseUrl}/v1/token`,
    headers: { "x-fiskil-version": version },
    body: { client_id: clientId, client_secret: clientSecret },
    timeoutMs,
  }).catch((error: unknown) => {
    if (error instanceof LostAnswer) throw new UpstreamFault("token", true);
    throw error;
  });
  // The operator can fix rejected credentials, so the fault is temporary.
  if (answer.status >= 300) throw new UpstreamFault("token", true, { correlationId: errorIdOf(answer) });
  const { token, access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const text = findText(token) ?? findText(access_token);
  if (!text) throw new UpstreamFault("token", false);
  return { token: text, lifeSeconds: Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS };
}

/** Statuses that are not faults: the customer did not consent to data of this kind, or the bank has none. */
const NOT_SHARED = [403, 404] as const;

/**
 * The period that customers agree to share. Includes the whole first day in every time zone of the Australian mainland.
 */
function windowOf(now: Date): { from: string; to: string } {
  const first = addMonths(toDay(now), -HISTORY_MONTHS);
  return { from: `${addDays(first, -1)}T13:00:00Z`, to: `${addDays(toDay(now), 2)}T00:00:00Z` };
}

/**
 * Lists the accounts that the user shares, as Fiskil sends them. A 404 counts as an empty list. Throws UpstreamFault
 * for any other failure.
 */
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

/** Lists the balances of all accounts, as Fiskil sends them. Throws UpstreamFault, also for a 404. */
export function listBalances(client: Client, userRef: string): Promise<Fields[]> {
  const query = { end_user_id: userRef };
  return listAll(client, { operation: "balances", path: "/v1/banking/balances", query, name: "balances" });
}

/**
 * Lists the transactions of one account, or of all accounts if `accountId` is null, in the period that customers agree
 * to share. Always sends both ends of the period, because without them a bank returns only ninety days. Rows without a
 * date are not in the list.
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
 * Lists rows that are not posted yet, most of them without a date. We only count these rows, so a response of 400 or
 * 404 is treated as an empty list.
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
 * Fiskil misspells this path (three c's). If the path is not found, the correct spelling is tried before we conclude
 * that there is no data.
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

/**
 * Lists the payments that the customer has scheduled at the bank. Empty if the customer did not consent to them or the
 * bank has none. Throws UpstreamFault for any other failure.
 */
export function listScheduledPayments(client: Client, userRef: string): Promise<Fields[]> {
  return listAll(client, {
    operation: "scheduledPayments",
    path: "/v1/banking/payments/scheduled",
    query: { end_user_id: userRef },
    name: "scheduled_payments",
    emptyOn: NOT_SHARED,
  });
}

/**
 * Lists the customer's identities, as the banks know them. Empty if the customer did not consent to them or the bank
 * has none. Throws UpstreamFault for any other failure.
 */
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

/** `name` is the field of the response that contains the list, if the response is an object. */
type List = rest.Pages & { name: string };

/**
 * Reads every row of a list. A response is a bare list (v1, v2) or an object that contains the list (v3). Throws
 * UpstreamFault.
 */
export function listAll(client: Client, list: List): Promise<Fields[]> {
  const query = { ...list.query, "page[size]": String(PAGE_SIZE) };
  return rest.listPages(client, { ...list, query }, (body) => rowsOf(body, list));
}

function rowsOf(body: unknown, { name, operation }: List): Fields[] {
  if (body === null) return [];
  const candidates = isFields(body) ? [body[name], body.data, body.items] : [body];
  const found = candidates.find(Array.isArray) as unknown[] | undefined;
  // Without a link to the next page, a full page could be a truncated list.
  if (found && found.length >= PAGE_SIZE && !isFields(body))
    throw new UpstreamFault(`${operation}: cut short`, false);
  if (found) return found.filter(isFields);
  // An object may omit an empty list. Any other body without the list is not a response to this call.
  if (isFields(body) && (body[name] === null || Object.keys(body).every((key) => key === "links"))) return [];
  throw new UpstreamFault(`${operation}: not a list`, false);
}

/** Throws UpstreamFault if a row comes from a bank of the other environment (refuseOtherEnvironment). */
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
