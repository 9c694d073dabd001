import * as rest from "@/lib/adapters/upstream/rest/client";
import { errorIdOf, exchange, LostAnswer } from "@/lib/adapters/upstream/rest/exchange";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { env } from "@/lib/env/env";
import { UpstreamFault } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

/** The institution of Fiskil's sandbox, and the only one whose data test may see. */
export const SANDBOX_INSTITUTION = "88888";

export type FiskilSettings = {
  environment: Environment;
  baseUrl: string;
  version: string;
  clientId: string;
  clientSecret: string;
  /** Null if no secret is set. Then no event counts as signed. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  permissions: readonly string[];
  /** Values of `termination_reason` for a consent that has ended; `*` matches any. */
  overReasons: readonly string[];
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Fiskil's settings for this environment; null without credentials. Never uses live's settings for test. */
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

/** Calls Fiskil in the configured API version. Throws UpstreamFault. */
export function makeClient(settings: FiskilSettings): Client {
  const headers = { "x-fiskil-version": settings.version };
  const tokens = rest.makeTokens(() => askForToken(settings));
  return rest.makeClient(settings, { provider: "fiskil", headers, tokens });
}

/** The lifetime of a token if the response does not give one; Fiskil's documentation says 900 seconds. */
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
  // The customer is not the cause: the operator must fix rejected credentials.
  if (answer.status >= 300) throw new UpstreamFault("token", true, { correlationId: errorIdOf(answer) });
  const { token, access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const text = findText(token) ?? findText(access_token);
  if (!text) throw new UpstreamFault("token", false);
  return { token: text, lifeSeconds: Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS };
}
