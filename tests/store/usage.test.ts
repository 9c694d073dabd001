import { beforeEach, describe, expect, test } from "vitest";
import { toBuckets, valuesOf } from "@/components/portal/usage-buckets";
import { spanWords } from "@/components/portal/usage-funnel";
import { createRequest } from "@/lib/connect/create-request";
import { toUsageRange, UsageQuery } from "@/lib/contract/usage";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { readUsage } from "@/lib/store/read/usage";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const NOW = new Date("2026-11-22T03:00:00Z");
const at = (time: string) => new Date(time);
const usageOf = (scope: Scope, query: Record<string, string>) =>
  readUsage(scope, toUsageRange(UsageQuery.parse(query), NOW));

type Times = { createdAt: Date; openedAt?: Date; consentedAt?: Date; readyAt?: Date };
async function make(firm: TestCompany, times: Times): Promise<void> {
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await inScope(firm.test, (tx) => tx.request.updateMany({ where: { id, ...firm.test }, data: times }));
}

let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
});

describe("the usage figures", () => {
  test("count requests by the Sydney day on which they were created", async () => {
    await make(firm, { createdAt: at("2026-11-20T12:59:59Z") });
    await make(firm, { createdAt: at("2026-11-20T13:00:00Z") });
    await make(firm, { createdAt: at("2026-11-20T14:00:00Z") });
    const { requests } = await usageOf(firm.test, { period: "7" });
    expect(requests.map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 2],
    ]);
  });

  test("have the number of requests per step and the median time of each step", async () => {
    const createdAt = at("2026-11-20T00:00:00Z");
    const openedAt = at("2026-11-20T01:00:00Z");
    const consentedAt = at("2026-11-20T01:03:00Z");
    await make(firm, { createdAt });
    await make(firm, { createdAt, openedAt });
    await make(firm, { createdAt, openedAt, consentedAt });
    await make(firm, { createdAt, openedAt, consentedAt, readyAt: at("2026-11-20T01:03:20Z") });
    const { funnel } = await usageOf(firm.test, { period: "30" });
    expect(funnel).toEqual({
      sent: 4,
      opened: 3,
      consented: 2,
      ready: 1,
      openSeconds: 3_600,
      consentSeconds: 180,
      readySeconds: 20,
    });
    expect([3_600, 180, 20, null].map(spanWords)).toEqual(["1 hour", "3 minutes", "20 seconds", "–"]);
  });

  test("are separate for each environment and company", async () => {
    await make(firm, { createdAt: at("2026-11-20T00:00:00Z") });
    const other = await makeCompany();
    for (const scope of [firm.live, other.test])
      expect((await usageOf(scope, { period: "30" })).funnel.sent).toBe(0);
  });
});

describe("the days of the usage page", () => {
  const rangeOf = (query: Record<string, string>) => {
    const { from, to, period } = toUsageRange(UsageQuery.parse(query), NOW);
    return [from, to, period];
  };

  test("are the days in the URL, or thirty days if the URL has no valid days", () => {
    expect(rangeOf({})).toEqual(["2026-10-24", "2026-11-22", "30"]);
    expect(rangeOf({ period: "7" })).toEqual(["2026-11-16", "2026-11-22", "7"]);
    expect(rangeOf({ period: "12m" })).toEqual(["2025-11-23", "2026-11-22", "12m"]);
    expect(rangeOf({ period: "x", from: "no", to: "9999-12-31" })).toEqual([
      "2026-10-24",
      "2026-11-22",
      "30",
    ]);
    expect(rangeOf({ from: "2026-02-01", to: "2026-02-03" })).toEqual(["2026-02-01", "2026-02-03", null]);
    expect(rangeOf({ from: "2026-03-01", to: "2026-02-03" })).toEqual(["2026-02-03", "2026-03-01", null]);
    expect(rangeOf({ from: "2027-03-01" })).toEqual(["2026-11-22", "2026-11-22", null]);
    expect(rangeOf({ from: "2026-11-30", to: "2026-11-20" })).toEqual(["2026-11-20", "2026-11-22", null]);
    expect(rangeOf({ from: "2001-01-01" })).toEqual(["2025-10-19", "2026-11-22", null]);
  });

  test("are shown as bars for a day, or for a week or month if there are many, in the right positions", () => {
    const days = toBuckets("2026-11-20", "2026-11-22", "day");
    const rows = [{ day: "2026-11-21", count: 3 }];
    expect(valuesOf(days, rows, () => true)).toEqual([0, 3, 0]);
    const weeks = toBuckets("2026-11-05", "2026-11-22", "week");
    expect(weeks.buckets.map(({ long }) => long)).toEqual([
      "5 Nov to 8 Nov 2026",
      "9 Nov to 15 Nov 2026",
      "16 Nov to 22 Nov 2026",
    ]);
    expect(valuesOf(weeks, rows, () => true)).toEqual([0, 0, 3]);
    const months = toBuckets("2025-11-23", "2026-11-22", "month");
    expect(months.buckets).toHaveLength(13);
    expect([0, 1, 11, 12].map((index) => months.buckets[index]?.long)).toEqual([
      "23 Nov to 30 Nov 2025",
      "December 2025",
      "October 2026",
      "1 Nov to 22 Nov 2026",
    ]);
    const [last] = toBuckets("2026-08-05", "2026-11-16", "week").buckets.slice(-1);
    expect(last?.long).toBe("16 Nov 2026");
    expect(valuesOf(months, rows, () => true).at(-1)).toBe(3);
  });

  test("are grouped by days, weeks or months, so that there are never too many bars to read", () => {
    const placesOf = (query: Record<string, string>) => {
      const { from, to, unit } = toUsageRange(UsageQuery.parse(query), NOW);
      return [unit, toBuckets(from, to, unit).buckets.length];
    };
    expect(placesOf({ period: "7" })).toEqual(["day", 7]);
    expect(placesOf({ period: "30" })).toEqual(["day", 30]);
    expect(placesOf({ period: "90" })).toEqual(["week", 13]);
    expect(placesOf({ period: "12m" })).toEqual(["month", 13]);
    expect(placesOf({ from: "2001-01-01" })).toEqual(["month", 14]);
  });

  test.each(["week", "month"] as const)(
    "have the same totals by %s as by day, in the same positions",
    async (unit) => {
      for (const day of ["2026-08-25", "2026-10-31", "2026-11-01", "2026-11-02", "2026-11-20"])
        await make(firm, { createdAt: at(`${day}T00:00:00Z`) });
      const range = toUsageRange({ period: "90" }, NOW);
      const bars = toBuckets(range.from, range.to, unit);
      const [byDay, reported] = [await readUsage(firm.test, range), await readUsage(firm.test, range, unit)];
      const inBars = ({ requests }: typeof reported) => valuesOf(bars, requests, () => true);
      expect(inBars(reported)).toEqual(inBars(byDay));
      expect(inBars(reported).reduce((sum, count) => sum + count, 0)).toBe(5);
      expect(reported.requests.length).toBeLessThan(5);
      expect(reported.funnel).toEqual(byDay.funnel);
    },
  );
});
