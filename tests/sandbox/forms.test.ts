import { describe, expect, it } from "vitest";
import { POST as authorise } from "@/app/sandbox/consent/authorise/route";
import { POST as cancel } from "@/app/sandbox/consent/cancel/route";
import { POST as chooseBank } from "@/app/sandbox/consent/choose-bank/route";
import { POST as chooseCustomer } from "@/app/sandbox/consent/choose-customer/route";
import { POST as deny } from "@/app/sandbox/consent/deny/route";
import { POST as end } from "@/app/sandbox/consent/end/route";
import { POST as enterCode } from "@/app/sandbox/consent/enter-code/route";
import { POST as stop } from "@/app/sandbox/consent/stop/route";
import { listConsents, listShareable } from "@/lib/sandbox/consents";
import { ENDINGS } from "@/lib/sandbox/endings";
import { codeOf, findSession } from "@/lib/sandbox/sessions";
import { findSharing } from "@/lib/sandbox/sharing";
import { testDatabase } from "../support/database";
import { getOpen, send, signIn, start } from "./visit";

testDatabase();

describe("the forms of the consent pages", () => {
  it("lead from step to step and finally to the redirect URL, each with a 303", async () => {
    const { userId, id, act } = await start();
    const at = (step: string) => ({ status: 303, to: `/sandbox/consent${step}?sess_id=${id}` });
    expect(await act(chooseBank, ["bank", "sbx-bluegum"])).toEqual(at("/sign-in"));
    expect(await act(chooseCustomer, ["customer", "1000 2001"])).toEqual(at("/code"));
    expect(await act(enterCode, ["code", codeOf(id).replace(/^.../, "$& ")])).toEqual(at("/accounts"));
    const accounts = listShareable(await getOpen(id));
    const fields = accounts.map((account): [string, string] => ["account", account.id]);
    const out = { status: 303, to: `https://firm.example/back?session_id=${id}` };
    expect(await act(authorise, ...fields)).toEqual(out);
    expect(await act(authorise, ...fields)).toEqual(out);
    expect(await listConsents(userId)).toHaveLength(1);
  });

  it("show the error in the URL of the page that can correct it", async () => {
    const { id, act } = await start();
    const at = (step: string, error: string) => `/sandbox/consent${step}?sess_id=${id}&error=${error}`;
    const down = `${at("", "bank_down")}&bank=sbx-driftwood`;
    expect((await act(chooseBank, ["bank", "sbx-driftwood"])).to).toBe(down);
    expect((await act(chooseBank, ["bank", "sbx-nowhere"])).to).toBe(`/sandbox/consent?sess_id=${id}`);
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    expect((await act(chooseCustomer, ["customer", "1"])).to).toBe(at("/sign-in", "unknown_customer"));
    await act(chooseCustomer, ["customer", "10002001"]);
    expect((await act(enterCode, ["code", "nonsense"])).to).toBe(at("/code", "wrong_code"));
    await act(enterCode, ["code", codeOf(id)]);
    expect((await act(authorise)).to).toBe(at("/accounts", "no_account"));
  });

  it("end the session after the fifth wrong code", async () => {
    const { act } = await start();
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    await act(chooseCustomer, ["customer", "10002001"]);
    const tries = [];
    for (let count = 0; count < 5; count++) tries.push((await act(enterCode, ["code", "x"])).to);
    expect(tries.slice(0, 4).every((to) => to.includes("error=wrong_code"))).toBe(true);
    expect(tries[4]).toContain(
      "https://firm.example/cancelled?error=access_denied&error_type=CONSENT_OTP_FAILURE",
    );
  });

  it("cannot skip the code, and redirect to the step that asks for it", async () => {
    const { userId, id, act } = await start();
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    await act(chooseCustomer, ["customer", "10002001"]);
    const [account] = listShareable(await getOpen(id));
    expect((await act(authorise, ["account", account?.id ?? ""])).to).toBe(
      `/sandbox/consent/code?sess_id=${id}`,
    );
    expect(await listConsents(userId)).toEqual([]);
  });

  it("stay at the bank if the customer forgets to return, and the consent is still given", async () => {
    const { userId, id, act, accounts } = await signIn();
    for (let press = 1; press <= 2; press++)
      expect((await act(authorise, ...accounts, ["stay", "1"])).to).toBe(
        `/sandbox/consent/ended?sess_id=${id}`,
      );
    expect(await listConsents(userId)).toHaveLength(1);
  });

  it("let the customer stop the sharing afterwards, as at a bank", async () => {
    const { id, act, accounts } = await signIn();
    const ended = `/sandbox/consent/ended?sess_id=${id}`;
    expect((await act(stop)).to).toBe(ended);
    await act(authorise, ...accounts);
    expect((await findSharing(id))?.accounts).toHaveLength(accounts.length);
    expect((await act(stop)).to).toBe(ended);
    expect((await act(stop)).to).toBe(ended);
    expect(await findSharing(id)).toBeNull();
  });

  it("lead to an error page for an unknown session, and refuse a body that is too large", async () => {
    expect(await send(cancel, [["sess_id", "ses_none"]])).toEqual({
      status: 303,
      to: "/sandbox/consent?sess_id=ses_none",
    });
    expect(await send(cancel, [])).toEqual({ status: 303, to: "/sandbox/consent?sess_id=" });
    expect(await send(cancel, [["sess_id", "ses_\u0000"]])).toMatchObject({ status: 303 });
    expect((await send(cancel, [["sess_id", "x".repeat(20_000)]])).status).toBe(413);
  });
});

