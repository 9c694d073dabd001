import { describe, expect, it } from "vitest";
import { TAXONOMY_CODES } from "./independent/category-codes";
import { type Household, roll } from "./independent/household";
import { LINE_FILES, readLines, toBankFile } from "./independent/lines";
import { makeHouseholds, monthlyAmounts } from "./independent/score-households";

const toCents = (amount: string) => Math.round(Number(amount) * 100);
const lines = LINE_FILES.flatMap((name) => readLines(name));
const households = makeHouseholds();
const each = (check: (household: Household) => unknown[]) => households.flatMap(check);

describe("the lines of the independent set", () => {
  it("are at least 900, from at least 13 banks, without a duplicate", () => {
    expect(lines.length).toBeGreaterThanOrEqual(900);
    expect(new Set(lines.map(({ bank }) => bank)).size).toBeGreaterThanOrEqual(13);
    expect(new Set(lines.map(({ description, amount }) => `${description} ${amount}`)).size).toBe(
      lines.length,
    );
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it("mostly have only a description, without a code or merchant name", () => {
    const bare = lines.filter(({ mcc, billerCode, merchantName }) => mcc + billerCode + merchantName === "");
    expect(bare.length / lines.length).toBeGreaterThan(0.6);
  });

  it("have an amount, a source and taxonomy categories that fit the amount's direction", () => {
    const wrong = lines.filter(({ amount, source, expected, acceptable }) => {
      const isCredit = toCents(amount) > 0;
      const isKnown = [expected, ...acceptable].every((code) => TAXONOMY_CODES.has(code));
      return !isKnown || source === "" || isCredit !== /^(inc|crd)\./.test(expected);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("convert to one bank file with one row each", () => {
    expect(lines.map((line) => toBankFile(line).transactions.length)).toEqual(lines.map(() => 1));
  });
});

describe("makeHouseholds of the independent set", () => {
  it("returns at least ten households, with the same bytes each time", () => {
    expect(households.length).toBeGreaterThanOrEqual(10);
    expect(JSON.stringify(makeHouseholds())).toBe(JSON.stringify(households));
  });

  it("states the true answers of every row, and no answers without a row", () => {
    for (const { bank, rows } of households) {
      const amounts = new Map(bank.transactions.map((row) => [row.transactionId, toCents(row.amount)]));
      expect(amounts.size).toBe(bank.transactions.length);
      expect(new Map(rows.map((row) => [row.id, row.cents]))).toEqual(
        new Map(rows.map((row) => [row.id, amounts.get(row.id)])),
      );
      expect(rows.length).toBe(bank.transactions.length);
    }
  });

  it("uses only taxonomy categories: credits for money in and outgoings for money out", () => {
    const wrong = each(({ rows }) =>
      rows.filter(({ category, accept, cents }) => {
        const isKnown = [category, ...accept].every((code) => TAXONOMY_CODES.has(code));
        return !isKnown || cents > 0 !== /^(inc|crd)\./.test(category);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("pairs transfers across accounts, and refunds and returns within one account, with opposite amounts", () => {
    for (const { rows } of households) {
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const row of rows) {
        const other = byId.get(row.ownPair ?? row.refundOf ?? row.returns ?? "");
        if (row.ownPair ?? row.refundOf ?? row.returns) expect(other?.cents).toBe(-row.cents);
        if (row.ownPair) expect(other?.accountId).not.toBe(row.accountId);
        if (row.refundOf ?? row.returns) expect(other?.accountId).toBe(row.accountId);
      }
    }
  });

  it("gives each account a whole opening balance, to which the rows add up", () => {
    for (const { bank, rows } of households) {
      for (const { accountId, currentBalance } of bank.balances) {
        const moved = rows
          .filter((row) => row.accountId === accountId)
          .reduce((sum, row) => sum + row.cents, 0);
        expect(Math.abs(toCents(currentBalance) - moved) % 10_00).toBe(0);
      }
    }
  });

  it("puts a row on the first and last covered day of each household", () => {
    for (const { rows, coveredDays, asOf } of households) {
      const days = rows.map(({ day }) => day).sort();
      const span = (Date.parse(asOf) - Date.parse(days[0] ?? "")) / 86_400_000;
      expect(span).toBe(coveredDays);
    }
  });

  it("gives every income stream rows, with monthly amounts that agree within 10%", () => {
    for (const household of households) {
      for (const [key, stream] of Object.entries(household.streams)) {
        const ofStream = household.rows.filter((row) => row.stream === key);
        expect(ofStream.length).toBeGreaterThan(0);
        for (const row of ofStream) expect(row.category.startsWith(stream.code)).toBe(true);
        const amounts = monthlyAmounts(household, key, stream);
        expect(Math.max(...amounts)).toBeLessThanOrEqual(Math.min(...amounts) * 1.1);
      }
    }
  });

  it("pays before a weekend or Good Friday and collects after it", () => {
    expect(roll("2026-04-03", -1)).toBe("2026-04-02");
    expect(roll("2026-04-03", 1)).toBe("2026-04-07");
  });
});
