import { BANKS } from "@/tests/stand-ins/bank";
import {
  writeAccount,
  writeConnection,
  writeConnector,
  writeJob,
  writeTransaction,
} from "@/tests/stand-ins/basiq/answers";
import { Refusal, refuse, unknownResource } from "@/tests/stand-ins/basiq/errors";
import {
  addJob,
  type Connection,
  finishJob,
  isUnderWay,
  type Job,
  type ProviderState,
  type User,
} from "@/tests/stand-ins/basiq/provider-state";
import type { Answer, StandInRequest } from "@/tests/stand-ins/server";

// The part of Basiq that reference/data.json documents, and the jobs of reference/core.json.

const API = "https://au-api.basiq.io";
const WEEK_MS = 7 * 86_400_000;

const list = (data: object[], more: object = {}): Answer => ({
  status: 200,
  body: { type: "list", data, ...more },
});

type Condition = (value: string) => boolean;

/** The conditions of reference/TOPICS/collections-filters.md; both values of `bt` are inclusive. */
const CONDITIONS: Record<string, (values: string[]) => Condition> = {
  eq:
    ([wanted]) =>
    (value) =>
      value === wanted,
  ne:
    ([wanted]) =>
    (value) =>
      value !== wanted,
  bt:
    ([from = "", to = ""]) =>
    (value) =>
      value >= from && value <= to,
  gt:
    ([limit = ""]) =>
    (value) =>
      value > limit,
  gteq:
    ([limit = ""]) =>
    (value) =>
      value >= limit,
  lt:
    ([limit = ""]) =>
    (value) =>
      value < limit,
  lteq:
    ([limit = ""]) =>
    (value) =>
      value <= limit,
};

/**
 * Parses `filter=[property].[condition]([value])`. Several conditions are joined by commas and must all match
 * (reference/TOPICS/collections-filters.md). Throws Refusal for an unknown filter: the 400 "Invalid Filters" of
 * reference/data.json.
 */
function readFilter(
  asked: StandInRequest,
  known: readonly string[],
): (row: Record<string, string>) => boolean {
  const parts = (asked.query.get("filter") ?? "").split(/,(?![^(]*\))/).filter(Boolean);
  const conditions = parts.map((part) => {
    const [, property = "", name = "", text = ""] = /^([\w.]+)\.(\w+)\((.*)\)$/.exec(part.trim()) ?? [];
    const make = CONDITIONS[name];
    if (!make || !known.includes(property))
      throw new Refusal(
        refuse(400, "The provided filter parameter is in invalid format or unsupported", "filter"),
      );
    return { property, holds: make(text.split(",").map((value) => value.trim().replace(/^'|'$/g, ""))) };
  });
  return (row) => conditions.every(({ property, holds }) => holds(row[property] ?? ""));
}

/**
 * Answers GET /users/{userId}/connections. "Deleted: indicates the connection has been terminated by the partner"
 * (docs/Data/data-connections.md), so some list shows deleted connections. We infer that this one does; the switch
 * `listsDeleted` controls it.
 */
export function listConnections(provider: ProviderState, user: User, asked: StandInRequest): Answer {
  const isAsked = readFilter(asked, ["id", "status", "institution.id"]);
  const shown = user.connections.filter(
    ({ id, status, bank }) =>
      (status !== "deleted" || provider.switches.listsDeleted) &&
      isAsked({ id, status, "institution.id": bank.id.basiq }),
  );
  return list(
    shown.map((connection) => writeConnection(user, connection)),
    { links: { self: `${API}/users/${user.id}/connections` } },
  );
}

export const getConnection = (user: User, connection: Connection): Answer => ({
  status: 200,
  body: writeConnection(user, connection, true),
});

/**
 * Answers DELETE …/connections/{connectionId} with 204: "Permanently deletes a connection. This does not include the
 * existing account and transaction data associated with it." Inferred: a second call gets a 404.
 */
