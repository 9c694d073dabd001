import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "@/tests/support/database";

testDatabase();

/** The calls to the simulated event API of Inngest, which accepts every event. */
const taken: { path: string; events: { id: string; name: string; data: Record<string, string> }[] }[] = [];
const inngest: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const events = JSON.parse(Buffer.concat(parts).toString("utf8") || "[]");
    taken.push({ path: request.url ?? "", events });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ids: events.map(() => "01"), status: 200 }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => inngest.listen(0, "127.0.0.1", resolve));
  process.env.INNGEST_EVENT_KEY = "an-event-key";
  process.env.INNGEST_SIGNING_KEY = `signkey-prod-${"0".repeat(64)}`;
  process.env.INNGEST_BASE_URL = `http://127.0.0.1:${(inngest.address() as AddressInfo).port}`;
});
afterAll(() => {
  inngest.close();
});

describe("the server with Inngest keys", () => {
  test("sends due work once, with the outbox id as event id and only ids in the data", async () => {
    const { makeCompany } = await import("@/tests/support/company");
    const { startDriver } = await import("@/lib/jobs/driver");
    const { queueWork } = await import("@/lib/store/write/queue");
    const { asWorker } = await import("@/lib/store/client");
    const firm = await makeCompany();
    await queueWork(firm.test, { name: "generate", subjectId: "req_x", dedupeKey: "generate:x" });
    const driver = startDriver("inngest");
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    // Waits for another event. By then the driver would have sent the first event again.
    await queueWork(firm.test, { name: "generate", subjectId: "req_marker", dedupeKey: "generate:marker" });
    const subjects = () => taken.flatMap(({ events }) => events.map(({ data }) => data.subject_id));
    await expect.poll(subjects).toContain("req_marker");
    await driver.stop();

    const rows = await asWorker((tx) =>
      tx.outbox.findMany({ where: { companyId: firm.companyId, subjectId: "req_x" } }),
    );
    expect(subjects()).toEqual(["req_x", "req_marker"]);
    expect(taken[0]?.path).toBe("/e/an-event-key");
    expect(taken[0]?.events).toMatchObject([
      {
        id: rows[0]?.id,
        name: "surplus/generate",
        data: {
          outbox_id: rows[0]?.id,
          company_id: firm.companyId,
          environment: "test",
          subject_id: "req_x",
          lane: firm.companyId,
          failures: 0,
        },
      },
    ]);
    expect(Object.keys(taken[0]?.events[0]?.data ?? {})).toHaveLength(6);
    expect(rows[0]?.sentAt).not.toBeNull();
    expect(rows[0]?.doneAt).toBeNull();
  });

  test("refuses an unsigned call to run or register a function", async () => {
    const { POST, PUT } = await import("@/app/api/inngest/route");
    const address = "http://localhost:3000/api/inngest?fnId=surplus-generate&stepId=step";
    const body = JSON.stringify({
      event: { name: "surplus/generate", data: {} },
      events: [],
      steps: {},
      ctx: {},
    });
    const headers = { host: "localhost:3000", "content-type": "application/json" };
    const before = taken.length;
    expect((await POST(new Request(address, { method: "POST", headers, body }))).status).toBe(401);
    expect(
      (await PUT(new Request("http://localhost:3000/api/inngest", { method: "PUT", headers }))).status,
    ).toBe(401);
    expect(taken.length).toBe(before);
  });

  test("sends a new event to Inngest for work that an operator retries", async () => {
    const { makeCompany } = await import("@/tests/support/company");
    const { eventOf } = await import("@/lib/jobs/inngest");
    const { allWork } = await import("@/lib/jobs/driver");
    const { claimWork, failWork, markSent } = await import("@/lib/store/write/outbox");
    const { retryStuckWork } = await import("@/lib/store/write/stuck-work");
    const { queueWork } = await import("@/lib/store/write/queue");
    const firm = await makeCompany();
    await queueWork(firm.test, { name: "generate", subjectId: "req_y", dedupeKey: "generate:y" });
    const first = (await claimWork(allWork())).work.find(({ subjectId }) => subjectId === "req_y");
    if (!first) throw new Error("nothing was claimed");
    await markSent([first.id]);
    await failWork({ id: first.id, leaseToken: null }, "SnapshotTooLarge", null);
    await retryStuckWork([first.id]);
    const [again] = (await claimWork(allWork())).work;
    expect(again?.id).toBe(first.id);
    expect(again && eventOf(again).id).not.toBe(eventOf(first).id);
  });

  test("reads no unsigned body, and returns a short error for an unreadable body", async () => {
    const { POST } = await import("@/app/api/inngest/route");
    const knock = (body: string, headers: Record<string, string>) =>
      POST(
        new Request("http://localhost:3000/api/inngest?fnId=surplus-generate&stepId=step", {
          method: "POST",
          headers: { host: "localhost:3000", "content-type": "application/json", ...headers },
          body,
        }),
      );
    const signed = { "x-inngest-signature": "t=1&s=00" };
    expect((await knock("not json", {})).status).toBe(401);
    const unread = await knock("062-000 12345678", signed);
    expect(unread.status).toBe(400);
    expect(await unread.text()).not.toContain("062-000");
    expect((await knock("x".repeat(2_000_000), signed)).status).toBe(413);
    expect((await knock("{}", signed)).status).toBe(401);
  });
});
