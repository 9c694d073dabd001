import { expect } from "vitest";
import { attemptsOf, bringRetriesUntilDone } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeWatchedFirm, routeWebhooks, type WatchedFirm } from "@/tests/faults/support/firm";
import { afterMs, atFirst } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { type LineFault, openLine, type TcpLine } from "@/tests/faults/support/tcp-line";
import { until } from "@/tests/wire/support/server";

runSite();
const fault = casesOf("receiver-line");

/** Creates a firm whose webhooks pass through a network proxy with the fault `broken`. */
async function meetThrough(broken: LineFault): Promise<{ firm: WatchedFirm; id: string; line: TcpLine }> {
  const firm = await makeWatchedFirm();
  const line = await openLine(() => firm.receiver.port);
  await routeWebhooks(firm, line.port);
  await line.break(broken);
  return { firm, line, id: await makeConsented(firm) };
}

fault(
  {
    name: "a receiver that was unavailable for the first attempts gets everything later",
    done: "the receiver's port refuses connections twice; retries are made due early",
  },
  async ({ repaired }) => {
    const { line, id } = await meetThrough({ down: true });
    await until(
      () => attemptsOf(id),
      (attempts) => attempts.length >= 2,
    );
    await line.repair();
    repaired();
    await bringRetriesUntilDone();
    return async () => {
      expect((await attemptsOf(id)).map(({ outcome }) => outcome).slice(0, 2)).toEqual([
        "refused",
        "refused",
      ]);
      await line.close();
    };
  },
);

fault(
  {
    name: "a slow connection is dropped after fifteen seconds, and the webhook is sent again",
    done: "the connection to the receiver passes five bytes a second at the first attempt",
  },
  async ({ repaired }) => {
    const { line, id } = await meetThrough({ bytesPerSecond: 5 });
    await until(
      () => attemptsOf(id),
      (attempts) => attempts.length >= 1,
    );
    line.cut();
    await line.repair();
    repaired();
    return async () => {
      expect((await attemptsOf(id)).map(({ outcome }) => outcome)).toEqual(["timeout", "delivered"]);
      await line.close();
    };
  },
);

fault(
  {
    name: "a connection that is half-closed before the response is a failure, and the webhook is sent again",
    done: "the direction from the receiver to the server is closed while the receiver still works",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const line = await openLine(() => firm.receiver.port);
    await routeWebhooks(firm, line.port);
    firm.receiver.behave(atFirst(afterMs(3_000)));
    const id = await makeConsented(firm);
    await firm.receiver.wait("consent.completed", id);
    line.halfClose();
    repaired();
    return async () => {
      expect(firm.receiver.of("consent.completed", id).length).toBeGreaterThanOrEqual(2);
      await line.close();
    };
  },
);

fault(
  {
    name: "one firm's hanging receiver delays no other firm's webhooks",
    done: "one firm's receiver never answers ten webhooks; another firm has an event in the meantime",
  },
  async ({ repaired }) => {
    const dead = await makeWatchedFirm();
    dead.receiver.behave(atFirst(() => {}));
    for (let count = 0; count < 10; count++) await makeConsented(dead);
    await until(
      async () => dead.receiver.receptions.length,
      (count) => count >= 4,
    );
    const alive = await makeWatchedFirm();
    const id = await alive.create();
    const began = performance.now();
    await alive.ask("POST", `/v1/sandbox/requests/${id}/consent`, { body: { outcome: "authorise" } });
    await alive.receiver.wait("report.ready", id);
    const seconds = (performance.now() - began) / 1000;
    dead.receiver.behave(afterMs(0));
    repaired();
    return () => expect(seconds).toBeLessThan(10);
  },
);
