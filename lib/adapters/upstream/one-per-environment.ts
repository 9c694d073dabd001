import type { Upstream } from "@/lib/adapters/upstream/port";
import type { Environment } from "@/lib/scope";

/**
 * Returns a function that finds a provider for an environment: one instance for each process, so that all callers
 * share its token; null if the environment has no credentials.
 */
export function onePerEnvironment<Settings>(
  findSettings: (environment: Environment) => Settings | null,
  make: (settings: Settings) => Upstream,
): (environment: Environment) => Upstream | null {
  const made: Partial<Record<Environment, Upstream>> = {};
  return (environment) => {
    const settings = findSettings(environment);
    if (!settings) return null;
    made[environment] ??= make(settings);
    return made[environment];
  };
}
