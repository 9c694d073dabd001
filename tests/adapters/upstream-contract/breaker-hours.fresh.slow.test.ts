import { beforeEach, expect, test } from "vitest";
import { inScope } from "@/lib/store/client";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { bench } from "@/tests/adapters/upstream-contract/basiq-bench";
import { beginLife, type Life } from "@/tests/adapters/upstream-contract/life";
import { testDatabase } from "@/tests/support/database";

testDatabase();
beforeEach(() => bench.reset());

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const note = ({ scope, id }: Life, data: { goneAt?: Date; lostAt?: Date }) =>
  inScope(scope, (tx) => tx.consent.updateMany({ where: { requestId: id }, data }));

test("ending consents stops for all customers even if the missing customers were noticed hours apart", async () => {
  const lives: Life[] = [];
  for (let count = 0; count < 4; count++) lives.push(await beginLife(bench));
  for (const life of lives) await bench.attacks["customer missing for ever"]?.(life.userRef);
  for (const [index, life] of lives.entries()) {
    await life.look();
    await note(life, { lostAt: ago(5 - index) });
  }
  const [first] = lives;
  if (first) await note(first, { goneAt: ago(7) });
  await first?.look();
  expect(await first?.see()).toMatchObject({
    status: "ready",
    trouble: "shown",
    hasReport: true,
    deletes: 0,
  });
  expect(await listStopped()).toMatchObject([{ provider: "basiq", environment: "live", lost: 4 }]);
}, 120_000);
