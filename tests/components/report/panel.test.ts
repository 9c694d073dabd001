import { describe, expect, it } from "vitest";
import { type Desk, listRows, openDesk } from "@/components/report/panel/desk";
import { findRows } from "@/components/report/panel/find-rows";
import { isStep } from "@/components/report/panel/keys";
import { type FigurePanel, NO_FILTER, PAGE_ROWS, type RowFilter } from "@/components/report/panel/model";
import { nameOf } from "@/components/report/panel/names";
import { toPanel } from "@/components/report/panel/to-panel";
import { ROUNDING_CENTS } from "@/lib/engine/figures/kinds";
import { sandboxReport } from "@/tests/support/sandbox-report";

/**
 * Personas with, in this order: two salaries; platform work and small loans; veterans' pensions and a caravan loan;
 * JobSeeker and small loans; and an age pension.
 */
const HOMES = ["priya", "marcus", "darren", "shanelle", "joan"];
const desks = HOMES.map((id): [string, Desk] => [id, openDesk(sandboxReport(id))]);

/** Formulas whose rows must add up to the figure in every household. */
const ADDS_UP = ["A-COV", "D-SUM", "D-NET", "I-YEAR", "L-EXTRA", "L-ADVANCE", "D-PEOPLE"];
const MEAN_MONTH = 365.25 / 12;

function figurePanel(desk: Desk, key: string): FigurePanel {
  const panel = toPanel(desk, key);
  if (panel?.kind !== "figure") throw new Error(`no figure panel opens for ${key}`);
  return panel;
}

const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, "").replace("−", "-")) * 100);

/** Reads every row of a panel, page by page. */
function readRows(desk: Desk, key: string) {
  const lines = [];
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const page = findRows(desk, { ...NO_FILTER, key, offset });
    lines.push(...page.lines);
    if (offset + PAGE_ROWS >= page.count) return { lines, page };
  }
}

describe.each(desks)("the panels of %s", (_, desk) => {
  it("list exactly the rows that add up to each figure's sum, which equals the figure or has a stated reason for the difference", () => {
    let opened = 0;
    for (const [key, figure] of desk.figures) {
      const { rows, name } = figurePanel(desk, key);
      expect(name, key).not.toBe("");
      if (rows === null) continue;
      opened += 1;
      const listed = listRows(desk, key).reduce((sum, row) => sum + row.amountCents, 0);
      expect(rows.check.sumCents, key).toBe(listed);
      expect(cents(rows.page.sum), key).toBe(listed);
      expect(rows.check.text.length, key).toBeGreaterThan(10);
      if (isStep(figure)) continue;
      const { value, window } = figure;
      if (rows.check.kind === "SUM") expect(Math.abs(listed), key).toBe(Math.abs(value ?? 0));
      if (rows.check.kind === "MEAN")
        expect(
          Math.abs((Math.abs(listed) / (window?.days ?? 0)) * MEAN_MONTH - Math.abs(value ?? 0)),
          key,
        ).toBeLessThanOrEqual(ROUNDING_CENTS);
      if (ADDS_UP.includes(figure.formula) && value !== null)
        expect(["SUM", "MEAN"], `${key} by ${figure.formula}`).toContain(rows.check.kind);
    }
    expect(opened).toBeGreaterThan(60);
  });

  it("show the sum of all matching rows across all pages", () => {
    for (const key of ["summary.livingMonthly", "summary.incomeNetMonthly", "expenses.totals.all"]) {
      const { lines, page } = readRows(desk, key);
      expect(lines.length).toBe(page.count);
      expect(new Set(lines.map((line) => line.key)).size).toBe(page.count);
      expect(lines.reduce((sum, line) => sum + cents(line.amount), 0)).toBe(cents(page.sum));
    }
  });

  it("show an equation only if its result is the figure", () => {
    let written = 0;
    for (const [key] of desk.figures) {
      const { worked } = figurePanel(desk, key);
      if (worked === null) continue;
      written += 1;
      const [left = "", right = ""] = worked.split(" = ");
      if (!/^[−$\d,.\s+×÷days]+$/.test(left) || !right.includes("$")) continue;
      expect(Math.abs(evaluate(left) - cents(right)), `${key}: ${worked}`).toBeLessThanOrEqual(3);
    }
    expect(written).toBeGreaterThan(40);
  });

  it("give every figure a name", () => {
    const nameless = [...desk.figures.keys()].filter((key) => nameOf(desk.context.document, key) === null);
    expect(nameless).toEqual([]);
  });
});

