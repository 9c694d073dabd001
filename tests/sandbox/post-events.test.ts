import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { postDueEvents, startSandboxPost } from "@/lib/sandbox/post-events";
import { createSandboxUser } from "@/lib/sandbox/sessions";
import { db } from "@/lib/store/client";
import { testDatabase } from "../support/database";

testDatabase();

type Posted = { headers: Headers; body: Buffer; path: string | undefined };
let server: Server;
let url: string;
let answer = 200;
const posted: Posted[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = new Headers(request.headers as Record<string, string>);
      posted.push({ headers, body: Buffer.concat(parts), path: request.url });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/webhooks/upstream`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  posted.length = 0;
  answer = 200;
});

async function owe(event = "consent.received", dueAt = new Date(0)): Promise<string> {
  const userId = await createSandboxUser();
  const id = `evt_${userId}`;
  await db().sandboxEvent.create({ data: { id, userId, consentId: "cns_x", event, dueAt } });
  return id;
}

const find = (id: string) => db().sandboxEvent.findUnique({ where: { id } });

describe("posting the bank's events", () => {
  it("sends due events once, with a signature that the adapter accepts", async () => {
    const id = await owe();
    await postDueEvents(new Date(), url);
    await postDueEvents(new Date(), url);
    expect(posted).toHaveLength(1);
    const [sent] = posted;
    expect(sent?.path).toBe("/v1/webhooks/upstream");
    expect(
      sandboxUpstream().parseEvent(sent?.headers ?? new Headers(), sent?.body ?? Buffer.of()),
    ).toMatchObject({
      kind: "consent_received",
      messageId: id,
      signed: true,
    });
    expect((await find(id))?.sentAt).not.toBeNull();
  });

  it("waits until an event is due", async () => {
    await owe("consent.received", new Date(Date.now() + 60_000));
    await postDueEvents(new Date(), url);
    expect(posted).toEqual([]);
  });

  it("tries five times with the same id and growing waits, then drops the event", async () => {
    answer = 500;
    const id = await owe();
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      const now = new Date();
      await postDueEvents(now, url);
      const left = await find(id);
      if (!left) break;
      waits.push(left.dueAt.getTime() - now.getTime());
      await db().sandboxEvent.update({ where: { id }, data: { dueAt: new Date(0) } });
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(posted.map(({ body }) => JSON.parse(body.toString()).delivery_attempt)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(posted.map(({ body }) => JSON.parse(body.toString()).message_id))).toEqual(new Set([id]));
    expect(await find(id)).toBeNull();
  });

  it("counts a redirect and a refused connection as failures", async () => {
    answer = 302;
    const id = await owe();
    await postDueEvents(new Date(), url);
    expect(posted).toHaveLength(1);
    expect((await find(id))?.sentAt).toBeNull();
    await db().sandboxEvent.update({ where: { id }, data: { dueAt: new Date(0) } });
    await postDueEvents(new Date(), "http://127.0.0.1:9/nowhere");
    expect(await find(id)).toMatchObject({ attempts: 2, sentAt: null });
  });

  it("runs once per process, until it is stopped", async () => {
    const post = startSandboxPost();
    expect(startSandboxPost()).toBe(post);
    await post.stop();
    const next = startSandboxPost();
    expect(next).not.toBe(post);
    await next.stop();
  });
});
