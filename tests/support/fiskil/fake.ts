import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall, fault, type Reply } from "@/tests/support/fiskil/answer-call";
import { type FakeClient, makeFakeClient, type Trouble } from "@/tests/support/fiskil/world";

export type FakeFiskil = {
  url: string;
  live: FakeClient;
  sandbox: FakeClient;
  /** What is about to go wrong; empty is a good day. */
  troubles: Trouble[];
  rules: { pageCap: number; tokenSeconds: number; tokenField: "token" | "access_token"; version: string };
  /** How many tokens were given. */
  tokensGiven: () => number;
  /** Every token so far is refused from now on. */
  expireTokens: () => void;
  reset: () => void;
  close: () => Promise<void>;
};

const RULES: FakeFiskil["rules"] = { pageCap: 1_000, tokenSeconds: 900, tokenField: "token", version: "v3" };

/** A stand-in for the provider on this machine: real HTTP, their paths and shapes, and nothing of theirs in it. */
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
      // Tokens stay good, as they would: who has one does not know that a new test begins.
      given = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
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

  const server: Server = createServer((request, response) => {
    void readJson(request).then((body) => answer(fake, request, response, () => reply(request, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

function takeTrouble(fake: FakeFiskil, request: IncomingMessage): Trouble["kind"] | null {
  const line = `${request.method} ${request.url}`;
  const trouble = fake.troubles.find(({ on, times }) => times > 0 && line.startsWith(on));
  if (!trouble) return null;
  trouble.times--;
  return trouble.kind;
}

function answer(
  fake: FakeFiskil,
  request: IncomingMessage,
  response: ServerResponse,
  reply: () => Reply,
): void {
  const trouble = takeTrouble(fake, request);
  if (trouble === "hangs") return;
  if (trouble === "lost_before") return void request.socket.destroy();
  if (trouble !== null && typeof trouble === "object") {
    const body = JSON.stringify(trouble.body ?? fault(trouble.status, `status_${trouble.status}`).body);
    return void response.writeHead(trouble.status, trouble.headers).end(body);
  }
  const { status, body } = reply();
  if (trouble === "lost_after") return void request.socket.destroy();
  const text = body === undefined ? "" : JSON.stringify(body);
  const headers = { "content-type": "application/json", "x-fiskil-version": fake.rules.version };
  if (trouble === "truncated") {
    response.writeHead(status, { ...headers, "content-length": String(text.length) });
    return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  }
  response.writeHead(status, status === 204 ? {} : headers).end(text);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}
