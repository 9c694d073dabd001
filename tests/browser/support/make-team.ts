import { startApplication } from "@/lib/company/application/start-application";
import { setLiveAccess } from "@/lib/company/operator/set-live-access";
import { createRequest, type RequestInput } from "@/lib/connect/create-request";
import { newId } from "@/lib/ids";
import { advance } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";
import { asWorker, inCompany } from "@/lib/store/client";
import { noteEmpty, noteFailure, storeEvent } from "@/lib/store/write/arrival";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { setLiveApproval } from "@/tests/support/live-approval";
import { consentInLive } from "@/tests/support/live-consent";
import { makePerson, OPERATORS } from "@/tests/support/operator";
import { INPUT } from "@/tests/support/request-input";

const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
const CLIENT: RequestInput = { ...INPUT, clientName: "Joan Whitfield", consentType: "ongoing" };
/** The sandbox persona with the fewest rows. */
const HOUSEHOLD = "joan";

/**
 * Creates a firm with live access, a member of each role and a draft application. Each environment has a request whose
 * report is ready or about to be, and a request that waits for its customer. Live also has two requests whose data does
 * not arrive.
 */
export async function makeTeam() {
  const firm = await makeCompany("Wattle Home Loans");
  const { companyId, actor } = firm;
  await startApplication(companyId, actor);
  await setLiveApproval(companyId, true, actor, new Date());
  const people = await makePeople(companyId);
  const test = (await createRequest(firm.test, { input: CLIENT, actor })).id;
  await giveConsent(test, HOUSEHOLD);
  const live = await makeReadyInLive(firm);
  const waiting = async (scope: Scope) =>
    (await createRequest(scope, { input: { ...INPUT, clientName: "Ash Open" }, actor })).id;
  return {
    companyId,
    people,
    requests: {
      test: { ready: test, open: await waiting(firm.test) },
      live: { ready: live, open: await waiting(firm.live) },
    },
    stuck: {
      failed: await makeStuck(firm, "Lee Failed", (id, at) => noteFailure(firm.live, id, at)),
      empty: await makeStuck(firm, "Mo Empty", (id, at) => noteEmpty(firm.live, id, at, at)),
    },
  };
}

/**
 * Creates a firm whose live access is suspended, with a member of each role and a live request whose report was ready
 * before the suspension.
 */
export async function makeSuspended() {
  const firm = await makeCompany("Grevillea Finance");
  const { companyId, actor } = firm;
  await setLiveApproval(companyId, true, actor, new Date());
  const people = await makePeople(companyId);
  const ready = await makeReadyInLive(firm);
  const by = {
    userId: newId("usr"),
    email: OPERATORS.first,
    name: "First",
    actor: { kind: "operator", id: null },
  } as const;
  await setLiveAccess(companyId, { act: "suspended", reason: "Complaints we must look into.", operator: by });
  return { companyId, people, ready };
}

async function makePeople(companyId: string): Promise<Record<string, string>> {
  const people: Record<string, string> = {};
  for (const role of ROLES) {
    const { userId } = await makePerson(`${role}-${newId("usr")}@wattle.example`);
    const data = { id: newId("mbr"), companyId, userId, role };
    await inCompany(companyId, (tx) => tx.membership.create({ data }));
    people[role] = userId;
  }
  return people;
}

/**
 * Completes the live report here, where the live provider's stand-in runs; the server under test has no live
 * provider.
 */
async function makeReadyInLive(firm: TestCompany): Promise<string> {
  const { id, consent } = await consentInLive(CLIENT, firm, HOUSEHOLD);
  const { consentId: consentRef, institution: institutionRef } = consent;
  const at = new Date().toISOString();
  await storeEvent(firm.live, id, { kind: "data_complete", consentRef, institutionRef, at });
  const { status } = await advance(firm.live, id);
  if (status !== "ready") throw new Error("the live report was not made");
  await asWorker((tx) => tx.outbox.deleteMany({ where: { subjectId: id, name: "reconcile" } }));
  return id;
}

/** Creates a live request whose customer has agreed and whose data does not arrive. `note` records the reason. */
async function makeStuck(
  firm: TestCompany,
  clientName: string,
  note: (id: string, at: Date) => Promise<void>,
): Promise<string> {
  const { id } = await consentInLive({ ...CLIENT, clientName }, firm, HOUSEHOLD);
  await note(id, new Date());
  // Postpones the queued work by a day. Otherwise the server under test would check for data that never comes, and
  // would recreate deleted work.
  const data = { availableAt: new Date(Date.now() + 86_400_000) };
  await asWorker((tx) => tx.outbox.updateMany({ where: { subjectId: id, doneAt: null }, data }));
  return id;
}
