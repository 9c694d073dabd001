import type { Upstream } from "@/lib/adapters/upstream/port";
import type { Environment } from "@/lib/scope";

/**
 * Returns a function that finds the provider for an environment; the function returns null if the environment has no
 * credentials. Each process has one instance, so that all callers share its token.
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
