import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { addEndpoint, changeEndpoint, removeEndpoint, setWebhookUrl } from "@/lib/company/change-endpoint";
import { stageSecret } from "@/lib/company/signing-secret";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { startDriver } from "@/lib/jobs/driver";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { getEndpoint, listEndpoints } from "@/lib/store/read/endpoint";
import { countUndelivered } from "@/lib/store/read/undelivered";
import { tidyUp } from "@/lib/store/write/tidy";
import { replayEvents } from "@/lib/webhooks/replay";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { noticesOf, writeEvents } from "@/tests/support/hooked";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork, receiverOfFile, startReceiver } from "@/tests/support/work";

testDatabase();

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
});

const add = (url: string, eventTypes: Parameters<typeof addEndpoint>[1]["eventTypes"] = []) =>
  addEndpoint(firm.test, { url, eventTypes }, firm.actor);

async function withdraw(scope: Scope): Promise<string> {
  const { id } = await createRequest(scope, { input: INPUT, actor: firm.actor });
  await withdrawRequest(scope, id, { by: "firm", actor: firm.actor });
  return id;
}

const deliveries = () => inScope(firm.test, (tx) => tx.delivery.findMany({ orderBy: { createdAt: "asc" } }));

/** The maximum number of simultaneous attempts at one endpoint. */
const AT_ONCE = 8;

describe("five endpoints", () => {
  const silent: Server[] = [];
  afterAll(() => {
    for (const server of silent) server.close();
  });

  /**
   * Starts a receiver that accepts every connection and never answers. `open` counts the attempts that are waiting for
   * an answer.
   */
  async function startSilent() {
    let open = 0;
    let most = 0;
    const server = createServer((_, response) => {
      open++;
      most = Math.max(most, open);
      response.once("close", () => open--);
    });
    silent.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    return { url, open: () => open, most: () => most, drop: () => server.closeAllConnections() };
  }

  test("deliver a backlog of thirty events to four endpoints without delay if the fifth hangs", async () => {
    const hangs = await startSilent();
    const others = await Promise.all([1, 2, 3, 4].map(() => startReceiver()));
    await setWebhookUrl(firm.test, hangs.url, firm.actor);
    for (const { url } of others) await add(url);
    // Withdraws the requests one at a time, because thirty simultaneous transactions would compete for ten connections.
    for (let count = 0; count < 30; count++) await withdraw(firm.test);
    let whileAllHang = 0;
    for (const other of others)
      other.answer = {
        get status() {
          if (hangs.open() === AT_ONCE) whileAllHang++;
          return 204;
        },
      };
    const driver = startDriver("local");
    onTestFinished(() => driver.stop());
    const arrived = () => others.map(({ received }) => received.length);
    await expect.poll(arrived, { timeout: 50_000, interval: 20 }).toEqual([30, 30, 30, 30]);
    // If the endpoints shared one limit of eight attempts, nothing would be delivered while eight attempts hang.
    expect(whileAllHang).toBeGreaterThan(AT_ONCE);
    expect(hangs.most()).toBe(AT_ONCE);
    // The result is written a moment after the receiver gets the delivery, so wait.
    const delivered = async () => (await deliveries()).filter(({ state }) => state === "delivered").length;
    await expect.poll(delivered).toBe(120);
    hangs.drop();
    for (const { close } of others) close();
  });
});

