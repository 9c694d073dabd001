import { beforeEach, describe, expect, test } from "vitest";
import { chooseRequestsAction } from "@/app/(portal)/[environment]/requests/runs/actions";
import { createRequest } from "@/lib/connect/create-request";
import { fetchComparison } from "@/lib/documents/fetch-viewer";
import { ROLES, type Role } from "@/lib/identity/permission";
import { advance } from "@/lib/pipeline";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { visitIn } from "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(() => visitIn("test"));

async function makeReady(scope: Scope): Promise<string> {
  const { id } = await createRequest(scope, { input: INPUT, actor: SYSTEM });
  await giveConsent(id);
  await advance(scope, id);
  return id;
}

/** Signs in a member with this role, and creates two finished requests of the member's company. */
async function makeTwo(role: Role = "member") {
  const { companyId } = await signInAs(role);
  const scope = { companyId, environment: "test" } as const;
  return { scope, first: await makeReady(scope), second: await makeReady(scope) };
}

/** Selects these requests in the list, in order, and presses the button that compares them. */
const compare = (...shown: string[]) =>
  send(chooseRequestsAction, { act: "compare", which: "page", shown: shown.join(" ") });

describe("comparing reports from the list", () => {
  test("redirects to the two chosen reports, and stores nothing", async () => {
    const { scope, first, second } = await makeTwo();
    expect((await compare(first, second)).to).toBe(`/test/requests/${first}/compare/${second}`);
    expect(await inScope(scope, (tx) => tx.bulkRun.count({ where: scope }))).toBe(0);
  });

  test("requires exactly two requests that have a report", async () => {
    const { scope, first, second } = await makeTwo();
    const few = { tone: "bad", text: "Choose exactly two requests to compare." };
    for (const shown of [[""], [first], [first, first], [first, second, "req_other"]])
      expect((await compare(...shown)).state.note).toEqual(few);
    const open = await createRequest(scope, { input: { ...INPUT, clientName: "Bo Lee" }, actor: SYSTEM });
    expect((await compare(first, open.id)).state.note?.text).toBe("Bo Lee: there is no report to compare.");
  });

  test("is refused to a role that may not read reports", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const scope = { companyId, environment: "test" } as const;
      const both = await Promise.all([
        createRequest(scope, { input: INPUT, actor: SYSTEM }),
        createRequest(scope, { input: INPUT, actor: SYSTEM }),
      ]);
      const { text = "" } = (await compare(...both.map(({ id }) => id))).state.note ?? {};
      expect([role, /^Your role/.test(text)]).toEqual([role, role === "developer"]);
    }
  });

  test("finds no request of another company or of the other environment", async () => {
    const { scope, first } = await makeTwo();
    const other = await makeCompany();
    const foreign = await makeFreshReport(other);
    await setLiveApproval(scope.companyId, true, SYSTEM, new Date());
    const inLive = await createRequest({ ...scope, environment: "live" }, { input: INPUT, actor: SYSTEM });
    for (const id of [foreign, inLive.id])
      for (const pair of [
        [first, id],
        [id, first],
      ])
        expect((await compare(...pair)).state.note).toEqual({ tone: "bad", text: "Not Found" });
  });
});

describe("fetchComparison", () => {
  test("refuses a report of another company or of the other environment, and an unknown one", async () => {
    const { scope, first, second } = await makeTwo();
    const both = await fetchComparison(scope, first, second);
    expect([both.first.customer, both.second.customer]).toEqual([INPUT.clientName, INPUT.clientName]);
    expect(both.first.verificationId).not.toBe(both.second.verificationId);
    const other = await makeCompany();
    const foreign = await makeFreshReport(other);
    for (const [of, one, two] of [
      [scope, first, foreign],
      [scope, foreign, first],
      [{ ...scope, environment: "live" }, first, second],
    ] as const)
      await expect(fetchComparison(of, one, two)).rejects.toMatchObject({ code: "not_found" });
    const open = await createRequest(scope, { input: INPUT, actor: SYSTEM });
    await expect(fetchComparison(scope, first, open.id)).rejects.toMatchObject({ code: "not_ready" });
  });
});
