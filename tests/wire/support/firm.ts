import { encode } from "next-auth/jwt";
import { env } from "@/lib/env/env";
import { beginSession } from "@/lib/identity/begin-session";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { setLiveApproval } from "@/tests/support/live-approval";
import { type Answer, type Sent, send, until } from "@/tests/wire/support/server";

export type Firm = TestCompany & {
  /** Calls with the firm's test key. */
  ask: (method: string, path: string, sent?: Sent) => Promise<Answer>;
  /** Makes a request and returns its id. */
  create: (fields?: object) => Promise<string>;
};

export const REQUEST_BODY = { client_name: "Priya Raman", report_type: "affordability" };

/** Creates a company in the database of the server under test. Each call creates another company. */
export async function makeFirm(name = "Harbour Lending"): Promise<Firm> {
  const company = await makeCompany(name);
  const ask = (method: string, path: string, sent: Sent = {}) =>
    send(method, path, { key: company.testKey, ...sent });
  const create = async (fields: object = {}) =>
    (await ask("POST", "/v1/requests", { body: { ...REQUEST_BODY, ...fields } })).json.id as string;
  return { ...company, ask, create };
}

/** Creates a request, consents as its customer, and waits until its report is ready. Returns its id. */
export async function makeReady(firm: Firm, fields: object = {}): Promise<string> {
  const id = await firm.create(fields);
  await giveConsent(id);
  await until(
    () => firm.ask("GET", `/v1/requests/${id}`),
    (answer) => answer.json.status === "ready",
  );
  return id;
}

/** Signs the firm's owner in. Returns the Cookie header of their session. */
export async function signIn(firm: Firm): Promise<string> {
  const userId = firm.actor.id ?? "";
  const { sessionId } = await beginSession({ userId, by: "password", withSecond: false, userAgent: null });
  const token = await encode({ token: { sub: userId, sessionId }, secret: env().NEXTAUTH_SECRET });
  return `surplus.session=${token}`;
}

/** Runs a statement as the database's owner, because no call to the server can make such a change. */
export async function asOwner(statement: string, values: unknown[]): Promise<void> {
  await withClient(process.env.OWNER_DATABASE_URL ?? "", (client) => client.query(statement, values));
}

export const approveLive = (firm: Firm) => setLiveApproval(firm.companyId, true, firm.actor, new Date());

export const setShareMode = (firm: Firm, shareMode: "automatic" | "customer_review") =>
  changeSettings(firm.companyId, { shareMode }, firm.actor, new Date());
