import type { Provider } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";

type EnvironmentRule = {
  provider: Provider;
  environment: Environment;
  /** The only institution whose data test may see. */
  testInstitution: string;
  /** Institutions whose data live must not see: the provider's test banks. */
  isOfTests: (institution: string) => boolean;
  /** True if a row without an institution is refused in test. */
  mustBeNamed: boolean;
};

/**
 * Refuses a whole pull if any of it comes from the wrong environment: in test, any bank except the provider's own
 * test bank; in live, a test bank. The credentials decide which environment of the provider answers, and no response
 * names it, so this check detects mixed-up credentials.
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
    "a response contains an institution that does not belong to this environment (test or live)",
  );
  throw new UpstreamFault(
    "pullData: the response contains an institution that does not belong to this environment (test or live)",
    false,
  );
}
