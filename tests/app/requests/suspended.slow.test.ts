import { beforeEach, describe, expect, test } from "vitest";
import {
  resumeRemindersAction,
  sendInviteAction,
  stopRemindersAction,
} from "@/app/(portal)/[environment]/requests/[id]/actions";
import {
  createRequestAction,
  generateAction,
  lockLinkAction,
  refreshAction,
  unlockLinkAction,
  withdrawRequestAction,
} from "@/app/(portal)/[environment]/requests/actions";
import { createBatchAction } from "@/app/(portal)/[environment]/requests/bulk/actions";
import { POST as find } from "@/app/(portal)/[environment]/requests/find/route";
import { createRequest } from "@/lib/connect/create-request";
import { may, ROLES, type Role } from "@/lib/identity/permission";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inOperation } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { visitIn } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

const GOING_LIVE = "/test/settings/live";

/** Signs in a member of a company that created a live request and then lost its live access. */
async function signInSuspended(role: Role): Promise<{ scope: Scope; id: string }> {
  const { companyId } = await signInAs(role);
  await setLiveApproval(companyId, true, SYSTEM, new Date());
  const scope = { companyId, environment: "live" } as const;
  const { id } = await createRequest(scope, { input: { ...INPUT, email: "ava@example.com" }, actor: SYSTEM });
  const data = { suspendedAt: new Date() };
  await inOperation(companyId, (tx) => tx.company.update({ where: { id: companyId }, data }));
  visitIn("live");
  return { scope, id };
}

describe("the portal while live is suspended", () => {
  test("lets only members who may withdraw requests withdraw a request", async () => {
    for (const role of ROLES) {
      const { scope, id } = await signInSuspended(role);
      const { state, to } = await send(withdrawRequestAction, { id });
      const isAllowed = may(role, "request.withdraw");
      expect([role, to]).toEqual([role, isAllowed ? `/live/requests/${id}` : ""]);
      if (!isAllowed) expect(state.note?.text).toMatch(/cannot do this/);
      const { status, contact } = await getRequest(scope, id);
      expect([role, status]).toEqual([role, isAllowed ? "withdrawn" : "pending_consent"]);
      expect(contact.email === null).toBe(isAllowed);
    }
  });

  test("redirects every other action to Going live without doing anything, even for the owner", async () => {
    const { scope, id } = await signInSuspended("owner");
    const before = await listAudit(scope, id);
    const fields = {
      id,
      channel: "email",
      to: "ava@example.com",
      client_name: "Bo",
      report_type: "affordability",
    };
    for (const action of [
      createRequestAction,
      createBatchAction,
      generateAction,
      refreshAction,
      lockLinkAction,
      unlockLinkAction,
      sendInviteAction,
      stopRemindersAction,
      resumeRemindersAction,
    ])
      expect((await send(action, fields)).to).toBe(GOING_LIVE);
    expect(await listAudit(scope, id)).toEqual(before);
    expect((await getRequest(scope, id)).status).toBe("pending_consent");
  });

  test("finds a request by name, so that a member can withdraw it", async () => {
    const { id } = await signInSuspended("member");
    const asked = new Request("http://localhost/live/requests/find", { method: "POST", body: "ava" });
    expect(await (await find(asked)).json()).toMatchObject({ data: [{ id }] });
  });

  test("does not find another firm's request for withdrawal, and leaves it unchanged", async () => {
    const other = await signInSuspended("owner");
    visitIn("test");
    await signInSuspended("owner");
    const { state } = await send(withdrawRequestAction, { id: other.id });
    expect(state.note).toEqual({ tone: "bad", text: "Not Found" });
    expect((await getRequest(other.scope, other.id)).status).toBe("pending_consent");
  });
});
