import { expect } from "vitest";
import { breakAtTable } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeWatchedFirm, routeWebhooks } from "@/tests/faults/support/firm";
import { afterMs, atFirst } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { openLine } from "@/tests/faults/support/tcp-line";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("kill-deliver");
const NEVER_MS = 3_600_000;

fault(
  {
    name: "killed after the change was committed and before its webhook left, the webhook is sent",
    done: "the line to the receiver passes nothing; kill -9 while the connection hangs; the line is whole again",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const line = await openLine(() => firm.receiver.port);
    await routeWebhooks(firm, line.port);
    await line.break({ hole: true });
    await makeConsented(firm);
    await until(async () => line.countOpen(), Boolean);
    await site.killAll();
    expect(firm.receiver.receptions).toEqual([]);
    line.cut();
    await line.repair();
    repaired();
    await site.start();
    return line.close;
  },
);

fault(
  {
    name: "killed after the webhook was sent and before the answer, the same bytes come again under the same id",
    done: "the receiver takes the webhook and holds its answer; kill -9; the receiver answers from then on",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(atFirst(afterMs(NEVER_MS)));
    const id = await makeConsented(firm);
    await firm.receiver.wait("consent.completed", id);
    await site.killAll();
    repaired();
    await site.start();
    return () => {
      const [first, ...again] = firm.receiver.of("consent.completed", id);
      expect(again.length).toBeGreaterThan(0);
      for (const reception of again) {
        expect(reception.eventId).toBe(first?.eventId);
        expect(reception.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
      }
    };
  },
);

fault(
  {
    name: "killed after the receiver accepted and before that was noted, only the same event comes again",
    done: "kill -9 while the attempt is being recorded",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    const stop = await breakAtTable("delivery_attempt");
    const id = await makeConsented(firm);
    await stop.reached();
    await firm.receiver.wait("consent.completed", id);
    await site.kill();
    await stop.drop();
    repaired();
    await site.start();
    return () => {
      const ids = new Set(firm.receiver.of("consent.completed", id).map(({ eventId }) => eventId));
      expect(ids.size).toBe(1);
    };
  },
);

fault(
  {
    name: "killed with forty webhooks under way, every one of them arrives",
    done: "kill -9 while twenty requests become ready at once and the receiver takes a second over each webhook",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm();
    firm.receiver.behave(afterMs(1_000));
    await Promise.all(Array.from({ length: 20 }, () => makeConsented(firm)));
    await until(
      async () => firm.receiver.receptions.length,
      (count) => count >= 6,
    );
    await site.killAll();
    firm.receiver.behave(afterMs(0));
    repaired();
    await site.start();
    return () => {
      expect(new Set(firm.receiver.receptions.map(({ eventId }) => eventId)).size).toBe(40);
    };
  },
);
