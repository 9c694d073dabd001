import { findBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import { findFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

/** How a provider is found that has credentials for an environment; null where it has none. */
const FINDERS = { fiskil: findFiskil, basiq: findBasiq };

/**
 * The provider a new customer of this environment is sent to; null where the one that is chosen is not set up. Test reaches
 * the built-in bank, or the sandbox of a provider where that is chosen, and never what live reaches.
 */
export function findUpstreamFor(environment: Environment): Upstream | null {
  const { UPSTREAM_LIVE, UPSTREAM_TEST } = env();
  if (environment === "live") return FINDERS[UPSTREAM_LIVE]("live");
  return UPSTREAM_TEST === "sandbox" ? sandboxUpstream() : FINDERS[UPSTREAM_TEST]("test");
}

/** What is kept with a consent of where its customer is. */
export type UpstreamAccount = { provider: string; environment: Environment };

/**
 * The provider that holds an existing customer, by the name kept with their consent and the environment it is of. Throws
 * not_set_up where that provider has no credentials for it; the built-in bank has none for live.
 */
export function upstreamOf({ provider, environment }: UpstreamAccount): Upstream {
  const found = everyUpstream().find(
    (each) => each.provider === provider && each.environment === environment,
  );
  if (found) return found;
  throw new AppError("not_set_up", `The data provider ${provider} is not set up for ${environment}.`);
}

/** Every provider that may post events to us, once for each environment it has credentials for. */
export function everyUpstream(): Upstream[] {
  const found = Object.values(FINDERS).flatMap((find) => [find("test"), find("live")]);
  return [sandboxUpstream(), ...found].filter((each) => each !== null);
}
