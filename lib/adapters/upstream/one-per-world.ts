import type { Upstream } from "@/lib/adapters/upstream/port";
import type { Environment } from "@/lib/scope";

/**
 * How a provider is found for an environment: the one of this process, whose token is shared by all who ask; null where the
 * environment has no credentials for it.
 */
export function onePerWorld<Settings>(
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
