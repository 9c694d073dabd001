import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Cookie } from "./team";

type Firm = { name: string; testKey: string; liveKey: string };
type Role = "plain" | "review" | "live" | "locking" | "alerts";

/** The firms that make-firms.ts made for this run. */
export const firms = JSON.parse(readFileSync(process.env.FIRMS_FILE ?? "", "utf8")) as Record<
  Role,
  Firm & { owner: Cookie }
>;

export type Made = { id: string; url: string; key: string };

const REQUEST_BODY = { client_name: "Joan Whitfield", report_type: "affordability" };

/**
 * Creates a request of this firm for the sandbox household with the fewest rows, unless `fields.household` names
 * another.
 */
export async function makeRequest(
  api: APIRequestContext,
  { testKey: key }: Firm,
  { household = "joan", scenario, ...fields }: Record<string, string> = {},
): Promise<Made> {
  const headers = {
    "x-api-key": key,
    "x-sandbox-household": household,
    ...(scenario ? { "x-sandbox-scenario": scenario } : {}),
  };
  const answer = await api.post("/v1/requests", { headers, data: { ...REQUEST_BODY, ...fields } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, consent_url: url } = await answer.json();
  return { id, url, key };
}

// biome-ignore lint/suspicious/noExplicitAny: a response's body has any shape.
type Json = any;

/**
 * Calls the API with the firm's key. The server closes a connection that was idle for 5 s, and a call sent at that
 * moment fails. A GET is then sent again; other calls are not, because the server may have executed them.
 */
export async function ask(
  api: APIRequestContext,
  { key }: Made,
  method: string,
  path: string,
  data?: object,
): Promise<Json> {
  const maxRetries = method === "GET" ? 1 : 0;
  const headers = { "x-api-key": key };
  const answer = await api.fetch(path, { method, headers, maxRetries, ...(data ? { data } : {}) });
  return answer.json();
}

export const read = (api: APIRequestContext, made: Made): Promise<Json> =>
  ask(api, made, "GET", `/v1/requests/${made.id}`);

/** Makes the customer agree at the sandbox bank, through the API. */
export async function agree(api: APIRequestContext, made: Made): Promise<void> {
  await ask(api, made, "POST", `/v1/sandbox/requests/${made.id}/consent`, { outcome: "authorise" });
}

/** Makes the customer agree, and waits until the request has reached `stage`. */
export async function agreeUntil(api: APIRequestContext, made: Made, stage: string): Promise<void> {
  await agree(api, made);
  await expect.poll(async () => (await read(api, made)).stage, { timeout: 30_000 }).toBe(stage);
}

export async function passDays(api: APIRequestContext, made: Made, days: number): Promise<void> {
  await ask(api, made, "POST", `/v1/sandbox/requests/${made.id}/clock`, { advance_days: days });
}
