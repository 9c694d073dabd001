import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findStatementDay, parseDay } from "@/lib/engine/calendar/day";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { expectations } from "@/tests/sandbox/expectations";
import { AS_OF, asked, testHouseholds } from "./household-laws";

// Tests every fourth household; households.slow.test.ts tests the rest.
testHouseholds(HOUSEHOLDS.filter((_, index) => index % 4 === 0));

describe("all sandbox households", () => {
  const truths = HOUSEHOLDS.map((household) => ({
    id: household.id,
    ...expectations(asked(household)).counts,
  }));
  const idsWhere = (has: (counts: (typeof truths)[number]) => boolean) =>
    truths.filter(has).map(({ id }) => id);

  it("have as many transactions as their stories suggest", () => {
    expect(idsWhere(({ posted }) => posted < 900).sort()).toEqual(["astrid", "joan", "margaret", "seun"]);
    expect(idsWhere(({ posted }) => posted < 300 || posted > 3000)).toEqual([]);
    expect(idsWhere(({ posted }) => posted > 2000)).toEqual(["priya", "hannah", "marcus"]);
  });

  it("show financial stress only if their stories do", () => {
    expect(idsWhere(({ overdrawnFees }) => overdrawnFees > 0)).toEqual(["marcus", "peta"]);
    expect(idsWhere(({ dishonours }) => dishonours > 3).sort()).toEqual([
      "bogdan",
      "marcus",
      "peta",
      "shanelle",
    ]);
  });

  it("use every sandbox bank except the one that is down", () => {
    const homes = new Set(HOUSEHOLDS.map(({ homeBank }) => homeBank));
    expect([...homes].sort()).toEqual(
      BANKS.filter(({ health }) => health !== "outage")
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("have the same bytes in another process", { tags: ["slow"] }, () => {
    const digest = (data: unknown) => createHash("sha256").update(JSON.stringify(data)).digest("hex");
    const asks = HOUSEHOLDS.slice(-6).map((household) => asked(household));
    const here = asks.map((ask) => digest(generate(ask)));
    const words = ["--import", "tsx", "tests/sandbox/people/digest.ts", AS_OF];
    const ids = asks.map(({ household }) => household.id);
    const there = spawnSync(process.execPath, [...words, ...ids], { encoding: "utf8" });
    expect(there.stdout.trim().split("\n")).toEqual(here);
  });

  it("get no salary and have no direct debit on a bank holiday", () => {
    // Banks are closed from 3 to 6 April, Easter 2026, so no salary or direct debit may be on these days.
    for (const household of HOUSEHOLDS) {
      const moved = generate(
        asked(household, { asOf: parseDay("2026-04-20"), lastDays: 30 }),
      ).transactions.filter((row) => {
        const day = findStatementDay(row.postingDateTime ?? "") ?? "";
        return day >= "2026-04-03" && day <= "2026-04-06" && (row.type === "DIRECT_DEBIT" || row.apcaNumber);
      });
      expect(moved).toEqual([]);
    }
  });

  it("have unique customer numbers, and a story with at least three promises each", () => {
    expect(new Set(HOUSEHOLDS.map((household) => household.customerNumber)).size).toBe(HOUSEHOLDS.length);
    expect(HOUSEHOLDS.every((household) => household.story.length > 40 && household.expect.length >= 3)).toBe(
      true,
    );
  });

  it("use only random numbers from their own seed", () => {
    const source = readFileSync("lib/sandbox/households/random.ts", "utf8");
    expect(source).not.toContain("Math.random");
  });

  it("have no data from before their start date", () => {
    const [household] = HOUSEHOLDS;
    if (!household) throw new Error("no such household");
    expect(() => generate(asked(household, { asOf: parseDay("2023-01-01") }))).toThrow(RangeError);
  });
});
