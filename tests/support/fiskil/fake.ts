import type { IncomingMessage } from "node:http";
import { answerCall, fault } from "@/tests/support/fiskil/answer-call";
import { type FakeClient, makeFakeClient } from "@/tests/support/fiskil/fake-client";
import { type Reply, startProviderServer, type Trouble } from "@/tests/support/provider-server";

export type FakeFiskil = {
  url: string;
  live: FakeClient;
  sandbox: FakeClient;
  /** Faults that the next calls will have; empty if there are none. */
  troubles: Trouble[];
  rules: { pageCap: number; tokenSeconds: number; tokenField: "token" | "access_token"; version: string };
  /** Returns the number of tokens issued since the last reset. */
  tokensGiven: () => number;
  /** Makes every token issued so far invalid. */
  expireTokens: () => void;
  reset: () => void;
  close: () => Promise<void>;
};

const RULES: FakeFiskil["rules"] = { pageCap: 1_000, tokenSeconds: 900, tokenField: "token", version: "v3" };

/** Starts a stand-in for Fiskil on this machine: real HTTP with Fiskil's paths and formats, but none of its code. */
export async function startFakeFiskil(): Promise<FakeFiskil> {
  const tokens = new Map<string, { client: FakeClient; until: number }>();
  let given = 0;
  let ids = 0;
  const newId = (prefix: string) =>
    `${prefix}_${Date.now().toString(36)}${(++ids).toString().padStart(4, "0")}`;
  const fake: FakeFiskil = {
    url: "",
    live: makeFakeClient("live"),
    sandbox: makeFakeClient("sandbox"),
    troubles: [],
    rules: { ...RULES },
    tokensGiven: () => given,
    expireTokens: () => tokens.clear(),
    reset() {
      Object.assign(fake.live, makeFakeClient("live"));
      Object.assign(fake.sandbox, makeFakeClient("sandbox"));
      fake.troubles.length = 0;
      Object.assign(fake.rules, RULES);
      // Tokens remain valid from one test to the next, because the product caches them and does not know that a new
      // test begins.
      given = 0;
    },
    close: async () => {},
  };

  const giveToken = (body: Record<string, unknown>): Reply => {
    const client = [fake.live, fake.sandbox].find(({ clientId }) => clientId === body.client_id);
    if (!client || client.clientSecret !== body.client_secret) return fault(401, "unauthorized");
    given++;
    const token = newId("tok");
    tokens.set(token, { client, until: Date.now() + fake.rules.tokenSeconds * 1_000 });
    return { status: 200, body: { [fake.rules.tokenField]: token, expires_in: fake.rules.tokenSeconds } };
  };

  const reply = (request: IncomingMessage, body: Record<string, unknown>): Reply => {
    const url = new URL(request.url ?? "/", fake.url);
    const method = request.method ?? "GET";
    if (url.pathname === "/v1/token" && method === "POST") return giveToken(body);
    const token = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
    if (!token || token.until < Date.now()) return fault(401, "unauthorized");
    token.client.calls.push(`${method} ${url.pathname}`);
    const version = String(request.headers["x-fiskil-version"] ?? fake.rules.version);
    const rules = { pageCap: fake.rules.pageCap, authUrl: `${fake.url}/hosted`, newId };
    return answerCall(token.client, { method, url, body, version }, rules);
  };

  const server = await startProviderServer({
    troubles: fake.troubles,
    reply,
    fault: (status) => fault(status, `status_${status}`),
    headers: () => ({ "x-fiskil-version": fake.rules.version }),
  });
  fake.url = server.url;
  fake.close = server.close;
  return fake;
}
