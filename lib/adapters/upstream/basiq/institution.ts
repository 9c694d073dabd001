import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { TEST_INSTITUTION } from "@/lib/adapters/upstream/basiq/settings";
import { refuseOtherEnvironment } from "@/lib/adapters/upstream/refuse-other-environment";
import { type Fields, findId, isFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * The ids of Hooli and Basiq's other invented banks, which simulate passwords, one-time codes and business accounts.
 */
const MADE_UP = /^AU0000\d$/;

/** Applies refuseOtherEnvironment to Basiq's rows, each of which names its bank. Throws UpstreamFault. */
export function refuseOtherInstitutions(
  { settings: { environment } }: Client,
  userRef: string,
  rows: readonly Fields[],
): void {
  refuseOtherEnvironment(
    {
      provider: "basiq",
      environment,
      testInstitution: TEST_INSTITUTION,
      isOfTests: (institution) => MADE_UP.test(institution),
      mustBeNamed: true,
    },
    userRef,
    rows.map(({ institution }) => findId(isFields(institution) ? institution.id : institution)),
  );
}
