import { beforeEach, describe, expect, test } from "vitest";
import { spanWords } from "@/components/portal/usage-funnel";
import { createRequest } from "@/lib/connect/create-request";
import { toUsageRange, UsageQuery } from "@/lib/contract/usage";
import { toDay } from "@/lib/engine/calendar/day";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newRequestId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { readUsage } from "@/lib/store/read/usage";
import { appendAudit } from "@/lib/store/write/audit";
import { tidyUp } from "@/lib/store/write/tidy";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

const database = testDatabase();

const NOW = new Date("2026-11-22T03:00:00Z");
const DAY_MS = 86_400_000;
const READY = { status: "ready", stage: "ready" } as const;
const usageOf = (scope: Scope, query: Record<string, string> = { period: "12m" }) =>
  readUsage(scope, toUsageRange(UsageQuery.parse(query), NOW));
const rowsOf = (scope: Scope) => asWorker((tx) => tx.usageCount.count({ where: { ...scope } }));

let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
});

/** Returns pseudo-random numbers that are the same in every run. */
function* chance(): Generator<number> {
  for (let n = 1; ; n = (n * 48_271) % 2_147_483_647) yield n / 2_147_483_647;
}

/**
 * Creates requests over fourteen months, advanced to different stages in steps of seconds to weeks; changes some again,
 * deletes some and withdraws three.
 */
async function makeRequests(scope: Scope, number: number): Promise<void> {
  const numbers = chance();
  const next = () => numbers.next().value as number;
  const after = (time: Date) => new Date(time.getTime() + Math.round(2_000 * 1_000_000 ** next()));
  const fields = { ...scope, clientName: "Ava", consentType: "once" } as const;
  for (let n = 0; n < number; n++) {
    const id = newRequestId();
    const createdAt = new Date(NOW.getTime() - Math.round(next() * 420 * DAY_MS));
    const openedAt = after(createdAt);
    const consentedAt = after(openedAt);
    const reportType = next() < 0.3 ? "expense_summary" : "affordability";
    const changes: object[] = [{ createdAt }];
    if (next() < 0.8) changes.push({ openedAt });
    if (next() < 0.6) changes.push({ consentedAt, status: "pending_data", stage: "awaiting_data" });
    if (next() < 0.5) changes.push({ readyAt: after(consentedAt), ...READY });
    if (next() < 0.1) changes.push({ openedAt: null });
    const isGone = next() < 0.1;
    await inScope(scope, async (tx) => {
      await tx.request.create({ data: { id, ...fields, reportType }, select: { id: true } });
      for (const data of changes) await tx.request.updateMany({ where: { id, ...scope }, data });
      if (isGone) await tx.request.deleteMany({ where: { id, ...scope } });
    });
  }
  const left = await inScope(scope, (tx) => tx.request.findMany({ where: { ...scope }, take: 3 }));
  for (const { id } of left) await withdrawRequest(scope, id, { by: "firm", actor: firm.actor });
}

/** Calculates the same figures directly from the requests. */
async function recount(scope: Scope, query: Record<string, string>) {
  const { since, until } = toUsageRange(UsageQuery.parse(query), NOW);
  const rows = await inScope(scope, (tx) =>
    tx.request.findMany({ where: { ...scope, createdAt: { gte: since, lt: until } } }),
  );
  const days: Record<string, number> = {};
  for (const { createdAt, reportType, status } of rows) {
    const key = `${toDay(createdAt)} ${reportType} ${status}`;
    days[key] = (days[key] ?? 0) + 1;
  }
  const median = (
    from: "createdAt" | "openedAt" | "consentedAt",
    to: "openedAt" | "consentedAt" | "readyAt",
  ) => {
    const known = rows.flatMap((row) => {
      const [first, last] = [row[from], row[to]];
      return first && last ? [Math.max(0, last.getTime() - first.getTime()) / 1000] : [];
    });
    return spanWords(known.sort((one, other) => one - other)[Math.ceil(known.length / 2) - 1] ?? null);
  };
  return {
    days,
    sent: rows.length,
    opened: rows.filter((row) => row.openedAt ?? row.consentedAt ?? row.readyAt).length,
    consented: rows.filter((row) => row.consentedAt ?? row.readyAt).length,
    ready: rows.filter((row) => row.readyAt).length,
    medians: [
      median("createdAt", "openedAt"),
      median("openedAt", "consentedAt"),
      median("consentedAt", "readyAt"),
    ],
  };
}