describe("every unsuccessful ending", () => {
  it.each([
    [deny, "CONSENT_ENDUSER_DENIED"],
    [cancel, "AUTH_SESSION_CANCELLED"],
  ])("leads by its button to the cancel URL with the provider's error", async (post, type) => {
    const { act } = await signIn();
    const { status, to } = await act(post);
    expect(status).toBe(303);
    const url = new URL(to);
    expect(url.origin + url.pathname).toBe("https://firm.example/cancelled");
    expect(url.searchParams.get("error_type")).toBe(type);
    expect(url.searchParams.get("error")).toBe("access_denied");
  });

  it.each(ENDINGS.map((ending) => [ending.outcome, ending] as const))(
    "gives no consent, returns its code, and is final in every tab, even if the button is pressed repeatedly: %s",
    async (outcome, ending) => {
      const { userId, id, act, accounts } = await signIn();
      const { to } = await act(end, ["ending", outcome]);
      const { searchParams } = new URL(to);
      expect(searchParams.get("error_type")).toBe(ending.errorType);
      expect(searchParams.get("error")).toBe(ending.error);
      // The other tab still shows the last step; any button there leads to the same ending.
      for (const press of [end, authorise, deny, cancel, enterCode, chooseBank, chooseCustomer])
        expect((await act(press, ...accounts, ["ending", "denied"], ["bank", "sbx-bluegum"])).to).toBe(to);
      expect(await listConsents(userId)).toEqual([]);
      expect(await findSession(id)).toMatchObject({ state: "closed", outcome });
    },
  );

  it("has no effect after a consent was given", async () => {
    const { userId, id, act, accounts } = await signIn();
    const { to } = await act(authorise, ...accounts);
    for (const { outcome } of ENDINGS) expect((await act(end, ["ending", outcome])).to).toBe(to);
    expect((await listConsents(userId)).map(({ isActive }) => isActive)).toEqual([true]);
    expect(await findSession(id)).toMatchObject({ outcome: "authorised" });
  });

  it('changes nothing if it is not in the table, and "authorised" is not in the table', async () => {
    const { id, act } = await signIn();
    for (const outcome of ["authorised", "", "constructor"])
      expect((await act(end, ["ending", outcome])).to).toBe(`/sandbox/consent/review?sess_id=${id}`);
    expect(await findSession(id)).toMatchObject({ state: "open", verified: true });
  });
});

describe("two sessions", () => {
  it("never mix the accounts or endings of two customers", async () => {
    const one = await signIn();
    const other = await start();
    await other.act(chooseBank, ["bank", "sbx-quokka"]);
    await other.act(chooseCustomer, ["customer", "10002005"]);
    await other.act(enterCode, ["code", codeOf(other.id)]);
    expect((await other.act(authorise, ...one.accounts)).to).toContain("error=no_account");
    await other.act(deny);
    expect(await getOpen(one.id)).toMatchObject({ verified: true });
    expect((await one.act(authorise, ...one.accounts)).to).toContain(`session_id=${one.id}`);
    expect(await listConsents(other.userId)).toEqual([]);
  });

  it("need a new code in the second tab of a browser if the bank changes in the first tab", async () => {
    const { userId, id, act, accounts } = await signIn();
    await act(chooseBank, ["bank", "sbx-quokka"]);
    expect((await act(authorise, ...accounts)).to).toBe(`/sandbox/consent/sign-in?sess_id=${id}`);
    expect(await listConsents(userId)).toEqual([]);
  });
});
