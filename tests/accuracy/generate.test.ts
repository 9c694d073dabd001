import { describe, expect, it } from "vitest";
import { parseDay } from "@/lib/engine/calendar/day";
import { toCreditCategory } from "@/lib/engine/categories/credits";
import { isOutgoing } from "@/lib/engine/categories/taxonomy";
import { isBusinessDay, sydneyOffsetHours } from "@/tests/accuracy/generate/calendar";
import { generateHousehold, type Household, PERSONAS } from "@/tests/accuracy/generate/household";

const households: readonly Household[] = PERSONAS.flatMap((name) => [
  generateHousehold(name, 1, "seen"),
  generateHousehold(name, 2, "held-out"),
]);
const labelled = households.map((home) => [`${home.persona} ${home.pool}`, home] as const);
const POSTED = (row: { status?: string; currency?: string }) =>
  row.status === "POSTED" && row.currency !== "USD";

describe("generateHousehold", () => {
  it("covers at least twenty-six personas", () => {
    expect(new Set(PERSONAS).size).toBeGreaterThanOrEqual(26);
  });

  it("returns the same bytes for the same seed", { timeout: 60_000 }, () => {
    for (const home of households.filter(({ pool }) => pool === "seen"))
      expect(JSON.stringify(generateHousehold(home.persona, 1, "seen"))).toBe(JSON.stringify(home));
  });

  it("returns different households for a different seed or pool", () => {
    const [a, b, c] = [
      generateHousehold("payg-renter", 1, "seen"),
      generateHousehold("payg-renter", 2, "seen"),
      generateHousehold("payg-renter", 1, "held-out"),
    ].map((home) => JSON.stringify(home.data.transactions));
    expect(new Set([a, b, c]).size).toBe(3);
  });

  it.each(labelled)(
    "states the true answers of every posted row of %s exactly once",
    (_, { data, truth }) => {
      const ids = data.transactions.filter(POSTED).map((row) => row.transactionId);
      const named = new Set(ids.filter((id) => id !== undefined));
      if (named.size > 0) {
        expect(new Set(truth.rows.map((row) => row.transactionId))).toEqual(named);
        expect(truth.rows.length).toBe(named.size);
      }
      expect(truth.rows.length).toBeGreaterThan(40);
    },
  );

  it.each(labelled)("gives rows only taxonomy codes of the right direction for %s", (_, { truth }) => {
    for (const row of truth.rows) {
      const isKnown = row.cents < 0 ? isOutgoing(row.code) : toCreditCategory(row.code).code === row.code;
      expect(isKnown, `${row.code} ${row.cents}`).toBe(true);
      expect(row.isIncome).toBe(row.cents > 0 && toCreditCategory(row.code).treatment === "INCOME");
    }
  });

  it.each(labelled)(
    "gives %s both rows of every pair, and transfers and dishonours sum to zero",
    (_, { truth }) => {
      const pairs = new Map<string, { kind: string; cents: number[] }>();
      for (const { pair, cents } of truth.rows) {
        if (!pair) continue;
        const known = pairs.get(pair.id) ?? { kind: pair.kind, cents: [] };
        pairs.set(pair.id, known);
        known.cents.push(cents);
      }
      for (const { kind, cents } of pairs.values()) {
        expect(cents.some((each) => each < 0) && cents.some((each) => each > 0)).toBe(true);
        const left = cents.reduce((sum, each) => sum + each, 0);
        if (kind === "REFUND") expect(left).toBeLessThanOrEqual(0);
        else expect(left).toBe(0);
      }
    },
  );

  it.each(labelled)(
    "changes the balances of %s by exactly the sum of the rows between them",
    (_, { data, truth }) => {
      const cash = new Set(
        data.accounts
          .filter((account) => account.productCategory === "TRANS_AND_SAVINGS_ACCOUNTS")
          .map((account) => account.accountId),
      );
      const days = truth.closingCents;
      if (days === null) return;
      const [first, last] = [days[0], days[days.length - 1]];
      if (!first || !last) throw new Error("no days");
      const between = truth.rows.filter((row) => cash.has(row.accountId) && row.on > first.on);
      expect(last.cents - first.cents).toBe(between.reduce((sum, row) => sum + row.cents, 0));
      const given = data.balances
        .filter((balance) => cash.has(balance.accountId))
        .reduce((sum, balance) => sum + Math.round(Number(balance.currentBalance) * 100), 0);
      expect(last.cents).toBe(given);
    },
  );

  it.each(labelled)("pays wages only on business days for %s", (_, { truth }) => {
    const wages = truth.rows.filter((row) => row.code === "inc.salary.regular");
    expect(wages.filter((row) => !isBusinessDay(row.on)).map((row) => row.on)).toEqual([]);
  });

  it.each(labelled)("states an income that equals the sum of its streams for %s", (_, { truth }) => {
    const streams = truth.streams.filter((stream) => stream.isIncome);
    expect(truth.incomeMonthlyCents).toBe(streams.reduce((sum, stream) => sum + stream.monthlyCents, 0));
    for (const stream of streams)
      if (
        stream.status === "CEASED" ||
        (stream.status === "ONE_OFF" && stream.code !== "inc.salary.variable")
      )
        expect(stream.monthlyCents).toBe(0);
  });
});

describe("the calendar of generated households", () => {
  it("marks weekends, public holidays and Sydney's daylight saving correctly", () => {
    expect(isBusinessDay(parseDay("2026-04-03"))).toBe(false);
    expect(isBusinessDay(parseDay("2026-07-04"))).toBe(false);
    expect(isBusinessDay(parseDay("2026-07-06"))).toBe(true);
    expect(sydneyOffsetHours(parseDay("2026-07-06"))).toBe(10);
    expect(sydneyOffsetHours(parseDay("2026-01-06"))).toBe(11);
    expect(sydneyOffsetHours(parseDay("2025-10-05"))).toBe(11);
    expect(sydneyOffsetHours(parseDay("2026-04-05"))).toBe(10);
  });
});
