import { describe, expect, it } from "vitest";
import { incomeTypeChart } from "@/components/report/chart/income-types";
import { headlineBridgeTable } from "@/components/report/content/bridges";
import { toContent } from "@/components/report/content/content";
import { toCreditors } from "@/components/report/content/creditors";
import { toNote } from "@/components/report/content/note";
import { toContext } from "@/components/report/context";
import { isAfterTax } from "@/lib/engine/figures/income-name";
import { layOut } from "@/lib/render/pdf/lay-out";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { FORMULA_CODES } from "@/tests/support/formula-codes";
import { sandboxReport } from "@/tests/support/sandbox-report";

const INTEGRITY = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };

describe.each(HOUSEHOLDS.map(({ id }) => id))("the first page of %s", (id) => {
  const report = sandboxReport(id);
  const content = toContent(report, INTEGRITY);
  const { cover } = content;

  it("toTiles gives a reason for every value outside the range printed next to the value", () => {
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

  it("toTiles names reasons that explain the difference between the average month and the value, to the dollar", () => {
    const { incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly, bridges } = report.summary;
    const figures = [
      [incomeNetMonthly, bridges?.incomeNet],
      [livingMonthly, bridges?.living],
      [commitmentsMonthly, bridges?.commitments],
      [surplusMonthly, bridges?.surplus],
    ] as const;
    for (const [index, [{ value }, bridge]] of figures.entries()) {
      const why = cover.tiles[index]?.why?.text;
      if (why === undefined || value === null || !bridge) continue;
      const amounts = [...why.matchAll(/([−+]?)\$([\d,]+)(?=;|$)/g)].map(
        ([, sign, digits = ""]) => Number(digits.replaceAll(",", "")) * (sign === "−" ? -1 : 1),
      );
      expect(amounts.length).toBeGreaterThan(1);
      expect(
        amounts.reduce((sum, dollars) => sum + dollars, 0),
        why,
      ).toBe(Math.round(value / 100));
      expect(why).not.toContain("moved out of the accounts");
      // The reason with the largest amount must be named.
      const largest = bridge.lines.filter(({ code }) => code !== "MOVED" && code !== "REST")[0];
      expect(why).toContain(largest?.label ?? "");
    }
  });

  it("toMeasures states every amount that the assessment deducts from the income, even a small amount", () => {
    const { income, summary } = report;
    const taken = (summary.incomeNetMonthly.value ?? 0) - (income.totals.assessedMonthly.value ?? 0);
    const note = cover.measures?.[0]?.note;
    if (note === undefined) return;
    expect(note === "a month, no discount").toBe(taken <= 0);
  });

  it("toMeasures calls the assessed income incomplete exactly where the assessment calls it incomplete", () => {
    const line = report.affordability?.ladder.find(({ line }) => line === "income");
    if (line === undefined) return;
    expect(cover.measures?.[0]?.confidence.includes("data missing")).toBe(line.quality === "INCOMPLETE");
  });

  it("toMeasures calls debt to income a minimum or unknown if a debt's balance is unknown", () => {
    const { totals } = report.liabilities;
    const dti = cover.measures.find(({ label }) => label === "Debt to income (DTI)")?.value;
    if (totals.unknown > 0) expect(dti).toMatch(/^(?:at least \d|not known$)/);
    else expect(dti).not.toMatch(/at least|not known/);
  });

  it("buildHeadlineBridges adds up to the headline, to the cent, in at most six lines", () => {
    for (const bridge of Object.values(report.summary.bridges ?? {})) {
      if (bridge === null) continue;
      const sum = bridge.lines.reduce((total, { amountCents }) => total + amountCents, bridge.monthsCents);
      expect(sum).toBe(bridge.headlineCents);
      expect(bridge.lines.length).toBeLessThanOrEqual(6);
    }
    expect(headlineBridgeTable(toContext(report))?.id).toBe("headline-bridges");
  });

  it("shows next to a link to rows only the number of those rows", () => {
    const sets = new Map(report.evidenceSets.map((set) => [set.id, set.transactionIds.length]));
    const wrong: unknown[] = [];
    const walk = (part: unknown) => {
      if (typeof part !== "object" || part === null) return;
      const { count, evidence } = part as { count?: number; evidence?: string | null };
      const isPair = count !== undefined && typeof evidence === "string";
      if (isPair && sets.get(evidence) !== count) wrong.push([evidence, count]);
      for (const inner of Object.values(part)) walk(inner);
    };
    walk({ ...report, transactions: [] });
    expect(wrong).toEqual([]);
  });

  it("has no arrears above the debt, and no finding that refers to rows missing from the report", () => {
    const { detected, arrears } = report.liabilities;
    for (const { lender, estimatedBalanceCents: owed } of detected) {
      const open = arrears.find(({ name }) => name === lender)?.notMadeGoodCents ?? 0;
      if (owed !== null && owed > 0) expect(open, lender).toBeLessThanOrEqual(owed);
    }
    const ids = new Set(report.evidenceSets.map((set) => set.id));
    for (const { evidence } of report.summary.headlines)
      expect(evidence === null || ids.has(evidence)).toBe(true);
  });

  it("has no more confidence in the assessed surplus than in the observed surplus", () => {
    const order = ["OK", "ESTIMATED", "THIN", "INCOMPLETE"];
    const ndi = order.indexOf(report.affordability?.ratios.ndi.quality ?? "INCOMPLETE");
    expect(ndi).toBeGreaterThanOrEqual(order.indexOf(report.summary.surplusMonthly.quality));
  });

  it("counts the customer's share of a loan that another person also repays, and assesses the whole repayment", () => {
    const { shared } = report.liabilities;
    const [loan, ...others] = shared.filter(({ ownShareMonthly }) => ownShareMonthly != null);
    if (!loan) return;
    expect(others).toEqual([]);
    const name = `shared.${loan.class.toLowerCase()}`;
    const line = report.commitments.lines.find(({ code }) => code === name);
    expect(line).toMatchObject({
      label: expect.stringContaining("own share"),
      monthly: loan.ownShareMonthly,
    });
    const step = report.affordability?.ladder.find((part) => part.line === `commitments_debt.${name}`);
    expect(step).toMatchObject({
      observedCents: loan.ownShareMonthly?.value,
      assessedCents: loan.servicingMonthly.value,
    });
    const creditor = toCreditors(report).find(({ ownShareMonthlyCents }) => ownShareMonthlyCents !== null);
    expect(creditor?.paidMonthlyCents).toBe(loan.ownShareMonthly?.value);
  });

  it("shows observed and assessed figures with their confidence in words, and findings by importance", () => {
    expect(cover.measures.map(({ label }) => label)).toEqual([
      isAfterTax(report.income) ? "Assessed net income" : "Assessed income",
      "Assessed surplus (NDI)",
      "Debt to income (DTI)",
      "Debt service ratio (DSR)",
    ]);
    for (const text of [
      ...cover.measures.map(({ confidence }) => confidence),
      ...cover.tiles.map(({ quality }) => quality),
    ])
      expect(text).toMatch(/^(?:High|Medium|Low) confidence/);
    expect(cover.findings.length).toBeLessThanOrEqual(5);
    const weights = cover.findings.map(({ lead }) => ["High", "Medium", "Low"].indexOf(lead));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });

  it("incomeTypeChart shows all income received in each month, including income that the figures leave out", () => {
    const rows = incomeTypeChart(toContext(report))?.table.rows ?? [];
    for (const [index, { cells }] of rows.entries()) {
      const all = report.income.streams.reduce(
        (sum, { history }) => sum + (history[index]?.amountCents ?? 0),
        0,
      );
      expect(cells.at(-1)?.text.replace(/[$,]/g, "")).toBe((all / 100).toFixed(2));
      // The cash-flow table states the same income for this month.
      expect(report.cashflow.months[index]?.incomeCents).toBe(all);
    }
  });

  it("shows no code and no lower-case category key, and gives each HEM term one name only", () => {
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

  it("toNote fills at most twelve printed pages, puts all findings on the first page, and shows no formula code", () => {
    const { pages } = layOut(toNote(content), INTEGRITY.digestSha256);
    expect(pages.length).toBeLessThanOrEqual(12);
    const leads = pages[0]?.texts.filter(({ text }) => ["High", "Medium", "Low"].includes(text.trim())) ?? [];
    expect(leads).toHaveLength(cover.findings.length);
    const printed = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(" ");
    expect(printed.match(FORMULA_CODES)).toBeNull();
  });
});
