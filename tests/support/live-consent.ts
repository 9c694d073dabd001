import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest, type RequestInput } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import type { FakeConsent } from "@/tests/support/fiskil/fake-client";
import { authorise } from "@/tests/support/fiskil/hosted";
import { fake } from "@/tests/support/fiskil/stand-in";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";

type Live = { firm: TestCompany; id: string };

/**
 * Creates a live request and sends its customer to the stand-in for the live provider. Returns the request, and the URL
 * of the stand-in's consent page.
 */
export async function leaveInLive(
  fields: Partial<RequestInput> = {},
  company?: TestCompany,
): Promise<Live & { url: string }> {
  const firm = company ?? (await makeCompany("Harbour Lending"));
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  const email = "priya@example.com";
  const { id } = await createRequest(firm.live, {
    input: { ...INPUT, ...fields, email: fields.email ?? email },
    actor: firm.actor,
  });
  const { consentUrl } = await openLink(id);
  if (!consentUrl) throw new Error("the link leads to no consent page");
  return { firm, id, url: consentUrl };
}

/**
 * Creates a live request and gives consent as its customer, who has the data of `household`. All data has arrived,
 * and no event was sent.
 */
export async function consentInLive(
  fields: Partial<RequestInput> = {},
  company?: TestCompany,
  household?: string,
): Promise<Live & { consent: FakeConsent }> {
  const { firm, id, url } = await leaveInLive(fields, company);
  const { consent } = authorise(fake.live, url, { sync: "full", ...(household ? { household } : {}) });
  await confirmConsent(firm.live, id);
  return { firm, id, consent };
}
