import type { IncomingMessage } from "node:http";
import { answerCall, fault } from "@/tests/support/basiq/answer-call";
import { type FakeClient, type FakeToken, makeFakeClient } from "@/tests/support/basiq/fake-client";
import { type Reply, startProviderServer, type Trouble } from "@/tests/support/provider-server";

export type FakeBasiq = {
  url: string;
  /** Basiq's consent page, and the URL to which that page redirects every customer. */
  consentUrl: string;
  redirectUrl: string;
  live: FakeClient;
  sandbox: FakeClient;
  /** Faults that the next calls will have; empty if there are none. */
  troubles: Trouble[];
  rules: { pageCap: number; tokenSeconds: number; knowsUsersFilter: boolean };
  tokens: Map<string, FakeToken>;
  /** Returns the number of tokens with the server's scope that were issued since the last reset. */
  tokensGiven: () => number;
  /** Makes every token issued so far invalid. */
  expireTokens: () => void;
  reset: () => void;
  close: () => Promise<void>;
};

const RULES: FakeBasiq["rules"] = { pageCap: 500, tokenSeconds: 3_600, knowsUsersFilter: true };

/** Starts a stand-in for Basiq on this machine: real HTTP with Basiq's paths and formats, but none of its code. */
export async function startFakeBasiq(): Promise<FakeBasiq> {
  let given = 0;
  let count = 0;
  const fake: FakeBasiq = {
    url: "",
    consentUrl: "",
    redirectUrl: "http://localhost:3000/connect/return",
    live: makeFakeClient("live"),
    sandbox: makeFakeClient("sandbox"),
    troubles: [],
    rules: { ...RULES },
    tokens: new Map(),
    tokensGiven: () => given,
    expireTokens: () => fake.tokens.clear(),
    reset() {
      Object.assign(fake.live, makeFakeClient("live"));
      Object.assign(fake.sandbox, makeFakeClient("sandbox"));
      fake.troubles.length = 0;
      Object.assign(fake.rules, RULES);
      // Tokens stay valid between tests, because the product caches them and does not notice that a new test begins.
      given = 0;
    },
    close: async () => {},
  };

  const giveToken = (request: IncomingMessage, { scope, userId }: Record<string, unknown>): Reply => {
    const client = [fake.live, fake.sandbox].find(
      ({ apiKey }) => request.headers.authorization === `Basic ${apiKey}`,
    );
    if (!client) return fault(401, "unauthorized-access");
    if (request.headers["basiq-version"] !== "3.0") return fault(400, "unsupported-version");
    const isBound = scope === "CLIENT_ACCESS";
    const user = client.users.get(String(userId));
    if (isBound && (!user || user.deleted)) return fault(404, "resource-not-found");
    if (!isBound && scope !== "SERVER_ACCESS") return fault(400, "parameter-not-valid");
    if (!isBound) given++;
    const token = `jwt.${isBound ? "client" : "server"}.${++count}`;
    const until = Date.now() + fake.rules.tokenSeconds * 1_000;
    fake.tokens.set(token, { client, userId: isBound ? String(userId) : null, until });
    return {
      status: 200,
      body: { access_token: token, token_type: "Bearer", expires_in: fake.rules.tokenSeconds },
    };
  };

  const reply = (request: IncomingMessage, body: Record<string, unknown>): Reply => {
    const url = new URL(request.url ?? "/", fake.url);
    const method = request.method ?? "GET";
    if (url.pathname === "/token" && method === "POST") return giveToken(request, body);
    const token = fake.tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
    if (!token || token.until < Date.now()) return fault(401, "unauthorized-access");
    // A customer's token opens the consent pages, but allows none of these calls.
    if (token.userId !== null) return fault(403, "forbidden-access");
    token.client.calls.push(`${method} ${url.pathname}`);
    return answerCall(token.client, { method, url, body }, fake.rules);
  };

  const server = await startProviderServer({
    troubles: fake.troubles,
    reply,
    fault: (status) => fault(status, `status-${status}`),
    headers: () => ({}),
  });
  fake.url = server.url;
  fake.consentUrl = `${server.url}/home`;
  fake.close = server.close;
  return fake;
}
