import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { AttemptNote } from "@/app/(portal)/[environment]/requests/[id]/attempt-note";
import { GET as comeBack } from "@/app/connect/[id]/return/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import * as returned from "@/app/connect/return/route";
import { GET as listAuditLines } from "@/app/v1/requests/[id]/audit/route";
import { GET as getOne } from "@/app/v1/requests/[id]/route";
import { GET as list } from "@/app/v1/requests/route";
import { findReturnUrl, toState } from "@/lib/adapters/upstream/basiq/return-url";
import { createRequest } from "@/lib/connect/create-request";
import type { RequestView } from "@/lib/contract/wire/request";
import { consentBaseUrl } from "@/lib/env/env";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance } from "@/lib/pipeline";
import { ENDINGS } from "@/lib/sandbox/endings";
import { chooseBank, endSession, findSession } from "@/lib/sandbox/sessions";
import { CUSTOMER } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { listRequestPage } from "@/lib/store/read/request-page";
import { noteEmpty } from "@/lib/store/write/arrival";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { press } from "@/tests/support/sandbox";

testDatabase();

let firm: TestCompany;
let id: string;
beforeEach(async () => {
  firm = await makeCompany();
  ({ id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor }));
});

/** Presses the button that leads to a bank, as the customer; returns the bank's session. */
async function leave(isAnother = false): Promise<string> {
  const answer = await call(start, {
    raw: isAnother ? "another=1" : "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    params: { id },
  });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("sess_id") ?? "";
}
const comeBackTo = (address: string) => {
  const { pathname, search } = new URL(address, consentBaseUrl());
  return call(comeBack, { params: { id }, path: `${pathname}${search}` });
};
const comeBackWith = (query: string) => comeBackTo(`/connect/${id}/return${query}`);
const returnUrlOf = async (session: string) => {
  const view = await findSession(session);
  return view?.state === "closed" ? view.returnUrl : "";
};
const view = async () => (await call<RequestView>(getOne, { key: firm.testKey, params: { id } })).json;
const tries = async () => {
  const { json } = await call<{ data: { action: string; detail: object; actor: string }[] }>(listAuditLines, {
    key: firm.testKey,
    params: { id },
  });
  return json.data.filter(({ action }) => action === "bank.attempted");
};

const OUTCOMES: Record<string, string> = {
  denied: "denied",
  cancelled: "cancelled",
  code_failed: "failed",
  timed_out: "timed_out",
  ineligible: "no_accounts",
  bank_failed: "bank_unavailable",
  expired: "failed",
};

describe("last_attempt", () => {
  test.each(ENDINGS.map(({ outcome }) => outcome))(
    "states the result of the visit and the bank, without changing the status: %s",
    async (ending) => {
      expect((await view()).last_attempt).toBeNull();
      const session = await leave();
      await chooseBank(session, "sbx-bluegum");
      await endSession(session, ending);
      const before = await view();
      await comeBackTo(await returnUrlOf(session));
      const after = await view();
      expect(after).toMatchObject({
        status: "pending_consent",
        stage: "awaiting_consent",
        last_attempt: { outcome: OUTCOMES[ending], institution: "Bluegum Bank" },
      });
      expect(after.updated_at > before.updated_at).toBe(true);
      expect(await tries()).toMatchObject([{ actor: "customer", detail: { outcome: OUTCOMES[ending] } }]);
      expect(JSON.stringify(await tries())).not.toContain("Bluegum");
    },
  );

  test.each(ENDINGS)("is also recorded for the sandbox's control: $act", async ({ act, outcome }) => {
    await press(firm.testKey, id, "consent", { outcome: act });
    expect((await view()).last_attempt).toMatchObject({ outcome: OUTCOMES[outcome], institution: null });
    expect(await tries()).toHaveLength(1);
  });

  test("is in the list and is replaced by the next visit, and each visit has an audit entry", async () => {
    for (const ending of ["cancelled", "timed_out"] as const) {
      const session = await leave();
      await endSession(session, ending);
      await comeBackTo(await returnUrlOf(session));
    }
    const { json } = await call<{ data: RequestView[] }>(list, { key: firm.testKey });
    expect(json.data[0]?.last_attempt?.outcome).toBe("timed_out");
    expect((await tries()).map(({ detail }) => detail)).toEqual([
      { outcome: "cancelled" },
      { outcome: "timed_out" },
    ]);
  });

  test("counts each visit once, and does not change if the return page is reloaded or opened without a visit", async () => {
    await comeBackWith("?error=access_denied");
    expect(await tries()).toEqual([]);
    await leave();
    await comeBackWith("?error=access_denied&error_type=CONSENT_ENDUSER_DENIED");
    await comeBackWith("?cancelled=1");
    expect((await tries()).map(({ detail }) => detail)).toEqual([{ outcome: "denied" }]);
  });

  test("records the results of two open tabs", async () => {
    await leave();
    await leave();
    await comeBackWith("?cancelled=1");
    await comeBackWith("?error=server_error");
    expect((await tries()).map(({ detail }) => detail)).toEqual([
      { outcome: "cancelled" },
      { outcome: "bank_unavailable" },
    ]);
  });

  test("treats an unknown code as a failure, and never stores the code's text", async () => {
    await leave();
    await comeBackWith("?error_type=MY_NAME_IS_PRIYA");
    expect((await view()).last_attempt?.outcome).toBe("failed");
    expect(JSON.stringify(await tries())).not.toContain("PRIYA");
  });

  test("is `returned` while the bank has not confirmed, even after the page has checked again", async () => {
    await leave();
    await comeBackWith("?session_id=ses_1");
    await comeBackWith("?try=1");
    expect((await view()).last_attempt).toMatchObject({ outcome: "returned", institution: null });
    expect(await tries()).toHaveLength(1);
  });

  test("is `returned` with the bank once the bank has confirmed, even if another tab reports a result later", async () => {
    const session = await leave();
    await leave();
    await agreeAt(session, "joan", "sbx-bluegum");
    await advance(firm.test, id);
    await comeBackWith("?cancelled=1");
    expect((await view()).last_attempt).toMatchObject({ outcome: "returned", institution: "Bluegum Bank" });
    expect(await tries()).toEqual([]);
  });

  test("is recorded for a customer that Basiq returns without a job", async () => {
    await leave();
    const back = `${consentBaseUrl()}/connect/${id}/return`;
    const state = toState({ redirectUrl: back, cancelUrl: `${back}?cancelled=1` });
    expect(findReturnUrl(new URLSearchParams({ state }))).not.toBeNull();
    const answer = await call(returned.GET, { path: `/connect/return?state=${state}` });
    await comeBackTo(String(answer.headers.get("location")));
    expect((await view()).last_attempt?.outcome).toBe("cancelled");
  });

  test("is `no_accounts` if the customer consented but shared no account, without a second audit entry", async () => {
    await noteEmpty(firm.test, id, new Date(0), new Date());
    await noteEmpty(firm.test, id, new Date(0), new Date());
    expect((await view()).last_attempt?.outcome).toBe("no_accounts");
    expect(await tries()).toEqual([]);
  });

  test("loses the bank's name when the request's data is deleted", async () => {
    const session = await leave();
    await chooseBank(session, "sbx-bluegum");
    await endSession(session, "denied");
    await comeBackTo(await returnUrlOf(session));
    await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
    expect((await view()).last_attempt).toMatchObject({ outcome: "denied", institution: null });
    await comeBackWith("?cancelled=1");
    expect(await tries()).toHaveLength(1);
  });
});

