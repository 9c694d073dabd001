import { describe, expect, it } from "vitest";
import { incomeTypeChart } from "@/components/report/chart/income-types";
import { headlineBridgeTable } from "@/components/report/content/bridges";
import { toContent } from "@/components/report/content/content";
import { toNote } from "@/components/report/content/note";
import { toContext } from "@/components/report/context";
import { isAfterTax } from "@/components/report/income-words";
import { layOut } from "@/lib/render/pdf/lay-out";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { sandboxReport } from "@/tests/support/sandbox-report";

const INTEGRITY = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };

describe.each(HOUSEHOLDS.map(({ id }) => id))("the first page of %s", (id) => {
  const report = sandboxReport(id);
  const content = toContent(report, INTEGRITY);
  const { cover } = content;

  it("toTiles gives a reason for every value outside the range printed with it", () => {
    const { summary } = report;
    const pairs = [
      [summary.incomeNetMonthly, summary.ranges.incomeNet],
      [summary.livingMonthly, summary.ranges.living],
      [summary.commitmentsMonthly, summary.ranges.commitments],
      [summary.surplusMonthly, summary.ranges.surplus],
    ] as const;
    for (const [index, [{ value }, range]] of pairs.entries()) {
      if (value === null || range === null) continue;
      const dollars = (cents: number) => Math.round(cents / 100);
      const isWithin =
        dollars(value) >= dollars(range.lowCents) && dollars(value) <= dollars(range.highCents);
      expect(cover.tiles[index]?.why === null, cover.tiles[index]?.label).toBe(isWithin);
    }
  });

  it("toTiles gives a reason for the value's distance from the range, and mentions no money outside both", () => {
    const { ranges } = report.summary;
    const figures = [
      [report.summary.incomeNetMonthly, ranges.incomeNet],
      [report.summary.livingMonthly, ranges.living],
      [report.summary.commitmentsMonthly, ranges.commitments],
      [report.summary.surplusMonthly, ranges.surplus],
    ] as const;
    for (const [index, [{ value }, range]] of figures.entries()) {
      const why = cover.tiles[index]?.why?.text;
      if (why === undefined || value === null || range === null) continue;
      expect(why).toMatch(value > range.highCents ? /, \+\$[\d,]+$/ : /, −\$[\d,]+$/);
      expect(why).not.toContain("moved out of the accounts");
    }
  });

  it("toMeasures says what the assessment takes off the income, however little", () => {
    const { income, summary } = report;
    const taken = (summary.incomeNetMonthly.value ?? 0) - (income.totals.assessedMonthly.value ?? 0);
    const note = cover.measures?.[0]?.note;
    if (note === undefined) return;
    expect(note === "no discount, a month").toBe(taken <= 0);
  });

  it("buildHeadlineBridges adds up to the headline, to the cent, in six lines at most", () => {
    for (const bridge of Object.values(report.summary.bridges ?? {})) {
      if (bridge === null) continue;
      const sum = bridge.lines.reduce((total, { amountCents }) => total + amountCents, bridge.monthsCents);
      expect(sum).toBe(bridge.headlineCents);
      expect(bridge.lines.length).toBeLessThanOrEqual(6);
    }
    expect(headlineBridgeTable(toContext(report))?.id).toBe("headline-bridges");
  });

  it("shows observed and assessed figures with their confidence in words, and findings by importance", () => {
    expect(cover.measures.map(({ label }) => label)).toEqual([
      isAfterTax(report) ? "Assessed net income" : "Assessed income",
      "Assessed surplus (NDI)",
      "Debt to income (DTI)",
      "Debt service ratio (DSR)",
    ]);
    for (const text of [
      ...cover.measures.map(({ confidence }) => confidence),
      ...cover.tiles.map(({ quality }) => quality),
    ])
      expect(text).toMatch(/^(?:High|Medium|Low) confidence/);
    expect(cover.asks.length).toBeLessThanOrEqual(5);
    const weights = cover.asks.map(({ lead }) => ["High", "Medium", "Low"].indexOf(lead));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });

  it("incomeTypeChart shows all income received in each month, counted in the figures or not", () => {
    const rows = incomeTypeChart(toContext(report))?.table.rows ?? [];
    for (const [index, { cells }] of rows.entries()) {
      const all = report.income.streams.reduce(
        (sum, { history }) => sum + (history[index]?.amountCents ?? 0),
        0,
      );
      expect(cells.at(-1)?.text.replace(/[$,]/g, "")).toBe((all / 100).toFixed(2));
      // The months of money in and out contain the same income.
      expect(report.cashflow.months[index]?.incomeCents).toBe(all);
    }
  });

  it("shows no code and no lower-case category key, and each HEM term under one name only", () => {
    const text = JSON.stringify(content.sections);
    expect(text).not.toMatch(/Beside HEM|nets [a-z]+\.[a-z]+|"p\d+[dwmy]"|hemscope|NETS_/);
  });

  it("toNote omits the method, the transactions and lists of row numbers", () => {
    const note = toNote(content);
    expect(note.sections.map(({ id: name }) => name)).toEqual([
      "income",
      "expenses",
      "debts",
      "conduct",
      "affordability",
      "coverage",
    ]);
    const ids = note.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ("id" in block ? [block.id] : [])),
    );
    expect(ids).not.toContain("evidence");
    expect(ids).toContain("headline-bridges");
  });

  it("toNote fills at most twelve printed pages", () => {
    expect(layOut(toNote(content), INTEGRITY.digestSha256).pages.length).toBeLessThanOrEqual(12);
  });
});
