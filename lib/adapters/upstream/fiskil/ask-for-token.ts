import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/settings";
import { exchange, LostAnswer } from "@/lib/adapters/upstream/rest/exchange";
import { errorIdOf } from "@/lib/adapters/upstream/rest/fault";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { IssuedToken } from "@/lib/adapters/upstream/rest/token";
import { UpstreamFault } from "@/lib/errors";

/** The lifetime of a token if the response does not give one; Fiskil's documentation says 900 seconds. */
const LIFE_SECONDS = 900;

/** Requests a new token for the configured credentials. Throws UpstreamFault. */
export async function askForToken(settings: FiskilSettings): Promise<IssuedToken> {
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
