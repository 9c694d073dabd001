import { beforeEach, describe, expect, test } from "vitest";
import { releaseProvider } from "@/lib/company/operator/release-provider";
import { inScope } from "@/lib/store/client";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { RELEASE_ENDING } from "@/scripts/operator/upstream-commands";
import { bench } from "@/tests/adapters/upstream-contract/basiq-bench";
import { beginJourney, type Journey } from "@/tests/adapters/upstream-contract/journey";
import { testDatabase } from "@/tests/support/database";

testDatabase();
beforeEach(() => bench.reset());

const FIRST_MS = 120_000;
const HOUR_MS = 3_600_000;
const SEVEN_HOURS_MS = 7 * HOUR_MS;
const missing = async (journey: Journey) => bench.attacks["customer missing for ever"]?.(journey.userRef);
/** Backdates `goneAt`, the time of the first check that did not find the customer, by seven hours. */
const age = (journey: Journey) => note(journey, { goneAt: new Date(Date.now() - SEVEN_HOURS_MS) });
type Times = { goneAt?: Date; lostAt?: Date; seenBy?: null };
async function note(journey: Journey | undefined, data: Times): Promise<void> {
  if (journey)
    await inScope(journey.scope, (tx) => tx.consent.updateMany({ where: { requestId: journey.id }, data }));
}
const say = () => {};

describe("ending the consents of missing customers", () => {
  test(
    "names a customer in the audit log after two checks seven hours apart did not find the customer",
    async () => {
      const journey = await beginJourney(bench);
      await missing(journey);
      await journey.look();
      expect((await journey.see()).status).toBe("ready");
      await age(journey);
      await journey.look();
      expect(await journey.see()).toMatchObject({ status: "withdrawn", withdrawnBy: "bank" });
      expect(await journey.evidence()).toContain("customer_gone");
    },
    FIRST_MS,
  );

  test(
    "stops for all customers once more than three are missing within an hour, and resumes when a person releases it",
    async () => {
      const journeys: Journey[] = [];
      for (let count = 0; count < 5; count++) journeys.push(await beginJourney(bench));
      const putRight = await Promise.all(journeys.map(missing));
      for (const journey of journeys) await journey.look();
      for (const journey of journeys) await age(journey);
      for (const journey of journeys) await journey.look();
      for (const journey of journeys)
        expect(await journey.see()).toMatchObject({ status: "ready", trouble: "shown", hasReport: true });
      expect(await listStopped()).toMatchObject([{ provider: "basiq", environment: "live" }]);
      const said = await RELEASE_ENDING.run([], say);
      expect(said.lines.join()).toContain("basiq live  stopped");

      const [one, ...others] = journeys;
      for (const heal of putRight) await heal?.();
      if (one) await bench.revoke(one.userRef, "everything");
      for (const journey of journeys) await journey.look();
      if (one) expect(await one.see()).toMatchObject({ status: "ready", trouble: "shown" });
      expect(await RELEASE_ENDING.run(["basiq", "live"], say)).toMatchObject({ code: 0 });
      await expect(releaseProvider("basiq", "live", "a test")).rejects.toMatchObject({ code: "conflict" });
      for (const journey of journeys) await journey.look(2);
      if (one) expect((await one.see()).status).toBe("withdrawn");
      for (const journey of others)
        expect(await journey.see()).toMatchObject({ status: "ready", trouble: "none", isSharing: true });
    },
    FIRST_MS,
  );

  test("does not start while no check has found a known customer, because the key may be wrong", async () => {
    const journey = await beginJourney(bench);
    await note(journey, { seenBy: null });
    await missing(journey);
    await journey.look();
    await age(journey);
    await journey.look(2);
    expect(await journey.see()).toMatchObject({
      status: "ready",
      trouble: "shown",
      hasReport: true,
      deletes: 0,
    });
  });

  test(
    "can be stopped without blocking a withdrawal by the firm",
    async () => {
      const journeys: Journey[] = [];
      for (let count = 0; count < 5; count++) journeys.push(await beginJourney(bench));
      const putRight = await Promise.all(journeys.map(missing));
      for (const journey of journeys) await journey.look();
      expect(await listStopped()).toHaveLength(1);
      for (const heal of putRight) await heal?.();
      await journeys[0]?.withdrawByFirm();
      await journeys[0]?.look();
      expect(await journeys[0]?.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    },
    FIRST_MS,
  );
});
