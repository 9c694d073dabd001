import type { BankData } from "@/lib/engine/bank";
import type { FakeBasiq } from "@/tests/support/basiq/fake";
import {
  arrive,
  beginJob,
  type FakeClient,
  type FakeConnection,
  type FakeConsent,
  newId,
  type Sync,
} from "@/tests/support/basiq/fake-client";
import { dataOf } from "@/tests/support/household-data";

/** This file simulates the customer on the consent pages, and later changes at the customer's bank. */

const YEAR_MS = 365 * 86_400_000;
const RETRIEVAL_DAYS = 730;

export type Choice = {
  household?: string;
  accounts?: number;
  institution?: string;
  sync?: Sync;
  data?: BankData;
  method?: FakeConnection["method"];
};

type Visit = { client: FakeClient; userId: string; query: URLSearchParams };

/** Opens the consent page. Throws if the customer's token in the link is unknown or has expired. */
function open(fake: FakeBasiq, address: string): Visit {
  const url = new URL(address);
  if (`${url.origin}${url.pathname}` !== fake.consentUrl)
    throw new Error("the URL is not that of Basiq's page");
  const token = fake.tokens.get(url.searchParams.get("token") ?? "");
  if (!token?.userId || token.until < Date.now()) throw new Error("the link is invalid or has expired");
  return { client: token.client, userId: token.userId, query: url.searchParams };
}

/**
 * Consents at the link's bank, or at the first bank if the link names none. A renewal extends the existing consent.
 * Returns the connection and the URL to which Basiq redirects, with the link's state.
 */
export function authorise(
  fake: FakeBasiq,
  address: string,
  choice: Choice = {},
): { connection: FakeConnection; back: string } {
  const visit = open(fake, address);
  const { client, query } = visit;
  const consent = agree(visit);
  const renewed = client.connections.find(({ id, deleted }) => !deleted && id === query.get("connectionId"));
  const extended = client.connections.find(
    ({ userId, deleted }) => !deleted && userId === visit.userId && query.get("action") === "extend",
  );
  if (extended) return { connection: extended, back: backTo(fake, query, { jobIds: "" }) };
  const connection = renewed ?? newConnection(visit, consent, choice);
  connection.expiryDate = new Date(Date.now() + YEAR_MS);
  if (choice.accounts !== undefined) connection.accountIds = idsOf(connection.data, choice.accounts);
  const job = client.jobs.findLast(({ connectionId }) => connectionId === connection.id);
  return { connection, back: backTo(fake, query, { jobIds: job?.id ?? "" }) };
}

const idsOf = ({ accounts }: BankData, most?: number) =>
  accounts.slice(0, most).map(({ accountId }) => accountId);

/** Extends the customer's active consent by a year from now, or creates one. One consent covers every bank. */
function agree({ client, userId, query }: Visit): FakeConsent {
  const expiryDate = new Date(Date.now() + YEAR_MS);
  const active = client.consents.find((each) => each.userId === userId && each.status === "active");
  if (query.get("action") !== null && !active)
    throw new Error("their page shows an error: there is no consent");
  if (active) return Object.assign(active, { expiryDate });
  const created = new Date();
  const consent: FakeConsent = {
    id: newId(),
    userId,
    status: "active",
    created,
    expiryDate,
    initialRetrievalDays: RETRIEVAL_DAYS,
  };
  client.consents.push(consent);
  return consent;
}

function newConnection(
  { client, userId, query }: Visit,
  consent: FakeConsent,
  choice: Choice,
): FakeConnection {
  const usual = client.isSandbox ? "AU00000" : "AU04301";
  const data = choice.data ?? dataOf(choice.household);
  const connection: FakeConnection = {
    id: newId(),
    userId,
    consentId: consent.id,
    institution: choice.institution ?? query.get("institutionId") ?? usual,
    method: choice.method ?? "open-banking",
    status: "active",
    deleted: false,
    data,
    accountIds: idsOf(data),
    unavailable: [],
    createdDate: new Date(),
    expiryDate: new Date(Date.now() + YEAR_MS),
    sync: "none",
  };
  client.connections.push(connection);
  beginJob(client, connection.id);
  arrive(client, connection, choice.sync ?? "none");
  return connection;
}

/** Acts as a customer who refuses or leaves. Returns the URL to which the page redirects the browser. */
export function refuse(fake: FakeBasiq, address: string): string {
  return backTo(fake, open(fake, address).query, {});
}

function backTo(fake: FakeBasiq, query: URLSearchParams, more: Record<string, string>): string {
  const back = new URL(fake.redirectUrl);
  for (const [name, value] of Object.entries({ state: query.get("state") ?? "", ...more }))
    back.searchParams.set(name, value);
  return back.href;
}

export function revokeAtBank(connection: FakeConnection): void {
  connection.status = "deleted";
}
