import { atOrigin } from "@/tests/stand-ins/basiq/answers";
import * as data from "@/tests/stand-ins/basiq/data-routes";
import { Refusal, refuse, unknownResource } from "@/tests/stand-ins/basiq/errors";
import { makeProviderState, type ProviderState, type Token } from "@/tests/stand-ins/basiq/provider-state";
import * as core from "@/tests/stand-ins/basiq/routes";
import { type Answer, type StandIn, type StandInRequest, startStandIn } from "@/tests/stand-ins/server";

type Basiq = StandIn & { world: ProviderState };

/**
 * Basiq API 3.0 as in its public documents (basiqio-oss/Basiq-docs @79bc160, 18 December 2024), written independently
 * of the product's own assumptions.
 */
export async function startBasiq(redirectUrl: string): Promise<Basiq> {
  const world = makeProviderState(redirectUrl);
  const standIn = await startStandIn((asked) => {
    const { body, ...rest } = answer(world, asked);
    return { ...rest, body: atOrigin(body, world.origin) };
  });
  world.origin = standIn.url;
  return Object.assign(standIn, { world });
}

function answer(world: ProviderState, asked: StandInRequest): Answer {
  try {
    const [, first, ...rest] = asked.path.split("/");
    if (first === "token" && asked.method === "POST") return core.giveToken(world, asked);
    const token = core.readToken(world, asked);
    if (first === "users") return answerUsers(world, token, asked, rest);
    if (asked.method !== "GET") return unknownResource();
    if (first === "jobs" && rest[0]) return data.getJob(world, token.application, rest[0]);
    if (first === "events" && rest[0]) return answerEvent(world, rest[0]);
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

/** GET /events/{id}, reference/core.json. */
function answerEvent(world: ProviderState, id: string): Answer {
  const event = world.events.get(id);
  return event ? { status: 200, body: event } : unknownResource();
}

function answerUsers(world: ProviderState, token: Token, asked: StandInRequest, rest: string[]): Answer {
  const [userId, part, id, action] = rest;
  const { method } = asked;
  if (!userId) {
    if (method === "POST") return core.createUser(world, token, asked);
    return method === "GET" ? core.listUsers(world, token, asked) : unknownResource();
  }
  const user = core.readUser(world, token, userId);
  const line = [method, part, id && "id", action].filter(Boolean).join(" ");
  const connection = user.connections.find((each) => part === "connections" && each.id === id);
  switch (line) {
    case "GET":
      return core.getUser(user);
    case "POST":
      return core.updateUser(user, asked);
    case "DELETE":
      return core.deleteUser(world, user);
    case "GET consents":
      return core.listConsents(user);
    case "DELETE consents id":
      return core.deleteConsent(world, user, id ?? "");
    case "POST auth_link":
      return core.createAuthLink(world, user, asked);
    case "GET jobs":
      return data.listJobs(world, user, asked);
    case "GET accounts":
      return data.listAccounts(user, asked);
    case "GET transactions":
      return data.listTransactions(user, asked);
    case "GET connections":
      return data.listConnections(world, user, asked);
  }
  if (line === "POST connections id" && id === "refresh") return data.refreshConnections(world, user);
  if (!connection) return unknownResource();
  if (line === "GET connections id") return data.getConnection(user, connection);
  if (line === "DELETE connections id") return data.deleteConnection(connection);
  if (line === "POST connections id refresh") return data.refreshConnection(world, user, connection);
  if (line === "POST connections id purge") return data.purgeConnection(connection);
  return unknownResource();
}
