import type { Provider } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";

export type Wall = {
  provider: Provider;
  environment: Environment;
  /** The one institution test may see data of. */
  testInstitution: string;
  /** What live must not see data of: every bank the provider has for tests. */
  isOfTests: (institution: string) => boolean;
  /** Whether a row that names no institution is refused in test. */
  mustBeNamed: boolean;
};

/**
 * Refuses a whole pull if any of it comes from the wrong environment: in test anything but the provider's own bank, in
 * live a bank of its tests. The credentials alone decide which environment answers, and no response says so; this
 * detects mixed-up credentials.
 */
export function refuseOtherWorld(
  { provider, environment, testInstitution, isOfTests, mustBeNamed }: Wall,
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
    "data of an institution of the other environment",
  );
  throw new UpstreamFault("pullData: an institution of the other environment", false);
}
