import { beforeEach, describe, expect, test } from "vitest";
import { toUsageRange, UsageQuery } from "@/lib/contract/usage";
import { toDay } from "@/lib/engine/calendar/day";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { getEndpoint } from "@/lib/store/read/endpoint";
import { readUsage } from "@/lib/store/read/usage";
import { tidyUp } from "@/lib/store/write/tidy";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();

const NOW = new Date("2026-11-22T03:00:00Z");
const QUERIES = [
  { period: "7" },
  { period: "30" },
  { period: "12m" },
  { from: "2026-11-01", to: "2026-11-05" },
];
const STATES = ["pending", "delivered", "delivered", "failed"];

let firm: TestCompany;
let other: TestCompany;
beforeEach(async () => {
  [firm, other] = [await makeCompany(), await makeCompany("Other")];
});

/**
 * Writes one event and one delivery for each of the times, in one transaction. Then calls `end`. If `end` throws, the
 * transaction is undone.
 */
async function deliver(
  scope: Scope,
  times: readonly Date[],
  stateOf: (n: number) => string,
  end = () => {},
): Promise<void> {
  const { id: endpointId } = await getEndpoint(scope);
  await inScope(scope, async (tx) => {
    const rows = times.map((createdAt, n) => ({ createdAt, state: stateOf(n), event: newId("evt") }));
    await tx.event.createMany({
      data: rows.map(({ event, createdAt }) => {
        const bare = { type: "report.ready", generation: 1, payload: "{}", simulated: true };
        return { id: event, ...scope, ...bare, createdAt };
      }),
    });
    await tx.delivery.createMany({
      data: rows.map(({ event, createdAt, state }) => {
        const subject = { eventId: event, eventType: "report.ready", endpointId };
        return { id: newId("dlv"), ...scope, ...subject, state, createdAt };
      }),
    });
    end();
  });
}

/** Times about midnight in Sydney, before and after the clocks change, and over a year. */
const TIMES = [
  ...["2026-11-21T12:59:59Z", "2026-11-21T13:00:00Z", "2026-11-22T02:00:00Z", "2026-11-04T13:00:00Z"],
  ...["2026-10-03T13:59:59Z", "2026-10-03T14:00:00Z", "2026-10-04T12:59:59Z", "2026-04-04T13:30:00Z"],
  ...["2026-11-01T01:00:00Z", "2025-12-01T00:00:00Z", "2026-11-20T05:00:00Z", "2026-11-20T06:00:00Z"],
].map((time) => new Date(time));

/** Counts the deliveries themselves, for comparison with the stored counts. */
async function recount(scope: Scope, query: Record<string, string>) {
  const { since, until } = toUsageRange(UsageQuery.parse(query), NOW);
  const rows = await inScope(scope, (tx) =>
    tx.delivery.findMany({ where: { ...scope, createdAt: { gte: since, lt: until } } }),
  );
  const counts = new Map<string, number>();
  for (const { createdAt, state } of rows) {
    const key = `${toDay(createdAt)} ${state}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${key} ${count}`).sort();
}

async function counted(scope: Scope, query: Record<string, string>) {
  const { deliveries } = await readUsage(scope, toUsageRange(UsageQuery.parse(query), NOW));
  return deliveries.map(({ day, state, count }) => `${day} ${state} ${count}`);
}

async function expectEqual(...scopes: Scope[]) {
  for (const scope of scopes)
    for (const query of QUERIES) expect(await counted(scope, query)).toEqual(await recount(scope, query));
}

describe("the count of deliveries", () => {
  test("equals a recount in each environment, and nothing of another company", async () => {
    await deliver(firm.test, TIMES, (n) => STATES[n % 4] ?? "");
    await deliver(firm.live, TIMES.slice(3), () => "delivered");
    await deliver(other.test, TIMES.slice(0, 2), () => "failed");
    await expectEqual(firm.test, firm.live, other.test, other.live);
    expect(await counted(firm.live, { period: "12m" })).toHaveLength(7);
    expect(await counted(other.live, { period: "12m" })).toEqual([]);
  });

  test("stays equal when states change, whichever way", async () => {
    await deliver(firm.test, TIMES, () => "pending");
    for (const state of ["failed", "delivered", "pending", "delivered"]) {
      await inScope(firm.test, (tx) => tx.delivery.updateMany({ where: { attempts: 0 }, data: { state } }));
      await expectEqual(firm.test);
    }
  });

  test("stays equal after deliveries that are written at the same time, and after one that is undone", async () => {
    const parts = Array.from({ length: 8 }, (_, n) => deliver(firm.test, TIMES, () => STATES[n % 4] ?? ""));
    const undo = () => {
      throw new Error("undone");
    };
    const undone = deliver(firm.live, TIMES, () => "delivered", undo);
    await expect(undone).rejects.toThrow("undone");
    await Promise.all(parts);
    await expectEqual(firm.test, firm.live);
    expect((await counted(firm.test, { period: "7" })).at(-1)).toBe("2026-11-22 pending 4");
  });

  test("stays equal after old deliveries are deleted and the counts are merged, also twice", async () => {
    for (const scope of [firm.test, firm.live, other.test])
      await deliver(scope, TIMES, (n) => STATES[n % 4] ?? "");
    const before = await inScope(firm.test, (tx) => tx.delivery.count());
    for (const rowsAtOnce of [3, 1_000]) {
      await tidyUp(NOW, rowsAtOnce);
      await expectEqual(firm.test, firm.live, other.test);
    }
    expect(await inScope(firm.test, (tx) => tx.delivery.count())).toBeLessThan(before);
    const empty = await asWorker((tx) => tx.deliveryDay.count({ where: { deliveries: 0 } }));
    expect(empty).toBe(0);
  });

  test("stays equal after the events of deliveries are deleted", async () => {
    await deliver(firm.test, TIMES, (n) => STATES[n % 4] ?? "");
    await asWorker((tx) =>
      tx.event.deleteMany({ where: { companyId: firm.companyId, createdAt: { lt: NOW } } }),
    );
    await expectEqual(firm.test);
    expect(await counted(firm.test, { period: "12m" })).toEqual([]);
  });

  test("includes deliveries from before counting began", async () => {
    await deliver(firm.test, TIMES, (n) => STATES[n % 4] ?? "");
    await withClient(database.ownerUrl, async (client) => {
      await client.query("delete from delivery_day");
      await client.query("select recount_usage()");
    });
    await expectEqual(firm.test);
    expect(await counted(firm.test, { period: "7" })).not.toEqual([]);
  });
});
