import * as rest from "@/lib/adapters/upstream/rest/client";
import { errorIdOf, exchange, LostAnswer, toFault } from "@/lib/adapters/upstream/rest/exchange";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { env } from "@/lib/env/env";
import { UpstreamFault } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

/** Hooli, the bank of Basiq's open-banking sandbox, and the only bank whose data the test environment may see. */
export const TEST_INSTITUTION = "AU00000";

/** The only version of Basiq's API that includes open banking. */
const VERSION_HEADERS = { "basiq-version": "3.0" };

export type BasiqSettings = {
  environment: Environment;
  baseUrl: string;
  consentUrl: string;
  /** The key as Basiq's dashboard shows it: base64 for basic authentication. */
  apiKey: string;
  /** The secret with which Basiq signs events. Null if no secret is set; then every event counts as unsigned. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  /**
   * The largest age, in milliseconds, of data that a report may use. Older data is first fetched from the bank again.
   */
  freshMs: number;
  /** Statuses that mean a consent or connection has ended. */
  overStatuses: readonly string[];
  /** The filter that finds customers by email address. The address replaces `{email}`. */
  usersFilter: string;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * Basiq's settings for this environment; null if the environment has no key. Test never uses live's key or webhook
 * secret.
 */
export function findSettings(environment: Environment): BasiqSettings | null {
  const all = env();
  const isLive = environment === "live";
  const apiKey = isLive ? all.BASIQ_API_KEY : all.BASIQ_TEST_API_KEY;
  const webhookSecret = isLive ? all.BASIQ_WEBHOOK_SECRET : all.BASIQ_TEST_WEBHOOK_SECRET;
  if (!apiKey) return null;
  return {
    environment,
    apiKey,
    webhookSecret: webhookSecret ?? null,
    baseUrl: all.BASIQ_BASE_URL.replace(/\/$/, ""),
    consentUrl: all.BASIQ_CONSENT_URL,
    timeoutMs: all.BASIQ_TIMEOUT_SECONDS * SECOND_MS,
    arrivalMs: all.BASIQ_ARRIVAL_HOURS * HOUR_MS,
    freshMs: all.BASIQ_FRESH_HOURS * HOUR_MS,
    overStatuses: all.BASIQ_OVER_STATUSES,
    usersFilter: all.BASIQ_USERS_FILTER,
  };
}

export type Client = rest.Client<BasiqSettings>;

/**
 * Makes a client that calls Basiq with a server token, which is cached until shortly before it expires. The client's
 * calls throw UpstreamFault.
 */
export function makeClient(settings: BasiqSettings): Client {
  const tokens = rest.makeTokens(() => askForToken(settings, { scope: "SERVER_ACCESS" }));
  return rest.makeClient(settings, { provider: "basiq", headers: VERSION_HEADERS, tokens });
}

/** The lifetime of a token if the response does not state its lifetime; Basiq's documentation says an hour. */
const LIFE_SECONDS = 3_600;

/**
 * The scope of a token: all data, for this server; or one customer's visit to the consent pages. The customer's
 * token is sent to their browser and gives access to no other customer's data.
 */
type TokenScope = { scope: "SERVER_ACCESS" } | { scope: "CLIENT_ACCESS"; userId: string };

/** Requests a new token of this scope. Throws UpstreamFault, also if Basiq does not know the customer. */
export async function askForToken(settings: BasiqSettings, wanted: TokenScope): Promise<rest.IssuedToken> {
  const operation = wanted.scope === "SERVER_ACCESS" ? "token" : "startConsent";
  const answer = await exchange({
    method: "POST",
    url: `${settings.baseUrl}/token`,
    headers: { authorization: `Basic ${settings.apiKey}`, ...VERSION_HEADERS },
    form: wanted,
    timeoutMs: settings.timeoutMs,
  }).catch((error: unknown) => {
    if (error instanceof LostAnswer) throw new UpstreamFault(operation, true);
    throw error;
  });
  if (answer.status >= 300) {
    // Basiq answers 404 to a rejected key. The operator can fix the key, so the fault is temporary.
    if (wanted.scope === "SERVER_ACCESS")
      throw new UpstreamFault(operation, true, { correlationId: errorIdOf(answer) });
    throw toFault(operation, answer, false);
  }
  const { access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const token = findText(access_token);
  if (!token) throw new UpstreamFault(operation, false);
  return { token, lifeSeconds: Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS };
}