test("last_attempt is recorded for a second bank that fails, and leaves the first bank and the stage unchanged", async () => {
  ({ id } = await createRequest(firm.test, { input: { ...INPUT, banks: "several" }, actor: firm.actor }));
  const first = await leave();
  await agreeAt(first, "joan", "sbx-bluegum");
  await comeBackTo(await returnUrlOf(first));
  expect(await view()).toMatchObject({ stage: "adding_banks", last_attempt: { outcome: "returned" } });
  const second = await leave(true);
  await chooseBank(second, "sbx-ironbark");
  await endSession(second, "timed_out");
  await comeBackTo(await returnUrlOf(second));
  expect(await view()).toMatchObject({
    stage: "adding_banks",
    consent: { institutions: ["Bluegum Bank"] },
    last_attempt: { outcome: "timed_out", institution: "Ironbark Bank" },
  });
  const third = await leave(true);
  await agreeAt(third, "joan", "sbx-ironbark");
  await comeBackTo(await returnUrlOf(third));
  expect((await view()).last_attempt).toMatchObject({ outcome: "returned", institution: "Ironbark Bank" });
});

describe("the bank attempt in the portal", () => {
  const listed = async () => {
    const { rows } = await listRequestPage(firm.test, { limit: 10, order: "newest", from: null });
    return rows[0]?.listStatus ?? null;
  };
  const note = async () => renderToStaticMarkup(<AttemptNote request={await getRequest(firm.test, id)} />);

  test('is listed as failed until the customer visits a bank again, and as "at the bank" after a return', async () => {
    await leave();
    expect(await listed()).toBe("at_the_bank");
    await comeBackWith("?cancelled=1");
    expect(await listed()).toBe("failed_at_the_bank");
    await leave();
    expect(await listed()).toBe("at_the_bank");
    await comeBackWith("");
    expect(await listed()).toBe("at_the_bank");
  });

  test("is on the request's page with the bank and the failure, until the customer has consented", async () => {
    expect(await note()).toBe("");
    const session = await leave();
    await chooseBank(session, "sbx-bluegum");
    await endSession(session, "cancelled");
    await comeBackTo(await returnUrlOf(session));
    expect(await note()).toContain("Customer cancelled at the bank (Bluegum Bank)");
    expect(await note()).toContain("The customer can start again with the same link.");
    await agreeAt(await leave(), "joan", "sbx-bluegum");
    await advance(firm.test, id);
    expect(await note()).toBe("");
  });
});

test("a request with a failed bank attempt is not visible to another company or in the other environment", async () => {
  await leave();
  await comeBackWith("?cancelled=1");
  const other = await makeCompany("Other");
  for (const scope of [firm.live, other.test]) {
    const seen = await inScope(scope, (tx) => tx.request.count({ where: { id } }));
    expect(seen).toBe(0);
  }
});
