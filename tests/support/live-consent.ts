import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest, type RequestWish } from "@/lib/connect/create-request";
import { createSandboxUser, startSession } from "@/lib/sandbox/sessions";
import { setLiveApproval } from "@/lib/store/write/company";
import { keepUserRef, prepareConsent } from "@/lib/store/write/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt } from "@/tests/support/consent";
import { WISH } from "@/tests/support/wish";

/** A live request whose customer has agreed, with the built-in bank in the place of a live provider. */
export async function consentInLive(
  wish: Partial<RequestWish> = {},
  company?: TestCompany,
  household?: string,
): Promise<{ firm: TestCompany; id: string }> {
  const firm = company ?? (await makeCompany("Harbour Lending"));
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  const { id } = await createRequest(firm.live, { ...WISH, ...wish }, firm.actor);
  const userId = await createSandboxUser();
  await prepareConsent(firm.live, id, "sandbox");
  await keepUserRef(firm.live, id, userId);
  await agree(userId, household);
  await confirmConsent(firm.live, id);
  return { firm, id };
}

async function agree(userId: string, household?: string): Promise<void> {
  const back = "http://localhost:3000/connect/back";
  const started = await startSession({ userId, redirectUrl: back, cancelUrl: back, renewsConsent: null });
  if (!started) throw new Error("the bank cannot be gone to");
  await agreeAt(started.id, household);
}
