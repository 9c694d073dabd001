import { beforeEach, expect, test } from "vitest";
import { inScope } from "@/lib/store/client";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { bench } from "@/tests/adapters/upstream-contract/basiq-bench";
import { beginJourney, type Journey } from "@/tests/adapters/upstream-contract/journey";
import { testDatabase } from "@/tests/support/database";

testDatabase();
beforeEach(() => bench.reset());

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const note = ({ scope, id }: Journey, data: { goneAt?: Date; lostAt?: Date }) =>
  inScope(scope, (tx) => tx.consent.updateMany({ where: { requestId: id }, data }));

test("ending consents stops for all customers even if the missing customers were noticed hours apart", async () => {
  const journeys: Journey[] = [];
  for (let count = 0; count < 4; count++) journeys.push(await beginJourney(bench));
  for (const journey of journeys) await bench.attacks["customer missing for ever"]?.(journey.userRef);
  for (const [index, journey] of journeys.entries()) {
    await journey.look();
    await note(journey, { lostAt: ago(5 - index) });
  }
  const [first] = journeys;
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
