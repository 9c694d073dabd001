import { exchange, LostAnswer } from "@/lib/adapters/upstream/fiskil/exchange";
import { toFault } from "@/lib/adapters/upstream/fiskil/fault";
import { findText, isFields } from "@/lib/adapters/upstream/fiskil/fields";
import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/settings";
import { UpstreamFault } from "@/lib/errors";

/** A token is taken anew this long before its end, or at a fifth of a short life. */
const EARLY_MS = 60_000;
const EARLY_SHARE = 0.2;
/** What a token lives that does not say how long: their documents name 900 seconds. */
const LIFE_SECONDS = 900;

export type Tokens = {
  /** A token that is good for now. Many who ask at once cause one request. Throws UpstreamFault. */
  take: () => Promise<string>;
  /** Forgets a token that was refused; one taken since then stays. */
  drop: (token: string) => void;
};

type Kept = { token: string; freshUntil: number };

export function makeTokens(settings: FiskilSettings, clock: () => number = () => Date.now()): Tokens {
  let kept: Kept | null = null;
  let asking: Promise<Kept> | null = null;

  const ask = (): Promise<Kept> => {
    asking ??= askForToken(settings, clock).finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    async take() {
      if (kept && clock() < kept.freshUntil) return kept.token;
      kept = await ask();
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

async function askForToken(settings: FiskilSettings, clock: () => number): Promise<Kept> {
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
  if (answer.status >= 300) throw toFault("token", answer, false);
  const { token, access_token, expires_in } = isFields(answer.body) ? answer.body : {};
  const text = findText(token) ?? findText(access_token);
  if (!text) throw new UpstreamFault("token", false);
  const lifeMs = (Number(expires_in) > 0 ? Number(expires_in) : LIFE_SECONDS) * 1_000;
  return { token: text, freshUntil: clock() + lifeMs - Math.min(EARLY_MS, lifeMs * EARLY_SHARE) };
}
