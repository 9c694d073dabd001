import { findBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import { findReturnUrl } from "@/lib/adapters/upstream/basiq/return-url";
import { findFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { env } from "@/lib/env/env";
import type { LiveProvider } from "@/lib/env/providers";
import { AppError } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

type LiveUpstream = {
  /** Finds the provider with credentials for an environment; null if there are none. */
  find: (environment: Environment) => Upstream | null;
  /**
   * Set only for a provider that returns all customers to one URL. Finds the customer's own return URL in the query of
   * that URL; null if the query names none.
   */
  findReturnUrl?: (query: URLSearchParams) => URL | null;
};

const LIVE: Record<LiveProvider, LiveUpstream> = {
  fiskil: { find: findFiskil },
  basiq: { find: findBasiq, findReturnUrl },
};

/**
 * The provider for a new customer of this environment; null if the chosen provider is not set up. The test environment
 * uses the built-in bank, or a provider's sandbox if the settings choose one, and never a live provider.
 */
export function findUpstreamFor(environment: Environment): Upstream | null {
  const { UPSTREAM_LIVE, UPSTREAM_TEST } = env();
  if (environment === "live") return LIVE[UPSTREAM_LIVE].find("live");
  return UPSTREAM_TEST === "sandbox" ? sandboxUpstream() : LIVE[UPSTREAM_TEST].find("test");
}

/** The names stored with a customer's consent: the provider and its environment. */
type UpstreamAccount = { provider: string; environment: Environment };

/**
 * The provider of an existing customer, by the name and environment stored with their consent. Throws not_set_up if the
 * provider has no credentials. The built-in bank never has credentials for live.
 */
export function upstreamOf({ provider, environment }: UpstreamAccount): Upstream {
  const found = everyUpstream().find(
    (each) => each.provider === provider && each.environment === environment,
  );
  if (found) return found;
  throw new AppError("not_set_up", `The data provider ${provider} is not set up for ${environment}.`);
}

/** Every provider that may post events to us, once for each environment with credentials. */
export function everyUpstream(): Upstream[] {
  const found = Object.values(LIVE).flatMap(({ find }) => [find("test"), find("live")]);
  return [sandboxUpstream(), ...found].filter((each) => each !== null);
}

/**
 * Some providers have one return URL for all customers. From the query of such a provider's redirect, finds the URL to
 * which the customer continues. Null if the query contains none. The caller must check that the URL is ours before it
 * redirects.
 */
export function findCustomerUrl(query: URLSearchParams): URL | null {
  const urls = Object.values(LIVE).map((provider) => provider.findReturnUrl?.(query) ?? null);
  return urls.find((url) => url !== null) ?? null;
}