async function reported(scope: Scope, query: Record<string, string>) {
  const { requests, funnel } = await usageOf(scope, query);
  const { sent, opened, consented, ready, openSeconds, consentSeconds, readySeconds } = funnel;
  const days = Object.fromEntries(
    requests.map(({ day, reportType, status, count }) => [`${day} ${reportType} ${status}`, count]),
  );
  const medians = [openSeconds, consentSeconds, readySeconds].map(spanWords);
  return { days, sent, opened, consented, ready, medians };
}

describe("the usage counts", () => {
  test("equal a recount of the requests, before and after they are compacted", async () => {
    await makeRequests(firm.test, 60);
    const queries = [{ period: "12m" }, { period: "90" }, { from: "2026-03-01", to: "2026-03-31" }];
    const before = await rowsOf(firm.test);
    for (const query of queries)
      expect(await reported(firm.test, query)).toEqual(await recount(firm.test, query));
    await tidyUp(NOW);
    expect(await rowsOf(firm.test)).toBeLessThan(before);
    for (const query of queries)
      expect(await reported(firm.test, query)).toEqual(await recount(firm.test, query));
    expect((await reported(firm.test, { period: "12m" })).sent).toBeGreaterThan(35);
  });

  test("include requests that existed before counting began", async () => {
    await makeRequests(firm.test, 20);
    const counted = await reported(firm.test, { period: "12m" });
    await withClient(database.ownerUrl, async (client) => {
      await client.query("delete from usage_count");
      await client.query("select recount_usage()");
    });
    expect(await reported(firm.test, { period: "12m" })).toEqual(counted);
    expect(counted.sent).toBeGreaterThan(8);
  });

  test("contain nothing of a deleted request once the counts are compacted", async () => {
    const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    await inScope(firm.test, (tx) => tx.request.deleteMany({ where: { id, ...firm.test } }));
    expect(await rowsOf(firm.test)).toBe(2);
    await tidyUp(NOW);
    expect(await rowsOf(firm.test)).toBe(0);
  });

  test("count every message to a customer on the day it was sent", async () => {
    const sent = [
      ["request.invited", "2026-11-20T12:59:59Z"],
      ["request.reminded", "2026-11-20T13:00:00Z"],
      ["request.reminded", "2026-11-20T14:00:00Z"],
      ["request.viewed", "2026-11-20T14:00:00Z"],
    ] as const;
    for (const [action, at] of sent)
      await inScope(firm.test, (tx) =>
        appendAudit(tx, { ...firm.test, requestId: null, action, actor: firm.actor, at: new Date(at) }),
      );
    const { messages } = await usageOf(firm.test);
    expect(messages).toEqual([
      { day: "2026-11-20", action: "request.invited", count: 1 },
      { day: "2026-11-21", action: "request.reminded", count: 2 },
    ]);
  });

  test("do not block concurrent transactions that change requests of the same day", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => createRequest(firm.test, { input: INPUT, actor: firm.actor }).then(({ id }) => id)),
    );
    const open = (id = "") => ({ where: { id, ...firm.test }, data: { openedAt: new Date() } }) as const;
    await inScope(firm.test, async (tx) => {
      await tx.request.updateMany(open(one));
      await inScope(firm.test, (beside) => beside.request.updateMany(open(other)));
    });
    expect((await readUsage(firm.test, toUsageRange({}, new Date()))).funnel.opened).toBe(2);
  });

  test("change only when requests and the audit log change", async () => {
    const row = { ...firm.test, day: NOW, what: "request", count: 5 };
    await expect(inScope(firm.test, (tx) => tx.usageCount.create({ data: row }))).rejects.toThrow();
    await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    await inScope(firm.test, (tx) => tx.usageCount.updateMany({ data: { count: 5 } }));
    await inScope(firm.test, (tx) => tx.usageCount.deleteMany({}));
    expect((await readUsage(firm.test, toUsageRange({}, new Date()))).funnel.sent).toBe(1);
  });
});
