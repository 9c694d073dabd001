import { type BasiqSettings, VERSION_HEADERS } from "@/lib/adapters/upstream/basiq/settings";
import { exchange, LostAnswer } from "@/lib/adapters/upstream/rest/exchange";
import { errorIdOf, toFault } from "@/lib/adapters/upstream/rest/fault";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { IssuedToken } from "@/lib/adapters/upstream/rest/token";
import { UpstreamFault } from "@/lib/errors";

/** What a token lives that does not say how long: their documents name an hour. */
const LIFE_SECONDS = 3_600;

/**
 * What a token is for: everything, by this server; or one customer's walk through the consent pages, which travels in
 * their browser and opens nothing of anybody else.
 */
export type TokenScope = { scope: "SERVER_ACCESS" } | { scope: "CLIENT_ACCESS"; userId: string };

/** A new token of this scope. Throws UpstreamFault, also where they know of no such customer. */
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
    // Nothing was said of any customer: a key that is refused, by their words with 404, is the operator's to put right.
    if (wanted.scope === "SERVER_ACCESS") throw new UpstreamFault(operation, true, errorIdOf(answer));
    throw toFault(operation, answer, false);
  }
  const { access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const token = findText(access_token);
  if (!token) throw new UpstreamFault(operation, false);
  return { token, lifeSeconds: Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS };
}
