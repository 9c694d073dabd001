import { POST as chooseBank } from "@/app/sandbox/consent/choose-bank/route";
import { POST as chooseCustomer } from "@/app/sandbox/consent/choose-customer/route";
import { POST as enterCode } from "@/app/sandbox/consent/enter-code/route";
import type { Route } from "@/lib/http/answer";
import { listShareable } from "@/lib/sandbox/consents";
import {
  codeOf,
  createSandboxUser,
  findSession,
  type OpenSession,
  startSession,
} from "@/lib/sandbox/sessions";

const CONTEXT = { params: Promise.resolve({}) };
const NONCE = "bm9uY2U=";

/** Requests a page of the bank, as a browser does. */
export async function open(route: Route, address: string) {
  const headers = { "x-nonce": NONCE };
  const response = await route(new Request(`http://localhost:3000${address}`, { headers }), CONTEXT);
  const to = response.headers.get("location") ?? "";
  return { status: response.status, to, headers: response.headers, html: await response.text() };
}

export async function send(route: Route, fields: [string, string][]) {
  const request = { method: "POST", body: new URLSearchParams(fields) };
  const response = await route(new Request("http://localhost:3000/sandbox/consent/x", request), CONTEXT);
  return { status: response.status, to: response.headers.get("location") ?? "" };
}

/** Starts a session of a new customer. Returns the session with a function that presses the bank's buttons. */
export async function start(scenario: string | null = null, householdId: string | null = null) {
  const userId = await createSandboxUser({ householdId, scenario });
  const urls = { redirectUrl: "https://firm.example/back", cancelUrl: "https://firm.example/cancelled" };
  const session = await startSession({ userId, ...urls, renewsConsent: null });
  if (!session) throw new Error("no session");
  const act = (route: Route, ...fields: [string, string][]) =>
    send(route, [["sess_id", session.id], ...fields]);
  return { userId, id: session.id, act };
}

export async function getOpen(id: string): Promise<OpenSession> {
  const session = await findSession(id);
  if (session?.state !== "open") throw new Error("not open");
  return session;
}

/** Starts a session and signs Priya in. Returns the session with the fields that choose all of her accounts. */
export async function signIn(scenario: string | null = null) {
  const made = await start(scenario);
  await made.act(chooseBank, ["bank", "sbx-bluegum"]);
  await made.act(chooseCustomer, ["customer", "10002001"]);
  await made.act(enterCode, ["code", codeOf(made.id)]);
  const accounts = listShareable(await getOpen(made.id)).map(({ id }): [string, string] => ["account", id]);
  return { ...made, accounts };
}
