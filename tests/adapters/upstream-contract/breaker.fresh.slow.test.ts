import { beforeEach, describe, expect, test } from "vitest";
import { releaseProvider } from "@/lib/company/operator/release-provider";
import { inScope } from "@/lib/store/client";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { RELEASE_ENDING } from "@/scripts/operator/upstream-commands";
import { bench } from "@/tests/adapters/upstream-contract/basiq-bench";
import { beginLife, type Life } from "@/tests/adapters/upstream-contract/life";
import { testDatabase } from "@/tests/support/database";

testDatabase();
beforeEach(() => bench.reset());

const FIRST_MS = 120_000;
const HOUR_MS = 3_600_000;
const SEVEN_HOURS_MS = 7 * HOUR_MS;
const missing = async (life: Life) => bench.attacks["customer missing for ever"]?.(life.userRef);
/** Backdates the first check that did not find the customer by seven hours. */
const age = (life: Life) => note(life, { goneAt: new Date(Date.now() - SEVEN_HOURS_MS) });
type Times = { goneAt?: Date; lostAt?: Date; seenBy?: null };
async function note(life: Life | undefined, data: Times): Promise<void> {
  if (life) await inScope(life.scope, (tx) => tx.consent.updateMany({ where: { requestId: life.id }, data }));
}
const say = () => {};

describe("ending the consents of missing customers", () => {
  test(
    "names a customer in the audit log after two checks seven hours apart did not find the customer",
    async () => {
      const life = await beginLife(bench);
      await missing(life);
      await life.look();
      expect((await life.see()).status).toBe("ready");
      await age(life);
      await life.look();
      expect(await life.see()).toMatchObject({ status: "withdrawn", withdrawnBy: "bank" });
      expect(await life.evidence()).toContain("customer_gone");
    },
    FIRST_MS,
  );

  test(
    "stops for all customers once more than three are missing within an hour, and resumes when a person releases it",
    async () => {
      const lives: Life[] = [];
      for (let count = 0; count < 5; count++) lives.push(await beginLife(bench));
      const putRight = await Promise.all(lives.map(missing));
      for (const life of lives) await life.look();
      for (const life of lives) await age(life);
      for (const life of lives) await life.look();
      for (const life of lives)
        expect(await life.see()).toMatchObject({ status: "ready", trouble: "shown", hasReport: true });
      expect(await listStopped()).toMatchObject([{ provider: "basiq", environment: "live" }]);
      const said = await RELEASE_ENDING.run([], say);
      expect(said.lines.join()).toContain("basiq live  stopped");

      const [one, ...others] = lives;
      for (const heal of putRight) await heal?.();
      if (one) await bench.revoke(one.userRef, "everything");
      for (const life of lives) await life.look();
      if (one) expect(await one.see()).toMatchObject({ status: "ready", trouble: "shown" });
      expect(await RELEASE_ENDING.run(["basiq", "live"], say)).toMatchObject({ code: 0 });
      await expect(releaseProvider("basiq", "live", "a test")).rejects.toMatchObject({ code: "conflict" });
      for (const life of lives) await life.look(2);
      if (one) expect((await one.see()).status).toBe("withdrawn");
      for (const life of others)
        expect(await life.see()).toMatchObject({ status: "ready", trouble: "none", isSharing: true });
    },
    FIRST_MS,
  );

  test("does not start while no check has found a known customer, because the key may be wrong", async () => {
    const life = await beginLife(bench);
    await note(life, { seenBy: null });
    await missing(life);
    await life.look();
    await age(life);
    await life.look(2);
    expect(await life.see()).toMatchObject({
      status: "ready",
      trouble: "shown",
      hasReport: true,
      deletes: 0,
    });
  });

  test(
    "can be stopped without blocking a withdrawal by the firm",
    async () => {
      const lives: Life[] = [];
      for (let count = 0; count < 5; count++) lives.push(await beginLife(bench));
      const putRight = await Promise.all(lives.map(missing));
      for (const life of lives) await life.look();
      expect(await listStopped()).toHaveLength(1);
      for (const heal of putRight) await heal?.();
      await lives[0]?.withdrawByFirm();
      await lives[0]?.look();
      expect(await lives[0]?.see()).toMatchObject({ status: "withdrawn", isHeld: false, isKnown: false });
    },
    FIRST_MS,
  );
});
