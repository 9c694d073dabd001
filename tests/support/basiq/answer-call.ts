import { beginJob, type FakeClient, type FakeConnection, newId } from "@/tests/support/basiq/fake-client";
import * as rows from "@/tests/support/basiq/rows";
import type { Reply } from "@/tests/support/provider-server";

/** This file answers calls that have a valid server token, with Basiq's paths and formats. */

type Call = { method: string; url: URL; body: Record<string, unknown> };
type Rules = { pageCap: number; knowsUsersFilter: boolean };

export const fault = (status: number, code: string): Reply => ({
  status,
  body: {
    type: "list",
    correlationId: `corr-${code}`,
    data: [
      { type: "error", code, title: "Title", detail: "Details of the request may be quoted here: CANARY" },
    ],
  },
});

const missing = () => fault(404, "resource-not-found");
const list = (data: unknown[]): Reply => ({
  status: 200,
  body: { type: "list", size: data.length, data, links: {} },
});

export function answerCall(client: FakeClient, call: Call, rules: Rules): Reply {
  const parts = call.url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [head = "", id = "", kind = ""] = parts;
  if (head === "connectors")
    return { status: 200, body: { type: "connector", id, institution: { name: nameOf(id) } } };
  if (head !== "users") return missing();
  if (id === "") return call.method === "POST" ? createUser(client, call) : listUsers(client, call, rules);
  const user = client.users.get(id);
  if (!user || user.deleted) return missing();
  if (kind !== "") return answerOfUser(client, id, parts.slice(2), call, rules);
  if (call.method === "GET") return { status: 200, body: rows.userRow(user) };
  user.deleted = true;
  return { status: 204 };
}

const nameOf = (institution: string) => (institution === "AU00000" ? "Hooli" : "Bluegum Bank");

function createUser(client: FakeClient, { body }: Call): Reply {
  const { email, mobile, firstName, lastName } = body;
  if (!email && !mobile) return fault(400, "parameter-not-supplied");
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const user = {
    id: newId(),
    email: text(email),
    mobile: text(mobile),
    firstName: text(firstName),
    lastName: text(lastName),
    createdDate: new Date().toISOString(),
    deleted: false,
  };
  client.users.set(user.id, user);
  return { status: 201, body: rows.userRow(user) };
}

function listUsers(client: FakeClient, call: Call, rules: Rules): Reply {
  const [, email] = /email\.eq\('([^']*)'\)/.exec(call.url.searchParams.get("filter") ?? "") ?? [];
  const alive = [...client.users.values()].filter(({ deleted }) => !deleted);
  const found = rules.knowsUsersFilter ? alive.filter((user) => user.email === email) : alive;
  return paged(call, found.map(rows.userRow), rules);
}

function answerOfUser(client: FakeClient, userId: string, parts: string[], call: Call, rules: Rules): Reply {
  const [kind = "", id = "", act = ""] = parts;
  const consents = client.consents.filter((each) => each.userId === userId);
  const connections = client.connections.filter((each) => each.userId === userId);
  const made = connections.filter(({ deleted }) => !deleted);
  if (id !== "") {
    const connection = made.find((each) => each.id === id);
    const consent = consents.find((each) => each.id === id);
    if (kind === "connections" && connection) return answerConnection(client, connection, act, call);
    if (kind === "consents" && consent && call.method === "DELETE") {
      consent.status = "revoked";
      for (const each of made) each.deleted = true;
      return { status: 204 };
    }
    return missing();
  }
  if (call.method !== "GET") return fault(405, "method-not-allowed");
  if (kind === "consents") return list(consents.map(rows.consentRow));
  if (kind === "connections") return list(made.map(rows.connectionRow));
  if (kind === "accounts")
    return list(connections.filter(({ status }) => status !== "pre-init").flatMap(rows.accountRows));
  if (kind === "jobs") return list(jobRows(client, connections));
  if (kind === "transactions") return listTransactions(connections, call, rules);
  return missing();
}

function answerConnection(
  client: FakeClient,
  connection: FakeConnection,
  act: string,
  { method }: Call,
): Reply {
  if (method === "DELETE") {
    connection.deleted = true;
    return { status: 204 };
  }
  if (method !== "POST" || act !== "refresh") return { status: 200, body: rows.connectionRow(connection) };
  const running = client.jobs.find((job) => job.connectionId === connection.id && job.outcome === "running");
  const job = running ?? beginJob(client, connection.id);
  return { status: running ? 200 : 202, body: rows.jobRow(job, connection) };
}

function jobRows(client: FakeClient, connections: FakeConnection[]): unknown[] {
  return client.jobs.flatMap((job) => {
    const connection = connections.find(({ id }) => id === job.connectionId);
    return connection ? [rows.jobRow(job, connection)] : [];
  });
}

function listTransactions(connections: FakeConnection[], call: Call, rules: Rules): Reply {
  const filter = call.url.searchParams.get("filter") ?? "";
  const [, accountId = null] = /account\.id\.eq\('([^']*)'\)/.exec(filter) ?? [];
  const [, from = null, to = null] = /transaction\.postDate\.bt\('([^']*)','([^']*)'\)/.exec(filter) ?? [];
  const days = [from, to].filter((each) => each !== null);
  if (days.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day))) return fault(400, "parameter-not-valid");
  const asked = { accountId, from, to };
  return paged(
    call,
    connections.flatMap((each) => rows.transactionRows(each, asked, new Date())),
    rules,
  );
}

/**
 * Returns one page of a list. Every page but the last has the URL of the next page, in a format that we invented. A
 * page size above Basiq's limit is lowered to the limit.
 */
function paged(call: Call, all: unknown[], rules: Rules): Reply {
  const { searchParams } = call.url;
  const size = Math.min(Number(searchParams.get("limit") ?? "500"), rules.pageCap);
  const start = Number(Buffer.from(searchParams.get("next") ?? "", "base64url").toString() || "0");
  const data = all.slice(start, start + size);
  const links: Record<string, string> = { self: call.url.href };
  if (start + size < all.length) {
    const next = new URL(call.url);
    next.searchParams.set("next", Buffer.from(String(start + size)).toString("base64url"));
    links.next = next.href;
  }
  return { status: 200, body: { type: "list", count: data.length, size: all.length, data, links } };
}
