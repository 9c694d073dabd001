import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { type Answer, type Sent, send, until } from "@/tests/wire/support/server";

export type Firm = TestCompany & {
  /** Calls with the firm's test key. */
  ask: (method: string, path: string, sent?: Sent) => Promise<Answer>;
  /** Makes a request and returns its id. */
  create: (wish?: object) => Promise<string>;
};

export const WISH = { client_name: "Priya Raman", report_type: "affordability" };

/** Creates a separate company for each file, in the database of the server under test. */
export async function makeFirm(name = "Harbour Lending"): Promise<Firm> {
  const company = await makeCompany(name);
  const ask = (method: string, path: string, sent: Sent = {}) =>
    send(method, path, { key: company.testKey, ...sent });
  const create = async (wish: object = {}) =>
    (await ask("POST", "/v1/requests", { body: { ...WISH, ...wish } })).json.id as string;
  return { ...company, ask, create };
}

/** A request whose customer has consented and whose report is ready. */
export async function makeReady(firm: Firm, wish: object = {}): Promise<string> {
  const id = await firm.create(wish);
  await giveConsent(id);
  await until(
    () => firm.ask("GET", `/v1/requests/${id}`),
    (answer) => answer.json.status === "ready",
  );
  return id;
}

/** Changes a row as the database's owner, which is impossible from outside. */
export async function asOwner(statement: string, values: unknown[]): Promise<void> {
  await withClient(process.env.OWNER_DATABASE_URL ?? "", (client) => client.query(statement, values));
}

export const approveLive = (firm: Firm) =>
  asOwner("update company set live_approved_at = now() where id = $1", [firm.companyId]);

export const setRateLimit = (firm: Firm, perMinute: number) =>
  asOwner("update company_settings set rate_limit_per_minute = $2 where company_id = $1", [
    firm.companyId,
    perMinute,
  ]);

export const setShareMode = (firm: Firm, mode: string) =>
  asOwner("update company_settings set share_mode = $2::share_mode where company_id = $1", [
    firm.companyId,
    mode,
  ]);
