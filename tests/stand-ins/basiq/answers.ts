import { type BankAccount, type BankRow, toAmount } from "@/tests/stand-ins/bank";
import type { Connection, Consent, Job, User } from "@/tests/stand-ins/basiq/provider-state";

// Basiq's resources as in its OpenAPI documents: reference/core.json and reference/data.json of basiqio-oss/Basiq-docs
// @79bc160. The comment above each resource names its schema or example.

/** The base URL in every example. A stand-in has another base URL, which replaces this one in its links. */
const API = "https://au-api.basiq.io";

/** Replaces the base URL in links with the stand-in's own. */
export const atOrigin = <T>(written: T, origin: string): T =>
  written === undefined ? written : (JSON.parse(JSON.stringify(written).replaceAll(API, origin)) as T);

/** Writes a user as UserPostResponse and UserGetResponse of core.json. `name` is empty in the example. */
export const writeUser = (user: User) => ({
  type: "user",
  id: user.id,
  email: user.email,
  mobile: user.mobile,
  name: "",
  firstName: user.firstName,
  lastName: user.lastName,
  links: { self: `${API}/users/${user.id}` },
});

/** Writes a user with the lists GetUserConnection and GetUserAccount of core.json. Each list has a count. */
export function writeUserWithLists(user: User) {
  const list = (type: string, ids: string[]) => ({
    type: "list",
    count: ids.length,
    data: ids.map((id) => ({ type, id, links: { self: `${API}/users/${user.id}/${type}s/${id}` } })),
  });
  return {
    ...writeUser(user),
    connections: list(
      "connection",
      user.connections.filter(({ status }) => status !== "deleted").map(({ id }) => id),
    ),
    accounts: list(
      "account",
      user.connections.flatMap(({ bank }) => bank.accounts.map(({ id }) => id)),
    ),
  };
}

/** Writes a consent as in core.json's example of GET /users/{userId}/consents. */
export const writeConsent = (user: User, { id, created, updated, expiryDate, status }: Consent) => ({
  type: "consent",
  id,
  created: seconds(created),
  updated: seconds(updated),
  expiryDate: seconds(expiryDate),
  origin: "user",
  status,
  purpose: {
    primary: { title: "Share your financial data", description: "To prepare a report" },
    other: null,
  },
  data: {
    retainData: false,
    initialRetrievalDays: 730,
    organisation: null,
    permissions: ["account.basic", "account.detail", "transaction.detail"].map((scope) => ({
      scope,
      required: true,
      consented: true,
      entity: scope.split(".")[0],
      information: { name: scope, description: scope, attributeList: [] },
      purpose: { title: scope, description: scope },
    })),
  },
  links: { self: `${API}/users/${user.id}/consents/${id}` },
});

/**
 * Writes a connection as ConnectionsData of data.json. The method is "openbanking" in the list and "open-banking" in
 * the single resource.
 */
export const writeConnection = (user: User, connection: Connection, isSingle = false) => ({
  type: "connection",
  id: connection.id,
  method: isSingle ? "open-banking" : "openbanking",
  status: connection.status,
  createdDate: seconds(connection.createdDate),
  expiryDate: seconds(connection.expiryDate),
  lastUsed: seconds(connection.lastUsed),
  institution: {
    type: "institution",
    id: connection.bank.id.basiq,
    links: { self: `${API}/institutions/${connection.bank.id.basiq}` },
  },
  links: {
    self: `${API}/users/${user.id}/connections/${connection.id}`,
    accounts: `${API}/users/${user.id}/accounts?filter=institution.id.eq('${connection.bank.id.basiq}')`,
    transactions: `${API}/users/${user.id}/transactions?filter=institution.id.eq('${connection.bank.id.basiq}')`,
  },
});

/**
 * Writes a job in the format of JobsData in core.json. The examples "data-in-progress", "data-failed" and
 * "data-success" of GET /jobs/{jobId} have this format too.
 */
export const writeJob = (user: User, job: Job) => ({
  type: "job",
  id: job.id,
  created: seconds(job.created),
  updated: seconds(job.updated),
  jobType: "connection",
  institution: { type: "institution", id: institutionOf(user, job) },
  steps: job.steps.map(({ title, status, code }) => ({
    title,
    status,
    result:
      status === "success"
        ? { type: "link", url: `/users/${user.id}/connections/${job.connectionId}` }
        : status === "failed"
          ? { code, title: "Failed", detail: code }
          : null,
  })),
  links: {
    self: `${API}/jobs/${job.id}`,
    source: `${API}/users/${user.id}/connections/${job.connectionId}`,
  },
});

const institutionOf = (user: User, job: Job) =>
  user.connections.find(({ id }) => id === job.connectionId)?.bank.id.basiq ?? null;

/** Writes an account as AccountsContainer of data.json, with `transactionIntervals` of AccountTransactionInterval. */
export function writeAccount(user: User, connection: Connection, account: BankAccount) {
  const days = account.rows.map(({ at }) => at.getTime());
  return {
    type: "account",
    id: account.id,
    name: account.name,
    accountHolder: account.holder,
    accountNo: account.number,
    bsb: account.bsb,
    unmaskedAccNum: account.number,
    maskedNumber: `xxxxx${account.number.slice(-3)}`,
    accountOwnership: "ONE_PARTY",
    isOwned: true,
    balance: toAmount(account.cents),
    availableFunds: toAmount(account.cents),
    class: { type: "transaction", product: account.name },
    currency: "AUD",
    connection: connection.id,
    institution: connection.bank.id.basiq,
    lastUpdated: seconds(connection.lastUsed),
    status: "available",
    transactionIntervals:
      connection.hasRows && days.length > 0
        ? [{ from: dayOf(Math.min(...days)), to: dayOf(Math.max(...days)) }]
        : [],
    links: {
      self: `${API}/users/${user.id}/accounts/${account.id}`,
      transactions: `${API}/users/${user.id}/transactions?filter=account.id.eq('${account.id}')`,
    },
  };
}

/**
 * Writes a transaction as TransactionData of data.json. BPAY details are in `paymentDetails.bpay`. "Outgoing funds are
 * expressed as negative values"; `postDate` is null while pending; `transactionDate` is null in the example.
 */
export const writeTransaction = (connection: Connection, account: BankAccount, row: BankRow) => ({
  type: "transaction",
  id: row.id,
  status: row.isPending ? "pending" : "posted",
  description: row.description,
  reference: "",
  amount: toAmount(row.cents),
  currency: "AUD",
  account: account.id,
  balance: null,
  direction: row.cents < 0 ? "debit" : "credit",
  class: row.cents < 0 ? "payment" : "direct-credit",
  institution: connection.bank.id.basiq,
  connection: connection.id,
  transactionDate: null,
  postDate: row.isPending ? null : `${dayOf(row.at.getTime())}T00:00:00Z`,
  subClass: null,
  enrich: null,
  ...(row.biller ? { paymentDetails: { bpay: { ...row.biller } } } : {}),
});

/** Writes a connector as Connector of data.json, the response of GET /connectors/{connectorId}/{method}. */
export const writeConnector = (id: string, name: string, method: string) => ({
  type: "connector",
  id,
  method,
  stage: "live",
  status: "operational",
  institution: { type: "Bank", name, shortName: name.split(" ")[0], tier: "2", country: "Australia" },
  scopes: ["account.basic"],
  authorization: { type: "user" },
});

/** Formats a time without a fraction of a second, as in the examples. */
export const seconds = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
