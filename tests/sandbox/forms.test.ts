import { describe, expect, it } from "vitest";
import { POST as authorise } from "@/app/sandbox/consent/authorise/route";
import { POST as cancel } from "@/app/sandbox/consent/cancel/route";
import { POST as chooseBank } from "@/app/sandbox/consent/choose-bank/route";
import { POST as chooseCustomer } from "@/app/sandbox/consent/choose-customer/route";
import { POST as deny } from "@/app/sandbox/consent/deny/route";
import { POST as enterCode } from "@/app/sandbox/consent/enter-code/route";
import { POST as stop } from "@/app/sandbox/consent/stop/route";
import { isSharing, listConsents, listShareable } from "@/lib/sandbox/consents";
import { codeOf, createSandboxUser, findSession, startSession } from "@/lib/sandbox/sessions";
import { testDatabase } from "../support/database";

testDatabase();

type Post = (request: Request) => Promise<Response>;

async function send(post: Post, fields: [string, string][]) {
  const body = new URLSearchParams(fields);
  const response = await post(
    new Request("http://localhost:3000/sandbox/consent/x", { method: "POST", body }),
  );
  return { status: response.status, to: response.headers.get("location") ?? "" };
}

async function start() {
  const userId = await createSandboxUser();
  const urls = { redirectUrl: "https://firm.example/back", cancelUrl: "https://firm.example/cancelled" };
  const session = await startSession({ userId, ...urls, renewsConsent: null });
  if (!session) throw new Error("no session");
  const act = (post: Post, ...fields: [string, string][]) => send(post, [["sess_id", session.id], ...fields]);
  return { userId, id: session.id, act };
}

async function signIn() {
  const made = await start();
  await made.act(chooseBank, ["bank", "sbx-bluegum"]);
  await made.act(chooseCustomer, ["customer", "10002001"]);
  await made.act(enterCode, ["code", codeOf(made.id)]);
  const session = await findSession(made.id);
  if (session?.state !== "open") throw new Error("not open");
  const accounts = listShareable(session).map(({ id }): [string, string] => ["account", id]);
  return { ...made, accounts };
}

describe("the forms of the consent pages", () => {
  it("lead from step to step and out to the redirect address, each with a 303", async () => {
    const { userId, id, act } = await start();
    const at = (step: string) => ({ status: 303, to: `/sandbox/consent${step}?sess_id=${id}` });
    expect(await act(chooseBank, ["bank", "sbx-bluegum"])).toEqual(at("/sign-in"));
    expect(await act(chooseCustomer, ["customer", "1000 2001"])).toEqual(at("/code"));
    expect(await act(enterCode, ["code", codeOf(id)])).toEqual(at("/accounts"));
    const session = await findSession(id);
    const accounts = session?.state === "open" ? listShareable(session) : [];
    const fields = accounts.map((account): [string, string] => ["account", account.id]);
    const out = { status: 303, to: `https://firm.example/back?session_id=${id}` };
    expect(await act(authorise, ...fields)).toEqual(out);
    expect(await act(authorise, ...fields)).toEqual(out);
    expect(await listConsents(userId)).toHaveLength(1);
  });

  it("say what is wrong in the address of the page that can put it right", async () => {
    const { id, act } = await start();
    const at = (step: string, error: string) => `/sandbox/consent${step}?sess_id=${id}&error=${error}`;
    expect((await act(chooseBank, ["bank", "sbx-driftwood"])).to).toBe(at("", "bank_down"));
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    expect((await act(chooseCustomer, ["customer", "1"])).to).toBe(at("/sign-in", "unknown_customer"));
    await act(chooseCustomer, ["customer", "10002001"]);
    expect((await act(enterCode, ["code", "nonsense"])).to).toBe(at("/code", "wrong_code"));
    await act(enterCode, ["code", codeOf(id)]);
    expect((await act(authorise)).to).toBe(at("/accounts", "no_account"));
  });

  it.each([
    [deny, "CONSENT_ENDUSER_DENIED"],
    [cancel, "AUTH_SESSION_CANCELLED"],
  ])("lead out to the cancel address with the provider's error", async (post, type) => {
    const { act } = await signIn();
    const { status, to } = await act(post);
    expect(status).toBe(303);
    const url = new URL(to);
    expect(url.origin + url.pathname).toBe("https://firm.example/cancelled");
    expect(url.searchParams.get("error_type")).toBe(type);
    expect(url.searchParams.get("error")).toBe("access_denied");
  });

  it("lead out after the fifth wrong code", async () => {
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

  it("cannot skip the code", async () => {
    const { userId, id, act } = await start();
    await act(chooseBank, ["bank", "sbx-bluegum"]);
    await act(chooseCustomer, ["customer", "10002001"]);
    const session = await findSession(id);
    const [account] = session?.state === "open" ? listShareable(session) : [];
    expect((await act(authorise, ["account", account?.id ?? ""])).to).toBe(`/sandbox/consent?sess_id=${id}`);
    expect(await listConsents(userId)).toEqual([]);
  });

  it("stop the sharing once there is some, as at the bank", async () => {
    const { id, act, accounts } = await signIn();
    const ended = `/sandbox/consent/ended?sess_id=${id}`;
    expect((await act(stop)).to).toBe(ended);
    await act(authorise, ...accounts);
    expect(await isSharing(id)).toBe(true);
    expect((await act(stop)).to).toBe(ended);
    expect((await act(stop)).to).toBe(ended);
    expect(await isSharing(id)).toBe(false);
  });

  it("send a session nobody knows to the page that says so, and refuse a body of any size", async () => {
    expect(await send(cancel, [["sess_id", "ses_none"]])).toEqual({
      status: 303,
      to: "/sandbox/consent?sess_id=ses_none",
    });
    expect(await send(cancel, [])).toEqual({ status: 303, to: "/sandbox/consent?sess_id=" });
    expect((await send(cancel, [["sess_id", "x".repeat(20_000)]])).status).toBe(413);
  });
});