describe("each of several endpoints", () => {
  test("has a separate secret, which rotates independently", async () => {
    const one = await add(`${receiver.url}/one`);
    const two = await add(`${receiver.url}/two`);
    const target = { ...firm.test, endpointId: one.id };
    const next = await stageSecret(target, 0, firm.actor);
    await withdraw(firm.test);
    await doDueWork();
    const signatures = receiver.received.map(({ headers }) => headers["x-service-signature"]);
    const body = receiver.received[0]?.body ?? "";
    const under = (secret: string) => createHmac("sha256", secret).update(body).digest("hex");
    expect(signatures.sort()).toEqual([under(next), under(two.secret)].sort());
    expect((await getEndpoint(target)).previousUntil).not.toBeNull();
    expect((await getEndpoint({ ...firm.test, endpointId: two.id })).previousUntil).toBeNull();
  });

  test("fails, is switched off and recovers independently, and its notices are independent too", async () => {
    const bad = await startReceiver();
    bad.answer = { status: 410 };
    const gone = await add(bad.url);
    const well = await add(receiver.url);
    await withdraw(firm.test);
    await doDueWork();
    const off = async () =>
      (await listEndpoints(firm.test)).map(({ id, disabledAt }) => [id, disabledAt !== null]);
    expect(await off()).toEqual([
      [gone.id, true],
      [well.id, false],
    ]);
    expect(await noticesOf(firm)).toMatchObject([{ kind: "webhook.switched_off", dismissedAt: null }]);
    await changeEndpoint({ ...firm.test, endpointId: well.id }, { isOn: false }, firm.actor);
    await changeEndpoint({ ...firm.test, endpointId: well.id }, { isOn: true }, firm.actor);
    expect((await noticesOf(firm))[0]?.dismissedAt).toBeNull();
    await changeEndpoint({ ...firm.test, endpointId: gone.id }, { isOn: true }, firm.actor);
    expect((await noticesOf(firm))[0]?.dismissedAt).not.toBeNull();
    bad.close();
  });

  test("gets no event once it is removed; its log is kept, and later deleted with its row", async () => {
    const one = await add(receiver.url);
    const two = await add(receiver.url);
    await withdraw(firm.test);
    await removeEndpoint({ ...firm.test, endpointId: one.id }, firm.actor);
    await doDueWork();
    expect(receiver.received).toHaveLength(1);
    const states = Object.fromEntries(
      (await deliveries()).map(({ endpointId, state }) => [endpointId, state]),
    );
    expect(states).toEqual({ [one.id]: "failed", [two.id]: "delivered" });
    const count = () => inScope(firm.test, (tx) => tx.webhookEndpoint.count({ where: { isDefault: false } }));
    await tidyUp(new Date());
    expect(await count()).toBe(2);
    await tidyUp(new Date(Date.now() + 31 * 86_400_000));
    expect(await count()).toBe(1);
  });

  test("does not disturb an attempt that is in progress when it is removed", async () => {
    const one = await add(receiver.url);
    await withdraw(firm.test);
    const [row] = await deliveries();
    const sending = sendWebhook(firm.test, row?.id ?? "");
    await removeEndpoint({ ...firm.test, endpointId: one.id }, firm.actor);
    await expect(sending).resolves.toBeNull();
  });
});

describe("the missing events of several endpoints", () => {
  const since = new Date(Date.now() - 86_400_000);
  const replay = (endpointId?: string) =>
    replayEvents({ ...firm.test, endpointId }, { input: { since, only: "missing" }, actor: firm.actor });

  test("are counted and replayed for each endpoint, without events from before the endpoint was added", async () => {
    await writeEvents(firm, 2, new Date(Date.now() - 3_600_000));
    const one = await add(receiver.url);
    const two = await add(receiver.url, ["request.withdrawn"]);
    await changeEndpoint({ ...firm.test, endpointId: two.id }, { isOn: false }, firm.actor);
    await withdraw(firm.test);
    await doDueWork();
    expect(receiver.received).toHaveLength(1);
    expect(await countUndelivered(firm.test, since)).toMatchObject({ missing: 1, failing: 0 });
    expect(await replay()).toEqual({ queued: 0, continueFrom: null });
    await changeEndpoint({ ...firm.test, endpointId: two.id }, { isOn: true }, firm.actor);
    expect(await replay(one.id)).toMatchObject({ queued: 0 });
    expect(await replay()).toEqual({ queued: 1, continueFrom: null });
    await doDueWork();
    expect(await countUndelivered(firm.test, since)).toMatchObject({ missing: 0, failing: 0 });
  });

  test("exclude events that no endpoint subscribes to", async () => {
    await add(receiver.url, ["report.ready"]);
    await withdraw(firm.test);
    expect(await countUndelivered(firm.test, since)).toMatchObject({ missing: 0 });
    expect(await replay()).toEqual({ queued: 0, continueFrom: null });
  });

  test("are replayed in batches that skip no endpoint of an event", async () => {
    for (let n = 0; n < 3; n++) await add(`${receiver.url}/${n}`);
    await asWorker((tx) => tx.outbox.deleteMany({}));
    await writeEvents(firm, 5, new Date(Date.now() + 1_000));
    const until = new Date(Date.now() + 60_000);
    const seen: number[] = [];
    for (let after = null; ; ) {
      const input = { since, until, only: "missing" as const, after };
      const { queued, continueFrom } = await replayEvents(firm.test, {
        input,
        actor: firm.actor,
        now: new Date(),
        max: 4,
      });
      seen.push(queued);
      if (!continueFrom) break;
      after = continueFrom as never;
    }
    expect(seen.reduce((sum, each) => sum + each, 0)).toBe(15);
    expect(await deliveries()).toHaveLength(15);
  });
});
