import { expect } from "vitest";
import { breakAtTable, reachQuiet } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeWatchedFirm, reachStage, routeWebhooks } from "@/tests/faults/support/firm";
import { accept, afterMs, atFirst } from "@/tests/faults/support/receiver";
import { runSite } from "@/tests/faults/support/site";
import { openLine } from "@/tests/faults/support/tcp-line";
import { until } from "@/tests/wire/support/server";

const site = runSite();
const fault = casesOf("kill-deliver");
const NEVER_MS = 3_600_000;
/** The time limit for twenty reports, in milliseconds. The reports take seconds, but much longer on a busy machine. */
const PREPARED_WITHIN_MS = 120_000;

fault(
  {
    name: "a webhook is sent after a kill between the commit and the delivery",
    done: "the connection to the receiver passes no data; kill -9 while it hangs; then the connection works again",
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
    name: "a webhook is sent again, with the same bytes and id, after a kill before the response",
    done: "the receiver reads the webhook without answering; kill -9; then the receiver answers",
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
    name: "only the same event is sent again after a kill between its acceptance and our record of it",
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
    name: "every webhook arrives after a kill while twenty are being sent",
    done: "kill -9 while the receiver does not answer the webhooks of twenty reports, which customers shared at once",
  },
  async ({ repaired }) => {
    const firm = await makeWatchedFirm({ isReviewed: true });
    const ids = await Promise.all(Array.from({ length: 20 }, () => makeConsented(firm)));
    // The reports are complete before the fault, so only the webhooks remain to be sent after the fault.
    await Promise.all(ids.map((id) => reachStage(id, "awaiting_share", PREPARED_WITHIN_MS)));
    await reachQuiet(firm.companyId);
    firm.receiver.behave(() => {});
    const body = { outcome: "share" };
    await Promise.all(ids.map((id) => firm.ask("POST", `/v1/sandbox/requests/${id}/review`, { body })));
    await until(
      async () => firm.receiver.receptions.filter(({ type }) => type === "report.ready").length,
      (count) => count >= 6,
    );
    await site.killAll();
    firm.receiver.behave(accept);
    repaired();
    await site.start();
    return () => {
      expect(new Set(firm.receiver.receptions.map(({ eventId }) => eventId)).size).toBe(60);
    };
  },
);
