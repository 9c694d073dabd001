import { env } from "@/lib/env/env";
import type { Accreditation } from "@/lib/rules/accreditation";
import type { Environment } from "@/lib/scope";

/** The example shown for a test request if no accredited person is configured. No register lists it. */
const EXAMPLE: Accreditation = {
  principalName: "Example Data Recipient Pty Ltd",
  number: "ADRBNK000000",
  policyUrl: "https://example.com/cdr-policy",
  country: null,
  representativeName: null,
  isExample: true,
};

/**
 * The accredited person who receives the data of this environment's customers, from the settings. If none is set,
 * returns an example in test and null in live. Without an accredited person, no customer can be asked to consent.
 */
export function findAccreditation(environment: Environment): Accreditation | null {
  const settings = env();
  const { CDR_PRINCIPAL_NAME: principalName, CDR_ACCREDITATION_NUMBER: number } = settings;
  const { CDR_POLICY_URL: policyUrl, CDR_PRINCIPAL_COUNTRY: country } = settings;
  // The settings schema ensures that either all three are set or none is.
  if (!principalName || !number || !policyUrl) return environment === "test" ? EXAMPLE : null;
  return {
    principalName,
    number,
    policyUrl,
    country: country && !/^(au|aus|australia)$/i.test(country) ? country : null,
    representativeName: settings.CDR_REPRESENTATIVE_NAME ?? null,
    isExample: false,
  };
}