/** Evaluates a text such as "$10.00 − $4.00 × 2" in cents. Multiplies and divides before it adds and subtracts. */
function evaluate(text: string): number {
  const words = text.replace(/ days?/g, "").split(" ");
  const terms: number[] = [];
  let sign = "+";
  for (const word of words) {
    if (["+", "−", "×", "÷"].includes(word)) {
      sign = word;
      continue;
    }
    const value = word.includes("$") ? cents(word) : Number(word);
    const last = terms.length - 1;
    if (sign === "×") terms[last] = (terms[last] ?? 0) * value;
    else if (sign === "÷") terms[last] = (terms[last] ?? 0) / value;
    else terms.push(sign === "−" ? -value : value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

describe("a row's panel", () => {
  const desk = desks[0]?.[1] as Desk;

  it("explains the row's category, and names the figures whose lists contain the row", () => {
    const line = findRows(desk, { ...NO_FILTER, words: "coles" }).lines[0];
    const panel = toPanel(desk, line?.key ?? "");
    expect(panel).toMatchObject({ kind: "row" });
    if (panel?.kind !== "row") return;
    expect(panel.facts.map(({ term }) => term)).toEqual(
      expect.arrayContaining(["Why", "Category", "Account"]),
    );
    expect(panel.figures.map(({ name }) => name)).toContain("Groceries");
    for (const { key } of panel.figures)
      expect(listRows(desk, key).some((row) => `t${desk.context.rowOf.get(row.id)}` === line?.key)).toBe(
        true,
      );
  });

  it("links both rows of a transfer between the customer's accounts to each other", () => {
    const at = desk.context.document.transactions.findIndex((row) => row.pair?.kind === "OWN_TRANSFER");
    const other = (key: string) => {
      const panel = toPanel(desk, key);
      return panel?.kind === "row" ? panel.facts.find((fact) => fact.key !== null)?.key : null;
    };
    expect(other(other(`t${at + 1}`) ?? "")).toBe(`t${at + 1}`);
  });
});

describe("the panel keys", () => {
  const desk = desks[3]?.[1] as Desk;

  it("are positions and numbers, never text from the bank or the customer", () => {
    for (const key of desk.figures.keys()) expect(key).toMatch(/^[a-zA-Z0-9]+(\.([a-zA-Z0-9]+))*$/);
    const names = desk.context.document.income.streams.map(({ name }) => name.toLowerCase());
    for (const key of desk.figures.keys()) expect(names).not.toContain(key.toLowerCase());
  });

  it("open nothing if they are unknown", () => {
    for (const key of [
      "",
      "t0",
      "t999999",
      "e0",
      "e9999",
      "summary",
      "summary.nothing",
      "__proto__",
      "constructor",
    ])
      expect(toPanel(desk, key)).toBeNull();
  });
});

describe("the list of transactions", () => {
  const desk = desks[0]?.[1] as Desk;
  const rows = desk.context.document.transactions;
  const find = (more: Partial<RowFilter>) => findRows(desk, { ...NO_FILTER, ...more });

  it("filters by words, account, direction, category, group, month and amount, separately and combined", () => {
    const of = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
    expect(find({}).count).toBe(rows.length);
    expect(find({ words: "COLES" }).count).toBe(of((row) => /coles/i.test(`${row.description} ${row.name}`)));
    expect(find({ account: 1 }).count).toBe(
      of((row) => row.accountId === desk.context.document.accounts[1]?.id),
    );
    expect(find({ direction: "IN" }).count).toBe(of((row) => row.amountCents > 0));
    expect(find({ category: "foo" }).count).toBe(of((row) => row.code.startsWith("foo.")));
    expect(find({ category: "foo.groceries" }).count).toBe(of((row) => row.code === "foo.groceries"));
    expect(find({ month: "2026-03" }).count).toBe(of((row) => row.on.startsWith("2026-03")));
    expect(find({ minCents: 10_000, maxCents: 20_000 }).count).toBe(
      of(({ amountCents }) => Math.abs(amountCents) >= 10_000 && Math.abs(amountCents) <= 20_000),
    );
    const both = find({ category: "foo", month: "2026-03", direction: "OUT", words: "coles" });
    expect(both.count).toBeGreaterThan(0);
    expect(both.count).toBeLessThan(find({ category: "foo", month: "2026-03" }).count);
    expect(find({ words: "nothing is called this" })).toMatchObject({ count: 0, sum: "$0.00", lines: [] });
    expect(find({ account: 99 }).count).toBe(0);
  });

  it("sorts, and shows the last page for a page number past the end", () => {
    const largest = find({ sort: "LARGEST" }).lines.map((line) => Math.abs(cents(line.amount)));
    expect(largest).toEqual([...largest].sort((a, b) => b - a));
    const last = find({ offset: 10_000_000 });
    expect(last.lines.length).toBe(rows.length % PAGE_ROWS || PAGE_ROWS);
  });
});

describe("the customer's note", () => {
  it("is shown next to its figure and row, and does not change the figure or the row", () => {
    const plain = sandboxReport("joan", { months: 3 });
    const category = plain.expenses.groups[0]?.leaves[0];
    const row = plain.transactions[0];
    const note = { kind: "ONE_OFF" as const, at: plain.generatedAt };
    const customerNotes = [
      { ...note, target: category?.code ?? "", text: "the roof" },
      { ...note, target: row?.id ?? "", text: null },
    ];
    const desk = openDesk({ ...plain, customerNotes });
    const key = "expenses.groups.0.leaves.0.monthly.selected";
    expect(figurePanel(desk, key).customer).toContain("the roof");
    expect(figurePanel(desk, key).value).toBe(figurePanel(openDesk(plain), key).value);
    expect(findRows(desk, { ...NO_FILTER, sort: "OLDEST" }).lines[0]?.note).toContain("one-off");
    expect(toPanel(desk, "t1")).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ term: "Customer" })]),
    });
  });
});

describe("the panels in the insight profile", () => {
  it("list no transaction for any figure, and give the reason", () => {
    const desk = openDesk(sandboxReport("priya", { profile: "insight" }));
    for (const key of desk.figures.keys()) {
      const panel = figurePanel(desk, key);
      expect(panel.rows).toBeNull();
      expect(panel.noRows).toMatch(/insight report/);
    }
    expect(findRows(desk, NO_FILTER).count).toBe(0);
    expect(toPanel(desk, "t1")).toBeNull();
  });
});

it("the panels show the months of a three-month mean, and no rows outside those months", () => {
  const desk = openDesk(sandboxReport("darren"));
  const { m3, covered } = desk.context.document.income.streams[0]?.monthly ?? {};
  const factsOf = (key: string) =>
    Object.fromEntries(figurePanel(desk, key).facts.map(({ term, text }) => [term, text]));
  const facts = factsOf("income.streams.0.monthly.m3");
  expect(m3?.window?.days).toBeLessThanOrEqual(92);
  expect(facts.Covered).toContain(`${m3?.window?.days} days`);
  expect(facts["Based on"]).toBeUndefined();
  expect(factsOf("income.streams.0.monthly.covered")["Based on"]).toBe(`${covered?.count} transactions`);
});
