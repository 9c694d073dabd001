import { beforeEach, describe, expect, test } from "vitest";
import {
  actOnConsentAction,
  actOnReviewAction,
  advanceClockAction,
  createSandboxRequestAction,
  revokeAtBankAction,
  simulateEventAction,
} from "@/app/(portal)/[environment]/developers/sandbox/actions";
import { createRequest } from "@/lib/connect/create-request";
import { ROLES } from "@/lib/identity/permission";
import { type Scope, SYSTEM } from "@/lib/scope";
import { getMilestones } from "@/lib/store/read/milestone";
import { getRequest, listRequests } from "@/lib/store/read/request";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { forgetVisit, visitIn } from "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const acts = {
  consent: actOnConsentAction,
  fire: simulateEventAction,
  makeRequest: createSandboxRequestAction,
  passDays: advanceClockAction,
  review: actOnReviewAction,
  revoke: revokeAtBankAction,
};
type ActionName = keyof typeof acts;

const press = (act: ActionName, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return acts[act](UNTOUCHED, form);
};
const toneOf = async (act: ActionName, fields: Record<string, string>) =>
  (await press(act, fields)).note?.tone;

beforeEach(forgetVisit);

describe("the sandbox's controls in the portal", () => {
  test("create a request for a persona, consent to it, skip days and send an event, and tick the quick start", async () => {
    const { companyId } = await signInAs("developer");
    const scope: Scope = { companyId, environment: "test" };
    const fields = { household: "joan", report_type: "affordability" };
    await expect(press("makeRequest", fields)).rejects.toThrow(/NEXT_REDIRECT/);
    const [request] = (await listRequests(scope, { limit: 2, after: null })).rows;
    const id = request?.id ?? "";
    expect(request?.clientName).toBe("Joan Whitfield");
    expect(await getMilestones(scope)).toMatchObject({
      requestMade: true,
      consented: false,
      latestRequestId: id,
    });
    expect(await toneOf("fire", { id, event: "report.ready" })).toBe("bad");
    await setWebhookUrl(scope, "http://127.0.0.1:9/hooks", { kind: "member", id: null }, new Date());
    expect(await toneOf("fire", { id, event: "report.ready" })).toBe("good");
    expect(await toneOf("consent", { id, outcome: "authorise" })).toBe("good");
    expect((await getRequest(scope, id)).consentedAt).not.toBeNull();
    expect(await toneOf("passDays", { id, days: "2" })).toBe("good");
    expect(await getMilestones(scope)).toMatchObject({
      consented: true,
      webhookSet: true,
      reportFetched: false,
    });
    // The one-time consent has already ended at the bank, so it cannot be revoked.
    expect(await toneOf("revoke", { id })).toBe("bad");
    const ongoing = { ...INPUT, consentType: "ongoing" as const };
    const other = await createRequest(scope, { input: ongoing, actor: { kind: "system", id: null } });
    await press("consent", { id: other.id, outcome: "authorise" });
    expect(await toneOf("revoke", { id: other.id })).toBe("good");
    expect((await getRequest(scope, other.id)).status).toBe("withdrawn");
  });

  test("show the error at an invalid field", async () => {
    await signInAs("owner");
    expect((await press("passDays", { id: "req_x", days: "many" })).errors).toHaveProperty("days");
    expect(
      (await press("makeRequest", { household: "unlisted", report_type: "affordability" })).errors,
    ).toHaveProperty("household");
    expect((await press("review", { id: "req_x", outcome: "maybe" })).errors).toHaveProperty("outcome");
  });

  test("are available only to roles that may create a key", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const { id } = await createRequest(
        { companyId, environment: "test" },
        {
          input: INPUT,
          actor: {
            kind: "member",
            id: null,
          },
        },
      );
      const isAllowed = ["owner", "admin", "developer"].includes(role);
      expect([role, await toneOf("consent", { id, outcome: "deny" })]).toEqual([
        role,
        isAllowed ? "good" : "bad",
      ]);
    }
  });

  test("cannot reach another company’s request or a live request", async () => {
    const other = await makeCompany();
    const { id } = await createRequest(other.test, { input: INPUT, actor: other.actor });
    const { companyId } = await signInAs("owner");
    const mine = await createRequest(
      { companyId, environment: "test" },
      { input: INPUT, actor: { kind: "member", id: null } },
    );
    for (const [act, fields] of [
      ["consent", { outcome: "authorise" }],
      ["passDays", { days: "1" }],
      ["fire", { event: "report.ready" }],
      ["review", { outcome: "share" }],
      ["revoke", {}],
    ] as const)
      expect([act, (await press(act, { id, ...fields })).note]).toEqual([
        act,
        { tone: "bad", text: "Not Found" },
      ]);
    expect((await getRequest(other.test, id)).openedAt).toBeNull();
    await setLiveApproval(companyId, true, SYSTEM, new Date());
    visitIn("live");
    const refused = await press("consent", { id: mine.id, outcome: "authorise" });
    expect(refused.note).toMatchObject({ tone: "bad", text: expect.stringContaining("test key") });
  });
});
