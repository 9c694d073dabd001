// The product with Inngest's keys: all background work is run by Inngest.
import { createHmac } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OwnServer, startOwnServer } from "@/scripts/own-server.mjs";
import { EVENT_KEY, type Inngest, SIGNING_KEY, startInngest } from "@/tests/support/inngest";
import { makeSearcher } from "@/tests/wire/canary/search";
import { until } from "@/tests/wire/support/server";

const EMAIL = "canary-of-inngest@example.com";
const PHONE = "+61491570156";
const NAME = "Canary Of Inngest";
type Delivery = {
  headers: Record<string, string>;
  body: string;
  payload: { event: string; request_id: string };
};
// biome-ignore lint/suspicious/noExplicitAny: a response's body has any shape.
type Json = any;

let folder: string;
let inngest: Inngest;
let server: OwnServer;
let hooks: Server;
const deliveries: Delivery[] = [];

/** Starts the demo company's own endpoint, which receives the company's webhooks from the product's first start on. */
async function receive(url: string): Promise<Server> {
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString("utf8");
    deliveries.push({ headers: request.headers as Record<string, string>, body, payload: JSON.parse(body) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(Number(new URL(url).port), "127.0.0.1", resolve));
  return receiver;
}

async function ask(method: string, address: string, body?: object, headers = {}): Promise<Json> {
  const response = await fetch(`${server.baseUrl}${address}`, {
    method,
    headers: {
      "x-api-key": server.facts?.api_key_test ?? "",
      "content-type": "application/json",
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

const make = async (household: string): Promise<string> => {
  const fields = {
    client_name: NAME,
    report_type: "affordability",
    consent_type: "ongoing",
    email: EMAIL,
    phone: PHONE,
  };
  return (await ask("POST", "/v1/requests", fields, { "x-sandbox-household": household })).id;
};
const reported = (event: string, id: string): Promise<Delivery> =>
  until(
    async () => deliveries.find(({ payload }) => payload.event === event && payload.request_id === id),
    (found) => found !== undefined,
    40_000,
  ) as Promise<Delivery>;
/**
 * Counts how often the server noticed that Inngest accepts no work. The server offers the work again after some
 * seconds.
 */
const countRefusals = async () =>
  (await readFile(server.logFile, "utf8")).split("Inngest accepted no work").length - 1;
const ended = (id: string) =>
  until(
    () => ask("GET", `/v1/requests/${id}/audit`),
    ({ data }) => data.some(({ action }: { action: string }) => action === "upstream.deleted"),
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "surplus-inngest-"));
  inngest = await startInngest();
  server = await startOwnServer({
    dataDir: path.join(folder, "data"),
    env: {
      INNGEST_EVENT_KEY: EVENT_KEY,
      INNGEST_SIGNING_KEY: SIGNING_KEY,
      INNGEST_BASE_URL: inngest.baseUrl,
      SANDBOX_DELAY_SECONDS: "2",
      LOG_LEVEL: "info",
    },
  });
  hooks = await receive(server.facts?.webhook_url ?? "");
  await inngest.sync(server.baseUrl);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  hooks?.close();
  await inngest?.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a request driven by Inngest", () => {
  let id: string;
  let report: string;

  test("uses a server whose health page says that Inngest runs its work", async () => {
    expect((await ask("GET", "/health")).components.jobs).toBe("inngest");
  });

  test("becomes ready from late data, and the firm gets a notification with both signatures", async () => {
    // This household's data arrives two seconds after the consent, without a further call by the test. On a busy
    // machine, the data may arrive before the response.
    id = await make("aroha");
    const answer = await ask("POST", `/v1/sandbox/requests/${id}/consent`, { outcome: "authorise" });
    expect(["pending_data", "ready"]).toContain(answer.status);
    const { headers, body } = await reported("report.ready", id);
    const secret = server.facts?.webhook_secret ?? "";
    expect(headers["x-service-signature"]).toBe(createHmac("sha256", secret).update(body).digest("hex"));
    expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    await reported("consent.completed", id);
    report = JSON.stringify(await ask("GET", `/v1/requests/${id}/report`));
    expect(inngest.ended.filter(({ event }) => event.name === "surplus/generate").length).toBeGreaterThan(0);
  });

  test("notifies the firm of a refresh and a withdrawal, and the bank deletes the customer", async () => {
    expect((await ask("POST", `/v1/requests/${id}/refresh`)).refresh).toBe("done");
    await reported("report.refreshed", id);
    await ask("DELETE", `/v1/requests/${id}`);
    await reported("request.withdrawn", id);
    await ended(id);
  });

  test("has running timers", async () => {
    inngest.fire("surplus-sweep");
    inngest.fire("surplus-tidy");
    const isTimer = ({ fnId }: { fnId: string }) => fnId === "surplus-sweep" || fnId === "surplus-tidy";
    const timers = await until(
      async () => inngest.ended.filter(isTimer),
      (found) => found.length === 2,
    );
    expect(timers.map(({ isDone }) => isDone)).toEqual([true, true]);
  });

  test("has its work done later, once, if Inngest was unavailable when the work became due", async () => {
    const other = await make("joan");
    await ask("POST", `/v1/sandbox/requests/${other}/consent`, { outcome: "authorise" });
    await reported("report.ready", other);
    await inngest.down();
    const refusals = await countRefusals();
    await ask("DELETE", `/v1/requests/${other}`);
    await until(countRefusals, (count) => count >= refusals + 2);
    expect(
      deliveries.filter(
        ({ payload }) => payload.event === "request.withdrawn" && payload.request_id === other,
      ),
    ).toEqual([]);
    await inngest.up();
    await reported("request.withdrawn", other);
    await ended(other);
    const ids = deliveries.map(({ headers }) => headers["webhook-id"]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test("sends Inngest payloads with ids and no customer data", async () => {
    const words = [...report.matchAll(/"(?:description|holder|masked_number)":"([^"]{9,})"/g)].map(
      ([, text]) => text ?? "",
    );
    expect(words.length).toBeGreaterThan(100);
    const searcher = makeSearcher([...new Set(words), EMAIL, PHONE, NAME]);
    searcher.feed(Buffer.from(inngest.heard.join("\n")));
    expect([...searcher.found]).toEqual([]);
    expect(inngest.heard.join("").includes(id)).toBe(true);
    const fields = new Set(
      inngest.events
        .filter(({ name }) => name.startsWith("surplus/"))
        .flatMap(({ data }) => Object.keys(data)),
    );
    expect([...fields].sort()).toEqual([
      "company_id",
      "environment",
      "failures",
      "lane",
      "outbox_id",
      "subject_id",
    ]);
    expect(await readFile(server.logFile, "utf8")).not.toContain(EMAIL);
  });
});
