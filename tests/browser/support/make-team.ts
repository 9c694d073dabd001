import { startApplication } from "@/lib/company/application/start-application";
import { createRequest, type RequestWish } from "@/lib/connect/create-request";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { setLiveApproval } from "@/lib/store/write/company";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { consentInLive } from "@/tests/support/live-consent";
import { makePerson } from "@/tests/support/operator";
import { WISH } from "@/tests/support/wish";

const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
/** The sandbox's person with the fewest rows. */
const CLIENT: RequestWish = { ...WISH, clientName: "Joan Whitfield", consentType: "ongoing" };
const HOUSEHOLD = "joan";

/**
 * A firm that is open to live, with somebody of each role, a draft of an application, and in each environment a request
 * whose report is about to be ready, and one that waits for its customer.
 */
export async function makeTeam() {
  const firm = await makeCompany("Wattle Home Loans");
  const { companyId, actor } = firm;
  await startApplication(companyId, actor);
  await setLiveApproval(companyId, true, actor, new Date());
  const people: Record<string, string> = {};
  for (const role of ROLES) {
    const { userId } = await makePerson(`${role}-${newId("usr")}@wattle.example`);
    const data = { id: newId("mbr"), companyId, userId, role };
    await inCompany(companyId, (tx) => tx.membership.create({ data }));
    people[role] = userId;
  }
  const test = (await createRequest(firm.test, CLIENT, actor)).id;
  await giveConsent(test, HOUSEHOLD);
  const live = (await consentInLive(CLIENT, firm, HOUSEHOLD)).id;
  const waiting = async (scope: Scope) =>
    (await createRequest(scope, { ...WISH, clientName: "Ash Open" }, actor)).id;
  return {
    companyId,
    people,
    requests: {
      test: { ready: test, open: await waiting(firm.test) },
      live: { ready: live, open: await waiting(firm.live) },
    },
  };
}
