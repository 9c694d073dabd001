/**
 * A token is replaced this many milliseconds before it expires. A token with a short lifetime is replaced in the last
 * fifth of its lifetime.
 */
const EARLY_MS = 60_000;
const EARLY_SHARE = 0.2;

export type IssuedToken = { token: string; lifeSeconds: number };

export type Tokens = {
  /** Returns a valid token. Concurrent callers share one request. Throws UpstreamFault. */
  take: () => Promise<string>;
  /** Drops a token that was rejected; a newer one stays. */
  drop: (token: string) => void;
};

type FreshToken = { token: string; freshUntil: number };

/** Caches the token from `ask` until it expires. */
export function makeTokens(ask: () => Promise<IssuedToken>, clock: () => number = () => Date.now()): Tokens {
  let kept: FreshToken | null = null;
  let asking: Promise<FreshToken> | null = null;

  const renew = (): Promise<FreshToken> => {
    asking ??= ask()
      .then((given) => toKept(given, clock()))
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    async take() {
      if (kept && clock() < kept.freshUntil) return kept.token;
      kept = await renew();
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

function toKept({ token, lifeSeconds }: IssuedToken, now: number): FreshToken {
  const lifeMs = lifeSeconds * 1_000;
  return { token, freshUntil: now + lifeMs - Math.min(EARLY_MS, lifeMs * EARLY_SHARE) };
}
