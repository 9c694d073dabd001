import { findFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

/**
 * The provider a new customer of this environment is sent to; null where none is set up. Test reaches the built-in bank, or
 * Fiskil's sandbox where that is chosen, and never what live reaches.
 */
export function findUpstreamFor(environment: Environment): Upstream | null {
  if (environment === "live") return findFiskil("live");
  return env().UPSTREAM_TEST === "fiskil" ? findFiskil("test") : sandboxUpstream();
}

/** What is kept with a consent of where its customer is. */
export type Held = { provider: string; environment: Environment };

/**
 * The provider that holds an existing customer, by the name kept with their consent and the environment it is of. Throws
 * not_set_up where that provider has no credentials for it; the built-in bank has none for live.
 */
export function upstreamOf({ provider, environment }: Held): Upstream {
  const found = everyUpstream().find(
    (each) => each.provider === provider && each.environment === environment,
  );
  if (found) return found;
  throw new AppError("not_set_up", `The data provider ${provider} is not set up for ${environment}.`);
}

/** Every provider that may post events to us, once for each environment it has credentials for. */
export function everyUpstream(): Upstream[] {
  return [sandboxUpstream(), findFiskil("test"), findFiskil("live")].filter((each) => each !== null);
}