export function deleteConnection(connection: Connection): Answer {
  if (connection.status === "deleted") return unknownResource();
  connection.status = "deleted";
  return { status: 204 };
}

/**
 * Answers POST …/connections/{connectionId}/refresh with 202 and a job. "If you attempt to refresh a connection while a
 * job is either queued or still in progress, the API will return a 200 status with the original job"
 * (docs/PLatform/api-integration/best-practices/handling-jobs.md).
 */
export function refreshConnection(provider: ProviderState, user: User, connection: Connection): Answer {
  if (connection.status === "deleted") return unknownResource();
  const waiting = user.jobs.find((job) => job.connectionId === connection.id && isUnderWay(job));
  const job = waiting ?? runRefresh(provider, user, connection);
  return { status: waiting ? 200 : 202, body: writeJobLink(job) };
}

/** Answers POST …/connections/refresh with 202 and a list of jobs, as ConnectionsRefreshResource. */
export function refreshConnections(provider: ProviderState, user: User): Answer {
  const jobs = user.connections
    .filter(({ status }) => status === "active" || status === "invalid")
    .map((connection) => runRefresh(provider, user, connection));
  return { status: 202, body: { type: "list", data: jobs.map(writeJobLink) } };
}

const writeJobLink = (job: Job) => ({ type: "job", id: job.id, links: { self: `${API}/jobs/${job.id}` } });

/**
 * Runs a refresh with the result that the switch `refresh` sets. "Invalid … can be refreshed manually, and a successful
 * refresh will restore it to Active" (docs/Data/data-connections.md). Inferred: any failed refresh makes the connection
 * invalid.
 */
function runRefresh(provider: ProviderState, user: User, connection: Connection): Job {
  const { refresh } = provider.switches;
  const job = addJob(provider, user, connection.id, "in-progress");
  if (refresh === "works") {
    finishJob(provider, job, null);
    Object.assign(connection, {
      status: "active",
      lastUsed: provider.now(),
      hasAccounts: true,
      hasRows: true,
    });
  } else if (refresh !== "hangs") {
    finishJob(provider, job, { step: 0, code: refresh.fails });
    connection.status = "invalid";
  }
  return job;
}

/** Answers POST …/purge with 204; it "does not work on deleted connections" (docs/Data/data-connections.md). */
export function purgeConnection(connection: Connection): Answer {
  if (connection.status === "deleted") return unknownResource();
  Object.assign(connection, { hasAccounts: false, hasRows: false });
  return { status: 204 };
}

/**
 * Answers GET /users/{userId}/jobs: "This endpoint only returns jobs that are less than 7 days old"
 * (reference/core.json).
 */
export function listJobs(provider: ProviderState, user: User, asked: StandInRequest): Answer {
  const isAsked = readFilter(asked, ["connection.id"]);
  const since = provider.now().getTime() - WEEK_MS;
  const jobs = user.jobs.filter(
    ({ created, connectionId }) => created.getTime() > since && isAsked({ "connection.id": connectionId }),
  );
  const links = { self: `${API}/users/${user.id}/jobs` };
  return list(
    jobs.map((job) => writeJob(user, job)),
    { size: jobs.length, links },
  );
}

/**
 * Answers GET /jobs/{jobId}. Inferred: it returns jobs older than 7 days too, because only the list is documented to
 * have that limit.
 */
export function getJob(provider: ProviderState, application: string, jobId: string): Answer {
  const users = [...provider.users.values()].filter((user) => user.application === application);
  const user = users.find(({ jobs }) => jobs.some(({ id }) => id === jobId));
  const job = user?.jobs.find(({ id }) => id === jobId);
  if (!user || !job || provider.switches.isForeignKey) return unknownResource();
  return { status: 200, body: writeJob(user, job) };
}

/**
 * Answers GET /users/{userId}/accounts with the accounts of all fetched data, because data outlives a deleted
 * connection (docs/Data/data-connections.md).
 */
