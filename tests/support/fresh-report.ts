import { createRequest } from "@/lib/connect/create-request";
import { advance } from "@/lib/pipeline";
import type { TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { INPUT } from "@/tests/support/request-input";

/** Creates a ready test request whose customer agreed to refreshes. */
export async function makeFreshReport(firm: TestCompany): Promise<string> {
  const { id } = await createRequest(firm.test, {
    input: { ...INPUT, consentType: "ongoing" },
    actor: firm.actor,
  });
  await giveConsent(id);
  await advance(firm.test, id);
  return id;
}
