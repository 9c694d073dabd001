import { atOrigin } from "@/tests/stand-ins/basiq/answers";
import * as data from "@/tests/stand-ins/basiq/data-routes";
import { Refusal, refuse, unknownResource } from "@/tests/stand-ins/basiq/errors";
import { makeProviderState, type ProviderState, type Token } from "@/tests/stand-ins/basiq/provider-state";
import * as core from "@/tests/stand-ins/basiq/routes";
import { type Answer, type StandIn, type StandInRequest, startStandIn } from "@/tests/stand-ins/server";

type Basiq = StandIn & { provider: ProviderState };

/**
 * Starts a stand-in for Basiq API 3.0 as in its public documents (basiqio-oss/Basiq-docs @79bc160, 18 December 2024),
 * written independently of the product's own assumptions.
 */
export async function startBasiq(redirectUrl: string): Promise<Basiq> {
  const provider = makeProviderState(redirectUrl);
  const standIn = await startStandIn((asked) => {
    const { body, ...rest } = answer(provider, asked);
    return { ...rest, body: atOrigin(body, provider.origin) };
  });
  provider.origin = standIn.url;
  return Object.assign(standIn, { provider });
}

function answer(provider: ProviderState, asked: StandInRequest): Answer {
  try {
    const [, first, ...rest] = asked.path.split("/");
    if (first === "token" && asked.method === "POST") return core.giveToken(provider, asked);
    const token = core.readToken(provider, asked);
    if (first === "users") return answerUsers(provider, token, asked, rest);
    if (asked.method !== "GET") return unknownResource();
    if (first === "jobs" && rest[0]) return data.getJob(provider, token.application, rest[0]);
    if (first === "events" && rest[0]) return answerEvent(provider, rest[0]);
    if (first === "connectors" && rest.length === 0) return data.listConnectors();
    if (first === "connectors" && rest.length === 2) return data.getConnector(rest[0] ?? "", rest[1] ?? "");
    // GET /institutions/{id} was removed:
    // docs/PLatform/go-live-migration/migration-guides/migration-guide-from-institutions-ep-to-connectors-ep.md.
    return unknownResource();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (error instanceof SyntaxError) return refuse(400, "Posted request not valid.");
    throw error;
  }
}

/** Answers GET /events/{id} (reference/core.json). */
function answerEvent(provider: ProviderState, id: string): Answer {
  const event = provider.events.get(id);
  return event ? { status: 200, body: event } : unknownResource();
}

function answerUsers(provider: ProviderState, token: Token, asked: StandInRequest, rest: string[]): Answer {
  const [userId, part, id, action] = rest;
  const { method } = asked;
  if (!userId) {
    if (method === "POST") return core.createUser(provider, token, asked);
    return method === "GET" ? core.listUsers(provider, token, asked) : unknownResource();
  }
  const user = core.readUser(provider, token, userId);
  const line = [method, part, id && "id", action].filter(Boolean).join(" ");
  const connection = user.connections.find((each) => part === "connections" && each.id === id);
  switch (line) {
    case "GET":
      return core.getUser(user);
    case "POST":
      return core.updateUser(user, asked);
    case "DELETE":
      return core.deleteUser(provider, user);
    case "GET consents":
      return core.listConsents(user);
    case "DELETE consents id":
      return core.deleteConsent(provider, user, id ?? "");
    case "POST auth_link":
      return core.createAuthLink(provider, user, asked);
    case "GET jobs":
      return data.listJobs(provider, user, asked);
    case "GET accounts":
      return data.listAccounts(user, asked);
    case "GET transactions":
      return data.listTransactions(user, asked);
    case "GET connections":
      return data.listConnections(provider, user, asked);
  }
  if (line === "POST connections id" && id === "refresh") return data.refreshConnections(provider, user);
  if (!connection) return unknownResource();
  if (line === "GET connections id") return data.getConnection(user, connection);
  if (line === "DELETE connections id") return data.deleteConnection(connection);
  if (line === "POST connections id refresh") return data.refreshConnection(provider, user, connection);
  if (line === "POST connections id purge") return data.purgeConnection(connection);
  return unknownResource();
}
