import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest, type RequestWish } from "@/lib/connect/create-request";
import { BANKS } from "@/lib/sandbox/banks";
import { authorise, listShareable } from "@/lib/sandbox/consents";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import {
  chooseBank,
  chooseCustomer,
  codeOf,
  createSandboxUser,
  enterCode,
  findSession,
  startSession,
} from "@/lib/sandbox/sessions";
import { setLiveApproval } from "@/lib/store/write/company";
import { keepUserRef, prepareConsent } from "@/lib/store/write/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { WISH } from "@/tests/support/wish";

/** A live request whose customer has agreed, with the built-in bank in the place of a live provider. */
export async function consentInLive(
  wish: Partial<RequestWish> = {},
  company?: TestCompany,
): Promise<{ firm: TestCompany; id: string }> {
  const firm = company ?? (await makeCompany("Harbour Lending"));
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  const { id } = await createRequest(firm.live, { ...WISH, ...wish }, firm.actor);
  const userId = await createSandboxUser();
  await prepareConsent(firm.live, id, "sandbox");
  await keepUserRef(firm.live, id, userId);
  await agree(userId);
  await confirmConsent(firm.live, id);
  return { firm, id };
}

async function agree(userId: string): Promise<void> {
  const back = "http://localhost:3000/connect/back";
  const started = await startSession({ userId, redirectUrl: back, cancelUrl: back, renewsConsent: null });
  const household = HOUSEHOLDS[0];
  const bank = BANKS.find(({ health }) => health === "healthy");
  if (!started || !household || !bank) throw new Error("the bank cannot be gone to");
  await chooseBank(started.id, bank.id);
  await chooseCustomer(started.id, household.customerNumber);
  await enterCode(started.id, codeOf(started.id));
  const open = await findSession(started.id);
  if (open?.state !== "open") throw new Error("the session is not open");
  const accounts = listShareable(open).map((account) => account.id);
  if (!(await authorise(started.id, accounts))) throw new Error("not authorised");
}
