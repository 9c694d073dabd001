import { createHash } from "node:crypto";
import type { Provider, Upstream } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";
import { traced } from "@/lib/telemetry/trace";

/**
 * Returns the same provider with a trace of each call. A trace contains the names of the provider and the call, but no
 * data.
 */
export function tracedUpstream(upstream: Upstream): Upstream {
  return new Proxy(upstream, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // Reading a received event makes no call, so it is not traced.
      if (typeof value !== "function" || name === "parseEvent") return value;
      return (...words: unknown[]) =>
        traced("upstream", `${target.provider} ${String(name)}`, () => value.apply(target, words));
    },
  });
}

/**
 * Returns a function that finds the provider for an environment; the function returns null if the environment has no
 * credentials. Each process has one instance of a provider for each environment, so that all callers share its token.
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

/** A digest of a provider's credentials. It shows whether the credentials have changed, but does not reveal them. */
export function digestCredentials(...parts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(["upstream credentials", ...parts]))
    .digest("base64url")
    .slice(0, 22);
}

type EnvironmentRule = {
  provider: Provider;
  environment: Environment;
  /** The only institution whose data the test environment may see. */
  testInstitution: string;
  /** Institutions whose data the live environment must not see: the provider's test banks. */
  isOfTests: (institution: string) => boolean;
  /** True if a row without an institution is refused in test. */
  mustBeNamed: boolean;
};

/**
 * Refuses a whole pull if any of its data comes from the wrong environment: in test, any bank except the provider's own
 * test bank; in live, a test bank. The credentials decide whether the provider answers with test or live data, and its
 * responses do not say which. This check therefore detects mixed-up credentials.
 */
export function refuseOtherEnvironment(
  { provider, environment, testInstitution, isOfTests, mustBeNamed }: EnvironmentRule,
  userRef: string,
  institutions: readonly (string | undefined)[],
): void {
  const isWrong = (institution: string | undefined) => {
    if (institution === undefined) return mustBeNamed && environment === "test";
    return environment === "test" ? institution !== testInstitution : isOfTests(institution);
  };
  if (!institutions.some(isWrong)) return;
  log().error(
    { upstream: provider, environment, userRef },
    "a response contains an institution of the wrong environment (test or live)",
  );
  throw new UpstreamFault(
    "pullData: the response contains an institution of the wrong environment (test or live)",
    false,
  );
}