export function listAccounts(user: User, asked: StandInRequest): Answer {
  const isAsked = readFilter(asked, ["account.id", "connection.id", "institution.id"]);
  const data = user.connections
    .filter(({ hasAccounts }) => hasAccounts)
    .flatMap((connection) =>
      connection.bank.accounts
        .filter(({ id }) => isAsked(propertiesOf(connection, id)))
        .map((account) => writeAccount(user, connection, account)),
    );
  return list(data, { links: { self: `${API}/users/${user.id}/accounts` } });
}

const propertiesOf = (connection: Connection, accountId: string) => ({
  "account.id": accountId,
  "connection.id": connection.id,
  "institution.id": connection.bank.id.basiq,
});

/**
 * The fields by which transactions can be filtered. Basiq's list for the parameter `filter` has all of them except
 * `connection.id`. That field occurs only in the link of a transactions.updated event
 * (docs/PLatform/upcoming-changes.md).
 */
const TRANSACTION_FILTERS = [
  "account.id",
  "transaction.postDate",
  "transaction.status",
  "institution.id",
  "transaction.direction",
  "transaction.class",
  "connection.id",
];

/**
 * The largest and the default page size: "maximum of 500 … by default 500 items are returned" (GET
 * /users/{userId}/transactions, reference/data.json).
 */
const PAGE_MAX = 500;

/**
 * Answers GET /users/{userId}/transactions one page at a time. `links.next` is the full URL of the next page, with a
 * token in the parameter `next`. Inferred: the next pages keep the first page's limit and filter.
 */
export function listTransactions(user: User, asked: StandInRequest): Answer {
  const limit = Number(asked.query.get("limit") ?? PAGE_MAX);
  if (!Number.isInteger(limit) || limit < 1) return refuse(400, "Limit value is not valid", "limit");
  if (limit > PAGE_MAX) return refuse(400, "Maximum limit allowed is 500", "limit");
  const isAsked = readFilter(asked, TRANSACTION_FILTERS);
  const all = user.connections
    .filter(({ hasRows }) => hasRows)
    .flatMap((connection) =>
      connection.bank.accounts.flatMap((account) =>
        account.rows.map((row) => ({ connection, written: writeTransaction(connection, account, row) })),
      ),
    )
    .filter(({ connection, written }) =>
      isAsked({
        ...propertiesOf(connection, written.account),
        "transaction.postDate": (written.postDate ?? "").slice(0, 10),
        "transaction.status": written.status,
        "transaction.direction": written.direction,
        "transaction.class": written.class,
      }),
    )
    .map(({ written }) => written);
  const next = asked.query.get("next");
  const start = next === null ? 0 : Number(Buffer.from(next, "base64url").toString());
  if (!Number.isInteger(start) || start < 0) return refuse(400, "Next value is not valid", "next");
  const page = all.slice(start, start + limit);
  const links: Record<string, string> = { self: selfOf(asked) };
  if (start + limit < all.length) {
    const further = new URLSearchParams(asked.query);
    further.set("next", Buffer.from(String(start + limit)).toString("base64url"));
    links.next = `http://${asked.headers.host}${asked.path}?${further}`;
  }
  return list(page, { count: page.length, size: limit, links });
}

const selfOf = (asked: StandInRequest) => `http://${asked.headers.host}${asked.path}`;

/**
 * Answers GET /connectors/{connectorId}/{method}. Of the methods in the enum of Connector (reference/data.json), the
 * stand-in's banks have only "openbanking".
 */
export function getConnector(id: string, method: string): Answer {
  if (!/^[A-Z]{2}[0-9]{5}$/.test(id)) return refuse(400, "Connector ID value is not valid", "connectorId");
  const bank = BANKS.find((each) => each.id.basiq === id);
  if (!bank || method !== "openbanking") return unknownResource();
  return { status: 200, body: writeConnector(id, bank.name, method) };
}

/** Answers GET /connectors (reference/data.json). */
export const listConnectors = (): Answer =>
  list(
    BANKS.map(({ id, name }) => writeConnector(id.basiq, name, "openbanking")),
    { size: BANKS.length },
  );
