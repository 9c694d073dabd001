import { type BasiqSettings, VERSION_HEADERS } from "@/lib/adapters/upstream/basiq/settings";
import { exchange, LostAnswer } from "@/lib/adapters/upstream/rest/exchange";
import { errorIdOf, toFault } from "@/lib/adapters/upstream/rest/fault";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { IssuedToken } from "@/lib/adapters/upstream/rest/token";
import { UpstreamFault } from "@/lib/errors";

/** The lifetime of a token if the response does not give one; Basiq's documentation says an hour. */
const LIFE_SECONDS = 3_600;

/**
 * The scope of a token: all data, for this server; or one customer's visit to the consent pages. The second is sent
 * to the customer's browser and gives access to no other customer's data.
 */
type TokenScope = { scope: "SERVER_ACCESS" } | { scope: "CLIENT_ACCESS"; userId: string };

/** Requests a new token of this scope. Throws UpstreamFault, also if Basiq does not know the customer. */
export async function askForToken(settings: BasiqSettings, wanted: TokenScope): Promise<IssuedToken> {
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
    // The customer is not the cause: the operator must fix a rejected key, to which Basiq answers 404.
    if (wanted.scope === "SERVER_ACCESS")
      throw new UpstreamFault(operation, true, { correlationId: errorIdOf(answer) });
    throw toFault(operation, answer, false);
  }
  const { access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const token = findText(access_token);
  if (!token) throw new UpstreamFault(operation, false);
  return { token, lifeSeconds: Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS };
}
