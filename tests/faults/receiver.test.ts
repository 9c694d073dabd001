import { expect } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { asOwner, attemptsOf, bringRetriesNearer, reachQuiet } from "@/tests/faults/support/database";
import { casesOf } from "@/tests/faults/support/fault";
import { makeConsented, makeReady, makeWatchedFirm, type WatchedFirm } from "@/tests/faults/support/firm";
import { accept, afterMs, answering, atFirst, type Behaviour } from "@/tests/faults/support/receiver";
import { expectSwitchedOff } from "@/tests/faults/support/reckoning";
import { runSite } from "@/tests/faults/support/site";
import { openLine } from "@/tests/faults/support/tcp-line";
import { until } from "@/tests/wire/support/server";

runSite();
const fault = casesOf("receiver");

/**
 * Creates a firm whose receiver answers as `behaviour` says, and a request that causes the webhook consent.completed.
 */
async function meet(behaviour: Behaviour): Promise<{ firm: WatchedFirm; id: string }> {
  const firm = await makeWatchedFirm();
  firm.receiver.behave(behaviour);
  return { firm, id: await makeConsented(firm) };
}

const receptionsOf = ({ firm, id }: { firm: WatchedFirm; id: string }) =>
  firm.receiver.of("consent.completed", id);

fault(
  {
    name: "a receiver that answers 500 gets the webhook again a few seconds later",
    done: "the receiver answers 500 to the first delivery of each event",
  },
  async () => {
    const met = await meet(answering([500]));
    return () => expect(receptionsOf(met)).toHaveLength(2);
  },
);

fault(
  {
    name: "a receiver that sends Retry-After gets no retry before that time",
    done: "the receiver answers 429 with Retry-After: 8 to the first delivery of each event",
  },
  async () => {
    const met = await meet(answering([429, { "retry-after": "8" }]));
    return () => {
      const [first, second] = receptionsOf(met);
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(7_900);
    };
  },
);

fault(
  {
    name: "a receiver that answers 410 gets nothing until it is set up again",
    done: "the receiver answers 410 once; later the firm sets its URL again",
  },
  async ({ repaired }) => {
    const met = await meet(answering([410]));
    await expectSwitchedOff(met.firm.companyId);
    const isOff = async () => {
      const [row] = await asOwner<{ off: boolean }>(
        "select disabled_at is not null as off from webhook_endpoint where company_id = $1 and environment = 'test'",
        [met.firm.companyId],
      );
      return row?.off === true;
    };
    await until(isOff, Boolean);
    // Attempts that were in progress when the endpoint was disabled may still arrive, so wait for them.
    await reachQuiet(met.firm.companyId);
    const before = met.firm.receiver.receptions.length;
    await bringRetriesNearer();
    await makeReady(met.firm);
    await reachQuiet(met.firm.companyId);
    expect(met.firm.receiver.receptions).toHaveLength(before);
    met.firm.receiver.behave(accept);
    await setWebhookUrl(met.firm.test, met.firm.receiver.url, met.firm.actor);
    repaired();
    const id = await makeConsented(met.firm);
    await met.firm.receiver.wait("consent.completed", id);
  },
);

fault(
  {
    name: "a receiver that never answers is dropped after fifteen seconds and gets the webhook again",
    done: "the receiver reads the first delivery of each event and never answers",
  },
  async () => {
    const met = await meet(atFirst(() => {}));
    return async () => {
      expect((await attemptsOf(met.id)).map(({ outcome }) => outcome)).toEqual(["timeout", "delivered"]);
    };
  },
);

fault(
  {
    name: "a 200 with an endless body counts as delivered, without waiting for the body",
    done: "the receiver answers 200 and then keeps sending one byte a second",
  },
  async () => {
    const trickle: Behaviour = (answer) => {
      answer.writeHead(200, { "content-length": "1000" });
      const timer = setInterval(() => answer.write("."), 1_000);
      answer.once("close", () => clearInterval(timer));
    };
    const met = await meet(atFirst(trickle));
    return async () => {
      expect((await attemptsOf(met.id)).map(({ outcome }) => outcome)).toEqual(["delivered"]);
    };
  },
);

fault(
  {
    name: "a redirect is not followed and counts as a failure",
    done: "the receiver answers the first delivery of each event with a 302 to another URL",
  },
  async () => {
    const visits: string[] = [];
    const elsewhere = await openLine(() => {
      visits.push("visited");
      return 1;
    });
    const met = await meet(answering([302, { location: `http://127.0.0.1:${elsewhere.port}/` }]));
    return async () => {
      expect((await attemptsOf(met.id)).map(({ outcome }) => outcome)).toEqual(["redirect", "delivered"]);
      expect(visits).toEqual([]);
      await elsewhere.close();
    };
  },
);

fault(
  {
    name: "a connection that is reset before the response is a failure, and the webhook is sent again",
    done: "the receiver reads the first delivery of each event completely and resets the connection",
  },
  async () => {
    const met = await meet(atFirst((answer) => void answer.socket?.resetAndDestroy()));
    return async () => {
      expect((await attemptsOf(met.id)).map(({ outcome }) => outcome)).toEqual(["reset", "delivered"]);
    };
  },
);

fault(
  {
    name: "a 200 with ten megabytes counts as delivered, and the body is not stored",
    done: "the receiver answers 200 with 10 MB of text",
  },
  async () => {
    const flood: Behaviour = (answer) => {
      answer.writeHead(200, { "content-type": "text/plain" });
      answer.end(Buffer.alloc(10_000_000, "x"));
    };
    const met = await meet(flood);
    return async () => {
      expect((await attemptsOf(met.id)).map(({ outcome }) => outcome)).toEqual(["delivered"]);
      const [kept] = await asOwner<{ most: number }>(
        "select max(length(response_text)) as most from delivery_attempt",
      );
      expect(kept?.most).toBeLessThanOrEqual(2_048);
    };
  },
);

fault(
  {
    name: "a slow 200 counts as delivered, and no event is sent twice",
    done: "the receiver takes ten seconds for each response",
  },
  async () => {
    const met = await meet(afterMs(10_000));
    return () => expect(receptionsOf(met)).toHaveLength(1);
  },
);
