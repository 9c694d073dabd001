import type { Accreditation } from "@/lib/domain/accreditation";
import { env } from "@/lib/env";
import type { Environment } from "@/lib/scope";

/** What a test request shows where nobody is configured. No register has it. */
const EXAMPLE: Accreditation = {
  principalName: "Example Data Recipient Pty Ltd",
  number: "ADRBNK000000",
  policyUrl: "https://example.com/cdr-policy",
  country: null,
  representativeName: null,
  isExample: true,
};

/**
 * The accredited person customers of this environment share with, from the server's settings. Null in live where none is
 * set: nobody may be asked to consent then. In test a made-up one stands in.
 */
export function findAccreditation(environment: Environment): Accreditation | null {
  const settings = env();
  const { CDR_PRINCIPAL_NAME: principalName, CDR_ACCREDITATION_NUMBER: number } = settings;
  const { CDR_POLICY_URL: policyUrl, CDR_PRINCIPAL_COUNTRY: country } = settings;
  // The three come together or not at all, which reading the settings made sure of.
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
