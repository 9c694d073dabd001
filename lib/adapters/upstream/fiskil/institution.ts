import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { SANDBOX_INSTITUTION } from "@/lib/adapters/upstream/fiskil/settings";
import { refuseOtherEnvironment } from "@/lib/adapters/upstream/refuse-other-environment";
import { type Fields, findId } from "@/lib/adapters/upstream/rest/fields";

/** Applies refuseOtherEnvironment to Fiskil's rows. Throws UpstreamFault. */
export function refuseOtherInstitutions(
  { settings: { environment } }: Client,
  userRef: string,
  rows: readonly Fields[],
  mustBeNamed: boolean,
): void {
  refuseOtherEnvironment(
    {
      provider: "fiskil",
      environment,
      testInstitution: SANDBOX_INSTITUTION,
      isOfTests: (institution) => institution === SANDBOX_INSTITUTION,
      mustBeNamed,
    },
    userRef,
    rows.map((row) => findId(row.institution_id)),
  );
}
